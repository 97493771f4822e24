// Whom enemy fire holds down, and whom it lets go: F-9.6. Run after every change.
import type { Seat } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isUnitUnderFire, rollOf } from '../field/index.ts'
import { isMobile, type State, type Unit } from '../state.ts'

/** Where events happen: a draft, or a rehearsal of one. */
export interface Stage {
  readonly state: State
  emit(this: void, event: Event): void
}

const MOST_ROUNDS = 8

/** Answers whether the flags came to rest. */
export function settle(stage: Stage): boolean {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const hasReleased = release(stage)
    const hasPinned = pin(stage)
    if (!hasReleased && !hasPinned) return true
  }
  return false
}

/** All at once, as they were found. */
function release({ state, emit }: Stage): boolean {
  const field = fieldOf(state)
  if (!hasFree(field)) return false
  const free = state.units.filter((unit) => unit.pinned && isFree(field, unit))
  emit({ kind: 'released', units: free.map(({ id }) => id) })
  return true
}

function hasFree(field: Field): boolean {
  for (const unit of field.pinned) if (isFree(field, unit)) return true
  return false
}

const isFree = (field: Field, unit: Unit): boolean =>
  !unit.orphan && !isUnitUnderFire(field, unit, unit.owner)

/** One after the other, those of the player whose turn it is last; each counts at once for the next. */
function pin(stage: Stage): boolean {
  const { order, current } = stage.state
  if (fieldOf(stage.state).exposures === 0) return false
  const start = order.indexOf(current)
  let hasPinned = false
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(start + step) % order.length]
    if (seat !== undefined && pinThoseOf(stage, seat)) hasPinned = true
  }
  return hasPinned
}

function pinThoseOf({ state, emit }: Stage, seat: Seat): boolean {
  let hasPinned = false
  const field = fieldOf(state)
  for (const unit of rollOf(state, field, seat).troops) {
    if (unit.pinned || !isUnitUnderFire(field, unit, seat) || !isMobile(unit)) continue
    if (unit.id === state.lifted) continue
    emit({ kind: 'pinned', unit: unit.id })
    hasPinned = true
  }
  return hasPinned
}
