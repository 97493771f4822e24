// A move for whoever needs just one: what a bot of the usual level does.
import type { AnyEvent, AnyMove, Chance, Game, Seat } from '@foldtable/kernel'
import { USUAL_LEVEL } from './levels.ts'
import { think } from './think.ts'

const SEEDS = 2 ** 21

/** Knows only what the view tells; nothing if the seat is not asked. */
export async function simpleMove<S, M extends AnyMove, E extends AnyEvent, O>(
  game: Game<S, M, E, O>,
  view: S,
  seat: Seat,
  chance: Chance,
): Promise<M | undefined> {
  const question = { view, seat, level: USUAL_LEVEL, seed: chance.below(SEEDS) }
  const { moves } = await think(game as unknown as Game, question)
  return moves[0] as M | undefined
}
