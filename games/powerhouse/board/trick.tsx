// The cards in the middle: each before its player, the winning one marked, then all on their way to whoever took them.
import type { Seat } from '@foldtable/kernel'
import type { Card as AnyCard } from '../src/cards.ts'
import { winningPlace } from '../src/rules/tricks.ts'
import { playerOf, type State } from '../src/state.ts'
import { Card, Worth } from './card.tsx'
import type { Place, Shape } from './layout.ts'
import type { Cue } from './staging.ts'
import { useTalk } from './words/index.ts'

interface TrickProps {
  readonly state: State
  readonly cue: Cue | null
  readonly places: readonly Place[]
  readonly shape: Shape
  /** Keeps the trick that was taken until the next one begins. */
  readonly isStill: boolean
}

interface Lying {
  readonly lead: Seat
  readonly cards: readonly AnyCard[]
  /** Who has taken it. */
  readonly taker: Seat | null
  readonly points: number
  readonly isGoing: boolean
}

export function Trick({ state, cue, places, shape, isStill }: TrickProps) {
  const { say } = useTalk()
  const lying = lyingIn(state, cue, isStill)
  const best = winningPlace(lying.cards, state.suit)
  const classes = ['ph-trick', ...(lying.taker === null ? [] : ['is-taken'])]
  return (
    <ol className={classes.join(' ')} aria-label={say('board.trick')}>
      {lying.cards.map((card, index) => (
        <Played
          key={`${state.game}.${card}`}
          card={card}
          seat={playerOf(state, lying.lead, index)}
          isBest={index === best}
          isFlashing={isRevealing(cue, playerOf(state, lying.lead, index))}
          lying={lying}
          places={places}
          shape={shape}
        />
      ))}
    </ol>
  )
}

const isRevealing = (cue: Cue | null, seat: Seat): boolean =>
  cue?.kind === 'revealed' && cue.seat === seat

/** The trick that is on; or the one just taken, on its way or, without motion, for everybody to see. */
function lyingIn({ lead, trick, tricks, phase }: State, cue: Cue | null, isStill: boolean): Lying {
  const open = { lead, cards: trick, taker: null, points: 0, isGoing: false }
  if (cue?.kind === 'collected')
    return { lead: cue.lead, cards: cue.cards, taker: cue.seat, points: cue.points, isGoing: true }
  if (cue?.kind === 'won') return { ...open, taker: cue.seat, points: cue.points }
  const last = tricks.at(-1)
  if (!isStill || trick.length > 0 || last === undefined || phase !== 'playing') return open
  const { winner, points, cards } = last
  return { lead: last.lead, cards, taker: winner, points, isGoing: false }
}

interface PlayedProps {
  readonly card: AnyCard
  readonly seat: Seat
  readonly isBest: boolean
  readonly isFlashing: boolean
  readonly lying: Lying
  readonly places: readonly Place[]
  readonly shape: Shape
}

function Played({ card, seat, isBest, isFlashing, lying, places, shape }: PlayedProps) {
  const { say, nameOf } = useTalk()
  const { taker, points, isGoing } = lying
  const place = places[isGoing && taker !== null ? taker : seat]
  if (place === undefined) return null
  const classes = ['ph-lying', `at-${place.side}`]
  if (isBest) classes.push('is-best')
  if (isFlashing) classes.push('is-flashing')
  if (isGoing) classes.push('is-going')
  const name = say('board.lies', { seat: nameOf(seat), card: { word: wordOf(card) } })
  return (
    <li
      className={classes.join(' ')}
      style={{ '--x': place.x, '--y': place.y } as React.CSSProperties}
    >
      <Card card={card} isPlain={shape === 'tall'} />
      <Worth card={card} />
      <span className="ph-hidden">
        {name}
        {isBest && ` ${say('board.winning')}`}
      </span>
      {isBest && taker !== null && <b className="ph-won">+{points}</b>}
    </li>
  )
}

/** The pack does not matter to anybody who reads. */
const wordOf = (card: AnyCard): string => `card.${card.split('/')[0]}`
