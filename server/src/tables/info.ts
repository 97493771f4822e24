// What everybody may know of a table around its game, and what a viewer is sent on first load.
import { type Person, redact, type Seat } from '@foldtable/kernel'
import type { ChatLine, HouseInfo, SeatInfo, ServerMessage } from '@foldtable/protocol'
import { playedForAt } from './absence.ts'
import { isBotId, type Sitting } from './house.ts'
import type { LiveTable } from './live-table.ts'

export function houseInfo(live: LiveTable): HouseInfo {
  const { house, stored, asking } = live
  const { settings, host, startsAt } = house.room
  const people = house.sittings.length > 0 ? house.sittings : house.room.people
  return {
    id: live.id,
    game: stored.game,
    status: stored.status,
    visibility: stored.visibility,
    pace: house.pace,
    substitutes: house.substitutes ?? false,
    options: settings.options,
    minPlayers: settings.minPlayers,
    maxPlayers: settings.maxPlayers,
    autoStart: settings.autoStart,
    startsWhenReady: settings.startsWhenReady ?? false,
    startsAt,
    clock: settings.clock,
    seats: people.map((person, seat) => seatInfo(live, person, seat)),
    host: people.findIndex(({ id }) => id === host),
    commitment: live.commitment,
    asking:
      asking === null
        ? null
        : { id: asking.id, about: asking.about, seat: asking.seat, waitsFor: asking.waitsFor },
    created: stored.created,
    rematch: house.rematch,
    code: stored.status === 'waiting' ? (house.code ?? null) : null,
    ...(stored.rules === null ? {} : { rules: stored.rules }),
    ...(house.entropy.length === 0 ? {} : { entropy: house.entropy }),
  }
}

function seatInfo(live: LiveTable, person: Person | Sitting, seat: Seat): SeatInfo {
  const { id, name, colour = null } = person
  const { isBot, hasLeft } = 'hasLeft' in person ? person : { isBot: isBotId(id), hasLeft: false }
  const isReady = 'hasLeft' in person ? false : isBot || person.isReady === true
  const isHere = live.audience.isHere(id)
  const awaySince = isBotId(id) || isHere ? null : live.audience.awaySince(id)
  return {
    account: isBotId(id) ? null : id,
    name,
    avatar: live.house.avatars[id] ?? '',
    isBot,
    isHere,
    hasLeft,
    awaySince,
    colour,
    isReady,
    playedForAt: live.stored.status === 'playing' ? playedForAt(live, seat) : null,
  }
}

/** The whole replica of a viewer. A table that waits has none yet: its state is null. */
export function wholeTable(
  live: LiveTable,
  account: string | null,
  chat: readonly ChatLine[],
): Extract<ServerMessage, { kind: 'table' }> {
  const { table } = live
  const viewer = live.viewerOf(account)
  return {
    kind: 'table',
    table: live.id,
    n: table?.n ?? 0,
    viewer,
    state: table === undefined ? null : redact(table.state, viewer),
    question: table === undefined || viewer === 'spectator' ? null : table.question(viewer),
    clock: table === undefined || table.clockSettings.kind === 'none' ? null : table.clock,
    house: houseInfo(live),
    chat,
  }
}
