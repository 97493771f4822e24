// A seat at the table: who sits there, what they hold and took, what they bid, and which side they are on.
import type { Seat } from '@foldtable/kernel'
import type { ReactNode } from 'react'
import type { BoardSeat } from '../../board.ts'
import { cssColour, SIGN_PATHS } from '../../seat-colours.ts'
import { teamsOf } from '../src/rules/teams.ts'
import { handOf, hasLeft, type State } from '../src/state.ts'
import type { Place } from './layout.ts'
import { signed } from './signed.ts'
import { useTalk } from './words/index.ts'

interface PlateProps {
  readonly state: State
  readonly seat: Seat
  readonly person: BoardSeat | undefined
  readonly place: Place
  readonly face: ReactNode
}

export function Plate({ state, seat, person, place, face }: PlateProps) {
  const { nameOf } = useTalk()
  const isOnTurn = state.turn === seat
  const isAway = person !== undefined && !person.isHere && !person.isBot
  const classes = ['ph-plate', `at-${place.side}`, `is-${sideOf(state, seat)}`]
  if (isOnTurn) classes.push('is-on-turn')
  if (isAway || hasLeft(state, seat)) classes.push('is-away')
  return (
    <li
      className={classes.join(' ')}
      data-seat={seat}
      style={{ '--x': place.x, '--y': place.y } as React.CSSProperties}
    >
      <span className="ph-face" style={{ '--seat': toneOf(seat, person) } as React.CSSProperties}>
        {face ?? [...nameOf(seat)][0]}
        {person !== undefined && (
          <svg className="ph-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGN_PATHS[person.colour.sign]} fillRule="evenodd" />
          </svg>
        )}
      </span>
      <Markers state={state} seat={seat} />
      <span className="ph-name">{nameOf(seat)}</span>
      <Counts state={state} seat={seat} isAway={isAway} />
      <Said state={state} seat={seat} />
    </li>
  )
}

/** The colour of the seat, as panel and log have it. */
const toneOf = (seat: Seat, person: BoardSeat | undefined): string =>
  person === undefined ? `var(--seat-${seat % 10})` : cssColour(person.colour)

/** Nobody is shown as an opponent before that is certain (P-15.3). */
export function sideOf(state: State, seat: Seat): 'bid' | 'oppose' | 'unknown' {
  const { bid, oppose } = teamsOf(state)
  if (bid.includes(seat)) return 'bid'
  return oppose.includes(seat) ? 'oppose' : 'unknown'
}

function Markers({ state, seat }: { readonly state: State; readonly seat: Seat }) {
  const { say } = useTalk()
  const isPartner = seat !== state.leader && state.calls.some(({ partner }) => partner === seat)
  const marks = [
    ...(state.dealer === seat ? ['dealer'] : []),
    ...(state.leader === seat ? ['leader'] : []),
    ...(isPartner ? ['partner'] : []),
  ]
  if (marks.length === 0) return null
  return (
    <span className="ph-markers">
      {marks.map((mark) => (
        <span key={mark} className={`ph-marker is-${mark}`} title={say(`board.mark.${mark}`)}>
          <span aria-hidden="true">{say(`board.sign.${mark}`)}</span>
          <span className="ph-hidden">{say(`board.mark.${mark}`)}</span>
        </span>
      ))}
    </span>
  )
}

interface CountsProps {
  readonly state: State
  readonly seat: Seat
  readonly isAway: boolean
}

function Counts({ state, seat, isAway }: CountsProps) {
  const { say } = useTalk()
  if (hasLeft(state, seat)) return <span className="ph-counts">{say('board.left')}</span>
  if (isAway) return <span className="ph-counts">{say('board.away')}</span>
  if (state.phase === 'finished' && state.ready[seat])
    return <span className="ph-counts">{say('board.isReady')}</span>
  const cards = handOf(state, seat).length
  const isCounting = state.phase === 'playing' || state.phase === 'finished'
  return (
    <span className="ph-counts">
      <span className="ph-cards-left" title={say('board.cardsLeft', { cards })}>
        <i aria-hidden="true" />
        <span aria-hidden="true">{cards}</span>
        <span className="ph-hidden">{say('board.cardsLeft', { cards })},</span>
      </span>
      {isCounting ? (
        <b className="ph-points">{say('board.points', { points: state.taken[seat] ?? 0 })}</b>
      ) : (
        <span className="ph-total">
          <span className="ph-total-word">{say('board.total')} </span>
          <Score value={state.scores[seat] ?? 0} />
        </span>
      )}
    </span>
  )
}

const Score = ({ value }: { readonly value: number }) =>
  value < 0 ? <b className="is-negative">{signed(value)}</b> : value

/** The latest bid or pass of the seat, as long as there is bidding. */
function Said({ state, seat }: { readonly state: State; readonly seat: Seat }) {
  const { say } = useTalk()
  if (state.phase !== 'bidding') return null
  const said = state.auction.findLast((one) => one.seat === seat)
  if (said === undefined) return null
  const isHigh = state.bidder === seat
  return (
    <span
      key={said.amount}
      className={`ph-said ${said.amount === 0 ? 'is-pass' : ''} ${isHigh ? 'is-high' : ''}`}
    >
      {said.amount === 0 ? say('board.pass') : said.amount}
      {said.auto && <small> {say('board.auto')}</small>}
    </span>
  )
}
