// Playing a move on a replica: what will happen, if the replica can know.
import { noChance } from './chance.ts'
import { seatOf } from './entry.ts'
import type { AnyEvent, AnyMove, Game } from './game.ts'
import { type Request, ruleOf } from './judge.ts'
import type { Viewer } from './seat.ts'
import { copyOf, redact, Unknown } from './secret.ts'

/**
 * The events of a legal move as this viewer will be sent them, worked out from its view; nothing if that takes a blank or
 * chance. The view stays as it is.
 */
export function predict<S, M extends AnyMove, E extends AnyEvent>(
  game: Pick<Game<S, M, E, never>, 'moves' | 'evolve'>,
  view: S,
  viewer: Viewer,
  request: Pick<Request<M>, 'by' | 'seat' | 'move'>,
): E[] | undefined {
  const state = copyOf(view)
  const events: E[] = []
  const emit = (event: E) => {
    const seen = redact(event, viewer)
    game.evolve(state, seen)
    events.push(seen)
  }
  const { by, move } = request
  try {
    ruleOf(game, move.kind).decide({ state, chance: noChance, by, emit }, seatOf(request), move)
    return events
  } catch (problem) {
    if (problem instanceof Unknown) return undefined
    throw problem
  }
}
