// What the server says about a table, taken in by number.
import type { Game, Refusal } from '@foldtable/kernel'
import type { TableMessage } from '../../wire/wire.ts'
import { afterFrame, wantsRematch } from '../around.ts'
import { changed, drawAnew, happened, refuseTo } from '../held.ts'
import { keepSeal } from '../seals.ts'
import { withLines } from '../talk.ts'
import { UnknownGame } from '../unknown-game.ts'
import { loadPastSoon } from './past.ts'
import { acknowledged, askForMissing, rebase, refused, remember, sendNext } from './sending.ts'
import type { Message, Online } from './state.ts'

/** Where the house could not open the table, it is asked again. */
const SHUT_MS = 60_000
/** Refusals after which the table is not shown. */
const TURNED_AWAY = new Set([
  'noSuchTable',
  'tableDamaged',
  'tooManyTables',
  'tooManyWatchers',
  'houseFull',
])

export function heard(online: Online, message: TableMessage): void {
  if (message.kind === 'frame' && online.game !== null) accept(online, message)
  else around(online, message)
  changed(online.held)
}

/** Everything but the game itself, whose rules may be still on their way. */
function around(online: Online, message: TableMessage): void {
  if (message.kind === 'removed') online.removed = { by: message.by, isKeptOut: message.isKeptOut }
  if (message.kind === 'table' || message.kind === 'house') takeHouse(online, message)
  listen(online, message)
  if (online.game === null && message.kind !== 'refused') online.early.push(message)
  else take(online, message)
}

function listen(online: Online, message: TableMessage): void {
  const { chat, gallery, house } = online
  if (message.kind === 'table') {
    online.chat = withLines(chat, message.chat)
    online.gallery = withLines(gallery, message.gallery ?? [])
  } else if (message.kind === 'chat') online.chat = withLines(chat, [message])
  else if (message.kind === 'gallery') online.gallery = withLines(gallery, message.lines)
  else if (message.kind === 'watching' && house !== null)
    online.house = { ...house, watching: message.watching }
}

function take(online: Online, message: TableMessage): void {
  switch (message.kind) {
    case 'table':
      renew(online, message)
      break
    case 'frame':
      accept(online, message)
      break
    case 'known':
      acknowledged(online, message.key, message.n)
      break
    case 'done':
      acknowledged(online, message.key, undefined)
      break
    case 'refused':
      if (message.key === undefined) turnedAway(online, message)
      else refused(online, message.key, refusalIn(message))
      break
    case 'house':
      for (const frame of online.opening.splice(0)) accept(online, frame)
      break
    case 'chat':
    case 'removed':
  }
}

const refusalIn = ({ code, rule, facts }: Message<'refused'>): Refusal =>
  facts === undefined ? { code, rule } : { code, rule, facts }

function takeHouse(online: Online, { kind, house, viewer }: Message<'house' | 'table'>): void {
  const { storage, table, wire, followed } = online
  online.isMissing = false
  online.isShut = false
  online.house = house
  online.seal ??= keepSeal(storage, table, {
    commitment: house.commitment,
    at: wire.timers.now(),
    isLate: house.status === 'over',
  })
  online.isWanted = wantsRematch(house, viewer, online.isWanted)
  if (viewer !== 'spectator') online.removed = null
  if (online.game === null) loadRules(online, house.game)
  if (viewer === online.viewer) return
  online.viewer = viewer
  followed.markStale() // it was made for other eyes
  if (kind === 'house' && followed.isStale) askForMissing(online)
}

function loadRules(online: Online, id: string): void {
  if (online.isLoading) return
  online.isLoading = true
  const loaded = (game: Game) => {
    if (online.held.isClosed) return
    online.game = game
    for (const message of online.early.splice(0)) take(online, message)
    changed(online.held)
  }
  online.parts.loadGame(id).then(loaded, (problem: unknown) => {
    online.isLoading = false // tried again with the next word from the house
    online.isUnknown = problem instanceof UnknownGame
    if (online.isUnknown) changed(online.held)
  })
}

function placeOf({ game, house, viewer }: Online) {
  return game === null || house === null ? undefined : { game, house, viewer }
}

/** The whole replica: on first load, or after falling far behind. */
function renew(online: Online, message: Message<'table'>): void {
  const place = placeOf(online)
  online.hasAskedAgain = false
  online.hasBegun = message.state !== null
  if (place === undefined || message.state === null) return
  if (online.followed.renew(place, message)) online.held.travel.backToNow()
  online.unseen.opened(message.n)
  online.held.step = undefined
  rebase(online)
  sendNext(online)
  loadPastSoon(online)
  online.arrived()
}

/** The game begins while we watch the waiting room. */
function begin(online: Online): void {
  const place = placeOf(online)
  if (place === undefined) return
  online.followed.begin(place)
  online.unseen.opened(0)
  online.arrived()
}

function accept(online: Online, frame: Message<'frame'>): void {
  const { followed, held, moves, unseen, house } = online
  const { n, key } = frame
  if (house?.status === 'waiting' && followed.replica === undefined) {
    online.opening.push(frame)
    return
  }
  const events = 'events' in frame ? frame.events : undefined
  if (followed.replica === undefined && n === 1) begin(online)
  const isForeseen = moves.foresees(events)
  const outcome = followed.accept(frame)
  if (outcome !== 'folded') {
    if (outcome === 'gap') askForMissing(online)
    if (key !== undefined) acknowledged(online, key, n) // what comes instead of this frame has the move in it
    return
  }
  const now = online.wire.timers.now()
  online.hasAskedAgain = false
  if (house !== null) online.house = afterFrame(house, frame)
  unseen.came(n, now, online.absence.isCatchingUp(now))
  if (!isForeseen) happened(held, { n, events: events ?? [] })
  if (moves.isIdle) drawAnew(held)
  else goOn(online, frame, isForeseen)
}

/** What was made here is a frame further. What was foreseen stays on the board where it came true. */
function goOn(online: Online, { n, key }: Message<'frame'>, isForeseen: boolean): void {
  const isAsShown = isForeseen && online.moves.isFirst(key)
  if (key !== undefined) {
    remember(online, key, n)
    online.moves.acknowledged(key, n)
  }
  if (!isAsShown) rebase(online)
  sendNext(online)
}

/**
 * The table itself is not shown: there is none for us, or no room for one more who looks on. One that was shown and cannot be
 * opened any more stays as it was, and is asked for again.
 */
function turnedAway(online: Online, message: Message<'refused'>): void {
  const { wire, table, hearer, held, house } = online
  const { code } = message
  if (!TURNED_AWAY.has(code)) return
  online.isShut = code === 'tableDamaged' && house !== null
  online.isMissing = !online.isShut
  if (online.isShut) wire.timers.after(SHUT_MS, () => !held.isClosed && wire.watch(table, hearer))
  else if (code !== 'noSuchTable') refuseTo(held, refusalIn(message), null)
}
