// Bots of a table in this browser: loaded with the first one that is asked.
import type { Level } from '@foldtable/bots/levels'
import {
  type AnyMove,
  type CountedChance,
  type Game,
  keyedChance,
  type Seat,
} from '@foldtable/kernel'
import { randomKey } from '../wire/random-key.ts'

/** Answers for a seat that is asked, as `Thought.moves`; it knows only what the view tells. */
export type Think = (
  game: Game,
  view: unknown,
  seat: Seat,
  level?: Level,
) => Promise<readonly AnyMove[]>

const SEEDS = 2 ** 21
let chance: CountedChance | undefined

export const thinkHere: Think = async (game, view, seat, level = 2) => {
  const { think } = await import('@foldtable/bots/think')
  chance ??= keyedChance(randomKey(32))
  const { moves } = await think(game, { view, seat, level, seed: chance.below(SEEDS) })
  return moves
}
