// The map below everything that moves: water, land and who taxes what; and above what is lit: lines, names, cities, flags.
import { memo } from 'react'
import { viewBoxOf } from '../../drawing/viewport.tsx'
import { isPort, isSea, territory } from '../src/atlas.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import type { Rules } from '../src/rules/options.ts'
import { barriersOf, linesOf, pointsAlong } from './lines.ts'
import type { DrawnMap } from './map.ts'
import { linesOfName } from './names.ts'
import { at, City, Factory, Flag, Port, PortCity } from './pieces.tsx'

const clipOf = (place: Place): string => `im-in-${place.replaceAll(' ', '-')}`

/** Whose chip lies where, as text that is the same as long as nothing changed: `Norway England,Spain France`. */
export type Chips = string

const ownersIn = (chips: Chips): ReadonlyMap<string, Country> =>
  new Map(
    chips.split(',').flatMap((one): [string, Country][] => {
      const country = COUNTRIES.find((known) => one.endsWith(` ${known}`))
      return country === undefined ? [] : [[one.slice(0, -country.length - 1), country]]
    }),
  )

interface GroundProps {
  readonly map: DrawnMap
  readonly chips: Chips
}

export const Ground = memo(({ map, chips }: GroundProps) => {
  const { view, regions, places } = map
  const { of: lines, lands } = linesOf(map)
  const owners = ownersIn(chips)
  const land = places.filter((place) => !isSea(place))
  return (
    <svg viewBox={viewBoxOf(view)} className="im-ground" aria-hidden="true">
      <Defs map={map} owned={[...owners.keys()]} />
      <rect
        className="im-water"
        x={-view.width}
        y={-view.height}
        width={3 * view.width}
        height={3 * view.height}
      />
      <rect width={view.width} height={view.height} fill="url(#im-deep)" />
      {places.filter(isSea).map((place) => (
        <Taxed key={place} map={map} place={place} owner={owners.get(place)} />
      ))}
      <path className="im-shelf is-wide" d={lines.coast} />
      <path className="im-shelf" d={lines.coast} />
      <path className="im-inert" d={map.inert} />
      {land.map((place) => {
        const { country } = territory(place)
        const owner = country === undefined ? 'is-neutral' : `of-${country}`
        return <path key={place} className={`im-region ${owner}`} d={regions[place].d} />
      })}
      {lands.map(({ country, rim }) => (
        <g key={country} clipPath={`url(#im-land-${country})`}>
          <path className={`im-rim of-${country}`} d={rim} />
        </g>
      ))}
      {land.map((place) => (
        <Taxed key={place} map={map} place={place} owner={owners.get(place)} />
      ))}
    </svg>
  )
})

/** Hatchings of heraldry tell the colours apart for whoever cannot see them. */
const HATCHINGS: { readonly [C in Country]: string } = {
  Austria: 'M4 4h.1M12 12h.1',
  Italy: 'M-2 14L14-2M6 22L22 6',
  France: 'M0 4H16M0 12H16',
  England: 'M4 0V16M12 0V16',
  Germany: 'M0 4H16M4 0V16',
  Russia: 'M-2 2L14 18M2-2L18 14',
}

