// The waiting room as it is right now, with who is away. Presence lives with the table in memory; what is stored has none.
import type { AnyTable, Party } from '@foldtable/kernel'
import { isBotId } from './bots.ts'
import type { Status } from './ports.ts'
import type { Presence } from './presence.ts'
import type { Room } from './room.ts'

/** Nobody is away from a slow table, nor is a bot. */
export function partyNow({ party, pace }: Room, presence: Presence): Party {
  const people = party.people.map((one) => ({
    ...one,
    awaySince: pace === 'slow' || isBotId(one.id) ? null : presence.awaySince(one.id),
  }))
  return { ...party, people }
}

/** As it is stored. */
export const withoutPresence = (party: Party): Party => ({
  ...party,
  people: party.people.map((one) => ({ ...one, awaySince: null })),
})

interface Removing {
  readonly room: Room
  readonly presence: Presence
  readonly table: AnyTable | undefined
  readonly stored: { readonly status: Status }
}

/** With who may be removed: at a slow table, since when they were asked and not seen; bots never (T-4.6). */
export function partyToRemoveFrom({ room, presence, table, stored }: Removing): Party {
  const { party, sittings, pace } = room
  const people = party.people.flatMap((one) => {
    const seat = sittings.findIndex(({ id }) => id === one.id)
    const sitting = sittings[seat]
    if (sitting?.hasLeft) return []
    const away = isBotId(one.id) ? null : presence.awaySince(one.id)
    const asked = table?.clock.since[seat] ?? null
    const unseen = away === null || asked === null ? null : Math.max(asked, sitting?.seen ?? 0)
    return [{ ...one, awaySince: pace === 'slow' ? unseen : away }]
  })
  return { ...party, status: stored.status, people }
}
