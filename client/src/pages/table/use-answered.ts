// Who asked is told the answer.
import type { Answered } from '@foldtable/protocol'
import { useEffect, useRef } from 'react'
import type { TableValue } from './table-context.tsx'

/** What was answered before the page was opened is told if it is not older than this. */
const FRESH_MS = 60_000

export function useAnswered(
  { table, words, nameOf }: TableValue,
  toast: (text: string) => void,
): void {
  const answered = table.house?.answered ?? null
  const told = useRef<string | null>(null)
  const { viewer, clockSkew } = table
  useEffect(() => {
    if (answered === null || told.current === answered.id) return
    told.current = answered.id
    const isFresh = Date.now() + clockSkew - answered.at < FRESH_MS
    const id = wordOf(answered)
    if (isFresh && answered.seat === viewer && id !== undefined)
      toast(words.say(id, { name: answered.by === null ? '' : nameOf(answered.by) }))
  }, [answered, viewer, clockSkew, words, nameOf, toast])
}

/** Nothing for who took the question back, and for what everybody sees. */
function wordOf({ about, yes, by, seat }: Answered): string | undefined {
  if (by === seat || (yes && about !== 'stop')) return undefined
  if (yes) return 'ask.answered.yes'
  return by === null ? 'ask.answered.none' : 'ask.answered.no'
}
