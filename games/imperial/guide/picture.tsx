// Pictures for the guide: paper, a few pieces, signs and numbers, and no words.

import type { ReactNode } from 'react'
import { GuideFrame } from '../../drawing/guide-frame.tsx'
import { Army, at, Ballot, Certificate, Chip, Coin, Factory, Fleet, sideBySide } from './pieces.tsx'
import { Rondel } from './rondel.tsx'
import './guide.css'

const Arrow = ({ d }: { readonly d: string }) => (
  <path className="impg-arrow" d={d} markerEnd="url(#impg-tip)" />
)

function Sum({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <text className="impg-ink" x={x} y={y} fontSize="24">
      {children}
    </text>
  )
}

interface HoldingsProps {
  readonly y: number
  readonly shares: readonly { readonly who: string; readonly seat: number; readonly owns: number }[]
}

/** What everybody owns of a country, on a bar with its half marked. */
function Holdings({ y, shares }: HoldingsProps) {
  const sold = shares.reduce((sum, { owns }) => sum + owns, 0)
  const wide = (owns: number) => (owns / sold) * 420
  let from = 30
  const parts = shares.map((share) => {
    const x = from
    from += wide(share.owns)
    return { ...share, x }
  })
  return (
    <g transform={at({ x: 0, y })}>
      {parts.map(({ who, seat, owns, x }) => (
        <g key={who} transform={at({ x, y: 0 })}>
          <rect
            className="impg-unit"
            width={wide(owns)}
            height="44"
            rx="4"
            fill={`var(--seat-${seat})`}
          />
          <text className="impg-light" x={wide(owns) / 2} y="30" fontSize="22">
            {`${who} ${owns}`}
          </text>
        </g>
      ))}
      <path className="impg-half" d="M240-10V54" />
    </g>
  )
}

/** The tax chart from 5 to 15, and the points below. */
const TAXES = sideBySide([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 40, 40)

function Tax({ x, tax }: { readonly x: number; readonly tax: number }) {
  return (
    <g transform={at({ x, y: 128 })}>
      <rect
        className={tax === 10 ? 'impg-box is-lit' : 'impg-box'}
        x="-18"
        y="-17"
        width="36"
        height="34"
        rx="5"
      />
      <text className={tax === 10 ? 'impg-dark' : 'impg-ink'} y="6" fontSize="18">
        {tax}
      </text>
      <text className="impg-ink" y="44" fontSize="17">
        {`+${tax - 5}`}
      </text>
    </g>
  )
}

const FACTORS = sideBySide([0, 1, 2, 3, 4, 5], 74, 55)

function Factor({ x, factor }: { readonly x: number; readonly factor: number }) {
  const isLit = factor === 4
  return (
    <g transform={at({ x, y: 46 })}>
      <rect
        className={isLit ? 'impg-box is-lit' : 'impg-box'}
        x="-34"
        y="-24"
        width="68"
        height="54"
        rx="6"
      />
      <text className={isLit ? 'impg-dark' : 'impg-ink'} y="-3" fontSize="17">
        {factor === 5 ? '25' : `${factor * 5}–${factor * 5 + 4}`}
      </text>
      <text className={isLit ? 'impg-dark' : 'impg-ink'} y="22" fontSize="20">
        {`×${factor}`}
      </text>
    </g>
  )
}

const SCENES: { readonly [name: string]: () => ReactNode } = {
  rondel: () => <Rondel />,
  stock: () => (
    <>
      <Coin x={62} y={102} size={1.5}>
        $9
      </Coin>
      <Arrow d="M98 102H146" />
      <Certificate number={4} x={224} y={102} size={1.25} />
      <Arrow d="M300 84C318 66 326 52 346 46" />
      <Arrow d="M302 102H344" />
      <Arrow d="M300 120C318 138 326 152 346 158" />
      <Coin x={384} y={44} size={1.2}>
        $
      </Coin>
      <Ballot x={384} y={102} size={1.3} />
      <path
        className="impg-laurel"
        transform="translate(384 160) scale(1.2)"
        d="M0-15L4-5H15L6 2L10 13L0 6L-10 13L-6 2L-15-5H-4z"
      />
      <Sum x={436} y={53}>
        4
      </Sum>
      <Sum x={436} y={111}>
        4
      </Sum>
      <Sum x={436} y={169}>
        4×
      </Sum>
    </>
  ),
  lead: () => (
    <>
      <Holdings
        y={34}
        shares={[
          { who: 'A', seat: 1, owns: 9 },
          { who: 'B', seat: 0, owns: 6 },
        ]}
      />
      <Holdings
        y={124}
        shares={[
          { who: 'A', seat: 1, owns: 5 },
          { who: 'B', seat: 0, owns: 4 },
          { who: 'C', seat: 2, owns: 3 },
        ]}
      />
    </>
  ),
  convoy: () => (
    <>
      <path className="impg-sea" d="M0 0H480V204H0z" />
      <path className="impg-border" d="M236 0C226 60 250 130 238 204" />
      <path className="impg-land" d="M0 0H96C120 40 84 70 104 110C116 150 92 170 100 204H0z" />
      <path
        className="impg-land"
        d="M480 0H392C366 34 402 76 384 112C372 150 396 176 384 204H480z"
      />
      <Arrow d="M74 96C150 40 330 40 404 92" />
      <Army seat={1} x={50} y={104} size={1.2} />
      <Army seat={1} x={430} y={110} size={1.2} />
      <Fleet seat={1} x={170} y={132} size={1.3} />
      <Fleet seat={1} x={308} y={132} size={1.3} />
    </>
  ),
  tax: () => (
    <>
      {sideBySide(['first', 'second', 'third'], 42, 50).map(({ thing, x }) => (
        <Factory key={thing} className="impg-works" x={x} y={42} size={1.1} />
      ))}
      <Sum x={188} y={50}>
        +
      </Sum>
      {sideBySide(['first', 'second', 'third', 'fourth'], 30, 222).map(({ thing, x }) => (
        <Chip key={thing} seat={1} x={x} y={42} size={1.1} />
      ))}
      <Sum x={346} y={50}>
        =
      </Sum>
      <Coin x={390} y={42} size={1.4}>
        $10
      </Coin>
      {TAXES.map(({ thing, x }) => (
        <Tax key={thing} tax={thing} x={x} />
      ))}
      <Arrow d="M160 104C176 84 214 84 234 102" />
    </>
  ),
  score: () => (
    <>
      {FACTORS.map(({ thing, x }) => (
        <Factor key={thing} factor={thing} x={x} />
      ))}
      <Certificate number={4} x={120} y={146} />
      <Sum x={204} y={155}>
        ×
      </Sum>
      <Sum x={244} y={155}>
        4
      </Sum>
      <Sum x={286} y={155}>
        =
      </Sum>
      <text className="impg-ink" x="350" y="164" fontSize="46">
        16
      </text>
    </>
  ),
}

export const Picture = ({ name }: { readonly name: string }) => (
  <GuideFrame name="impg" tipSize={4}>
    {SCENES[name]?.()}
  </GuideFrame>
)
