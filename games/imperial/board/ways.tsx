// Moves on the map: arrows from where to where, what is lost, whose flag is hoisted, and the railway of the country that moves.

import { atlasOf, homesOf, isHomeOf, isSea } from '../src/atlas.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import type { Rules } from '../src/rules/options.ts'
import type { Board, Step } from '../src/state.ts'
import { mapOf, type Spot } from './map.ts'
import { at, Flag, Tag } from './pieces.tsx'
import { spotFor } from './stacks.ts'
import { arrowOf, goalOf, seasByTrip, type Trip, tripsOf, waypoints } from './trips.ts'

interface WaysProps {
  readonly rules: Rules
  /** Whose maneuver it is. */
  readonly mover: Country
  readonly before: Board
  readonly after: Board
  readonly steps: readonly Step[]
  /** Of two proposals, which one this is. */
  readonly number?: 1 | 2 | undefined
  /** Of what is over already. */
  readonly isPale?: boolean
}

export function Ways(props: WaysProps) {
  const { rules, mover, before, after, steps, number, isPale = false } = props
  const classes = ['im-moves']
  if (number !== undefined) classes.push(`is-proposal-${number}`)
  if (isPale) classes.push('is-pale')
  const trips = tripsOf(steps)
  const seas = seasByTrip(rules, after, mover, trips)
  return (
    <g className={classes.join(' ')}>
      <NewFlags rules={rules} before={before} after={after} />
      {trips
        .filter(({ from, dest, target, isBlowUp }) => from !== dest || target || isBlowUp)
        .map((trip) => (
          <Way key={trip.key} {...props} trip={trip} seas={seas.get(trip) ?? []} />
        ))}
      <LostFactories rules={rules} before={before} after={after} of={mover} />
    </g>
  )
}

interface WayProps extends WaysProps {
  readonly trip: Trip
  /** Whose fleets carry it. */
  readonly seas: readonly Place[]
}

function Way({ trip, seas, rules, mover, before, after, number }: WayProps) {
  const { unit, from, dest, count, target, isBlowUp } = trip
  const map = mapOf(rules)
  const start = spotFor(map, before, mover, unit, from)
  const goal = goalOf(map, before, after, mover, trip)
  const { by, isConvoy } = waypoints(rules, seas, trip)
  const isLoss = target !== undefined || isBlowUp
  const tag = number === undefined ? (count > 1 ? `${count}` : undefined) : `${number}`
  const middle: Spot = [(start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2]
  return (
    <g className={`im-arrow of-${mover}${isConvoy ? ' is-convoy' : ''}`}>
      {from !== dest && <Line d={arrowOf(start, by, goal)} country={mover} />}
      {isLoss && <path className="im-burst" d={BURST} transform={at(goal)} />}
      {tag !== undefined && (
        <Tag
          at={isLoss || from === dest ? [goal[0] + 36, goal[1] - 26] : (by[0] ?? middle)}
          text={tag}
        />
      )}
    </g>
  )
}

const BURST = 'M0-32L8-13L26-21L17-3L34 7L14 11L16 31L0 18L-16 31L-14 11L-34 7L-17-3L-26-21L-8-13Z'

const Line = ({ d, country }: { readonly d: string; readonly country: Country }) => (
  <>
    <path className="im-arrow-bed" d={d} />
    <path className="im-arrow-line" d={d} markerEnd={`url(#im-tip-${country})`} />
  </>
)

function NewFlags({ rules, before, after }: Pick<WaysProps, 'rules' | 'before' | 'after'>) {
  return COUNTRIES.flatMap((country) =>
    after[country].chips
      .filter((place) => !before[country].chips.includes(place))
      .map((place) => {
        const { chip } = mapOf(rules).regions[place]
        return chip && <Flag key={place} country={country} at={chip} look="new" />
      }),
  )
}

interface LostProps extends Pick<WaysProps, 'rules' | 'before' | 'after'> {
  readonly of: Country
}

/** Factories that the maneuver destroys. */
const LostFactories = ({ rules, before, after, of }: LostProps) =>
  COUNTRIES.filter((country) => country !== of).flatMap((country) =>
    before[country].factories
      .filter((place) => !after[country].factories.includes(place))
      .map((place) => {
        const { city } = mapOf(rules).regions[place]
        return (
          city && (
            <path
              key={place}
              className="im-loss"
              d="M-22-22L22 22M22-22L-22 22"
              transform={at(city)}
            />
          )
        )
      }),
  )

/** Where the unit that is chosen would go, or asks to go. */
export function Aim({
  rules,
  board,
  country,
  trip,
}: {
  readonly rules: Rules
  readonly board: Board
  readonly country: Country
  readonly trip: Pick<Trip, 'unit' | 'from' | 'dest' | 'isConvoy'>
}) {
  const { unit, from, dest } = trip
  if (from === dest) return null
  const { by } = waypoints(rules, board[country].fleets.filter(isSea), trip)
  const map = mapOf(rules)
  const start = spotFor(map, board, country, unit, from)
  const end = spotFor(map, board, country, unit, dest)
  return (
    <g className={`im-arrow is-aim of-${country}`}>
      <Line d={arrowOf(start, by, end)} country={country} />
    </g>
  )
}

/** The railway: from city to city of one country. */
export function Railway({ rules, country }: { readonly rules: Rules; readonly country: Country }) {
  const { lands } = atlasOf(rules)
  const { regions } = mapOf(rules)
  const lines = homesOf(rules, country).flatMap((home) =>
    lands[home]
      .filter((other) => isHomeOf(country, other) && home < other)
      .map((other) => `M${regions[home].city?.join(' ')}L${regions[other].city?.join(' ')}`),
  )
  return (
    <g className="im-rail">
      <path className="im-rail-bed" d={lines.join('')} />
      <path className="im-rail-ties" d={lines.join('')} />
    </g>
  )
}
