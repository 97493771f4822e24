// What happens to a room: settings, bots, somebody's other name or account.
import { join, type Party, type PartySettings, type Refusal, rename } from '@foldtable/kernel'
import { handedOffer } from './offers.ts'
import { withoutPresence } from './party-now.ts'
import { nextBot, type Room, withoutLeavers } from './room.ts'
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

export const withParty = (room: Room, changed: ReturnType<typeof join>) =>
  changed.ok
    ? { room: withoutLeavers({ ...room, party: withoutPresence(changed.party) }) }
    : { refusal: changed.refusal }

export function withBots(
  party: Party,
  bots: number,
  at: number,
): { party: Party } | { refusal: Refusal } {
  let filled = party
  for (let count = 0; count < bots; count++) {
    const joined = join(filled, nextBot(filled), at)
    if (!joined.ok) return { refusal: joined.refusal }
    filled = joined.party
  }
  return { party: filled }
}
