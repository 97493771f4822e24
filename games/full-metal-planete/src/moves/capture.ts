// Two units take an enemy unit beside them: F-11.
import {
  list,
  type MoveRule,
  moveShape,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isStuck, isUnderFire, unitOf } from '../field/index.ts'
import { attackers, noSuchUnit, price } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { farEnd, hexesOf, isCombat, isMobile, type State, type Unit } from '../state.ts'
import { unitName } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { cost, item } from './fields.ts'

const schema = moveShape('capture', { by: list(item, 2, 2), target: item, cost })
export type Capture = Static<typeof schema>

export const capture: MoveRule<State, Capture, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap > 0 ? captures(state, seat) : []),

  refusal(state, seat, { by, target: id, cost: named }) {
    const target = fieldOf(state).byId.get(id)
    if (target === undefined) return noSuchUnit(id)
    return (
      attackers(state, seat, by) ??
      targetRefusal(target, seat) ??
      reachRefusal(state, by, target) ??
      fireRefusal(state, seat, by, target) ??
      price(state, 1, named)
    )
  },

  decide(draft, seat, { by, target }) {
    const { state, emit } = draft
    const { home } = unitOf(state, by[0] ?? '')
    emit({ kind: 'captured', seat, home, unit: target, ap: state.ap - 1 })
    settle(draft)
  },
}

function targetRefusal(target: Unit, seat: Seat): Refusal | undefined {
  if (!isMobile(target) || target.at === null)
    return refuse('badTarget', 'F-11.3', { unit: unitName(target) })
  return target.owner === seat && !target.orphan
    ? refuse('ownTarget', 'F-11.3', { hex: hexText(target.at) })
    : undefined
}

function reachRefusal(state: State, by: readonly string[], target: Unit): Refusal | undefined {
  const hexes = hexesOf(state, target)
  for (const id of by) {
    const at = unitOf(state, id).at ?? -1
    if (!hexes.some((hex) => GRID.distance(at, hex) === 1))
      return refuse('notAdjacent', 'F-11.2', { hex: hexText(at), to: hexText(target.at ?? -1) })
  }
  return undefined
}

/** Whatever lies under its owner's fire is protected by it (F-11.4). */
function fireRefusal(
  state: State,
  seat: Seat,
  by: readonly string[],
  target: Unit,
): Refusal | undefined {
  const field = fieldOf(state)
  const involved: Hex[] = [...by.map((id) => unitOf(state, id).at ?? -1), ...hexesOf(state, target)]
  const hot = involved.find((hex) => isUnderFire(field, hex, seat))
  return hot === undefined ? undefined : refuse('underFire', 'F-11.4', { hex: hexText(hot) })
}

const NO_CAPTURES: readonly Capture[] = []

/** Whoever is named first gives the home, so a pair of two homes is offered both ways (F-11.5). */
function captures(state: State, seat: Seat): readonly Capture[] {
  const field = fieldOf(state)
  const isThorough = (field.idle[seat] ?? 0) > 0
  if (!isThorough && field.exposures === 0 && !isPreyHeld(field, seat)) return NO_CAPTURES
  const found: Capture[] = []
  for (const target of state.units) {
    if (target.at === null || (target.owner === seat && !target.orphan)) continue
    if (!isMobile(target) || !isReachable(field, seat, target, isThorough)) continue
    const beside = capturersOf(state, seat, target)
    if (beside.length < 2) continue
    for (const [place, one] of beside.entries()) {
      for (const other of beside.slice(place + 1)) {
        found.push({ kind: 'capture', by: [one.id, other.id], target: target.id })
        if (one.home !== other.home)
          found.push({ kind: 'capture', by: [other.id, one.id], target: target.id })
      }
    }
  }
  return found
}

/** Whoever lies under his fire is held down, if the board has settled. */
function isPreyHeld(field: Field, seat: Seat): boolean {
  for (const unit of field.pinned) {
    if ((unit.owner !== seat || unit.orphan) && isCovered(field, seat, unit)) return true
  }
  return false
}

/** An idle tank covers nothing, so where there are some, neighbours are looked at. */
function isReachable(field: Field, seat: Seat, target: Unit, hasIdle: boolean): boolean {
  if (isCovered(field, seat, target)) return true
  if (!hasIdle || target.at === null) return false
  if (hasTankBeside(field, seat, target.at)) return true
  return target.type === 'barge' && hasTankBeside(field, seat, farEnd(target.at, target.rotation))
}

function hasTankBeside(field: Field, seat: Seat, hex: Hex): boolean {
  for (const next of GRID.beside(hex)) {
    const unit = field.occupant[next]
    if (unit?.type === 'tank' && unit.owner === seat) return true
  }
  return false
}

/** A first quick look: whoever could capture it covers it with fire, unless he is idle. */
function isCovered(field: Field, seat: Seat, target: Unit): boolean {
  const cover = field.cover[seat]
  const { at } = target
  if (cover === undefined || at === null) return false
  return (
    (cover[at] ?? 0) > 0 ||
    (target.type === 'barge' && (cover[farEnd(at, target.rotation)] ?? 0) > 0)
  )
}

function capturersOf(state: State, seat: Seat, target: Unit): Unit[] {
  const field = fieldOf(state)
  const found: Unit[] = []
  for (const hex of hexesOf(state, target)) {
    for (const beside of GRID.beside(hex)) {
      const unit = field.tower[beside] ?? field.occupant[beside]
      if (!unit || unit.owner !== seat || !isCombat(unit) || found.includes(unit)) continue
      if (!unit.pinned && !unit.orphan && !isStuck(field, unit)) found.push(unit)
    }
  }
  return found
}
