// Ways to plant a fault in a game that is sound.
import type { AnyEvent, Draft, Game, GameTypes } from '@foldtable/kernel'

/** The game with one kind of move changed. */
export const withMove = <G extends GameTypes, K extends keyof Game<G>['moves']>(
  game: Game<G>,
  kind: K,
  change: Partial<Game<G>['moves'][K]>,
): Game<G> => ({
  ...game,
  moves: { ...game.moves, [kind]: { ...game.moves[kind], ...change } },
})

/** The game with something more after each event is folded. */
export const withAfter = <G extends GameTypes>(
  game: Game<G>,
  after: (state: G['State'], event: G['Event']) => void,
): Game<G> => ({
  ...game,
  evolve(state, event) {
    game.evolve(state, event)
    after(state, event)
  },
})

/** The draft of a rule whose events have something more in them. */
export const telling = <S, E extends AnyEvent>(
  { state, chance, by, emit }: Draft<S, E>,
  more: (event: E, state: S) => object,
): Draft<S, E> => ({
  state,
  chance,
  by,
  emit: (event) => emit(Object.assign({}, event, more(event, state))),
})

/** The game in which moves of one kind emit their events with something more in them. */
export function withMore<G extends GameTypes, K extends keyof Game<G>['moves']>(
  game: Game<G>,
  kind: K,
  more: (event: G['Event'], state: G['State']) => object,
): Game<G> {
  const rule = game.moves[kind]
  const decide: typeof rule.decide = (draft, seat, move) =>
    rule.decide(telling(draft, more), seat, move)
  return { ...game, moves: { ...game.moves, [kind]: { ...rule, decide } } }
}
