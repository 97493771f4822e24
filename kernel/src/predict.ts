// Playing a move on a replica: what will happen, if the replica can know.
import { noChance } from './chance.ts'
import type { AnyEvent, AnyMove, Game } from './game.ts'
import { ruleOf } from './judge.ts'
import type { Author, Seat } from './seat.ts'
import { copyOf, Unknown } from './secret.ts'

/** The events of a legal move as this view foresees them; nothing if that takes a blank or chance. The view stays as it is. */
export function predict<S, M extends AnyMove, E extends AnyEvent>(
  game: Pick<Game<S, M, E, never>, 'moves' | 'evolve'>,
  view: S,
  seat: Seat,
  move: M,
  by: Author = seat,
): E[] | undefined {
  const state = copyOf(view)
  const events: E[] = []
  const emit = (event: E) => {
    game.evolve(state, event)
    events.push(event)
  }
  try {
    ruleOf(game, move.kind).decide({ state, chance: noChance, by, emit }, seat, move)
    return events
  } catch (problem) {
    if (problem instanceof Unknown) return undefined
    throw problem
  }
}
