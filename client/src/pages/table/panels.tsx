// Log, chat and result: what is in the tabs of the rail and in the sheets of a phone.
import type { ReactNode } from 'react'
import type { IconName } from '../../widgets/icon.tsx'
import { later } from '../../widgets/later.tsx'
import { Chat } from './chat.tsx'
import { Log } from './log.tsx'
import { useTableValue } from './table-context.tsx'
import type { Sheet } from './use-frame.ts'

/** Comes with the end. */
const Result = later(
  () => import('./result/result.tsx').then((module) => module.Result),
  <section className="tf-result" />,
)

export interface Panel {
  readonly id: Sheet
  readonly label: string
  readonly icon: IconName
  /** Something new in it. */
  readonly badge: number
  readonly content: ReactNode
}

export function usePanels(): readonly Panel[] {
  const { words, isLocal, isOver, unread } = useTableValue()
  const { say } = words
  const result: Panel = {
    id: 'result',
    label: say('table.result'),
    icon: 'trophy',
    badge: 0,
    content: <Result />,
  }
  const log: Panel = { id: 'log', label: say('table.log'), icon: 'log', badge: 0, content: <Log /> }
  const chat: Panel = {
    id: 'chat',
    label: say('table.chat'),
    icon: 'chat',
    badge: unread,
    content: <Chat />,
  }
  return [...(isOver ? [result] : []), log, ...(isLocal ? [] : [chat])]
}
