// What ledgers before version 4 left to the fold, as it was decided then. It never changes: rules that are mended are mended
// elsewhere, and events say what came of them.
import type { Seat } from '@foldtable/kernel'
import { type Buildable, KINDS } from '../data/pieces.ts'
import { fieldOf } from '../field/index.ts'
import { type ItemId, mineralIndex, type State, shipId, type Unit, type UnitId } from '../state.ts'

const inside = (state: State, { cargo }: Unit): Unit[] =>
  cargo.flatMap((item) => fieldOf(state).byId.get(item) ?? [])

/** Ore that came into an astronef stayed in its hold (F-16.7). */
export const droppedThen = (state: State, carrier: Unit, unit: Unit): ItemId[] =>
  carrier.type === 'astronef' ? oreThen(state, unit) : []

const oreThen = (state: State, { cargo }: Unit): ItemId[] =>
  cargo.flatMap((item) => {
    const unit = fieldOf(state).byId.get(item)
    return unit === undefined ? [item] : oreThen(state, unit)
  })

/** The first in play (F-6.5). */
export const firstThen = (state: State, order: readonly Seat[]): Seat =>
  order.find((seat) =>
    fieldOf(state).ships.some(({ owner, at }) => owner === seat && at !== null),
  ) ?? state.current

/** The tide of turns 1 and 2 was no card. */
export const wasCardThen = ({ turn }: State): boolean => turn > 3

/** The ore that a converter used up (F-14.1). */
export const oreUsedThen = ({ cargo }: Unit): ItemId | undefined =>
  cargo.find((item) => mineralIndex(item) >= 0)

/** Whether it came out of the common reserve (F-14.2, F-21.3). */
export const isStockedThen = ({ options }: State, type: Buildable): boolean =>
  options.buildList === 'published' && (type === 'tank' || type === 'crab' || type === 'bridge')

/** All of that colour (F-17.3). */
export const takenThen = ({ units }: State, ship: Seat): UnitId[] =>
  units.filter(({ home, orphan }) => home === ship && !orphan).map(({ id }) => id)

/** Whoever stood outside when it left, with what is aboard (F-18.6). */
export function orphansThen(state: State, ship: Seat): UnitId[] {
  const withCargo = (unit: Unit): UnitId[] => [
    unit.id,
    ...inside(state, unit).flatMap((other) => withCargo(other)),
  ]
  return state.units
    .filter(
      ({ id, home, at, type }) =>
        home === ship &&
        at !== null &&
        !KINDS[type].isNeutral &&
        type !== 'tower' &&
        id !== shipId(ship),
    )
    .flatMap(withCargo)
}
