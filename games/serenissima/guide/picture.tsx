// Pictures of the sea for the guide: a few pieces, signs and numbers, and no words.

import type { ReactNode } from 'react'
import { GuideFrame } from '../../drawing/guide-frame.tsx'
import { at, Badge, Coin, Die, Galley, Port, Row, sideBySide, Thing } from './pieces.tsx'
import './guide.css'

/** Zones in reach are lit. */
const REACH = [
  { x: 300, y: 76, steps: 1 },
  { x: 350, y: 132, steps: 2 },
  { x: 398, y: 76, steps: 3 },
  { x: 446, y: 132, steps: 4 },
] as const

/** Who owns which number in the picture of the wheel. */
const OWNERS: { readonly [number: number]: number } = {
  1: 0,
  2: 1,
  3: 2,
  4: 3,
  5: 3,
  6: 2,
  7: 1,
  8: 0,
}
const NUMBERS = Array.from({ length: 15 }, (_, index) => index + 1)

function onWheel(space: number): { readonly x: number; readonly y: number } {
  const angle = (space / 16) * 2 * Math.PI
  return { x: 240 + 82 * Math.sin(angle), y: 102 - 82 * Math.cos(angle) }
}

function WheelNumber({ number }: { readonly number: number }) {
  const owner = OWNERS[number]
  const { x, y } = onWheel(number)
  return (
    <g transform={at({ x, y })}>
      <circle
        className={number === 1 ? 'serg-number is-active' : 'serg-number'}
        r="14"
        fill={owner === undefined ? 'none' : `var(--seat-${owner})`}
      />
      <text className={owner === undefined ? 'serg-faint' : 'serg-light'} y="5" fontSize="15">
        {number}
      </text>
    </g>
  )
}

function Step({ space }: { readonly space: number }) {
  const isScoring = space === 4 || space === 7 || space === 9
  return (
    <g transform={at({ x: 28 + (space - 1) * 31, y: 36 })}>
      <circle className={isScoring ? 'serg-coin' : 'serg-step'} r="13" />
      <text className={isScoring ? 'serg-dark' : 'serg-light'} y="5" fontSize="15">
        {space}
      </text>
    </g>
  )
}

function Card({ x, moves }: { readonly x: number; readonly moves: number }) {
  return (
    <g transform={at({ x, y: 36 })}>
      <rect className="serg-card" x="-14" y="-20" width="28" height="40" rx="4" />
      <text className="serg-dark" y={moves === 0 ? -2 : 6} fontSize="17">
        {moves}
      </text>
      {moves === 0 && <Thing load="wine" x={0} y={10} size={0.7} />}
    </g>
  )
}

const INCOMES = [1, 3, 6, 10, 15] as const

function Income({ goods, ducats }: { readonly goods: number; readonly ducats: number }) {
  const height = 6 + ducats * 4.4
  return (
    <g transform={at({ x: 44 + (goods - 1) * 72, y: 176 })}>
      <rect className="serg-bar" x="-20" y={-height} width="40" height={height} rx="4" />
      <text className="serg-light" y={-height - 6} fontSize="19">
        {ducats}
      </text>
      {INCOMES.slice(0, goods).map((one, index) => (
        <rect
          key={one}
          className="serg-cube"
          x={-goods * 6 + index * 12 + 1}
          y="6"
          width="10"
          height="10"
          rx="2"
        />
      ))}
    </g>
  )
}

function Basilica({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={at({ x, y })}>
      <path
        className="serg-town"
        d="M-34 30V-2H-20C-20-24 20-24 20-2H34V30zM-3-18V-32H3V-18zM-8-28H8V-24H-8z"
      />
      <path className="serg-window" d="M-7 30V14C-7 5 7 5 7 14V30z" />
      <text className="serg-light" y="52" fontSize="19">
        +5
      </text>
    </g>
  )
}

const Arrow = ({ d }: { readonly d: string }) => (
  <path className="serg-arrow" d={d} markerEnd="url(#serg-tip)" />
)

