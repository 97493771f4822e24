// What each message does. Every message gets an answer: a frame, `done`, `known` or a refusal with its key.

import { comeIn, goOut } from '@foldtable/host/coming'
import { type Talk, wholeTable } from '@foldtable/host/info'
import type { LiveTable } from '@foldtable/host/live-table'
import { missedBy } from '@foldtable/host/telling'
import { type Refusal, refuse } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { type ClientMessage, PROTOCOL, readClientMessage } from '@foldtable/protocol/messages'
import type { Chats } from '../tables/chats.ts'
import { LOBBY, type Lobby } from '../tables/lobby.ts'
import type { Pace } from '../tables/pace.ts'
import { mayWatch } from '../tables/permission.ts'
import type { Tables } from '../tables/tables.ts'
import { act } from './acting.ts'
import type { Calls } from './calls.ts'
import type { Connection } from './connection.ts'
import type { CutOff, TurnedAway } from './limits.ts'
import { agreed, Packing } from './packing.ts'
import { about, type Refusing, refuseTo } from './refusing.ts'
import type { WaitingTables } from './waits.ts'

export interface Parts extends Refusing {
  readonly tables: Tables
  readonly chats: Chats
  readonly lobby: Lobby
  readonly pace: Pace
  readonly waits: WaitingTables
  readonly calls: Calls
  now(): number
  /** Which past the ledger has: whoever knows a table of another one is sent the whole of it. */
  timeline(): string
  /** For the figures. */
  sent(messages: number): void
  cutOff(why: CutOff): void
  turnedAway(why: TurnedAway): void
}

/** Nothing if it was done at once. */
export function hear(parts: Parts, connection: Connection, text: string): Done {
  const read = readClientMessage(text)
  if (!read.ok) {
    const refusal = refuse('malformedMessage', 'HOUSE-4.1', { ...read.problem })
    return refuseTo(parts, connection, refusal, about(read))
  }
  const { message } = read
  if (message.kind === 'hello') return hello(parts, connection, message)
  if (!connection.hasSaidHello)
    return refuseTo(parts, connection, refuse('helloFirst', 'HOUSE-4.2'), about(message))
  if (message.kind === 'ping') return connection.say({ kind: 'pong', now: parts.now() })
  if (message.kind === 'lobby') return lookIntoLobby(parts, connection, message)
  if (message.kind === 'unwatch') return unwatch(parts, connection, message.table)
  const live = parts.tables.find(message.table)
  return live instanceof Promise
    ? live.then((found) => hearAt(parts, connection, message, found))
    : hearAt(parts, connection, message, live)
}

type Done = Promise<void> | void

function hearAt(
  parts: Parts,
  connection: Connection,
  message: Exclude<ClientMessage, { kind: 'hello' | 'ping' | 'lobby' | 'unwatch' }>,
  live: LiveTable | undefined,
): Done {
  const invite = message.kind === 'watch' ? message.invite : undefined
  const isWatching = connection.watching.has(message.table)
  if (live === undefined || !(isWatching || mayWatch(live, connection.account, invite))) {
    if (live !== undefined && isSentAway(live, connection.account)) tellRemoved(connection, live)
    return refuseTo(parts, connection, refuse('noSuchTable', 'HOUSE-4.3'), about(message))
  }
  if (message.kind === 'watch') {
    const refusal = watchRefusal(connection, message)
    return refusal === undefined
      ? watch(parts, connection, live, message)
      : refuseTo(parts, connection, refusal, about(message))
  }
  return act(parts, connection, live, message)
}

function lookIntoLobby(
  { lobby }: Parts,
  connection: Connection,
  { on, after }: Extract<ClientMessage, { kind: 'lobby' }>,
): void {
  if (on) connection.say(lobby.look(connection, after))
  else lobby.leave(connection)
}

async function hello(
  parts: Parts,
  connection: Connection,
  { protocol, packed }: Extract<ClientMessage, { kind: 'hello' }>,
): Promise<void> {
  if (protocol !== PROTOCOL) {
    connection.bye('outdated', 0, 4000)
    return
  }
  const known = connection.hasSaidHello || packed === undefined ? undefined : agreed(packed)
  if (!connection.hasSaidHello) connection.saidHello(known && new Packing(known))
  const { person } = connection
  const account = person === null ? null : { id: person.id, name: person.name }
  const welcome = {
    ...({ kind: 'welcome', protocol: PROTOCOL } as const),
    ...{ account, now: parts.now(), timeline: parts.timeline() },
  }
  connection.say(known === undefined ? welcome : { ...welcome, packed: known })
  await parts.waits.greet(connection)
  parts.calls.greet(connection)
}

