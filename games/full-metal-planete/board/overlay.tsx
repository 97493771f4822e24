// What lies over the ground and over the machines while one looks and chooses. Each part comes and goes by itself.
import type { Seat } from '@foldtable/kernel'
import { memo } from 'react'
import type { Hex } from '../src/board/grid.ts'
import type { Deed } from './deeds.ts'
import { boxPath, centreOf, hexPath, type Point, rounded, WORLD } from './geometry.ts'
import { type FireZone, type LandingZone, type Reach, wayPath } from './overlays.ts'
import type { Trail } from './trails.ts'

const ORIGIN = { x: 0, y: 0 }
const to = ({ x, y }: Point): string => `translate(${rounded(x)} ${rounded(y)})`

interface FireProps {
  readonly zones: readonly FireZone[]
  readonly seats: readonly Seat[]
  /** With the hexes that only one gun reaches. */
  readonly isFull: boolean
}

export const Fire = memo(function Fire({ zones, seats, isFull }: FireProps) {
  return zones
    .filter(({ seat }) => seats.includes(seat))
    .map(({ seat, strong, weak }) => (
      <g key={seat} className={`fire team-${seat}`}>
        {isFull && <path className="fire-weak" d={weak} />}
        <path className="fire-tint" d={strong} />
        <path d={strong} fill={`url(#fmp-hatch-${seat})`} />
        <path className="fire-border" d={strong} />
      </g>
    ))
})

/** What cannot be reached is darker; every hex that can has its price. */
export const ReachArea = memo(function ReachArea({ border, rings, places, storms }: Reach) {
  return (
    <g className="reach">
      <path className="reach-veil" d={boxPath(WORLD) + border} />
      <path className="reach-area" d={border} />
      {rings.map(({ cost, d }) => (
        <path key={cost} className="reach-ring" d={d} />
      ))}
      <path className="reach-border" d={border} />
      {places.map((place) => (
        <PlaceOf key={place.key} place={place} />
      ))}
      {storms.map(({ key, x, y, cost }) => (
        <g key={key} transform={to({ x, y })}>
          <path className="storm" d={hexPath(ORIGIN, 17)} />
          <use href="#fmp-sign-storm" y="-4" className="storm-sign" />
          <text className="cost is-storm" y="12.6">
            {cost}
          </text>
        </g>
      ))}
    </g>
  )
})

function PlaceOf({ place }: { readonly place: Reach['places'][number] }) {
  const { x, y, cost, isStranding = false } = place
  return (
    <>
      {isStranding && (
        <>
          <path className="strand" d={hexPath({ x, y }, 16.4)} />
          <path
            className="strand-sign"
            transform={to({ x, y: y - 6 })}
            d="M-5-1q1.25-1.8 2.5 0t2.5 0t2.5 0t2.5 0"
          />
        </>
      )}
      <text className="cost" x={rounded(x)} y={rounded(y + (isStranding ? 7 : 3.4))}>
        {cost}
      </text>
    </>
  )
}

export function Way({ path }: { readonly path: readonly Hex[] }) {
  const end = centreOf(path.at(-1) ?? 0)
  const d = wayPath(path)
  return (
    <g className="way">
      <path className="way-halo" d={d} />
      <path className="way-line" d={d} />
      {path.slice(1, -1).map((hex) => {
        const { x, y } = centreOf(hex)
        return <circle key={hex} className="way-dot" cx={rounded(x)} cy={rounded(y)} r="2.6" />
      })}
      <path className="way-end" d={hexPath(end, 17.4)} />
    </g>
  )
}

export const Ringed = ({ hexes }: { readonly hexes: readonly Hex[] }) => {
  const d = hexes.map((hex) => hexPath(centreOf(hex), 18.6)).join('')
  return (
    <>
      <path className="chosen-halo" d={d} />
      <path className="chosen" d={d} />
    </>
  )
}

/** A ring around what something can be done to, and on its northern edge what that is. */
export const Targets = memo(function Targets({ deeds }: { readonly deeds: readonly Deed[] }) {
  return deeds.map(({ key, kind, hex }) => (
    <g key={key} className={`target is-${kind}`} transform={to(centreOf(hex ?? 0))}>
      <path className="target-ring" d={hexPath(ORIGIN, 17.8)} />
      <g transform="translate(0 -17.2)">
        <circle className="chip" r="7.6" />
        <use href={`#fmp-sign-${kind}`} />
      </g>
    </g>
  ))
})

