// What is shown of a table in this browser: through whose eyes, who is to take the device, the past, the latest step.
import { roomInfo } from '@foldtable/host/info'
import { type AnyMove, copyOfClock, type Entry, type Seat, type Viewer } from '@foldtable/kernel'
import type { KeyValues } from '../wire/key-values.ts'
import { drawAnew, type Held, happened, shownIn } from './held.ts'
import { History } from './history.ts'
import type { LocalHost } from './local-host.ts'
import { NOTHING_SHOWN, type Shown, shownOf } from './shown.ts'
import type { TableSnapshot } from './types.ts'
import { Unseen } from './unseen.ts'

export class LocalView {
  readonly #held: Held
  readonly #host: LocalHost
  readonly #storage: KeyValues
  /** Through whose eyes the table is shown. */
  #holder: Viewer = 'spectator'
  #handover: Seat | null = null
  #history: { readonly viewer: Viewer; readonly past: History } | undefined
  #unseen: Unseen | undefined

  constructor(held: Held, host: LocalHost, storage: KeyValues) {
    this.#held = held
    this.#host = host
    this.#storage = storage
    const [only, ...others] = host.people
    if (only !== undefined && others.length === 0) this.hold(only)
  }

  get holder(): Viewer {
    return this.#holder
  }

  get handover(): Seat | null {
    return this.#handover
  }

  /** Who moves when somebody at the device does: in a pause, where nobody has anything to hide, anyone who is asked. */
  get mover(): Seat | undefined {
    if (this.#handover !== null) return undefined
    const { people, table } = this.#host
    const { decision } = table
    const isPause = decision.result === undefined && decision.due !== undefined
    const asked = isPause ? decision.seats.filter((seat) => people.includes(seat)) : []
    if (asked.length > 0 && !asked.some((seat) => seat === this.#holder)) return asked[0]
    return this.#holder === 'spectator' ? undefined : this.#holder
  }

  hold(seat: Seat): void {
    this.#holder = seat
    this.#handover = null
    this.#unseen = new Unseen(this.#storage, `${this.#host.live.id}.${seat}`)
    this.#unseen.opened(this.#host.table.n)
    this.#forget()
  }

  /** Whether there was anything new. */
  markSeen(): boolean {
    return this.#unseen?.markSeen(this.#host.table.n) === true
  }

  came(entry: Entry, now: number): void {
    const { viewer, past } = this.#history ?? {}
    const frame = viewer === undefined ? undefined : this.#host.table.frame(entry, viewer)
    if (frame !== undefined) past?.add({ ...frame, at: entry.at, by: entry.by })
    this.#unseen?.came(entry.n, now)
    drawAnew(this.#held)
    if (frame === undefined || viewer !== this.#holder) return
    happened(this.#held, { n: entry.n, events: 'events' in frame ? frame.events : [] })
  }

  /** The table was read anew. */
  reset(): void {
    this.#history = undefined
    this.#held.travel.backToNow()
    this.#forget()
  }

  #forget(): void {
    this.#held.step = undefined
    drawAnew(this.#held)
  }

  /** Who is to hold the device. */
  settle(): void {
    const before = this.#handover
    this.#handover = this.#nextHolder()
    this.#held.offers = undefined
    if (this.#handover !== before) this.#held.travel.backToNow()
    if (this.#handover !== null) this.#held.step = undefined
    void this.past // from now on, frames are added to it
  }

  #nextHolder(): Seat | null {
    const { people, table } = this.#host
    const { decision } = table
    if (decision.result !== undefined || decision.due !== undefined) return null
    const asked = decision.seats.filter(
      (seat) => people.includes(seat) && !this.#host.isPlayedByBot(seat),
    )
    return asked.some((seat) => seat === this.#holder) ? null : (asked[0] ?? null)
  }

  /** During a handover, what everybody may know. */
  get past(): History {
    const viewer = this.#handover === null ? this.#holder : 'spectator'
    const { table, live } = this.#host
    if (this.#history?.viewer !== viewer) {
      const past = new History(live.game, () => live.game.blank(table.seats, table.options))
      for (const entry of table.entries)
        past.add({ ...table.frame(entry, viewer), at: entry.at, by: entry.by })
      this.#history = { viewer, past }
    }
    return this.#history.past
  }

  get #offersNow(): readonly AnyMove[] {
    const seat = this.mover
    const isPast = this.#held.travel.moment !== null
    if (seat === undefined || isPast || this.#host.isPlayedByBot(seat)) return []
    this.#held.offers ??= this.#host.isOver ? [] : this.#host.table.offers(seat)
    return this.#held.offers
  }

  /** While the device is handed over, nothing but whom the table waits for. */
  get #shownNow(): Shown {
    const { table, live } = this.#host
    if (this.#handover !== null) return { ...NOTHING_SHOWN, decision: table.decision }
    this.#held.now ??= shownOf(live.game, table.view(this.#holder))
    return this.#held.now
  }

  draw(): TableSnapshot {
    const { table, live, isOver, undoOf } = this.#host
    const isHidden = this.#handover !== null
    const { n, clockSettings } = table
    const viewer = isHidden ? 'spectator' : this.#holder
    return {
      ...NO_SNAPSHOT,
      ...shownIn(this.#held, { n, viewer, now: this.#shownNow, history: this.past }),
      status: isOver ? 'over' : 'playing',
      game: live.game,
      house: roomInfo(live, viewer),
      decisionNow: table.decision,
      offers: isHidden ? [] : this.#offersNow,
      clock: clockSettings.kind === 'none' ? null : copyOfClock(table.clock),
      clockSettings,
      handover: this.#handover,
      seal: { commitment: live.truth.commitment, at: live.stored.created, isLate: false },
      unseenFrom: isHidden ? null : (this.#unseen?.from ?? null),
      takingBack: undoOf === undefined ? 'never' : 'free',
    }
  }
}

/** Before the table is there, or if there is none. What only a server has stays as it is. */
export const NO_SNAPSHOT: TableSnapshot = {
  ...NOTHING_SHOWN,
  status: 'loading',
  connection: 'open',
  game: null,
  removed: null,
  house: null,
  viewer: 'spectator',
  n: 0,
  shownN: 0,
  isPast: false,
  decisionNow: null,
  offers: [],
  pending: [],
  step: undefined,
  problem: null,
  log: [],
  missing: [],
  hasHistory: true,
  past: [],
  eyes: 'spectator',
  chat: [],
  gallery: [],
  gone: null,
  begun: null,
  isStopped: false,
  clock: null,
  clockSettings: null,
  clockSkew: 0,
  handover: null,
  seal: null,
  unseenFrom: null,
  takingBack: 'never',
}
