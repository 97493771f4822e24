// What people say at a table, without those one does not want to hear.
import type { Seat } from '@foldtable/kernel'
import type { ChatLine } from '@foldtable/protocol'
import { useEffect, useMemo } from 'react'
import { readKeptAway, useKeptAway } from '../../app/kept-away.ts'
import type { TableSnapshot } from '../../store/types.ts'

export interface Said extends ChatLine {
  /** It is the viewer's own. */
  readonly isOwn: boolean
}

export function useSaid({ chat, house, viewer }: TableSnapshot, isLocal: boolean): readonly Said[] {
  const away = useKeptAway()
  useEffect(() => {
    if (!isLocal) readKeptAway().catch(() => undefined)
  }, [isLocal])
  const seats = house?.seats
  return useMemo(() => {
    const isMuted = (seat: Seat | null): boolean => {
      const account = seat === null ? null : (seats?.[seat]?.account ?? null)
      const kept = account === null ? undefined : away.get(account)
      return kept?.isMuted === true || kept?.isBlocked === true
    }
    return chat
      .filter(({ seat }) => !isMuted(seat))
      .map((line) => ({ ...line, isOwn: line.seat !== null && line.seat === viewer }))
  }, [chat, seats, viewer, away])
}
