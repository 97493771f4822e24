// A move for whoever needs just one: what a bot of the usual level does.
import type { Chance, Game, GameTypes, Seat } from '@foldtable/kernel'
import { USUAL_LEVEL } from './levels.ts'
import { think } from './think.ts'

const SEEDS = 2 ** 21

/** Knows only what the view tells; nothing if the seat is not asked. */
export async function simpleMove<G extends GameTypes>(
  game: Game<G>,
  view: G['State'],
  seat: Seat,
  chance: Chance,
): Promise<G['Move'] | undefined> {
  const question = { view, seat, level: USUAL_LEVEL, seed: chance.below(SEEDS) }
  const { moves } = await think(game, question)
  return moves[0]
}
