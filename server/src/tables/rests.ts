// Tables that cannot be served rest, longer each time, so that they cost the others nothing.
const FIRST_MS = 60_000
const LONGEST_MS = 3_600_000

export interface Rest {
  readonly until: number
  readonly pause: number
  readonly cause: string
  /** It could not even be opened. */
  readonly isShut: boolean
}

export class Rests {
  readonly #rests = new Map<string, Rest>()
  readonly #most: number

  /** With more than this many, the first of them is forgotten. */
  constructor(most: number) {
    this.#most = most
  }

  /** A minute, then twice as long as the last time, up to an hour. */
  begin(table: string, now: number, { cause, isShut }: Pick<Rest, 'cause' | 'isShut'>): Rest {
    const before = this.#rests.get(table)
    const pause = before === undefined ? FIRST_MS : Math.min(before.pause * 2, LONGEST_MS)
    const rest = { until: now + pause, pause, cause, isShut }
    this.#rests.delete(table) // the latest is the last in the map
    this.#rests.set(table, rest)
    const [oldest] = this.#rests.keys()
    if (this.#rests.size > this.#most && oldest !== undefined) this.#rests.delete(oldest)
    return rest
  }

  /** The rest that is on. */
  at(table: string, now: number): Rest | undefined {
    const rest = this.#rests.get(table)
    return rest !== undefined && rest.until > now ? rest : undefined
  }

  /** It was served. */
  end(table: string): void {
    this.#rests.delete(table)
  }

  count(now: number): number {
    let count = 0
    for (const { until } of this.#rests.values()) if (until > now) count += 1
    return count
  }
}