function Defs({ map, owned }: { readonly map: DrawnMap; readonly owned: readonly string[] }) {
  return (
    <defs>
      {COUNTRIES.map((country) => (
        <pattern
          key={country}
          id={`im-hatch-${country}`}
          className={`of-${country}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
        >
          <path className="im-hatch" d={HATCHINGS[country]} />
        </pattern>
      ))}
      {map.places
        .filter((place) => owned.includes(place))
        .map((place) => (
          <clipPath key={place} id={clipOf(place)}>
            <path d={map.regions[place].d} />
          </clipPath>
        ))}
      {linesOf(map).lands.map(({ country, d }) => (
        <clipPath key={country} id={`im-land-${country}`}>
          <path d={d} />
        </clipPath>
      ))}
      {COUNTRIES.map((country) => (
        <marker
          key={country}
          id={`im-tip-${country}`}
          className={`of-${country}`}
          viewBox="-8 -8 16 16"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path className="im-tip" d="M-7-7L7 0L-7 7L-4 0Z" />
        </marker>
      ))}
      <radialGradient id="im-deep" cx="42%" cy="46%" r="75%">
        <stop className="im-shallow-stop" offset="0" />
        <stop className="im-deep-stop" offset="1" />
      </radialGradient>
    </defs>
  )
}

/** A sea or a neutral land in the colour of whoever taxes it. */
interface TaxedProps {
  readonly map: DrawnMap
  readonly place: Place
  readonly owner: Country | undefined
}

const Taxed = memo(({ map, place, owner }: TaxedProps) => {
  if (owner === undefined) return null
  return (
    <g
      className={`im-taxed is-${map.regions[place].kind} of-${owner}`}
      clipPath={`url(#${clipOf(place)})`}
    >
      <path className="im-taxed-tint" d={map.regions[place].d} />
      <path className="im-hatched" d={map.regions[place].d} fill={`url(#im-hatch-${owner})`} />
      <path className="im-taxed-rim" d={linesOf(map).rims[place]} />
    </g>
  )
})

interface AtlasProps {
  readonly map: DrawnMap
  readonly rules: Rules
  readonly chips: Chips
  /** Working ones, then occupied ones, by name. */
  readonly working: string
  readonly occupied: string
  readonly nameOf: (place: Place) => string
}

/** What is written and built on the land, over whatever is lit. */
export const Atlas = memo(({ map, rules, chips, working, occupied, nameOf }: AtlasProps) => {
  const { view, places, regions } = map
  const owners = ownersIn(chips)
  const [works, stopped] = [working.split(','), occupied.split(',')]
  return (
    <svg viewBox={viewBoxOf(view)} className="im-atlas" aria-hidden="true">
      <Lines map={map} rules={rules} />
      <Names map={map} nameOf={nameOf} />
      {places.map((place) => {
        const { port, city } = regions[place]
        return port && city ? <Port key={place} city={city} port={port} /> : null
      })}
      {places.map((place) => {
        const { city, chip } = regions[place]
        const owner = owners.get(place)
        if (city === undefined)
          return owner === undefined || chip === undefined ? null : (
            <Flag key={place} country={owner} at={chip} />
          )
        const isOccupied = stopped.includes(place)
        if (!isOccupied && !works.includes(place))
          return isPort(place) ? <PortCity key={place} at={city} /> : <City key={place} at={city} />
        const kind = isPort(place) ? 'fleet' : 'army'
        return <Factory key={place} kind={kind} at={city} isOccupied={isOccupied} />
      })}
    </svg>
  )
})

const PEAK = 'M-15 10L-2-15L15 10ZM-7 -5L-2-15L4-5L-1-2Z'

const Lines = memo(({ map, rules }: Pick<AtlasProps, 'map' | 'rules'>) => {
  const { of: lines } = linesOf(map)
  return (
    <g fill="none">
      <path className="im-line is-sea" d={lines.sea} />
      <path className="im-line is-provincial" d={lines.provincial} />
      <path className="im-line is-national" d={lines.national} />
      <path className="im-line is-coast" d={lines.coast} />
      {map.straits.map(({ between, d }) => (
        <g key={between.join()}>
          <path className="im-strait is-bank" d={d} />
          <path className="im-strait" d={d} />
        </g>
      ))}
      {barriersOf(rules).map(({ between, d }) => (
        <g key={between.join()}>
          <path className="im-barrier" d={d} />
          {pointsAlong(d, 31).map((point) => (
            <path key={point.join()} className="im-peak" d={PEAK} transform={at(point)} />
          ))}
        </g>
      ))}
    </g>
  )
})

const LINE_HEIGHT = 33

const Names = memo(({ map, nameOf }: Pick<AtlasProps, 'map' | 'nameOf'>) =>
  map.places.map((place) => {
    const { name, kind } = map.regions[place]
    const lines = linesOfName(nameOf(place))
    const top = name[1] + 10 - ((lines.length - 1) * LINE_HEIGHT) / 2
    return (
      <text key={place} className={`im-name is-${kind}`}>
        {lines.map((line, index) => (
          <tspan key={line} x={name[0]} y={top + index * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    )
  }),
)
