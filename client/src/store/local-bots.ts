// Bots of a table in this browser: loaded with the first one that is asked.
import {
  type AnyMove,
  type CountedChance,
  type Game,
  keyedChance,
  type Seat,
} from '@foldtable/kernel'
import { randomKey } from '../wire/random-key.ts'

/** Answers a move for a seat that is asked; it knows only what the view tells. */
export type Think = (game: Game, view: unknown, seat: Seat) => Promise<AnyMove | undefined>

let chance: CountedChance | undefined

export const thinkHere: Think = async (game, view, seat) => {
  const { simpleMove } = await import('@foldtable/bots/simple')
  chance ??= keyedChance(randomKey(32))
  return simpleMove(game, view, seat, chance)
}
