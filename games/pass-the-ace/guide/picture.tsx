// Pictures of the table for the guide: small scenes, drawn from a few pieces.

import type { ReactNode } from 'react'
import { GuideFrame } from '../../drawing/guide-frame.tsx'
import { SUIT_PATHS } from '../../drawing/suit-mark.tsx'
import './guide.css'

type Suit = keyof typeof SUIT_PATHS

const [WIDTH, HEIGHT] = [44, 62]

interface PieceProps {
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly size?: number
}

const placed = ({ x, y, turn = 0, size = 1 }: PieceProps): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${size})`

function Sheet({ className }: { readonly className: string }) {
  return (
    <rect
      className={className}
      x={-WIDTH / 2}
      y={-HEIGHT / 2}
      width={WIDTH}
      height={HEIGHT}
      rx="5"
    />
  )
}

function Face({
  rank,
  suit,
  isLow = false,
  ...place
}: PieceProps & { rank: string; suit: Suit; isLow?: boolean }) {
  const isRed = suit === 'H' || suit === 'D'
  return (
    <g transform={placed(place)} className={isRed ? 'guide-face is-red' : 'guide-face'}>
      <Sheet className={isLow ? 'guide-sheet is-low' : 'guide-sheet'} />
      <text y="-2" textAnchor="middle" fontSize="27">
        {rank}
      </text>
      <path d={SUIT_PATHS[suit]} transform="translate(-9 6) scale(0.18)" />
    </g>
  )
}

function Back(place: PieceProps) {
  return (
    <g transform={placed(place)}>
      <Sheet className="guide-sheet" />
      <rect className="guide-back" x="-18" y="-27" width="36" height="54" rx="3" />
      <path
        className="guide-lattice"
        d="M-18-9L0-27M-18 9L18-27M-18 27L18-9M0 27L18 9M18-9L0-27M18 9L-18-27M18 27L-18-9M0 27L-18 9"
      />
    </g>
  )
}

function Person({ x, y, seat, letter }: { x: number; y: number; seat: number; letter: string }) {
  return (
    <g transform={placed({ x, y })}>
      <circle r="17" fill={`var(--seat-${seat})`} className="guide-person" />
      <text className="guide-letter" textAnchor="middle" y="6" fontSize="16">
        {letter}
      </text>
    </g>
  )
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path className="guide-arrow" d={d} markerEnd="url(#guide-picture-tip)" />
)

function Hearts({ x, y, left }: { x: number; y: number; left: number }) {
  return [0, 1, 2].map((heart) => (
    <path
      key={heart}
      className={heart < left ? 'guide-heart' : 'guide-heart is-lost'}
      d={SUIT_PATHS.H}
      transform={`translate(${x - 24 + heart * 17} ${y}) scale(0.15)`}
    />
  ))
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D']

const SCENES: { readonly [name: string]: () => ReactNode } = {
  ranks: () =>
    RANKS.map((rank, i) => (
      <Face
        key={rank}
        rank={rank}
        suit={SUITS[i % 4] ?? 'S'}
        x={40 + i * 33.5}
        y={90 - i * 1.5}
        turn={-6 + i}
        isLow={i === 0}
      />
    )),
  round: () => (
    <>
      <ellipse className="guide-table" cx="240" cy="90" rx="150" ry="70" />
      <Arrow d="M156 60C168 46 188 40 210 38" />
      <Arrow d="M268 38C292 40 312 46 324 58" />
      <Arrow d="M326 122C312 134 296 138 272 138" />
      <Back x={240} y={132} size={0.72} />
      <Back x={142} y={90} size={0.72} />
      <Back x={240} y={46} size={0.72} />
      <Back x={338} y={90} size={0.72} />
      <Person x={240} y={172} seat={0} letter="D" />
      <Person x={70} y={90} seat={1} letter="1" />
      <Person x={240} y={8} seat={2} letter="2" />
      <Person x={410} y={90} seat={3} letter="3" />
    </>
  ),
  swap: () => (
    <>
      <Person x={70} y={90} seat={1} letter="1" />
      <Person x={410} y={90} seat={2} letter="2" />
      <Face rank="3" suit="C" x={150} y={90} />
      <Face rank="9" suit="D" x={330} y={90} />
      <Arrow d="M182 70C220 44 262 44 296 66" />
      <Arrow d="M298 112C260 138 218 138 184 116" />
    </>
  ),
  kung: () => (
    <>
      <Person x={70} y={90} seat={1} letter="1" />
      <Person x={410} y={90} seat={2} letter="2" />
      <Face rank="2" suit="H" x={150} y={90} turn={-6} />
      <Face rank="K" suit="S" x={330} y={90} size={1.25} />
      <Arrow d="M182 82C220 60 270 62 282 84C290 104 240 122 188 106" />
      <path className="guide-burst" d="M296 56l6 12M290 92l-2 0M296 126l6-12" />
    </>
  ),
  draw: () => (
    <>
      <Back x={306} y={86} />
      <Back x={303} y={83} />
      <Back x={300} y={80} />
      <Face rank="4" suit="S" x={390} y={82} turn={9} />
      <Person x={92} y={96} seat={0} letter="D" />
      <rect className="guide-hole" x="150" y="59" width="44" height="62" rx="5" />
      <Arrow d="M276 64C250 44 222 46 198 66" />
      <Arrow d="M196 122C260 160 340 160 380 126" />
    </>
  ),
  reveal: () =>
    (
      [
        ['9', 'H', 3],
        ['3', 'S', 2],
        ['Q', 'C', 3],
        ['7', 'D', 3],
      ] as const
    ).map(([rank, suit, left], i) => (
      <g key={rank}>
        <Face rank={rank} suit={suit} x={84 + i * 104} y={72} size={1.1} isLow={i === 1} />
        <Hearts x={84 + i * 104} y={122} left={left} />
      </g>
    )),
}

export const Picture = ({ name }: { readonly name: string }) => (
  <GuideFrame name="guide-picture" top={-12}>
    {SCENES[name]?.()}
  </GuideFrame>
)
