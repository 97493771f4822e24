// What a search has learned of a move: how it did in the worlds where it was tried.

/** Before so many worlds nothing is certain. */
const FEW = 6

export class Candidate<M> {
  readonly move: M
  count = 0
  #sum = 0
  #squares = 0

  constructor(move: M) {
    this.move = move
  }

  add(value: number): void {
    this.count += 1
    this.#sum += value
    this.#squares += value * value
  }

  get mean(): number {
    return this.count === 0 ? Number.NEGATIVE_INFINITY : this.#sum / this.count
  }

  /** The square of the error of the mean. */
  get error(): number {
    return Math.max(0, this.#squares / this.count - this.mean ** 2) / this.count
  }
}

export const best = <M>(candidates: readonly Candidate<M>[]): Candidate<M> =>
  candidates.reduce((one, other) => (other.mean > one.mean ? other : one))

/** Whether the best is ahead of the second by so many standard errors. */
export function isSure<M>(alive: readonly Candidate<M>[], errors: number): boolean {
  const first = best(alive)
  if (first.count < FEW) return false
  const second = best(alive.filter((candidate) => candidate !== first))
  return first.mean - second.mean > errors * Math.sqrt(first.error + second.error) + 1e-9
}

/** The one found, if it is better than one's own idea by so many standard errors. */
export function prefer<M>(
  own: Candidate<M> | undefined,
  found: Candidate<M>,
  errors: number,
): Candidate<M> {
  if (own === undefined || own === found || errors === 0) return found
  return found.mean - own.mean > errors * Math.sqrt(found.error + own.error) ? found : own
}
