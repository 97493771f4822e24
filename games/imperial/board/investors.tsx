// The players as investors: cash, projected score, the investor card, Swiss.
import type { CSSProperties } from 'react'
import { seatStyle } from '../../drawing/marks.tsx'
import { hidesScores, scoreInCents } from '../src/scoring.ts'
import { playerAt } from '../src/state.ts'
import { useBoard } from './board-context.ts'
import { Gain } from './cues.tsx'
import { useTalk } from './words/index.ts'

/** In clockwise order, as the investor card goes round. */
export function Investors() {
  const { picture: view, seat: own, asked } = useBoard()
  const { say, money, nameOf } = useTalk()
  return (
    <ul className="im-investors" aria-label={say('board.investors')}>
      {view.order.map((seat) => {
        const { cash, swiss } = playerAt(view, seat)
        return (
          <li key={seat} className={`im-investor${seat === own ? ' is-own' : ''}`} data-seat={seat}>
            <SeatDisc seat={seat} />
            <span className="im-investor-name">{nameOf(seat)}</span>
            {asked.includes(seat) && (
              <span className="im-asked" role="img" aria-label={say('board.asked')} />
            )}
            {view.card === seat && <Card />}
            {swiss && <Swiss />}
            <Gain seat={seat} />
            <span className="im-cash">{money(cash)}</span>
            {!hidesScores(view) && (
              <b className="im-score" title={say('board.score')}>
                {Math.floor(scoreInCents(view, seat) / 100)}
              </b>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The colour of a seat as the house shows it. */
export function useSeatStyle(): (seat: number) => CSSProperties {
  const { props } = useBoard()
  return (seat) => {
    const colour = props.seats[seat]?.colour
    return colour === undefined ? {} : seatStyle(colour)
  }
}

export function SeatDisc({ seat }: { readonly seat: number }) {
  const { initialOf } = useTalk()
  const styleOf = useSeatStyle()
  return (
    <span
      className={initialOf(seat).length > 1 ? 'im-seat is-two' : 'im-seat'}
      style={styleOf(seat)}
      aria-hidden="true"
    >
      {initialOf(seat)}
    </span>
  )
}

function Card() {
  const { say } = useTalk()
  return (
    <svg className="im-card" viewBox="0 0 18 14" role="img" aria-label={say('board.card')}>
      <title>{say('board.card')}</title>
      <rect x="1" y="1" width="16" height="12" rx="2" />
      <path d="M4 5H8M4 8.5H7M13.2 4.5C12.4 3.6 10.4 3.8 10.4 5.2C10.4 6.8 13.4 6.2 13.4 8C13.4 9.5 11 9.7 10.2 8.6M11.8 3V11" />
    </svg>
  )
}

function Swiss() {
  const { say } = useTalk()
  return (
    <svg className="im-swiss" viewBox="0 0 14 14" role="img" aria-label={say('board.swiss')}>
      <title>{say('board.swiss')}</title>
      <rect width="14" height="14" rx="2" />
      <path d="M7 3V11M3 7H11" />
    </svg>
  )
}
