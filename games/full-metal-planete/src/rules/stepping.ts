// The single steps of a player's units, by who goes first and in which direction: F-8, F-9.9, F-10.6.
import { type Candidates, placesOf, type Seat } from '@foldtable/kernel'
import { AFLOAT, HEAVY, LIGHT } from '../board/board.ts'
import { GRID, type Hex } from '../board/grid.ts'
import {
  BRIDGED,
  type End,
  type Field,
  fieldOf,
  isHot,
  isStuck,
  rollOf,
  TAKEN,
} from '../field/index.ts'
import type { Move } from '../moves/move.ts'
import { isBoat, isCombat, type State, type Unit } from '../state.ts'
import { assaultBy, isNearOne, marksWorthIt, type Storm, stormsInto } from './assaults.ts'
import { isTooHeavy } from './cargo.ts'
import { SHOT_COST } from './shooting.ts'
import { fireWithout, isClosed, stepCost } from './walking.ts'

const WAYS = 6

/** A place for every way of every unit, and after them the steps that must be fought for. At each only what looks open: the judge is asked about it. */
export function stepsOf(state: State, seat: Seat): Candidates<Move> {
  if (state.ap === 0 && state.options.retreatCost !== 0) return []
  const field = fieldOf(state)
  const walkers = rollOf(state, field, seat).walkers
  const storms = stormsBy(state, field, seat, rollOf(state, field, seat).fighters)
  const plain = WAYS * walkers.length
  return placesOf(plain + storms.length, (place) => {
    if (place >= plain) return stormAt(state, seat, storms, place - plain)
    return stepAt(state, field, seat, walkers[Math.floor(place / WAYS)], place % WAYS)
  })
}

function stormAt(
  state: State,
  seat: Seat,
  storms: readonly Storm[],
  place: number,
): Move | undefined {
  const storm = storms[place]
  return storm && assaultBy(state, seat, storm)
}

/** Whether it could move anywhere now. */
export function canStep(state: State, seat: Seat, unit: Unit): boolean {
  const field = fieldOf(state)
  const ends = rollOf(state, field, seat).walkers.filter((end) => end.unit === unit)
  for (const end of ends) {
    for (let way = 0; way < WAYS; way++)
      if (stepAt(state, field, seat, end, way) !== undefined) return true
  }
  return (
    isCombat(unit) &&
    stormsBy(state, field, seat, [unit]).some(
      (storm) => assaultBy(state, seat, storm) !== undefined,
    )
  )
}

/** Whether it is free to go and can pay for a step. */
const canSetOut = (state: State, field: Field, unit: Unit): boolean =>
  (!unit.pinned || state.retreatOpen) && stepCost(state, unit) <= state.ap && !isStuck(field, unit)

function stepAt(
  state: State,
  field: Field,
  seat: Seat,
  end: End | undefined,
  way: number,
): Move | undefined {
  if (end === undefined) return undefined
  const { unit } = end
  const lead = leadOf(end)
  const to = GRID.beside(lead)[way]
  if (to === undefined || !isOpen(state, field, unit, to)) return undefined
  if (!canSetOut(state, field, unit)) return undefined
  if (isClosed(fireWithout(state, field, unit), unit, seat, lead, to)) return undefined
  const path = pathsFrom(lead)[way]
  return path && { kind: 'move', unit: unit.id, path }
}

function leadOf({ unit: { at, rotation }, nth }: End): Hex {
  if (at === null) return -1
  return nth === 0 ? at : GRID.step(at, rotation)
}

/** Steps into enemy fire, with shots that may open the way. */
function stormsBy(
  state: State,
  field: Field,
  seat: Seat,
  fighters: readonly Unit[],
): readonly Storm[] {
  let found = NO_STORMS
  if (state.ap <= SHOT_COST) return found
  const marks = marksWorthIt(state, field, seat)
  if (marks.length === 0) return found
  for (let nth = 0; nth < fighters.length; nth++) {
    const unit = fighters[nth]
    if (!unit || unit.pinned || unit.shots === 0 || unit.at === null) continue
    if (!isNearOne(marks, unit.at)) continue
    const fire = fireWithout(state, field, unit)
    const beside = GRID.beside(unit.at)
    for (let way = 0; way < beside.length; way++) {
      const to = beside[way] ?? -1
      if (!isHot(fire, to, seat)) continue
      if (isOpen(state, field, unit, to) && canSetOut(state, field, unit))
        found = [...found, ...stormsInto(state, seat, unit, to)]
    }
  }
  return found
}

const NO_STORMS: readonly Storm[] = []

/** Whether it may stand there after a step, fire left aside; a bridge is land (F-3.3). */
function isOpen(state: State, { taken, board }: Field, unit: Unit, to: Hex): boolean {
  const what = taken[to] ?? TAKEN
  if (what === BRIDGED) return !isBoat(unit)
  return what === 0 && ((board.entry[to] ?? 0) & weightOf(state, unit)) !== 0
}

const weightOf = (state: State, unit: Unit): number =>
  isBoat(unit) ? AFLOAT : isTooHeavy(state, unit) ? HEAVY : LIGHT

/** Every single step from a hex as a path, made once: offers share them. */
function pathsFrom(lead: Hex): readonly Hex[][] {
  PATHS[lead] ??= GRID.beside(lead).map((to) => [lead, to])
  return PATHS[lead]
}

const PATHS: Hex[][][] = []
