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
  type Board,
  type Forces,
  type Maneuver,
  maneuverOf,
  phaseOf,
  playerAt,
  type State,
} from '../state.ts'
import { clearSealed } from './stock.ts'

const copyOfForces = ({ factories, chips, fleets, armies }: Forces): Forces => ({
  factories: factories.slice(),
  chips: chips.slice(),
  fleets: fleets.slice(),
  armies: armies.slice(),
})

const copyOfBoard = (board: Board): Board => ({
  Austria: copyOfForces(board.Austria),
  Italy: copyOfForces(board.Italy),
  France: copyOfForces(board.France),
  England: copyOfForces(board.England),
  Germany: copyOfForces(board.Germany),
  Russia: copyOfForces(board.Russia),
})

export function freshManeuver({ board, up }: State, by: Seat, space: Space): Maneuver {
  const { fleets, armies } = board[up]
  return {
    kind: 'maneuver',
    by,
    space,
    board: copyOfBoard(board),
    fleetsDone: fleets.map(() => false),
    armiesDone: armies.map(() => false),
    convoys: [],
    chosen: null,
    peace: null,
  }
}

export function foldManeuver(state: State, event: ManeuverEvent): void {
  const maneuver = maneuverOf(state)
  switch (event.kind) {
    case 'unitChosen':
      maneuver.chosen = event.unit
      return
    case 'unitMoved':
      if (event.convoy) maneuver.convoys.push({ from: event.from, dest: event.dest })
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

/** The chosen unit goes there and does that; it keeps its place in the list. */
function resolve(state: State, maneuver: Maneuver, dest: Place, action: Action): void {
  const { board, chosen, fleetsDone, armiesDone } = maneuver
  const { up } = state
  if (chosen === null) throw new RangeError('no unit was chosen')
  const own = board[up]
  const unit = phaseOf(maneuver)
  const target = targetOf(action)
  if (target !== undefined) {
    removeUnit(maneuver, up, unit, chosen)
    removeFirst(board[target.country], target.unit, dest)
    return
  }
  if (unit === 'fleet') {
    own.fleets[chosen] = dest
    fleetsDone[chosen] = true
  } else {
    const before = own.armies[chosen]
    const hasStayed = before?.at === dest
    const hostile = action === '' && hasStayed ? before.hostile : !isCalm(up, dest, action)
    own.armies[chosen] = { at: dest, hostile }
    armiesDone[chosen] = true
  }
  if (isBlowUp(action)) blowUp(maneuver, up, dest, chosen)
  else if (action === '') confirmChip(state, board, dest)
}

/** After peace an army abroad coexists; anything else is hostile (I-12.12). */
const isCalm = (country: Country, dest: Place, action: Action): boolean =>
  action === 'peace' && isForeignHome(country, dest)

function removeUnit(
  maneuver: Maneuver,
  country: Country,
  unit: 'army' | 'fleet',
  index: number,
): void {
  const { fleets, armies } = maneuver.board[country]
  if (unit === 'fleet') {
    fleets.splice(index, 1)
    maneuver.fleetsDone.splice(index, 1)
  } else {
    armies.splice(index, 1)
    maneuver.armiesDone.splice(index, 1)
  }
}

/** The first such unit in the list of its country (I-12.10). */
function removeFirst({ fleets, armies }: Forces, unit: 'army' | 'fleet', place: Place): void {
  if (unit === 'fleet') fleets.splice(fleets.indexOf(place), 1)
  else
    armies.splice(
      armies.findIndex(({ at }) => at === place),
      1,
    )
}

/** The factory goes, and with it this army and two others there: resolved ones first (I-12.13). */
function blowUp(maneuver: Maneuver, country: Country, place: Place, own: number): void {
  const { board, armiesDone } = maneuver
  const owner = territory(place).country
  if (owner === undefined) throw new RangeError(`${place} is nobody's home`)
  const { factories } = board[owner]
  factories.splice(factories.indexOf(place), 1)
  const there = board[country].armies.flatMap(({ at }, index) =>
    at === place && index !== own ? [index] : [],
  )
  const others = there.sort((a, b) => Number(armiesDone[b]) - Number(armiesDone[a]) || a - b)
  const spent = [own, ...others.slice(0, 2)].sort((a, b) => b - a)
  for (const index of spent) removeUnit(maneuver, country, 'army', index)
}

function stayAll(state: State, { board, fleetsDone, armiesDone }: Maneuver): void {
  const { fleets, armies } = board[state.up]
  fleets.forEach((place, index) => {
    if (!fleetsDone[index]) confirmChip(state, board, place)
    fleetsDone[index] = true
  })
  armies.forEach(({ at }, index) => {
    if (!armiesDone[index]) confirmChip(state, board, at)
    armiesDone[index] = true
  })
}

/** On a plain move into sole control (I-12.15). */
function confirmChip({ rules, up }: State, board: Board, place: Place): void {
  if (rules.chipPlacement === 'on-move') placeChip(rules.chipLimit, board, up, place)
}

function placeChip(
  limit: number | 'unlimited',
  board: Board,
  country: Country,
  place: Place,
): void {
  if (territory(place).kind === 'home') return
  const { chips } = board[country]
  if (chips.includes(place) || strangersAt(board, country, place) !== 0) return
  if (limit !== 'unlimited' && chips.length >= limit) return // I-20.6
  for (const other of COUNTRIES) {
    const at = board[other].chips.indexOf(place)
    if (at >= 0) board[other].chips.splice(at, 1)
  }
  chips.push(place)
}

/** Where chips are placed only when the plan is complete. */
export function chipsAtTheEnd({ rules, up }: State, board: Board): void {
  if (rules.chipPlacement !== 'end-of-maneuver') return
  const { fleets, armies } = board[up]
  for (const place of [...fleets, ...armies.map(({ at }) => at)])
    placeChip(rules.chipLimit, board, up, place)
}