/** The whole of a table is large: it is sent again to whoever has read it. */
function watchRefusal(
  connection: Connection,
  { table, after }: Extract<ClientMessage, { kind: 'watch' }>,
): Refusal | undefined {
  const { watching, limits } = connection
  if (!watching.has(table) && watching.size >= limits.mostWatched)
    return refuse('tooManyTables', 'HOUSE-4.11', { most: limits.mostWatched })
  if (after === undefined && connection.hasUnread(table)) return refuse('readFirst', 'HOUSE-4.10')
  return undefined
}

/** The frames that were missed, if they are at hand and not too many; else the whole replica. */
async function watch(
  parts: Parts,
  connection: Connection,
  live: LiveTable,
  { chat, gallery, ...asked }: Extract<ClientMessage, { kind: 'watch' }>,
): Promise<void> {
  const { account } = connection
  const isOfNow = asked.timeline === undefined || asked.timeline === parts.timeline()
  const after = isOfNow ? asked.after : undefined
  const isToTalk = after === undefined || chat !== undefined
  const talk = isToTalk ? await parts.chats.heardBy(live, live.viewerOf(account)) : { chat: [] }
  await live.inTurn(async () => {
    if (live.table === undefined && live.stored.status !== 'waiting') await live.truth.load()
    if (!connection.isOpen) return // it was gone before it came in, and would stay for ever
    const refusal = parts.tables.watchRefusal(live, connection.account)
    if (refusal !== undefined && !connection.watching.has(live.id))
      return refuseTo(parts, connection, refusal, { table: live.id })
    connection.comesTo(live.id, live.game.meta.id)
    await comeIn(live, connection, parts.now(), () => {
      const missed = after === undefined ? undefined : missedBy(live, account, after)
      if (missed === undefined) connection.sayTable(wholeTable(live, account, talk))
      else sendMissed(connection, live, missed, talkAfter(talk, chat, gallery))
      if (isSentAway(live, account)) tellRemoved(connection, live)
    })
    if (live.seatOf(account) !== undefined) await parts.tables.settleAt(live)
    parts.calls.seen(account, live.id)
  })
}

const talkAfter = ({ chat, gallery = [] }: Talk, line = 0, galleryLine = 0): Talk => ({
  chat: chat.filter(({ i }) => i > line),
  gallery: gallery.filter(({ i }) => i > galleryLine),
})

function sendMissed(
  connection: Connection,
  { id }: LiveTable,
  missed: readonly ServerMessage[],
  { chat, gallery = [] }: Talk,
): void {
  for (const message of missed) connection.say(message)
  for (const line of chat) connection.say({ kind: 'chat', table: id, ...line })
  if (gallery.length > 0) connection.say({ kind: 'gallery', table: id, lines: gallery })
}

/** For a reader that fell behind. */
export async function resync(parts: Parts, connection: Connection, table: string): Promise<void> {
  if (table === LOBBY) return connection.say(parts.lobby.stale)
  const live = await parts.tables.find(table)
  if (live === undefined || !connection.watching.has(table)) return
  const { account } = connection
  await live.inTurn(async () => {
    const talk = await parts.chats.heardBy(live, live.viewerOf(account))
    connection.sayTable(wholeTable(live, account, talk))
  })
}

export async function unwatch(parts: Parts, connection: Connection, table: string): Promise<void> {
  if (!connection.leaves(table)) return
  const at = parts.now()
  const live = await parts.tables.find(table)
  if (live === undefined) return
  await goOut(live, connection, parts.now())
  const { account } = connection
  if (account !== null && live.seatOf(account) !== undefined)
    await parts.chats.heard(table, account, at)
}

const isSentAway = ({ room, stored }: LiveTable, account: string | null): boolean =>
  account !== null && stored.status === 'waiting' && !!room.party.sentAway?.includes(account)

export function tellRemoved(connection: Connection, live: LiveTable, isKeptOut = true): void {
  const { host, people } = live.room.party
  const by = people.find(({ id }) => id === host)?.name ?? ''
  connection.say({ kind: 'removed', table: live.id, by, isKeptOut })
}