/** Two guns and what they aim at; the ring leaves it in sight. */
export const AimLines = ({
  guns,
  target,
}: {
  readonly guns: readonly Hex[]
  readonly target: Hex
}) => {
  const end = centreOf(target)
  return (
    <g className="aim">
      {guns.map((hex) => {
        const d = aimPath(centreOf(hex), end)
        return (
          <g key={hex}>
            <path className="aim-halo" d={d} />
            <path className="aim-line" d={d} />
          </g>
        )
      })}
      <use href="#fmp-cross" transform={to(end)} />
    </g>
  )
}

const AIM_RING = 17

function aimPath(from: Point, end: Point): string {
  const length = Math.hypot(end.x - from.x, end.y - from.y) || 1
  const part = (length - AIM_RING) / length
  const last = { x: from.x + part * (end.x - from.x), y: from.y + part * (end.y - from.y) }
  return `M${rounded(from.x)} ${rounded(from.y)}L${rounded(last.x)} ${rounded(last.y)}`
}

export const Lit = memo(function Lit({ hexes }: { readonly hexes: readonly Hex[] }) {
  return <path className="lit" d={hexes.map((hex) => hexPath(centreOf(hex), 16.6)).join('')} />
})

/** Who would be neutralised, or free again: a thin ring with the sign of it. */
export const Foreseen = ({
  at,
  what,
}: {
  readonly at: Hex
  readonly what: 'pinned' | 'freed' | 'lost'
}) => (
  <g className={`foreseen is-${what}`} transform={to(centreOf(at))}>
    <circle r="15.5" />
    {what === 'lost' && <path d="M-8-8L8 8M8-8L-8 8" />}
    {what === 'pinned' && <use href="#fmp-badge-pinned" x="12" y="-11" />}
  </g>
)

interface ZonesProps {
  readonly zones: readonly LandingZone[]
  readonly chosen: number | null
}

export const Zones = memo(function Zones({ zones, chosen }: ZonesProps) {
  return (
    <g className="zones">
      {zones.map(({ zone, d, isOpen }) => (
        <path
          key={zone}
          className={`zone ${isOpen ? 'is-open' : 'is-closed'}${zone === chosen ? ' is-chosen' : ''}`}
          d={d}
        />
      ))}
      {zones.map(({ x, y, zone, isOpen, ore }) => (
        <g
          key={zone}
          className={`zone-name ${isOpen ? 'is-open' : 'is-closed'}`}
          transform={to({ x, y })}
        >
          <text className="zone-number">{zone}</text>
          {isOpen && (
            <>
              <use href="#fmp-ore" transform="translate(-7 14) scale(.62)" />
              <text className="zone-ore" x="3" y="17.5">
                {ore}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  )
})

/** A small triangle on every site, pointing as its podes do. */
export const Sites = memo(function Sites({
  bodies,
  isUp,
}: {
  readonly bodies: readonly Hex[]
  readonly isUp: boolean
}) {
  const d = bodies.map((body) => {
    const { x, y } = centreOf(body)
    return `M${rounded(x)} ${rounded(y + (isUp ? -6 : 6))}l4.6 ${isUp ? 8 : -8}h-9.2Z`
  })
  return <path className="site" d={d.join('')} />
})

export const CrossedOut = ({ hexes }: { readonly hexes: readonly Hex[] }) => (
  <path
    className="cleared"
    d={hexes
      .map((hex) => {
        const { x, y } = centreOf(hex)
        return `M${rounded(x - 8)} ${rounded(y - 8)}l16 16m0 -16l-16 16`
      })
      .join('')}
  />
)

export const Cursor = ({ hex }: { readonly hex: Hex }) => (
  <path className="cursor" d={hexPath(centreOf(hex), 19.4) + hexPath(centreOf(hex), 16.2)} />
)

/** Where the others went since one's own last turn, and what was hit. */
export const Trails = memo(function Trails({ trails }: { readonly trails: readonly Trail[] }) {
  return trails.map(({ key, owner, path, mark }) => (
    <g key={key} className={`trail team-${owner}`}>
      {path.length > 1 && <path className="trail-halo" d={wayPath(path)} />}
      {path.length > 1 && <path className="trail-line" d={wayPath(path)} />}
      {mark !== undefined && (
        <path
          className={`trail-${mark}`}
          transform={to(centreOf(path.at(-1) ?? 0))}
          d={mark === 'hit' ? STAR : FLAG}
        />
      )}
    </g>
  ))
})

const STAR = 'M0-9L2.4-3L9-3.4L4 1L6 8L0 4L-6 8L-4 1L-9-3.4L-2.4-3Z'
const FLAG = 'M-4 9V-9H7L4-5L7-1H-4'
