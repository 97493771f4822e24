// Whose word a table waits for besides a move: an answer to what a seat asks, or to a rematch that somebody offers.

import { isBotId } from './bots.ts'
import { answerOf, askedOf } from './offers.ts'
import type { StoredTable } from './ports.ts'
import type { Room } from './room.ts'

/** What somebody is called to: it is stored with who sits there, and a notice is named after it. */
export type Called = 'question' | 'rematch'

/** By account. Whoever keeps the one away who offers is not called, and may still come and say yes (ACC-6.1). */
export function calledAt(room: Room, status: StoredTable['status']): ReadonlyMap<string, Called> {
  if (status === 'playing') return new Map(askedNow(room).map((id) => [id, 'question']))
  const { offer } = room
  if (status !== 'over' || offer === undefined || room.rematch !== null) return new Map()
  const asked = askedOf(room).filter(
    (id) => answerOf(offer, id) === null && !offer.unheard?.includes(id),
  )
  return new Map(asked.map((id) => [id, 'rematch']))
}

const askedNow = ({ question, sittings }: Room): string[] =>
  (question?.waitsFor ?? []).flatMap((seat) => {
    const sitting = sittings[seat]
    if (sitting === undefined || sitting.isBot || sitting.hasLeft) return []
    return isBotId(sitting.id) ? [] : [sitting.id]
  })
