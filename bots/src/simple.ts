// The simplest honest player: what the game's own policy says; else a legal move, the one whose outcome looks best where
// the game has an opinion.
import {
  type AnyEvent,
  type AnyMove,
  type Chance,
  canonical,
  copyOf,
  type Game,
  offers,
  predict,
  type Seat,
} from '@foldtable/kernel'
import { type Policy, policyOf } from './policies.ts'

export interface Asking {
  /** The player to ask, if not the game's own. */
  readonly policy?: Policy
  /** Is told an answer that is none of the offers. Another one is given instead, so that the table goes on. */
  onNonsense?(answer: AnyMove): void
}

/** Knows only what the view tells. Moves whose outcome cannot be foreseen count as the view does now. */
export async function simpleMove<S, M extends AnyMove, E extends AnyEvent, O>(
  game: Game<S, M, E, O>,
  view: S,
  seat: Seat,
  chance: Chance,
  { policy, onNonsense }: Asking = {},
): Promise<M | undefined> {
  const found = offers(game, view, seat)
  if (found.length === 0) return undefined
  const asked = policy ?? (await policyOf(game.meta.id))
  const chosen = asked?.choose(view, seat, found, chance)
  const offered = chosen && found.find((move) => isSame(move, chosen))
  if (offered !== undefined) return offered
  if (chosen !== undefined) onNonsense?.(chosen)
  const { evaluate } = game
  if (evaluate === undefined) return chance.pick(found)
  const valued = found.map((move) => ({
    move,
    value: evaluate(outcome(game, view, seat, move), seat),
  }))
  const best = Math.max(...valued.map(({ value }) => value))
  return chance.pick(valued.filter(({ value }) => value === best)).move
}

/** Whether two moves are the same, however they are written. */
export const isSame = (one: AnyMove, other: AnyMove): boolean => canonical(one) === canonical(other)

function outcome<S, M extends AnyMove, E extends AnyEvent, O>(
  game: Game<S, M, E, O>,
  view: S,
  seat: Seat,
  move: M,
): S {
  const foreseen = predict(game, view, seat, { by: seat, move })
  if (foreseen === undefined) return view
  const after = copyOf(view)
  for (const event of foreseen) game.evolve(after, event)
  return after
}
