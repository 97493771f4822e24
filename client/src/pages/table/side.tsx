// Beside the board, or below it: log, chat, players.
import { useEffect, useRef, useState } from 'react'
import { Actions } from './actions.tsx'
import { Chat } from './chat.tsx'
import { Log } from './log.tsx'
import { Players } from './players.tsx'
import { useTableValue } from './table-context.tsx'
import { type Tab, Tabs } from './tabs.tsx'
import './side.css'

export function Side({ isWide }: { readonly isWide: boolean }) {
  const { words, isLocal } = useTableValue()
  const { say } = words
  const [open, setOpen] = useState(isWide ? 'log' : 'players')
  const unread = useUnread(open === 'chat')
  const players: Tab = { id: 'players', label: say('table.players'), content: <Players /> }
  const log: Tab = { id: 'log', label: say('table.log'), content: <Log /> }
  const chat: Tab = { id: 'chat', label: say('table.chat'), badge: unread, content: <Chat /> }
  const tabs = [...(isWide ? [] : [players]), log, ...(isLocal ? [] : [chat])]
  return (
    <>
      {isWide && <Players />}
      <Tabs tabs={tabs} label={say('table.panels')} onShow={setOpen} />
      <Actions />
    </>
  )
}

/** How much was said while nobody looked at the chat. */
function useUnread(isOpen: boolean): number {
  const { chat } = useTableValue().table
  const seen = useRef(chat.length)
  useEffect(() => {
    if (isOpen) seen.current = chat.length
  }, [isOpen, chat.length])
  return isOpen ? 0 : chat.length - seen.current
}
