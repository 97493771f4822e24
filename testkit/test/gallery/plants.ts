// Ways to plant a fault in a game that is sound.
import type { AnyEvent, AnyMove, Draft, Game } from '@foldtable/kernel'

/** The game with one kind of move changed. */
export const withMove = <
  S,
  M extends AnyMove,
  E extends AnyEvent,
  O,
  K extends keyof Game<S, M, E, O>['moves'],
>(
  game: Game<S, M, E, O>,
  kind: K,
  change: Partial<Game<S, M, E, O>['moves'][K]>,
): Game<S, M, E, O> => ({
  ...game,
  moves: { ...game.moves, [kind]: { ...game.moves[kind], ...change } },
})

/** The game with something more after each event is folded. */
export const withAfter = <S, M extends AnyMove, E extends AnyEvent, O>(
  game: Game<S, M, E, O>,
  after: (state: S, event: E) => void,
): Game<S, M, E, O> => ({
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
export function withMore<
  S,
  M extends AnyMove,
  E extends AnyEvent,
  O,
  K extends keyof Game<S, M, E, O>['moves'],
>(game: Game<S, M, E, O>, kind: K, more: (event: E, state: S) => object): Game<S, M, E, O> {
  const rule = game.moves[kind]
  const decide: typeof rule.decide = (draft, seat, move) =>
    rule.decide(telling(draft, more), seat, move)
  return { ...game, moves: { ...game.moves, [kind]: { ...rule, decide } } }
}
