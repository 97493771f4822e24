// Whole games at random, step by step, with leavers, a clock, and people who ask for what they may not do.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyEvent,
  type AnyMove,
  type Chance,
  copyOf,
  type Entry,
  type Request,
  type Table,
} from '@foldtable/kernel'

export interface Step<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly table: Table<S, M, E, O>
  readonly request: Request<M>
  readonly before: S
  /** Missing if the request was refused. */
  readonly entry?: Entry<M, E>
}

export interface Wildness<M> {
  readonly mischief: Mischief
  /** How often, in a thousand steps, anybody asks for anything. */
  readonly wild: number
  /** Anything that is written as a move. */
  anyMove(chance: Chance, seats: number): M
}

/** Plays the table to its end and shows every step, refused ones too. */
export function playWildly<S, M extends AnyMove, E extends AnyEvent, O>(
  table: Table<S, M, E, O>,
  chance: Chance,
  wildness: Wildness<M>,
  onStep?: (step: Step<S, M, E, O>) => void,
): void {
  for (;;) {
    const request = nextRequest(table, chance, wildness)
    if (request === undefined) return
    const before = copyOf(table.state)
    const played = table.play(request)
    const entry = played.ok ? played.entry : undefined
    onStep?.(entry === undefined ? { table, request, before } : { table, request, before, entry })
  }
}

function nextRequest<S, M extends AnyMove, E extends AnyEvent, O>(
  table: Table<S, M, E, O>,
  chance: Chance,
  { mischief, wild, anyMove }: Wildness<M>,
): Request<M> | undefined {
  const request = randomRequest(table, chance, mischief)
  if (request === undefined || chance.below(1000) >= wild) return request
  const { at, n, seats } = table
  const move = anyMove(chance, seats)
  const asked = { by: chance.below(seats + 1), move, at }
  return chance.below(4) === 0 ? { ...asked, question: chance.below(n + 1) } : asked
}
