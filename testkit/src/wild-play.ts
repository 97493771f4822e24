// Whole games at random, step by step, with leavers, a clock, and people who ask for what they may not do.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type Chance,
  copyOf,
  type Entry,
  type GameTypes,
  type Request,
  type Table,
} from '@foldtable/kernel'

export interface Step<G extends GameTypes> {
  readonly table: Table<G>
  readonly request: Request<G['Move']>
  readonly before: G['State']
  /** Missing if the request was refused. */
  readonly entry?: Entry<G>
}

export interface Wildness<M> {
  readonly mischief: Mischief
  /** How often, in a thousand steps, anybody asks for anything. */
  readonly wild: number
  /** Anything that is written as a move. */
  anyMove(chance: Chance, seats: number): M
}

/** Plays the table to its end and shows every step, refused ones too. */
export function playWildly<G extends GameTypes>(
  table: Table<G>,
  chance: Chance,
  wildness: Wildness<G['Move']>,
  onStep?: (step: Step<G>) => void,
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

function nextRequest<G extends GameTypes>(
  table: Table<G>,
  chance: Chance,
  { mischief, wild, anyMove }: Wildness<G['Move']>,
): Request<G['Move']> | undefined {
  const request = randomRequest(table, chance, mischief)
  if (request === undefined || chance.below(1000) >= wild) return request
  const { at, n, seats } = table
  const move = anyMove(chance, seats)
  const asked = { by: chance.below(seats + 1), move, at }
  return chance.below(4) === 0 ? { ...asked, question: chance.below(n + 1) } : asked
}
