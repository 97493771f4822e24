// All that comes of a step: who is lost, which chip is put down, how an army stands (I-12.9 to I-12.15).

import { isForeignHome, territory } from '../atlas.ts'
import type { Place } from '../data/map.ts'
import type { ManeuverEvent } from '../events.ts'
import {
  type Army,
  type Chip,
  type Loss,
  type Maneuver,
  numberOf,
  ownForces,
  planBoard,
  type State,
} from '../state.ts'
import { type Action, isBlowUp, targetOf } from './arrival.ts'
import { chipAt, chipsAt } from './chips.ts'
import type { Situation } from './step.ts'

/** The chosen unit goes there and does that. */
export function stepOf(
  state: State,
  maneuver: Maneuver,
  situation: Situation,
  dest: Place,
  action: Action,
  isAsked = false,
): Moved {
  const { chosen } = maneuver
  if (chosen === null) throw new RangeError('no unit was chosen')
  const { unit, from } = situation.mover
  const lost = lossesOf(state, maneuver, situation, chosen, dest, action)
  const isPlain = action === '' && state.rules.chipPlacement === 'on-move'
  const chip = isPlain ? chipAt(state.rules, situation.board, state.up, dest) : undefined
  const index = numberOf(state, maneuver, unit, chosen)
  const step: Writable<Moved> = { kind: 'unitMoved', unit, from, dest, action, index }
  if (!situation.near.includes(dest)) step.convoy = true
  if (isAsked) step.asked = true
  if (coexistsAfter(state, situation, dest, action)) step.coexists = true
  if (lost.length > 0) step.lost = lost
  if (chip !== undefined) step.chip = chip
  return step
}

type Moved = Extract<ManeuverEvent, { kind: 'unitMoved' }>
type Writable<T> = { -readonly [F in keyof T]: T[F] }

/** After peace an army abroad coexists; one that stays as it is stays so; any other is hostile (I-12.9, I-12.12). */
function coexistsAfter({ up }: State, { mover }: Situation, dest: Place, action: Action): boolean {
  if (mover.unit === 'fleet') return false
  if (action === '' && mover.from === dest) return !mover.hostile
  return action === 'peace' && isForeignHome(up, dest)
}

function lossesOf(
  state: State,
  maneuver: Maneuver,
  { board, country, mover }: Situation,
  chosen: number,
  dest: Place,
  action: Action,
): Loss[] {
  if (action === '') return NOTHING
  const target = targetOf(action)
  if (target !== undefined) {
    // The first such unit in the list of its country (I-12.10).
    const { fleets, armies } = board[target.country]
    const index =
      target.unit === 'fleet' ? fleets.indexOf(dest) : armies.findIndex(({ at }) => at === dest)
    return [
      { country, what: mover.unit, at: dest, index: chosen },
      { country: target.country, what: target.unit, at: dest, index },
    ]
  }
  return isBlowUp(action) ? blast(state, maneuver, dest, chosen) : NOTHING
}

const NOTHING: Loss[] = []

/** The factory goes, and with it this army and two others there: resolved ones first (I-12.13). */
function blast(state: State, maneuver: Maneuver, at: Place, own: number): Loss[] {
  const owner = territory(at).country
  if (owner === undefined) throw new RangeError(`${at} is nobody's home`)
  const { armiesDone, changes } = maneuver
  const { factories } = changes[owner] ?? state.board[owner]
  const there = ownForces(state, maneuver).armies.flatMap((army, index) =>
    army.at === at && index !== own ? [index] : [],
  )
  const others = there.sort((a, b) => Number(armiesDone[b]) - Number(armiesDone[a]) || a - b)
  const spent = [own, ...others.slice(0, 2)].sort((a, b) => b - a)
  return [
    { country: owner, what: 'factory', at, index: factories.indexOf(at) },
    ...spent.map((index) => ({ country: state.up, what: 'army' as const, at, index })),
  ]
}

const NO_CHIPS: readonly Chip[] = []

/** Of the units that are left where they are (I-12.4). */
export function chipsOfOthers(state: State, maneuver: Maneuver): readonly Chip[] {
  if (state.rules.chipPlacement !== 'on-move') return NO_CHIPS
  const { fleetsDone, armiesDone } = maneuver
  const { fleets, armies } = ownForces(state, maneuver)
  const places: Place[] = []
  for (let i = 0; i < fleets.length; i++) if (!fleetsDone[i]) places.push(fleets[i] as Place)
  for (let i = 0; i < armies.length; i++) if (!armiesDone[i]) places.push((armies[i] as Army).at)
  return chipsAt(state.rules, planBoard(state, maneuver), state.up, places)
}

/** Of all units, where chips are placed only when the plan is complete. */
export function chipsAtTheEnd(state: State, maneuver: Maneuver): readonly Chip[] {
  if (state.rules.chipPlacement !== 'end-of-maneuver') return NO_CHIPS
  const { fleets, armies } = ownForces(state, maneuver)
  const places = [...fleets, ...armies.map(({ at }) => at)]
  return chipsAt(state.rules, planBoard(state, maneuver), state.up, places)
}
