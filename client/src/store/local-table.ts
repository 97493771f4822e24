// A table that lives wholly in this browser: alone against bots, or several people at one device.
import type { Said } from '@foldtable/host/requests'
import {
  type AnyMove,
  canonical,
  type Game,
  type Refusal,
  readMove,
  refuse,
  type Seat,
  type TableRecord,
} from '@foldtable/kernel'
import type { KeyValues } from '../wire/key-values.ts'
import { realTimers, type Timers } from '../wire/timers.ts'
import { changed, type Held, newHeld, refuseTo, tableOver, travelTo } from './held.ts'
import type { Think } from './local-bots.ts'
import { agreeAt, LocalHost, type LocalHostParts, type NewLocal, recordOf } from './local-host.ts'
import { readHead } from './local-shelf.ts'
import { LocalView, NO_SNAPSHOT } from './local-view.ts'
import type { TableSession } from './types.ts'

export type { NewLocal } from './local-host.ts'
export type { LocalHead, LocalSeat } from './local-shelf.ts'
export { deleteLocal, listLocal } from './local-shelf.ts'

export interface LocalParts {
  readonly storage: KeyValues
  loadGame(id: string): Promise<Game>
  readonly timers?: Timers
  /** How long a bot seems to think, in milliseconds. */
  readonly botPace?: number
  readonly think?: Think
}

/** Makes a table and answers its id. Fails where the game cannot be played so. */
export async function createLocal(parts: LocalParts, wanted: NewLocal): Promise<string> {
  const game = await parts.loadGame(wanted.game)
  return (await LocalHost.begin(hostParts(parts), game, wanted)).live.id
}

/** The table as one file, which can be replayed and verified; nothing if there is no such table. */
export async function recordOfLocal(
  parts: LocalParts,
  id: string,
): Promise<TableRecord | undefined> {
  const host = await readLocal(parts, id)
  return host && recordOf(host, hostParts(parts).timers.now())
}

const hostParts = ({
  storage,
  timers = realTimers,
  botPace,
  think,
}: LocalParts): LocalHostParts => ({
  storage,
  timers,
  botPace,
  think,
})

async function readLocal(parts: LocalParts, id: string): Promise<LocalHost | undefined> {
  const head = readHead(parts.storage, id)
  if (head === undefined) return undefined
  return LocalHost.read(hostParts(parts), await parts.loadGame(head.game), id)
}

/** What is known here of a table in this browser. */
interface Local {
  readonly parts: LocalParts
  readonly timers: Timers
  readonly held: Held
  open: { readonly host: LocalHost; readonly view: LocalView } | undefined
  isMissing: boolean
}

export function openLocal(parts: LocalParts, id: string): TableSession {
  const held = newHeld()
  const timers = parts.timers ?? realTimers
  const local: Local = { parts, timers, held, open: undefined, isMissing: false }
  load(local, id).catch(() => miss(local))
  return tableOver(held, {
    game: () => local.open?.host.live.game ?? null,
    draw: () =>
      local.open === undefined || local.isMissing
        ? { ...NO_SNAPSHOT, status: local.isMissing ? 'missing' : 'loading' }
        : local.open.view.draw(),
    play: (move) => play(local, move),
    whyNot: (move) => whyNot(local, move),
    ask: (about) => ask(local, about),
    seat: (to) => {
      const { view } = local.open ?? {}
      if (view === undefined || view.handover !== null || view.holder === 'spectator') return
      const seat = view.holder
      act(local, async () => void (await said(local, seat, { kind: 'seat', to })))
    },
    goTo: async (n) => {
      const { host, view } = local.open ?? {}
      if (host === undefined || view === undefined || view.handover !== null) return
      travelTo(held, n, { game: host.live.game, n: host.table.n, history: view.past })
    },
    marks: async () => local.open?.view.past.marks() ?? [],
    record: async () => {
      if (local.open === undefined) throw new RangeError('there is no such table')
      return recordOf(local.open.host, timers.now())
    },
    takeOver: () => {
      const { view } = local.open ?? {}
      if (view === undefined || view.handover === null) return
      view.hold(view.handover)
      settle(local)
    },
    markSeen: () => {
      if (local.open?.view.markSeen()) changed(held)
    },
    close: () => {
      held.isClosed = true
      local.open?.host.close()
    },
  })
}

