// The simplest honest answer: the move whose outcome looks best where the game has an opinion, any other where it has none.
import {
  type AnyMove,
  type Chance,
  canonical,
  copyOf,
  type Game,
  type GameTypes,
  predict,
  type Seat,
} from '@foldtable/kernel'

/** One of the offers. Knows only what the view tells; moves whose outcome cannot be foreseen count as the view does now. */
export function bestForeseen<G extends GameTypes>(
  game: Game<G>,
  view: G['State'],
  seat: Seat,
  offers: readonly G['Move'][],
  chance: Chance,
): G['Move'] {
  const { evaluate } = game
  if (evaluate === undefined) return chance.pick(offers)
  const valued = offers.map((move) => ({
    move,
    value: evaluate(outcome(game, view, seat, move), seat),
  }))
  const best = Math.max(...valued.map(({ value }) => value))
  return chance.pick(valued.filter(({ value }) => value === best)).move
}

/** Whether two moves are the same, however they are written. */
export const isSame = (one: AnyMove, other: AnyMove): boolean => canonical(one) === canonical(other)

function outcome<G extends GameTypes>(
  game: Game<G>,
  view: G['State'],
  seat: Seat,
  move: G['Move'],
): G['State'] {
  const foreseen = predict(game, view, seat, { by: seat, move })
  if (foreseen === undefined) return view
  const after = copyOf(view)
  for (const event of foreseen) game.evolve(after, event)
  return after
}