const SCENES: { readonly [name: string]: () => ReactNode } = {
  hold: () => (
    <>
      <path className="serg-lane" d="M232 132L300 76L350 132L398 76L446 132" />
      {REACH.map(({ x, y, steps }) => (
        <g key={steps} transform={at({ x, y })}>
          <circle className={steps > 3 ? 'serg-zone is-far' : 'serg-zone'} r="21" />
          <text className={steps > 3 ? 'serg-faint' : 'serg-dark'} y="7" fontSize="20">
            {steps}
          </text>
        </g>
      ))}
      <Galley
        seat={0}
        number={1}
        hold={['sailor', 'sailor', 'sailor', 'wood', 'empty']}
        x={128}
        y={126}
        size={1.3}
      />
    </>
  ),
  port: () => (
    <>
      <Port seat={1} makes="gold" x={112} y={108} size={1.7} />
      <rect className="serg-panel" x="236" y="34" width="216" height="136" rx="12" />
      <Row loads={['sailor', 'sailor', 'empty', 'empty']} x={278} y={70} size={1.5} step={30} />
      <Row loads={['wood', 'wine', 'empty', 'empty']} x={278} y={132} size={1.5} step={30} />
    </>
  ),
  wheel: () => (
    <>
      <circle className="serg-wheel" cx="240" cy="102" r="82" />
      <g transform={at(onWheel(0))}>
        <circle className="serg-coin" r="16" />
        <path className="serg-doge" d="M-9 8V2C-9-8 0-6 2-11C8-8 9 0 9 8z" />
      </g>
      {NUMBERS.map((number) => (
        <WheelNumber key={number} number={number} />
      ))}
      <Arrow d="M206 74A46 46 0 0 1 282 84" />
      <Galley seat={0} number={1} hold={[]} x={68} y={122} size={0.72} />
      <Galley seat={1} number={2} hold={[]} x={410} y={122} size={0.72} />
    </>
  ),
  trade: () => (
    <>
      <path className="serg-lane" d="M118 150C190 176 290 176 362 150" />
      <Port seat={0} makes="wood" x={72} y={112} size={1.25} />
      <Port makes="gold" x={408} y={112} size={1.25} />
      <Galley
        seat={0}
        number={1}
        hold={['sailor', 'sailor', 'sailor', 'wood', 'empty']}
        x={240}
        y={122}
        size={0.95}
      />
      <Badge x={26} y={40}>
        1
      </Badge>
      <Row loads={['wood']} x={58} y={40} size={1.3} />
      <Badge x={240} y={22}>
        2
      </Badge>
      <Arrow d="M150 184C206 200 274 200 330 184" />
      <Badge x={316} y={40}>
        3
      </Badge>
      <Coin amount="+2" x={350} y={40} />
      <Badge x={420} y={40}>
        4
      </Badge>
      <Row loads={['sailor']} x={452} y={40} size={1.3} />
    </>
  ),
  battle: () => (
    <>
      <path className="serg-lane" d="M8 176L52 176L96 176" />
      <circle className="serg-zone" cx="52" cy="176" r="9" />
      <circle className="serg-zone" cx="96" cy="176" r="9" />
      <Galley
        seat={0}
        number={1}
        hold={['sailor', 'sailor', 'sailor', 'sailor', 'sailor']}
        x={124}
        y={126}
      />
      <Galley
        seat={1}
        number={2}
        hold={['sailor', 'sailor', 'sailor', 'wine', 'gold']}
        x={356}
        y={126}
      />
      {sideBySide(['skull', 'skull', 'blank', 'tired', 'tired'] as const, 34, 46).map(
        ({ thing, x }) => (
          <Die key={x} face={thing} x={x} y={28} />
        ),
      )}
      {sideBySide(['skull', 'blank', 'blank'] as const, 34, 322).map(({ thing, x }) => (
        <Die key={x} face={thing} x={x} y={28} />
      ))}
      <text className="serg-loss" x="150" y="192" fontSize="22">
        −1
      </text>
      <text className="serg-loss" x="356" y="192" fontSize="22">
        −2
      </text>
    </>
  ),
  income: () => (
    <>
      <path className="serg-lane" d="M28 36H276" />
      {NUMBERS.slice(0, 9).map((space) => (
        <Step key={space} space={space} />
      ))}
      {sideBySide([0, 1, 1, 1, 2], 33, 324).map(({ thing, x }) => (
        <Card key={x} x={x} moves={thing} />
      ))}
      {INCOMES.map((ducats, index) => (
        <Income key={ducats} goods={index + 1} ducats={ducats} />
      ))}
      <Basilica x={426} y={122} />
    </>
  ),
}

export const Picture = ({ name }: { readonly name: string }) => (
  <GuideFrame name="serg">{SCENES[name]?.()}</GuideFrame>
)
