// How much people said that was not seen here: kept by this browser, so that a reload does not make it read.
import { useEffect, useState } from 'react'
import { keep, readKept } from '../../data/kept.ts'
import type { Said } from './said.ts'

const keyOf = (table: string): string => `foldtable.said.${table}`

export function useUnread(
  table: string | undefined,
  said: readonly Said[],
  isOpen: boolean,
): number {
  const last = said.at(-1)?.at ?? 0
  // What was there when somebody came for the first time counts as read.
  const [seen, setSeen] = useState(() => (table === undefined ? last : seenAt(table, last)))
  useEffect(() => {
    if (!isOpen || table === undefined) return
    const mark = () => {
      if (document.hidden) return
      setSeen(last)
      keep(keyOf(table), last)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [isOpen, table, last])
  if (isOpen) return 0
  return said.filter(({ at, isOwn }) => at > seen && !isOwn).length
}

function seenAt(table: string, last: number): number {
  const kept = readKept<number>(keyOf(table))
  if (kept === undefined) keep(keyOf(table), last)
  return kept ?? last
}
