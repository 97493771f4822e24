// Playing a move on a replica: what will happen, if the replica can know.
import { noChance } from './chance.ts'
import { seatOf } from './entry.ts'
import type { GameTypes, PartOf } from './game.ts'
import { type Request, ruleOf } from './judge.ts'
import type { Viewer } from './seat.ts'
import { copyOf, redact, Unknown } from './secret.ts'

/**
 * The events of a legal move as this viewer will be sent them, worked out from its view; nothing if that takes a blank or
 * chance. The view stays as it is.
 */
export function predict<G extends GameTypes>(
  game: PartOf<G, 'moves' | 'evolve'>,
  view: G['State'],
  viewer: Viewer,
  request: Pick<Request<G['Move']>, 'by' | 'seat' | 'move'>,
): G['Event'][] | undefined {
  const state = copyOf(view)
  const events: G['Event'][] = []
  const emit = (event: G['Event']) => {
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
