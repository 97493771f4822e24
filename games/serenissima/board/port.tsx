// A port on the chart: a medallion with what it makes, its name on the ribbon of its owner, its warehouse and its garrison.
import { Fragment, memo } from 'react'
import type { Good } from '../src/data/goods.ts'
import type { PortId } from '../src/data/zones.ts'
import type { Port as PortState } from '../src/state.ts'
import { Cube, Pawn, Source } from './cargo.tsx'
import { chart, type Point, type PortPlace } from './chart-map.ts'
import { Emblem } from './emblem.tsx'

export interface PortProps {
  readonly id: PortId
  readonly port: PortState
  /** All of it as text. */
  readonly look: string
  readonly name: string
  /** Lit, chosen, a preview: classes. */
  readonly mood?: string
  /** Goods that were delivered just now. */
  readonly fresh?: readonly Good[]
}

const { sizes } = chart
const NONE: readonly Good[] = []

/** Drawn anew only where something of it changed: told by text, because a replica changes in place. */
export const Port = memo(
  DrawnPort,
  (one, other) =>
    (['id', 'look', 'name', 'mood'] as const).every((key) => one[key] === other[key]) &&
    one.fresh?.join() === other.fresh?.join(),
)

function DrawnPort({ id, port, name, mood = '', fresh = NONE }: PortProps) {
  const place = chart.ports[id]
  const owner = port.owner === null ? 'is-free' : `ser-of-${port.owner}`
  const classes = `ser-port ${owner} ${place.isStart ? 'is-start' : ''} ${port.closed ? 'is-closed' : ''} ${mood}`
  return (
    <g className={classes} data-port={id}>
      {place.isAtSea && <Backing place={place} />}
      <Name place={place} port={port} name={name} />
      {!port.closed && <Warehouse place={place} port={port} fresh={fresh} />}
      {!port.closed && <Garrison place={place} port={port} />}
      <Medallion place={place} port={port} />
    </g>
  )
}

/** A scrap of parchment where they lie on the water. */
function Backing({ place: { box } }: { readonly place: PortPlace }) {
  const [x, y, width, height] = box
  return (
    <rect
      className="ser-backing"
      x={x - 3}
      y={y - 1}
      width={width + 6}
      height={height + 2}
      rx="5"
    />
  )
}

interface PartProps {
  readonly place: PortPlace
  readonly port: PortState
}

/** How wide a name is drawn, in units, whatever the face: the text is fitted to it, so that it never leaves its ribbon. */
export const nameWidth = (name: string): number =>
  [...name].reduce((sum, letter) => sum + letterWidth(letter), 0)

function letterWidth(letter: string): number {
  if (/[iljtfrI’]/.test(letter)) return 5.4
  return /[mwMW]/.test(letter) ? 12.6 : /[A-ZÀ-Ý]/.test(letter) ? 10.6 : 8.2
}

function Name({ place, port, name }: PartProps & { readonly name: string }) {
  const [x, y] = place.name
  const isEnd = place.align === 'end'
  const hasOwner = port.owner !== null
  const length = nameWidth(name) + 28
  const [near, far] = isEnd ? [x + 2, x + 2 - length] : [x - 2, x - 2 + length]
  const notch = isEnd ? 5 : -5
  const top = y - 9
  return (
    <>
      {hasOwner && (
        <>
          <path
            className="ser-ribbon ser-seat-fill"
            d={`M${near} ${top}H${far}l${notch} 9l${-notch} 9H${near}z`}
          />
          <Emblem
            seat={port.owner ?? 0}
            x={isEnd ? x - 6 : x + 6}
            y={y}
            size={0.95}
            className="ser-on-seat"
          />
        </>
      )}
      <text
        className="ser-name"
        x={hasOwner ? (isEnd ? x - 15 : x + 15) : x}
        y={y + 5.2}
        textAnchor={isEnd ? 'end' : 'start'}
        textLength={nameWidth(name)}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </>
  )
}

/** Goods in the order of delivery; spaces that are free are one path. */
const Warehouse = ({ place, port, fresh }: PartProps & { readonly fresh: readonly Good[] }) => (
  <>
    <path
      className="ser-space"
      d={place.warehouse
        .slice(port.cargo.length)
        .map(([x, y]) => `M${x - 6.2} ${y - 6.2}h12.4v12.4h-12.4z`)
        .join('')}
    />
    {port.cargo.map((good, index) => {
      const [x, y] = place.warehouse[index] ?? place.mark
      return (
        <Fragment key={good}>
          {fresh.includes(good) && (
            <rect className="ser-fresh" x={x - 9.4} y={y - 9.4} width="18.8" height="18.8" rx="4" />
          )}
          <Cube good={good} x={x} y={y} size={sizes.slot} />
        </Fragment>
      )
    })}
  </>
)

const Garrison = ({ place, port }: PartProps) => {
  const sailors = port.owner === null ? 0 : port.sailors
  return (
    <>
      <path
        className="ser-space"
        d={place.garrison
          .slice(sailors)
          .map(([x, y]) => `M${x - 3.4} ${y + 1.6}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0`)
          .join('')}
      />
      {place.garrison.slice(0, sailors).map(([x, y]) => (
        <Pawn key={x} seat={port.owner ?? 0} x={x} y={y} size={12.6} />
      ))}
    </>
  )
}

function Medallion({ place, port }: PartProps) {
  const [x, y] = place.mark
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <circle className="ser-ring" r={sizes.medallion} />
        {place.isStart && <circle className="ser-home-ring" r={sizes.medallion + 3.6} />}
        <Source good={place.produces} size={18.6} />
        {port.closed && <path className="ser-chain" d="M-9-9L9 9M9-9L-9 9" />}
      </g>
      {port.fort && <Badge at={place.fort} kind="fort" />}
      {port.basilica && <Badge at={place.basilica} kind="basilica" />}
    </>
  )
}

/** A tower, and a dome with its cross. */
export const BUILDINGS = {
  fort: 'M-6-6.4h2.9v2.2h1.7v-2.2h2.8v2.2h1.7v-2.2H6v5L4.6 0v6.4H1.5V3.2a1.5 1.5 0 0 0-3 0v3.2h-3.1V0L-6-1.4z',
  basilica:
    'M-.9-7.8H.9v1.5h1.6v1.7H.9v1.2C4.1-2.9 6-.6 6 2.2v4.2H2V4.2a2 2 0 0 0-4 0v2.2h-4V2.2c0-2.8 1.9-5.1 5.1-5.6v-1.2h-1.6v-1.7h1.6z',
} as const

export type BuildingKind = keyof typeof BUILDINGS

const Badge = ({ at: [x, y], kind }: { readonly at: Point; readonly kind: BuildingKind }) => (
  <g className={`ser-badge is-${kind}`} transform={`translate(${x} ${y})`}>
    <circle r={sizes.badge} />
    <path d={BUILDINGS[kind]} />
  </g>
)

export const BuildingSign = ({ kind }: { readonly kind: BuildingKind }) => (
  <svg className={`ser-building is-${kind}`} viewBox="-8 -8 16 16" aria-hidden="true">
    <path d={BUILDINGS[kind]} />
  </svg>
)
