// Units on the map: where they are made, which one moves, where it goes and what it does there.
import type { Seat } from '@foldtable/kernel'
import type { Place } from '../../src/data/map.ts'
import type { Move, State } from '../../src/index.ts'
import type { ManeuverMove } from '../../src/moves/maneuver-move.ts'
import { ownForces, phaseOf, type State as Table } from '../../src/state.ts'
import { nameOffer } from '../../src/words/offers.ts'
import { isStep, reachOf } from '../reach.ts'
import {
  type At,
  type Choice,
  choosing,
  isKind,
  making,
  type Now,
  offered,
  onPlace,
  type Pointed,
} from './pointed.ts'

/** Moves by where they are made: alone they are made by one press, of several one is chosen beside the place. */
function atPlaces<M extends Move>(
  moves: readonly M[],
  placeOf: (move: M) => Place,
  { place: chosen, ...choice }: Choice,
  make: (at: At, move: M) => Pointed,
  deedOf: (move: M) => string,
): Pointed[] {
  const places = [...new Set(moves.map(placeOf))]
  return places.flatMap((place) => {
    const here = moves.filter((move) => placeOf(move) === place)
    const [only] = here
    if (here.length === 1 && only !== undefined) return [make(onPlace(place), only)]
    const opened = choosing(onPlace(place), { id: `place.${place}` }, { ...choice, place })
    if (place !== chosen) return [opened]
    return [opened, ...here.map((move) => make({ on: 'deed', place, deed: deedOf(move) }, move))]
  })
}

export function placing(now: Now, seat: Seat, choice: Choice): Pointed[] {
  const { view, offers } = now
  return [
    ...offered(now, seat, 'enough', 'finish'),
    ...atPlaces(
      offers.filter(isKind('addUnit')),
      ({ territory }) => territory,
      choice,
      (at, move) => making(at, nameOffer(view, seat, move), move),
      ({ unit }) => unit,
    ),
  ]
}

const deedOf = ({ action }: ManeuverMove): string => action || 'go'

export function moving(now: Now, choice: Choice): Pointed[] {
  const { view, offers, viewer } = now
  const seat = viewer === 'spectator' ? 0 : viewer
  const targets = (at: Table, deeds: readonly ManeuverMove[], first?: Move) =>
    atPlaces(
      deeds,
      ({ dest }) => dest,
      choice,
      (where, move) =>
        first === undefined
          ? making(where, nameOffer(at, seat, move), move)
          : making(where, nameOffer(at, seat, move), first, move),
      deedOf,
    )
  const bound = offers.filter(isStep)
  if (bound.length > 0) return targets(view, bound)
  const units = offers.filter(isKind('chooseUnit'))
  const chosen = units.find(({ unit }) => unit === choice.unit)
  const reach = chosen === undefined ? undefined : reachOf(view, chosen.unit)
  return [
    ...offered(now, seat, 'enough', 'finish'),
    ...units.flatMap((move) => {
      const at = unitAt(view, move.unit)
      return at === undefined
        ? []
        : [choosing(at, nameOffer(view, seat, move), { unit: move.unit })]
    }),
    ...(reach === undefined ? [] : targets(reach.view, reach.deeds, chosen)),
  ]
}

/** Where the unit of that number stands. */
function unitAt(view: State, unit: number): Extract<At, { on: 'unit' }> | undefined {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return undefined
  const { fleets, armies } = ownForces(view, plan)
  const kind = phaseOf(plan)
  const place = kind === 'fleet' ? fleets[unit] : armies[unit]?.at
  return place === undefined ? undefined : { on: 'unit', unit, kind, place }
}
