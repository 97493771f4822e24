// A maneuver is folded, step by step, on its own board (I-12). What comes of a step, the event says.
import type { Folds, Seat } from '@foldtable/kernel'
import type { Space } from '../data/charts.ts'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import type { ManeuverEvent } from '../events.ts'
import {
  armyAt,
  type Chip,
  type Forces,
  forcesOf,
  indexOf,
  type Loss,
  type Maneuver,
  maneuverOf,
  ownForces,
  playerAt,
  type State,
  type Step,
  stepFrom,
} from '../state.ts'
import { chipsOfOthersThen, outcomeThen } from './before-3.ts'
import { clearSealed } from './stock.ts'

export function freshManeuver(
  { board, up }: State,
  by: Seat,
  space: Space,
  steps: readonly Step[] | undefined,
): Maneuver {
  const { fleets, armies } = forcesOf(board, up)
  return {
    kind: 'maneuver',
    by,
    space,
    changes: {},
    fleetsDone: fleets.map(() => false),
    armiesDone: armies.map(() => false),
    convoys: [],
    chosen: null,
    peace: null,
    ...(steps === undefined ? {} : { steps: steps.slice() }),
  }
}

/** The forces of a country on the plan board, to be written to: a copy of the real ones at first. */
function changing({ board }: State, { changes }: Maneuver, country: Country): Forces {
  const known = changes[country]
  if (known !== undefined) return known
  const { factories, chips, fleets, armies } = forcesOf(board, country)
  const copy = {
    factories: factories.slice(),
    chips: chips.slice(),
    fleets: fleets.slice(),
    armies: armies.slice(),
  }
  changes[country] = copy
  return copy
}

export const maneuverFolds: Folds<State, ManeuverEvent> = {
  unitChosen(state, event) {
    const maneuver = maneuverOf(state)
    maneuver.chosen = event.unit
  },
  unitMoved(state, event) {
    const maneuver = maneuverOf(state)
    takeStep(state, maneuver, event)
    state.mode = 'plan'
  },
  replanned(state, event) {
    // I-12.16
    const maneuver = maneuverOf(state)
    replan(state, maneuver, event.steps)
  },
  othersStayed(state, event) {
    // I-12.4
    const maneuver = maneuverOf(state)
    putChips(state, maneuver, event.chips ?? chipsOfOthersThen(state, maneuver))
    if (event.chips !== undefined) keepChips(maneuver, event.chips)
    maneuver.fleetsDone.fill(true)
    maneuver.armiesDone.fill(true)
  },
  peaceOffered(state, event) {
    const maneuver = maneuverOf(state)
    maneuver.peace = { dest: event.dest, asked: event.asked.slice() }
    state.mode = 'peace'
  },
  peaceVoted(state, event) {
    playerAt(state, event.seat).sealed = event.answer
  },
  peaceDecided(state) {
    const maneuver = maneuverOf(state)
    clearSealed(state)
    maneuver.peace?.asked.shift()
  },
}

/** The chosen unit is resolved. */
export function takeStep(state: State, maneuver: Maneuver, step: Step): void {
  if (step.convoy) maneuver.convoys.push({ from: step.from, dest: step.dest })
  resolve(state, maneuver, step.index === undefined ? outcomeThen(state, maneuver, step) : step)
  keepStep(maneuver, step)
  maneuver.chosen = null
  maneuver.peace = null
}

function keepStep({ steps }: Maneuver, step: Step): void {
  const { unit, from, dest, action } = step
  if (step.index !== undefined) steps?.push(stepFrom(step))
  else if (from !== dest || action !== '') steps?.push({ unit, from, dest, action })
}

/** It goes there and keeps its place in the list, unless it is lost; so is whatever else is lost. */
function resolve(state: State, maneuver: Maneuver, step: Step): void {
  const { chosen } = maneuver
  if (chosen === null) throw new RangeError('no unit was chosen')
  if (step.unit === 'fleet') sail(state, maneuver, chosen, step.dest)
  else march(state, maneuver, chosen, step.dest, step.coexists !== true)
  if (step.lost !== undefined) for (const loss of step.lost) lose(state, maneuver, loss)
  if (step.chip !== undefined) putChip(state, maneuver, step.chip)
}

function sail(state: State, maneuver: Maneuver, fleet: number, dest: Place): void {
  maneuver.fleetsDone[fleet] = true
  if (ownForces(state, maneuver).fleets[fleet] !== dest)
    changing(state, maneuver, state.up).fleets[fleet] = dest
}

function march(state: State, maneuver: Maneuver, army: number, at: Place, hostile: boolean): void {
  maneuver.armiesDone[army] = true
  const before = ownForces(state, maneuver).armies[army]
  if (before?.at === at && before.hostile === hostile) return
  changing(state, maneuver, state.up).armies[army] = armyAt(at, hostile)
}

function lose(state: State, maneuver: Maneuver, { country, what, index }: Loss): void {
  const { fleets, armies, factories } = changing(state, maneuver, country)
  const isOwn = country === state.up
  if (what === 'factory') factories.splice(index, 1)
  else if (what === 'fleet') {
    fleets.splice(index, 1)
    if (isOwn) maneuver.fleetsDone.splice(index, 1)
  } else {
    armies.splice(index, 1)
    if (isOwn) maneuver.armiesDone.splice(index, 1)
  }
}

function putChip(state: State, maneuver: Maneuver, { at, from }: Chip): void {
  if (from !== undefined) {
    const { chips } = changing(state, maneuver, from)
    chips.splice(chips.indexOf(at), 1)
  }
  changing(state, maneuver, state.up).chips.push(at)
}

export function putChips(state: State, maneuver: Maneuver, chips: readonly Chip[]): void {
  for (const chip of chips) putChip(state, maneuver, chip)
}

export function keepChips(maneuver: Maneuver, chips: readonly Chip[]): void {
  if (chips.length > 0) maneuver.chips = [...(maneuver.chips ?? []), ...chips]
}

/** From the real board on, with these steps alone. */
function replan(state: State, { by, space }: Maneuver, steps: readonly Step[]): void {
  const anew = freshManeuver(state, by, space, [])
  for (const step of steps) {
    anew.chosen = indexOf(state, anew, step.unit, step.index ?? 0)
    takeStep(state, anew, step)
  }
  state.plan = anew
}
