// Moves made here and not acknowledged yet, each played on what the one before it leaves, as far as that can be known.
import type { AnyEvent, AnyReplica } from '@foldtable/kernel'
import type { KeptMove } from '../wire/move-queue.ts'

export interface Pending {
  readonly kept: KeptMove
  /** What it will do; nothing if that cannot be known, or does not fit any more. */
  readonly foreseen:
    | { readonly events: readonly AnyEvent[]; readonly after: AnyReplica }
    | undefined
}

export class Predictions {
  #pending: readonly Pending[] = []

  get all(): readonly Pending[] {
    return this.#pending
  }

  get first(): Pending | undefined {
    return this.#pending[0]
  }

  /** Something is on its way whose outcome is unknown: nothing can be asked of the viewer until it is. */
  get isBlind(): boolean {
    return this.#pending.some(({ foreseen }) => foreseen === undefined)
  }

  /** The replica with all that is foreseen. */
  top(truth: AnyReplica): AnyReplica {
    return (
      this.#pending.findLast(({ foreseen }) => foreseen !== undefined)?.foreseen?.after ?? truth
    )
  }

  /** A move that was just judged on the replica, or one of before a reload. */
  add(kept: KeptMove, truth: AnyReplica | undefined): Pending {
    const base = truth === undefined || this.isBlind ? undefined : this.top(truth)
    const pending = { kept, foreseen: base?.foresee(kept.move) }
    this.#pending = [...this.#pending, pending]
    return pending
  }

  /** Acknowledged, refused or dropped. What is foreseen of the others stays as it is. */
  remove(key: string): Pending | undefined {
    const found = this.#pending.find(({ kept }) => kept.key === key)
    this.#pending = this.#pending.filter((one) => one !== found)
    return found
  }

  replace(kept: KeptMove): void {
    this.#pending = this.#pending.map((one) => (one.kept.key === kept.key ? { ...one, kept } : one))
  }

  /** The truth is not what was foreseen: everything is foreseen anew. */
  rebase(truth: AnyReplica): void {
    let base: AnyReplica | undefined = truth
    this.#pending = this.#pending.map((one) => {
      const foreseen: Pending['foreseen'] =
        base && isAnswer(base, one.kept) ? base.foresee(one.kept.move) : undefined
      base = foreseen?.after
      return { ...one, foreseen }
    })
  }
}

/** Still legal, and only to the question that it was made for. */
const isAnswer = (base: AnyReplica, { seat, question, move }: KeptMove): boolean =>
  seat === base.viewer &&
  base.question !== null &&
  (question === null || question === base.question) &&
  base.refusal(move) === undefined
