// A maneuver is folded, step by step, on its own board (I-12).
import type { Seat } from '@foldtable/kernel'
import type { Space } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import type { ManeuverEvent } from '../events.ts'
import { type Action, isBlowUp, targetOf } from '../rules/arrival.ts'
import { isForeignHome, territory } from '../rules/atlas.ts'
import { strangersAt } from '../rules/occupation.ts'
import {
  armyAt,
  type Forces,
  forcesOf,
  type Maneuver,
  maneuverOf,
  ownForces,
  phaseOf,
  planBoard,
  playerAt,
  type State,
  type Step,
  type UnitKind,
} from '../state.ts'
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

export function foldManeuver(state: State, event: ManeuverEvent): void {
  const maneuver = maneuverOf(state)
  switch (event.kind) {
    case 'unitChosen':
      maneuver.chosen = event.unit
      return
    case 'unitMoved':
      if (event.convoy) maneuver.convoys.push({ from: event.from, dest: event.dest })
      keepStep(maneuver, event)
      resolve(state, maneuver, event.dest, event.action)
      maneuver.chosen = null
      maneuver.peace = null
      state.mode = 'plan'
      return
    case 'othersStayed': // I-12.4
      stayAll(state, maneuver)
      return
    case 'peaceOffered':
      maneuver.peace = { dest: event.dest, asked: event.asked.slice() }
      state.mode = 'peace'
      return
    case 'peaceVoted':
      playerAt(state, event.seat).sealed = event.answer
      return
    case 'peaceDecided':
      clearSealed(state)
      maneuver.peace?.asked.shift()
  }
}

function keepStep({ steps }: Maneuver, { unit, from, dest, action }: Step): void {
  if (from !== dest || action !== '') steps?.push({ unit, from, dest, action })
}

/** The chosen unit goes there and does that; it keeps its place in the list. */
function resolve(state: State, maneuver: Maneuver, dest: Place, action: Action): void {
  const { chosen } = maneuver
  if (chosen === null) throw new RangeError('no unit was chosen')
  const unit = phaseOf(maneuver)
  const target = action === '' ? undefined : targetOf(action)
  if (target !== undefined) {
    removeUnit(state, maneuver, unit, chosen)
    removeFirst(changing(state, maneuver, target.country), target.unit, dest)
    return
  }
  if (unit === 'fleet') sail(state, maneuver, chosen, dest)
  else march(state, maneuver, chosen, dest, action)
  if (action === '') {
    if (state.rules.chipPlacement === 'on-move') placeChip(state, maneuver, dest)
  } else if (isBlowUp(action)) blowUp(state, maneuver, dest, chosen)
}

function sail(state: State, maneuver: Maneuver, fleet: number, dest: Place): void {
  maneuver.fleetsDone[fleet] = true
  if (ownForces(state, maneuver).fleets[fleet] !== dest)
    changing(state, maneuver, state.up).fleets[fleet] = dest
}

/** After peace an army abroad coexists; one that stays as it is stays so; any other is hostile (I-12.9, I-12.12). */
function march(state: State, maneuver: Maneuver, army: number, dest: Place, action: Action): void {
  maneuver.armiesDone[army] = true
  const before = ownForces(state, maneuver).armies[army]
  if (action === '' && before?.at === dest) return
  const hostile = action !== 'peace' || !isForeignHome(state.up, dest)
  changing(state, maneuver, state.up).armies[army] = armyAt(dest, hostile)
}

function removeUnit(state: State, maneuver: Maneuver, unit: UnitKind, index: number): void {
  const { fleets, armies } = changing(state, maneuver, state.up)
  const { fleetsDone, armiesDone } = maneuver
  for (const list of unit === 'fleet' ? [fleets, fleetsDone] : [armies, armiesDone])
    list.splice(index, 1)
}

/** The first such unit in the list of its country (I-12.10). */
function removeFirst({ fleets, armies }: Forces, unit: UnitKind, place: Place): void {
  if (unit === 'fleet') fleets.splice(fleets.indexOf(place), 1)
  else
    armies.splice(
      armies.findIndex(({ at }) => at === place),
      1,
    )
}

/** The factory goes, and with it this army and two others there: resolved ones first (I-12.13). */
function blowUp(state: State, maneuver: Maneuver, place: Place, own: number): void {
  const { armiesDone } = maneuver
  const owner = territory(place).country
  if (owner === undefined) throw new RangeError(`${place} is nobody's home`)
  const { factories } = changing(state, maneuver, owner)
  factories.splice(factories.indexOf(place), 1)
  const there = ownForces(state, maneuver).armies.flatMap(({ at }, index) =>
    at === place && index !== own ? [index] : [],
  )
  const others = there.sort((a, b) => Number(armiesDone[b]) - Number(armiesDone[a]) || a - b)
  const spent = [own, ...others.slice(0, 2)].sort((a, b) => b - a)
  for (const index of spent) removeUnit(state, maneuver, 'army', index)
}

function stayAll(state: State, maneuver: Maneuver): void {
  const { fleetsDone, armiesDone } = maneuver
  const { fleets, armies } = ownForces(state, maneuver)
  const isOnMove = state.rules.chipPlacement === 'on-move'
  for (let index = 0; index < fleets.length; index++) {
    const place = fleets[index]
    if (isOnMove && !fleetsDone[index] && place !== undefined) placeChip(state, maneuver, place)
    fleetsDone[index] = true
  }
  for (let index = 0; index < armies.length; index++) {
    const army = armies[index]
    if (isOnMove && !armiesDone[index] && army !== undefined) placeChip(state, maneuver, army.at)
    armiesDone[index] = true
  }
}

/** In a sea or neutral land where no foreign unit stands, instead of any other (I-12.15). */
function placeChip(state: State, maneuver: Maneuver, place: Place): void {
  if (territory(place).kind === 'home') return
  const { chips } = ownForces(state, maneuver)
  if (chips.includes(place)) return
  const board = planBoard(state, maneuver)
  if (strangersAt(board, state.up, place) !== 0) return
  const limit = state.rules.chipLimit
  if (limit !== 'unlimited' && chips.length >= limit) return // I-20.6
  for (const other of COUNTRIES) {
    const at = forcesOf(board, other).chips.indexOf(place)
    if (at >= 0) changing(state, maneuver, other).chips.splice(at, 1)
  }
  changing(state, maneuver, state.up).chips.push(place)
}

/** Where chips are placed only when the plan is complete. */
export function chipsAtTheEnd(state: State, maneuver: Maneuver): void {
  if (state.rules.chipPlacement !== 'end-of-maneuver') return
  const { fleets, armies } = ownForces(state, maneuver)
  for (const place of [...fleets, ...armies.map(({ at }) => at)]) placeChip(state, maneuver, place)
}
