// Pass the Ace, drawn: a table with seats around it, cards that travel, and the few buttons a player needs.
import type { BoardProps } from '../../board.ts'
import type { Event, Move, State } from '../src/index.ts'

export function PassTheAceBoard({ view, offers, play, nameOf }: BoardProps<State, Move, Event>) {
  return (
    <div className="pta">
      <ul>
        {view.players.map(({ lives }, seat) => (
          <li key={nameOf(seat)}>
            {nameOf(seat)} {lives}
          </li>
        ))}
      </ul>
      {offers.map((move) => (
        <button key={move.kind} type="button" onClick={() => play(move)}>
          {move.kind}
        </button>
      ))}
    </div>
  )
}