async function load(local: Local, id: string): Promise<void> {
  const { parts, held, timers } = local
  const host = await readLocal(parts, id)
  if (host === undefined || held.isClosed) return miss(local)
  await host.open({
    entryMade: (entry) => local.open?.view.came(entry, timers.now()),
    reloaded: () => local.open?.view.reset(),
    wentOn: () => settle(local),
  })
  if (held.isClosed) return host.close()
  local.open = { host, view: new LocalView(held, host, parts.storage) }
  settle(local)
}

function play(local: Local, move: AnyMove): void {
  const { host, view } = local.open ?? {}
  const seat = view?.mover
  if (host === undefined || view === undefined || seat === undefined) return
  if (local.held.travel.moment !== null) return
  const question = host.table.question(seat)
  act(local, async () => {
    const asked: Said = { kind: 'play', move, ...(question === null ? {} : { question }) }
    if (!(await said(local, seat, asked))) return
    await playForOthers(host, seat, move)
    view.markSeen()
  })
}

function whyNot({ open }: Local, move: AnyMove): Refusal | undefined {
  if (open === undefined) return refuse('notStarted', 'HOUSE-2.1')
  const { host, view } = open
  const seat = view.mover
  if (seat === undefined) return refuse('notYourTurn', 'T-2.8')
  const read = readMove(host.live.game, move)
  const at = host.live.world.now()
  return read.ok ? host.table.refusal({ by: seat, move: read.move, at }) : read.refusal
}

/** Whoever is at the device agrees to everything. */
function ask(local: Local, about: Parameters<TableSession['ask']>[0]): void {
  const { host, view } = local.open ?? {}
  if (host === undefined || view === undefined) return
  const own = view.holder === 'spectator' ? (host.people[0] ?? 0) : view.holder
  const seat = about === 'undo' ? (host.undoOf ?? own) : own
  act(local, async () => {
    if (await said(local, seat, { kind: 'ask', about })) await agreeAt(host)
  })
}

/** Another page has this table open too and was first: then it is shown as it is there, and nothing else is done. */
function act(local: Local, deed: () => Promise<void>): void {
  const { host } = local.open ?? {}
  if (host === undefined || local.held.isClosed) return
  local.held.problem = null
  const acting = async () => {
    const state = await host.caughtUp()
    if (state === 'gone') return miss(local)
    if (state === 'known') await deed()
    settle(local)
  }
  acting().catch(() => miss(local))
}

/** True if it was done; else it is told why not. */
async function said({ open, held }: Local, seat: Seat, asked: Said): Promise<boolean> {
  const refusal = await open?.host.say(seat, asked)
  const move = asked.kind === 'play' ? (asked.move as AnyMove) : null
  if (refusal !== undefined) refuseTo(held, refusal, move)
  return refusal === undefined
}

/** Who is to hold the device, and what the clock and the bots do next. */
function settle({ open, held }: Local): void {
  if (open === undefined || held.isClosed) return
  open.view.settle()
  open.host.plan()
  changed(held)
}

function miss(local: Local): void {
  local.isMissing = true
  changed(local.held)
}

/** In a pause everybody has seen the same on the one screen: one answer is everybody's. */
async function playForOthers(host: LocalHost, seat: Seat, move: AnyMove): Promise<void> {
  const before = host.table.decision
  for (const other of host.people) {
    const { decision } = host.table
    if (before.result !== undefined || decision.result !== undefined) return
    if (decision.due === undefined || decision.about !== before.about) return
    const isOffered = host.table.offers(other).some((one) => canonical(one) === canonical(move))
    if (other !== seat && isOffered) await host.say(other, { kind: 'play', move })
  }
}
