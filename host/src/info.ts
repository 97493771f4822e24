// What everybody may know of a table around its game, and what a viewer is sent on first load.
import { type Person, redact, type Seat, type Viewer } from '@foldtable/kernel'
import type { Asking, ChatLine, RoomInfo, SeatInfo, ServerMessage } from '@foldtable/protocol'
import { playedForAt } from './absence.ts'
import { botLevel, isBotId } from './bots.ts'
import type { LiveTable } from './live-table.ts'
import { offerInfo } from './offers.ts'
import { overdueAt } from './overdue.ts'
import { openQuestion } from './question.ts'
import type { Question, Sitting } from './room.ts'

export function roomInfo(live: LiveTable, viewer: Viewer): RoomInfo {
  const { room, stored } = live
  const asking = openQuestion(live)
  const { settings, host, startsAt } = room.party
  const people = room.sittings.length > 0 ? room.sittings : room.party.people
  return {
    id: live.id,
    game: stored.game,
    status: stored.status,
    visibility: stored.visibility,
    pace: room.pace,
    substitutes: room.substitutes ?? false,
    hints: room.hints ?? false,
    options: settings.options,
    minPlayers: settings.minPlayers,
    maxPlayers: settings.maxPlayers,
    autoStart: settings.autoStart,
    startsWhenReady: settings.startsWhenReady ?? false,
    startsAt,
    clock: settings.clock,
    seats: people.map((person, seat) => seatInfo(live, person, seat)),
    host: people.findIndex(({ id }) => id === host),
    commitment: live.truth.commitment,
    asking: asking === undefined ? null : askingInfo(asking),
    answered: room.answered ?? null,
    pausedBy: pausedBy(live),
    watching: live.gallery.watching,
    created: stored.created,
    code: stored.status === 'waiting' ? (room.code ?? null) : null,
    rematch: rematchFor(live, viewer),
    rematchOffer: offerInfo(room),
    ended: room.ended ?? null,
    stopped: live.rest,
    ...(stored.rules === null ? {} : { rules: stored.rules }),
    ...(room.entropy.length === 0 ? {} : { entropy: room.entropy }),
  }
}

const askingInfo = ({ id, about, seat, waitsFor, agreed, entry, of }: Question): Asking => ({
  ...{ id, about, seat, waitsFor, agreed },
  ...(entry === undefined ? {} : { entry }),
  ...(of === undefined ? {} : { of }),
})

/** While the clocks stand, the latest entry is the one that stopped them: any other sets them going. */
function pausedBy({ table }: LiveTable): RoomInfo['pausedBy'] {
  const since = table?.clock.stoppedAt ?? null
  const by = table?.entries.at(-1)?.by
  return since === null || typeof by !== 'number' ? null : { seat: by, since }
}

/** The new table is as private as the old one: only who sits there learns of it (HOUSE-22.5). */
function rematchFor({ room, stored }: LiveTable, viewer: Viewer): string | null {
  const { rematch, rematchWith = [], sittings } = room
  if (stored.visibility !== 'private' || viewer === 'spectator')
    return stored.visibility === 'private' ? null : rematch
  return rematchWith.includes(sittings[viewer]?.id ?? '') ? rematch : null
}

function seatInfo(live: LiveTable, person: Person | Sitting, seat: Seat): SeatInfo {
  const { id, name, colour = null } = person
  const isSitting = 'hasLeft' in person
  const {
    isBot,
    hasLeft,
    wasRemoved = false,
  } = isSitting ? person : { isBot: isBotId(id), hasLeft: false }
  const isReady = 'hasLeft' in person ? false : isBot || person.isReady === true
  const isHere = live.presence.isHere(id)
  const isPlaying = live.stored.status === 'playing'
  const awaySince = isBotId(id) || isHere ? null : live.presence.awaySince(id)
  return {
    account: isBotId(id) || live.room.isPractice ? null : id,
    name,
    avatar: live.room.avatars[id] ?? '',
    isBot,
    level: isBot ? botLevel(id) : null,
    isHere,
    hasLeft,
    awaySince,
    colour,
    isReady,
    wasRemoved,
    playedForAt: isPlaying ? playedForAt(live, seat) : null,
    overdueAt: isPlaying ? overdueAt(live, seat) : null,
    standIn: live.standIns.of(live.room, live.table, seat),
  }
}

/** What was said at the table and, for those who may hear it, among those who look on. */
export interface Talk {
  readonly chat: readonly ChatLine[]
  readonly gallery?: readonly ChatLine[] | undefined
}

/** The whole replica of a viewer. A table that waits has none yet: its state is null. */
export function wholeTable(
  live: LiveTable,
  account: string | null,
  { chat, gallery }: Talk,
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
    house: roomInfo(live, viewer),
    chat,
    ...(gallery === undefined ? {} : { gallery }),
  }
}
