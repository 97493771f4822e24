// What stands on the map: armies are shields, fleets are steamers, each with the letter of its country. Spots are those of the
// drawn map, always the same objects: what stands still is not drawn again.
import { memo } from 'react'
import type { Country } from '../src/data/countries.ts'
import type { Spot } from './map.ts'
import type { Look, StackKind } from './stacks.ts'

export const SHIELD = 'M-27-31H27V1C27 19 13 28 0 34C-13 28-27 19-27 1Z'
const HULL = 'M-39-1H39L31 21Q29 27 23 27H-23Q-29 27-31 21Z'
const DECK = 'M-24-1V-12H22V-1ZM-15-12V-28H-5V-12ZM4-12V-24H13V-12Z'
const ANCHOR = 'M0-9V15M-9-3H9M-14 3C-14 12-6 16 0 17C6 16 14 12 14 3'
const WORKS = 'M-19 16V-3L-8-10V-3L3-10V-3L8-6V-19H16V16Z'
const FLAG = 'M-13-23H22L13-11L22 1H-13Z'

/** One letter for each country, the same in both languages: colours alone are not for everybody. */
export const letterOf = (country: Country): string => country.slice(0, 1)

export const at = ([x, y]: Spot, size = 1): string =>
  size === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${size})`

interface UnitProps {
  readonly country: Country
  readonly kind: StackKind
  readonly count?: number
  readonly at: Spot
  readonly look?: Look | undefined
  readonly id?: string
}

export const Unit = memo(({ country, kind, count = 1, at: point, look, id }: UnitProps) => (
  <g transform={at(point)} data-unit={id}>
    <g className={`im-unit is-${kind} of-${country}${look === undefined ? '' : ` is-${look}`}`}>
      {look === 'chosen' && <circle className="im-halo" r="50" />}
      {look === 'ready' && <circle className="im-ring" r="46" />}
      {kind === 'fleet' ? <Ship count={count} /> : <Shield count={count} />}
      <text className="im-letter" y={kind === 'fleet' ? 22 : 13}>
        {letterOf(country)}
      </text>
      {count > 1 && <Count of={count} x={kind === 'fleet' ? 33 : 25} />}
    </g>
  </g>
))

const Shield = ({ count }: { readonly count: number }) => (
  <>
    <path className="im-shade" d={SHIELD} transform="translate(1 5)" />
    {count > 1 && <path className="im-body im-behind" d={SHIELD} transform="translate(7 -6)" />}
    <path className="im-body" d={SHIELD} />
  </>
)

const Ship = ({ count }: { readonly count: number }) => (
  <>
    <path className="im-shade" d={HULL} transform="translate(1 5)" />
    {count > 1 && <path className="im-body im-behind" d={HULL} transform="translate(8 -8)" />}
    <path className="im-body im-deck" d={DECK} />
    <path className="im-body" d={HULL} />
  </>
)

const Count = ({ of, x }: { readonly of: number; readonly x: number }) => (
  <g transform={`translate(${x} -24)`}>
    <circle className="im-count" r="16" />
    <text className="im-count-text" y="8">
      {of}
    </text>
  </g>
)

interface FactoryProps {
  readonly kind: 'army' | 'fleet'
  readonly at: Spot
  readonly isOccupied?: boolean
  readonly look?: 'ghost' | undefined
}

/** A works makes armies, a shipyard fleets. */
export const Factory = memo(({ kind, at: point, isOccupied = false, look }: FactoryProps) => {
  const classes = ['im-factory', `makes-${kind}`]
  if (isOccupied) classes.push('is-occupied')
  if (look !== undefined) classes.push(`is-${look}`)
  return (
    <g className={classes.join(' ')} transform={at(point)}>
      <rect className="im-plate" x="-25" y="-25" width="50" height="50" rx="9" />
      {kind === 'army' ? (
        <path className="im-works" d={WORKS} />
      ) : (
        <g className="im-yard">
          <circle cy="-14" r="4.5" />
          <path d={ANCHOR} />
        </g>
      )}
      {isOccupied && <path className="im-stopped" d="M-24 24L24-24" />}
    </g>
  )
})

export const City = memo(({ at: point }: { readonly at: Spot }) => (
  <circle className="im-city" r="8.5" transform={at(point)} />
))

/** How far a jetty reaches into the water. */
const JETTY = 13

/** A jetty from the city into the one sea on which its port opens. */
export const Port = memo(({ city, port }: { readonly city: Spot; readonly port: Spot }) => {
  const [dx, dy] = [port[0] - city[0], port[1] - city[1]]
  const length = Math.hypot(dx, dy) || 1
  const end: Spot = [port[0] + (dx / length) * JETTY, port[1] + (dy / length) * JETTY]
  return (
    <g className="im-port">
      <path d={`M${city.join(' ')}L${end.map(Math.round).join(' ')}`} />
      <circle r="7.5" transform={at(end)} />
    </g>
  )
})

export const PortCity = memo(({ at: point }: { readonly at: Spot }) => (
  <g className="im-harbour" transform={at(point, 0.62)}>
    <circle className="im-harbour-disc" r="24" />
    <circle cy="-12" r="4" />
    <path d="M0-8V13M-8-3H8M-12 2C-12 10-5 13 0 14C5 13 12 10 12 2" />
  </g>
))

interface FlagProps {
  readonly country: Country
  readonly at: Spot
  readonly look?: 'ghost' | 'new' | undefined
}

/** A tax chip. */
export const Flag = memo(({ country, at: point, look }: FlagProps) => (
  <g
    className={`im-flag of-${country}${look === undefined ? '' : ` is-${look}`}`}
    transform={at(point)}
  >
    <path className="im-pole" d="M-13-25V25" />
    <path className="im-cloth" d={FLAG} />
    <text className="im-letter" x="2" y="-3">
      {letterOf(country)}
    </text>
  </g>
))

interface MarkProps extends FlagProps {
  readonly size?: number
  readonly isUp?: boolean
}

/** A country as a round mark: on the rondel, in lists. */
export const Mark = ({ country, at: point, size = 1, isUp = false }: MarkProps) => (
  <g className={`im-mark of-${country}${isUp ? ' is-up' : ''}`} transform={at(point, size)}>
    <circle className="im-mark-disc" r="10" />
    <text className="im-letter" y="4.4">
      {letterOf(country)}
    </text>
  </g>
)

/** A number in a disc: of a proposal, of units together. */
export const Tag = ({ at: point, text }: { readonly at: Spot; readonly text: string }) => (
  <g className="im-number" transform={at(point)}>
    <circle r="21" />
    <text y="9">{text}</text>
  </g>
)
