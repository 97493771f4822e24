// Pieces that are alike need to be offered only once.
import { fieldOf } from '../field/index.ts'
import { type ItemId, mineralIndex, type State, type Unit } from '../state.ts'

/** Of the units directly inside, one of each kind with the same load and the same shots. */
export function distinctUnits(state: State, carrier: Unit): Unit[] {
  const { byId } = fieldOf(state)
  const found: Unit[] = []
  for (const item of carrier.cargo) {
    const unit = byId.get(item)
    if (unit !== undefined && !hasAlike(found, unit)) found.push(unit)
  }
  return found
}

const hasAlike = (found: readonly Unit[], unit: Unit): boolean =>
  found.some((other) => isAlike(unit, other))

/** Of everything directly inside: one mineral, and one of each distinct unit. */
export function distinctItems(state: State, carrier: Unit): ItemId[] {
  const ore = carrier.cargo.find((item) => mineralIndex(item) >= 0)
  const units = distinctUnits(state, carrier).map(({ id }) => id)
  return ore === undefined ? units : [ore, ...units]
}

const isAlike = (one: Unit, other: Unit): boolean =>
  one.type === other.type &&
  one.shots === other.shots &&
  one.cargo.length === 0 &&
  other.cargo.length === 0 &&
  one.builds.length === 0 &&
  other.builds.length === 0
