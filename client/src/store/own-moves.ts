// The moves that were made here: predicted, sent one after the other, acknowledged, or dropped with a word to the person.
import {
  type AnyEvent,
  type AnyMove,
  type AnyReplica,
  canonical,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
} from '@foldtable/kernel'
import type { KeptMove } from '../wire/move-queue.ts'
import { randomKey } from '../wire/random-key.ts'
import type { Wire } from '../wire/wire.ts'
import { type Pending, Predictions } from './predictions.ts'
import type { PendingMove, Problem } from './types.ts'

export class OwnMoves {
  readonly #wire: Wire
  readonly #table: string
  readonly #predictions = new Predictions()
  readonly #tell: (problem: Problem) => void
  /** The move that waits for the number of the one before it, and that number. */
  #follows: { readonly key: string; readonly n: number } | undefined

  /** Takes up the moves of before a reload. `tell` hears of those that are lost. */
  constructor(wire: Wire, table: string, tell: (problem: Problem) => void) {
    this.#wire = wire
    this.#table = table
    this.#tell = tell
    for (const kept of wire.queue.list(table)) {
      const isLost = this.#predictions.first === undefined && kept.question === null
      if (kept.refusal === undefined && !isLost) this.#predictions.add(kept, undefined)
      else {
        wire.forget(kept)
        tell(dropped(kept))
      }
    }
  }

  /** Nothing is on its way. */
  get isIdle(): boolean {
    return this.#predictions.first === undefined
  }

  /** Something is on its way whose outcome is unknown. */
  get isBlind(): boolean {
    return this.#predictions.isBlind
  }

  get pending(): PendingMove[] {
    const isQueued = this.#wire.connection !== 'open'
    return this.#predictions.all.map(({ kept: { key, move }, foreseen }) => ({
      key,
      move,
      isPredicted: foreseen !== undefined,
      isQueued,
    }))
  }

  /** Of a move that is not acknowledged yet. */
  moveOf(key: string): AnyMove | undefined {
    return this.#predictions.all.find(({ kept }) => kept.key === key)?.kept.move
  }

  /** The replica with all that is foreseen. */
  top(truth: AnyReplica): AnyReplica {
    return this.#predictions.top(truth)
  }

  refusal(truth: AnyReplica, move: AnyMove): Refusal | undefined {
    return this.isBlind ? refuse('notYourTurn', 'T-2.8') : this.top(truth).refusal(move)
  }

  /** Judged here, once, unless it is blind. One that follows another is sent when that one's number is known. */
  make(truth: AnyReplica, seat: Seat, move: AnyMove): Outcome<{ foreseen: Pending['foreseen'] }> {
    const top = this.top(truth)
    const refusal = top.refusal(move)
    if (refusal !== undefined) return { ok: false, refusal }
    const last = this.#predictions.all.at(-1)?.kept
    const name = truth.game.nameOffer?.(top.state, seat, move)
    const kept: KeptMove = {
      table: this.#table,
      key: randomKey(),
      seat,
      question: last === undefined ? truth.question : null,
      move,
      ...(name && { name }),
      at: Math.max(this.#wire.timers.now(), (last?.at ?? 0) + 1),
    }
    const { foreseen } = this.#predictions.add(kept, truth)
    this.#wire.play(kept)
    return { ok: true, foreseen }
  }

  isFirst(key: string | undefined): boolean {
    return key !== undefined && this.#predictions.first?.kept.key === key
  }

  /** Whether these events are on the board already, as what the first move would do. */
  foresees(events: readonly AnyEvent[] | undefined): boolean {
    const foreseen = this.#predictions.first?.foreseen
    return (
      foreseen !== undefined &&
      events !== undefined &&
      canonical(foreseen.events) === canonical(events)
    )
  }

  rebase(truth: AnyReplica): void {
    this.#predictions.rebase(truth)
  }

  /** It made entry `n`, where that is known. True if it was one of these. */
  acknowledged(key: string, n: number | undefined): boolean {
    if (this.#predictions.remove(key) === undefined) return false
    const next = this.#predictions.first?.kept
    if (next?.question !== null) return true
    if (n === undefined) this.#drop(next)
    else this.#follows = { key: next.key, n }
    return true
  }

  /** Sends the move that follows, if the question that it answers is the one that its forerunner raised. */
  sendNext(truth: AnyReplica): void {
    const [follows, next] = [this.#follows, this.#predictions.first?.kept]
    if (follows === undefined || truth.n < follows.n) return
    this.#follows = undefined
    if (next?.key !== follows.key) return
    if (truth.question === follows.n) {
      const kept = { ...next, question: follows.n }
      this.#predictions.replace(kept)
      this.#wire.play(kept)
    } else this.#drop(next)
  }

  /** True if it was one of these. Where the question has moved on, the refusal itself says little. */
  refused(key: string, refusal: Refusal, truth: AnyReplica | undefined): boolean {
    const kept = this.#predictions.all.find((one) => one.kept.key === key)?.kept
    if (kept === undefined) return false
    const hasMovedOn = refusal.code === 'staleMove' || kept.question !== (truth?.question ?? null)
    this.#drop(kept)
    if (!hasMovedOn) this.#tell({ kind: 'refused', refusal, move: kept.move })
    return true
  }

  /** With it goes whatever was to follow. */
  #drop(first: KeptMove): void {
    const all = this.#predictions.all.map(({ kept }) => kept)
    for (const kept of all.slice(all.findIndex(({ key }) => key === first.key))) {
      this.#predictions.remove(kept.key)
      this.#wire.forget(kept)
    }
    this.#tell(dropped(first))
  }
}

const dropped = ({ move, name }: KeptMove): Problem =>
  name === undefined ? { kind: 'dropped', move } : { kind: 'dropped', move, name }
