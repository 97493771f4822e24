// What happens to a room, and to the house around it: settings, bots, somebody's other name or account.
import { join, type Refusal, type Room, type RoomSettings, rename } from '@foldtable/kernel'
import { type House, nextBot, withoutLeavers } from './house.ts'
import { handedOffer } from './offers.ts'
import { withoutPresence } from './room-now.ts'
import type { NewTable, Person } from './wanted.ts'

/** Seats of a guest become the account's, with its name as it can be at this table. */
export function handed(house: House, guest: string, account: Person): House {
  const { room } = house
  const swap = <T extends { readonly id: string }>(one: T): T =>
    one.id === guest ? { ...one, id: account.id } : one
  const people = room.people.map(swap)
  const host = room.host === guest ? account.id : room.host
  const named = rename({ ...room, host, people }, account)
  const { name } = named.people.find(({ id }) => id === account.id) ?? account
  return {
    ...house,
    room: named,
    sittings: house.sittings
      .map(swap)
      .map((one) => (one.id === account.id ? { ...one, name } : one)),
    avatars: { ...house.avatars, [account.id]: account.avatar },
    ...(house.given === undefined ? {} : { given: house.given.map(swap) }),
    ...(house.offer === undefined ? {} : { offer: handedOffer(house.offer, guest, account.id) }),
  }
}

export function settingsFrom(given: Omit<NewTable, 'game'>): Partial<RoomSettings> {
  const { minPlayers, maxPlayers, autoStart, startsWhenReady, clock, options } = given
  return {
    ...(minPlayers === undefined ? {} : { minPlayers }),
    ...(maxPlayers === undefined ? {} : { maxPlayers }),
    ...(autoStart === undefined ? {} : { autoStart }),
    ...(startsWhenReady === undefined ? {} : { startsWhenReady }),
    ...(clock === undefined ? {} : { clock }),
    ...(options === undefined ? {} : { options: options as RoomSettings['options'] }),
  }
}

/** Everybody goes. */
export const emptied = (room: Room): Room => ({ ...room, people: [], startsAt: null })

export const withRoom = (house: House, changed: ReturnType<typeof join>) =>
  changed.ok
    ? { house: withoutLeavers({ ...house, room: withoutPresence(changed.room) }) }
    : { refusal: changed.refusal }

export function withBots(
  room: Room,
  bots: number,
  at: number,
): { room: Room } | { refusal: Refusal } {
  let filled = room
  for (let count = 0; count < bots; count++) {
    const joined = join(filled, nextBot(filled), at)
    if (!joined.ok) return { refusal: joined.refusal }
    filled = joined.room
  }
  return { room: filled }
}
