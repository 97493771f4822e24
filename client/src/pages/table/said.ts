// What people say at a table, without those one does not want to hear.
import type { Seat } from '@foldtable/kernel'
import type { ChatLine } from '@foldtable/protocol'
import { useEffect, useMemo } from 'react'
import { readKeptAway, useKeptAway } from '../../data/kept-away.ts'
import type { TableSnapshot } from '../../store/types.ts'

export interface Said extends ChatLine {
  /** Among those who look on, who have a talk of their own. */
  readonly isGallery: boolean
  /** It is the viewer's own. */
  readonly isOwn: boolean
}

export function useSaid(
  { chat, gallery, house, viewer }: TableSnapshot,
  isLocal: boolean,
): readonly Said[] {
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
    const said = chat
      .filter(({ seat }) => !isMuted(seat))
      .map((line) => ({
        ...line,
        isGallery: false,
        isOwn: line.seat !== null && line.seat === viewer,
      }))
    const overheard = gallery.map((line) => ({ ...line, isGallery: true, isOwn: false }))
    return [...said, ...overheard].sort((a, b) => a.at - b.at)
  }, [chat, gallery, seats, viewer, away])
}
