// The same game for random players who waste no time: they sail on, trade, build and fight, so that tests see more of it.
import { type Game, legalBy, type MoveRule, type Seat } from '@foldtable/kernel'
import { type Event, type Move, type Serenissima, type State, serenissima } from '../src/index.ts'

const { moves } = serenissima

/** Offers only those that are wanted; the judge stays the same. */
const only = <M extends Move>(
  rule: MoveRule<State, M, Event>,
  isWanted: (state: State, seat: Seat, move: M) => boolean,
): MoveRule<State, M, Event> => ({
  ...rule,
  candidates: (state, seat) =>
    legalBy(rule, state, seat).filter((move) => isWanted(state, seat, move)),
})

const never = () => false

export const eager: Game<Serenissima> = {
  ...serenissima,
  moves: {
    ...moves,
    swap: only(moves.swap, never),
    loadSailors: only(moves.loadSailors, never),
    unloadSailors: only(moves.unloadSailors, never),
    wasteCargo: only(moves.wasteCargo, never),
    moveGalley: only(moves.moveGalley, (_state, _seat, { path }) => path.length <= 2),
    chooseTurn: only(
      moves.chooseTurn,
      ({ players }, seat, { turn }) => turn === 'ordinary' || (players[seat]?.money ?? 0) >= 3,
    ),
    endTurn: only(moves.endTurn, ({ turn }) => {
      if (turn === null || turn.kind === null) return false
      return turn.kind === 'investment' || turn.hasMoved || turn.phase === 'unload'
    }),
  },
}
