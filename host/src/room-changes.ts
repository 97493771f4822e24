// What happens to a room: settings, bots, somebody's other name or account.
import { type Changed, join, type Party, type PartySettings, rename } from '@foldtable/kernel'
import { nextBot } from './bots.ts'
import { handedOffer } from './offers.ts'
import { withoutPresence } from './party-now.ts'
import { type Room, withoutLeavers } from './room.ts'
import type { RoomChange } from './row.ts'
import type { NewTable, Person } from './wanted.ts'

/** Seats of a guest become the account's, with its name as it can be at this table. */
export function handed(room: Room, guest: string, account: Person): Room {
  const { party } = room
  const swap = <T extends { readonly id: string }>(one: T): T =>
    one.id === guest ? { ...one, id: account.id } : one
  const people = party.people.map(swap)
  const host = party.host === guest ? account.id : party.host
  const named = rename({ ...party, host, people }, account)
  const { name } = named.people.find(({ id }) => id === account.id) ?? account
  return {
    ...room,
    party: named,
    sittings: room.sittings
      .map(swap)
      .map((one) => (one.id === account.id ? { ...one, name } : one)),
    avatars: { ...room.avatars, [account.id]: account.avatar },
    ...(room.given === undefined ? {} : { given: room.given.map(swap) }),
    ...(room.offer === undefined ? {} : { offer: handedOffer(room.offer, guest, account.id) }),
  }
}

export function settingsFrom(given: Omit<NewTable, 'game'>): Partial<PartySettings> {
  const { minPlayers, maxPlayers, autoStart, startsWhenReady, clock, options } = given
  return {
    ...(minPlayers === undefined ? {} : { minPlayers }),
    ...(maxPlayers === undefined ? {} : { maxPlayers }),
    ...(autoStart === undefined ? {} : { autoStart }),
    ...(startsWhenReady === undefined ? {} : { startsWhenReady }),
    ...(clock === undefined ? {} : { clock }),
    ...(options === undefined ? {} : { options: options as PartySettings['options'] }),
  }
}

/** Everybody goes. */
export const emptied = (party: Party): Party => ({ ...party, people: [], startsAt: null })

export const withParty = (room: Room, changed: Changed): RoomChange =>
  changed.ok
    ? { ok: true, room: withoutLeavers({ ...room, party: withoutPresence(changed.party) }) }
    : changed

export function withBots(party: Party, bots: number, at: number): Changed {
  let filled: Changed = { ok: true, party }
  for (let count = 0; count < bots && filled.ok; count++)
    filled = join(filled.party, nextBot(filled.party), at)
  return filled
}
