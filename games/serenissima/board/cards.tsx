// The Doge's cards: those that lie open, those still in the deck as a set, and what the next one may bring.
import { CARD_FACTS, CARDS, type CardId } from '../src/data/cards.ts'
import { trackFor } from '../src/data/constants.ts'
import type { State } from '../src/state.ts'
import { Cube } from './cargo.tsx'
import { chart } from './chart-map.ts'

const { x, y, width, height } = chart.furniture.cards
const CARD = { width: 28, height: 38, step: 33 }

/** In whole percent: that the next card scores, and that it ends the game. */
export function cardOdds({ drawn, deck, space, players }: State): { score: number; end: number } {
  const { last, scoring } = trackFor(players.length)
  const left = deck.length === 0 ? CARDS : CARDS.filter((card) => !drawn.includes(card))
  const share = (isSo: (next: number) => boolean) =>
    Math.round(
      (100 * left.filter((card) => isSo(space + CARD_FACTS[card].advance)).length) / left.length,
    )
  return {
    score: share((next) => scoring.some((at) => at > space && at <= next)),
    end: share((next) => next >= last),
  }
}

interface CardsProps {
  readonly view: State
  readonly title: string
  /** Said instead when all cards are in the deck again. */
  readonly anew: string
  /** One line for each. */
  readonly odds: readonly string[]
}

export function Cards({ view, title, anew, odds }: CardsProps) {
  const isReshuffled = view.deck.length === 0
  return (
    <g className="ser-cards" transform={`translate(${x} ${y})`}>
      <rect className="ser-cartouche" width={width} height={height} rx="8" />
      <text className="ser-cartouche-title" x={width / 2} y="20">
        {isReshuffled ? anew : title}
      </text>
      {CARDS.map((card, index) => (
        <Card
          key={card}
          card={card}
          at={width / 2 + (index - 2) * CARD.step}
          isOpen={view.drawn.includes(card) && !isReshuffled}
        />
      ))}
      {odds.map((line, index) => (
        <text key={line} className="ser-odds" x={width / 2} y={94 + index * 19}>
          {line}
        </text>
      ))}
    </g>
  )
}

interface CardProps {
  readonly card: CardId
  readonly at: number
  /** Drawn already: it cannot be the next. */
  readonly isOpen: boolean
}

function Card({ card, at, isOpen }: CardProps) {
  const { advance, isWine } = CARD_FACTS[card]
  return (
    <g className={isOpen ? 'ser-card is-gone' : 'ser-card'} transform={`translate(${at} 51)`}>
      <rect
        x={-CARD.width / 2}
        y={-CARD.height / 2}
        width={CARD.width}
        height={CARD.height}
        rx="3"
      />
      <text y={isWine ? -1.5 : 6.4}>{advance}</text>
      {isWine && <Cube good="wine" size={14} y={9.4} />}
    </g>
  )
}

/** The same as a picture of its own. */
export const CardFaces = ({ view }: { readonly view: State }) => (
  <svg className="ser-card-faces" viewBox="-8 30 186 42" aria-hidden="true">
    {CARDS.map((card, index) => (
      <Card
        key={card}
        card={card}
        at={85 + (index - 2) * CARD.step}
        isOpen={view.drawn.includes(card) && view.deck.length > 0}
      />
    ))}
  </svg>
)
