// A table that lives wholly in this browser: alone against bots, or several people at one device.
import type { Said } from '@foldtable/host/requests'
import {
  type AnyMove,
  canonical,
  type Game,
  type Mark,
  type Refusal,
  readMove,
  refuse,
  type Seat,
  type TableRecord,
} from '@foldtable/kernel'
import type { KeyValues } from '../wire/key-values.ts'
import { hearersOf } from '../wire/signal.ts'
import { realTimers, type Timers } from '../wire/timers.ts'
import type { Think } from './local-bots.ts'
import { LocalHost, type LocalHostParts, type NewLocal, recordOf } from './local-host.ts'
import { readHead } from './local-shelf.ts'
import { LocalView, NO_SNAPSHOT } from './local-view.ts'
import { isOpen } from './time-travel.ts'
import type { Eyes, Problem, TableSession, TableSnapshot } from './types.ts'

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

export const openLocal = (parts: LocalParts, id: string): TableSession => new LocalTable(parts, id)

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

class LocalTable implements TableSession {
  readonly #parts: LocalParts
  readonly #timers: Timers
  readonly #listeners = hearersOf()
  #open: { readonly host: LocalHost; readonly view: LocalView } | undefined
  #isMissing = false
  #isClosed = false
  #problem: Problem | null = null
  #snapshot: TableSnapshot | undefined

  constructor(parts: LocalParts, id: string) {
    this.#parts = parts
    this.#timers = parts.timers ?? realTimers
    this.#load(id).catch(() => this.#miss())
  }

  get subscribe(): TableSession['subscribe'] {
    return this.#listeners.subscribe
  }

  snapshot(): TableSnapshot {
    const status = this.#isMissing ? 'missing' : 'loading'
    this.#snapshot ??=
      this.#open === undefined || this.#isMissing
        ? { ...NO_SNAPSHOT, status }
        : this.#open.view.draw(this.#problem)
    return this.#snapshot
  }

  play(move: AnyMove): void {
    const { host, view } = this.#open ?? {}
    const seat = view?.mover
    if (host === undefined || view === undefined || seat === undefined) return
    if (view.travel.moment !== null) return
    const question = host.table.question(seat)
    this.#act(async () => {
      const said: Said = { kind: 'play', move, ...(question === null ? {} : { question }) }
      if (!(await this.#said(host, seat, said))) return
      await playForOthers(host, seat, move)
      view.markSeen()
    })
  }

  whyNot(move: AnyMove): Refusal | undefined {
    const { host, view } = this.#open ?? {}
    const seat = view?.mover
    if (host === undefined) return refuse('notStarted', 'HOUSE-2.1')
    if (seat === undefined) return refuse('notYourTurn', 'T-2.8')
    const read = readMove(host.live.game, move)
    const at = host.live.world.now()
    return read.ok ? host.table.refusal({ by: seat, move: read.move, at }) : read.refusal
  }

  /** Whoever is at the device agrees to everything. */
  ask(about: Parameters<TableSession['ask']>[0]): void {
    const { host, view } = this.#open ?? {}
    if (host === undefined || view === undefined) return
    const own = view.holder === 'spectator' ? (host.people[0] ?? 0) : view.holder
    const seat = about === 'undo' ? (host.undoOf ?? own) : own
    this.#act(async () => {
      if (await this.#said(host, seat, { kind: 'ask', about })) await host.agree()
    })
  }

  answer(): void {} // nobody was asked

  withdraw(): void {}

  rematch(): void {}

  seat(to: 'leave' | 'bot' | 'back'): void {
    const { host, view } = this.#open ?? {}
    if (host === undefined || view === undefined || view.handover !== null) return
    const seat = view.holder
    if (seat === 'spectator') return
    this.#act(async () => void (await this.#said(host, seat, { kind: 'seat', to })))
  }

  chat(): void {} // everybody is in the same room

  dismiss(): void {
    this.#problem = null
    this.#changed()
  }

  async goTo(n: number | null): Promise<void> {
    const { host, view } = this.#open ?? {}
    if (host === undefined || view === undefined || view.handover !== null) return
    view.step(view.travel.goTo(n, host.table.n, host.live.game, view.past))
    this.#changed()
  }

  askPast(): void {} // everything is at hand

  async marks(): Promise<readonly Mark[]> {
    return this.#open?.view.past.marks() ?? []
  }

  async record(): Promise<TableRecord> {
    if (this.#open === undefined) throw new RangeError('there is no such table')
    return recordOf(this.#open.host, this.#timers.now())
  }

  async ratings(): Promise<readonly never[]> {
    return []
  }

  async lookAs(eyes: Eyes | null): Promise<boolean> {
    const record = await this.record()
    if (this.#open === undefined || (eyes !== null && !isOpen(record))) return false
    const { host, view } = this.#open
    view.travel.lookAs(eyes, host.live.game, record)
    await this.goTo(view.travel.moment)
    return true
  }

  takeOver(): void {
    const { view } = this.#open ?? {}
    if (view === undefined || view.handover === null) return
    view.hold(view.handover)
    this.#settle()
  }

  markSeen(): void {
    if (this.#open?.view.markSeen()) this.#changed()
  }

  close(): void {
    this.#isClosed = true
    this.#open?.host.close()
  }

  async #load(id: string): Promise<void> {
    const host = await readLocal(this.#parts, id)
    if (host === undefined || this.#isClosed) return this.#miss()
    await host.open({
      entryMade: (entry) => this.#open?.view.came(entry, this.#timers.now()),
      reloaded: () => this.#open?.view.reset(),
      wentOn: () => this.#settle(),
    })
    if (this.#isClosed) return host.close()
    this.#open = { host, view: new LocalView(host, this.#parts.storage) }
    this.#settle()
  }

  /** Another page has this table open too and was first: then it is shown as it is there, and nothing else is done. */
  #act(act: () => Promise<void>): void {
    const { host } = this.#open ?? {}
    if (host === undefined || this.#isClosed) return
    this.#problem = null
    const acting = async () => {
      const state = await host.caughtUp()
      if (state === 'gone') return this.#miss()
      if (state === 'known') await act()
      this.#settle()
    }
    acting().catch(() => this.#miss())
  }

  /** True if it was done; else it is told why not. */
  async #said(host: LocalHost, seat: Seat, said: Said): Promise<boolean> {
    const refusal = await host.say(seat, said)
    const move = said.kind === 'play' ? (said.move as AnyMove) : null
    if (refusal !== undefined) this.#problem = { kind: 'refused', refusal, move }
    return refusal === undefined
  }

  /** Who is to hold the device, and what the clock and the bots do next. */
  #settle(): void {
    if (this.#open === undefined || this.#isClosed) return
    this.#open.view.settle()
    this.#open.host.plan()
    this.#changed()
  }

  #miss(): void {
    this.#isMissing = true
    this.#changed()
  }

  #changed(): void {
    this.#snapshot = undefined
    this.#listeners.tell()
  }
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
