// Playing cards, drawn: suits as shapes, faces for a big card and for a small one, and the back.
import type { Card } from '@foldtable/parts/cards'
import { CROWN } from './crown.ts'

/** Every card is drawn in this size, around its middle, and then scaled. */
export const CARD = { width: 74, height: 106 }

const SUITS: { readonly [suit: string]: string } = {
  D: 'M0-11.5Q3.6-4.4 8.4 0 3.6 4.4 0 11.5-3.6 4.4-8.4 0-3.6-4.4 0-11.5Z',
  S: 'M0-11C-1.6-5.6-9.6-2-9.6 3.6-9.6 8.4-3.6 9-1.2 5.2-1.4 8-2.4 9.6-4 11H4C2.4 9.6 1.4 8 1.2 5.2 3.6 9 9.6 8.4 9.6 3.6 9.6-2 1.6-5.6 0-11Z',
  C: 'M0-11A4.7 4.7 0 0 1 3.5-3.2 4.7 4.7 0 1 1 1.3 4.6C1.5 7.6 2.4 9.6 4 11H-4C-2.4 9.6-1.5 7.6-1.3 4.6A4.7 4.7 0 1 1-3.5-3.2 4.7 4.7 0 0 1 0-11Z',
}
const HEART =
  'M0 10C-4 5.6-10.4 1.6-10.4-4-10.4-7.8-7.8-10-5-10-2.6-10-.8-8.4 0-6.4.8-8.4 2.6-10 5-10 7.8-10 10.4-7.8 10.4-4 10.4 1.6 4 5.6 0 10Z'

export const heartPath = HEART

const shapeOf = (suit: string): string => (suit === 'H' ? HEART : (SUITS[suit] ?? ''))

const PIPS: { readonly [rank: string]: readonly (readonly [number, number])[] } = {
  '2': [
    [0, -30],
    [0, 30],
  ],
  '3': [
    [0, -30],
    [0, 0],
    [0, 30],
  ],
  '4': [
    [-14, -30],
    [14, -30],
    [-14, 30],
    [14, 30],
  ],
  '5': [
    [-14, -30],
    [14, -30],
    [0, 0],
    [-14, 30],
    [14, 30],
  ],
  '6': [
    [-14, -30],
    [14, -30],
    [-14, 0],
    [14, 0],
    [-14, 30],
    [14, 30],
  ],
  '7': [
    [-14, -30],
    [14, -30],
    [0, -15],
    [-14, 0],
    [14, 0],
    [-14, 30],
    [14, 30],
  ],
  '8': [
    [-14, -30],
    [14, -30],
    [0, -15],
    [-14, 0],
    [14, 0],
    [0, 15],
    [-14, 30],
    [14, 30],
  ],
  '9': [
    [-14, -32],
    [14, -32],
    [-14, -11],
    [14, -11],
    [0, 0],
    [-14, 11],
    [14, 11],
    [-14, 32],
    [14, 32],
  ],
  '10': [
    [-14, -32],
    [14, -32],
    [0, -21],
    [-14, -11],
    [14, -11],
    [-14, 11],
    [14, 11],
    [0, 21],
    [-14, 32],
    [14, 32],
  ],
}

export const rankOf = (card: Card): string => card.slice(0, -1)
export const suitOf = (card: Card): string => card.slice(-1)
const isRed = (suit: string): boolean => suit === 'H' || suit === 'D'

export function Pip({
  suit,
  x = 0,
  y = 0,
  size = 1,
}: {
  suit: string
  x?: number
  y?: number
  size?: number
}) {
  const turned = y > 0 ? ' rotate(180)' : ''
  return <path d={shapeOf(suit)} transform={`translate(${x} ${y}) scale(${size})${turned}`} />
}

function Sheet({ className }: { className: string }) {
  const { width, height } = CARD
  return (
    <rect
      className={className}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={8}
    />
  )
}

export function CardFace({ card, isSmall }: { card: Card; isSmall: boolean }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  return (
    <g className={isRed(suit) ? 'pta-face is-red' : 'pta-face'}>
      <Sheet className="pta-sheet" />
      {isSmall ? (
        <>
          <text className="pta-rank" y={4} fontSize={rank === '10' ? 50 : 56}>
            {rank}
          </text>
          <path d={shapeOf(suit)} transform="translate(0 29) scale(1.75)" />
        </>
      ) : (
        <>
          <Corner rank={rank} suit={suit} />
          <g transform="rotate(180)">
            <Corner rank={rank} suit={suit} />
          </g>
          <Middle rank={rank} suit={suit} />
        </>
      )}
    </g>
  )
}

function Corner({ rank, suit }: { rank: string; suit: string }) {
  return (
    <g>
      <text className="pta-rank" x={-26} y={-35} fontSize={rank === '10' ? 17 : 20}>
        {rank}
      </text>
      <Pip suit={suit} x={-26} y={-24} size={0.62} />
    </g>
  )
}

function Middle({ rank, suit }: { rank: string; suit: string }) {
  const pips = PIPS[rank]
  if (pips !== undefined)
    return pips.map(([x, y]) => <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={0.78} />)
  if (rank === 'A') return <Pip suit={suit} size={2.3} />
  return (
    <g>
      <rect className="pta-panel" x={-17} y={-38} width={34} height={76} rx={5} />
      <path className="pta-crown" d={CROWNS[rank] ?? ''} transform="translate(0 -21)" />
      <text className="pta-rank" y={11} fontSize={34}>
        {rank}
      </text>
      <path d={shapeOf(suit)} transform="translate(0 26) scale(.8)" />
    </g>
  )
}

/** A crown for the king, a tiara for the queen, a cap with a feather for the jack. */
const CROWNS: { readonly [rank: string]: string } = {
  K: CROWN,
  Q: 'M-11 8C-11 2-12-1-12-4-8-2-6 0-5 2-4-2-2-6 0-9 2-6 4-2 5 2 6 0 8-2 12-4 12-1 11 2 11 8Z M-11 10H11V12H-11Z',
  J: 'M-11 9C-11-2-5-6 1-6 7-6 11-1 11 9Z M2-6C4-12 9-12 12-10 10-9 8-6 5-5Z M-12 10H12V12H-12Z',
}

export function CardBack() {
  const { width, height } = CARD
  return (
    <g className="pta-reverse">
      <Sheet className="pta-sheet" />
      <rect
        className="pta-reverse-field"
        x={-width / 2 + 5}
        y={-height / 2 + 5}
        width={width - 10}
        height={height - 10}
        rx={5}
      />
      <rect
        fill="url(#pta-lattice)"
        x={-width / 2 + 5}
        y={-height / 2 + 5}
        width={width - 10}
        height={height - 10}
        rx={5}
      />
      <circle className="pta-reverse-medal" r={15} />
      <path className="pta-reverse-ace" d={SUITS.S} transform="scale(.95)" />
    </g>
  )
}
