// Bringing a piece out of the hold on turn 2, for nothing: F-16.4.
import {
  type MoveRule,
  moveShape,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GRID, HEXES, type Hex } from '../board/grid.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isSure, isUnderFire, isVacant, surely, unitOf } from '../field.ts'
import { wouldHold } from '../rules/bridges.ts'
import { isTooHeavy } from '../rules/cargo.ts'
import { distinctUnits } from '../rules/distinct.ts'
import { noSuchUnit, ownership } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { isBoat, type State, shipId, shipOf, type Unit } from '../state.ts'
import { hexText, piece } from '../words.ts'
import { hex, item, rotation } from './fields.ts'

const schema = moveShape('deploy', { unit: item, to: hex, rotation })
export type Deploy = Static<typeof schema>

export const deploy: MoveRule<State, Deploy, Event> = {
  schema,
  answers: ['deployment'],
  candidates: (state, seat) => (state.phase === 'deployment' ? deployments(state, seat) : []),

  refusal(state, seat, move) {
    if (isSure(fieldOf(state), move)) return undefined
    const { unit: id, to, rotation: turned } = move
    const field = fieldOf(state)
    const unit = field.byId.get(id)
    if (unit === undefined) return noSuchUnit(id)
    const foreign = ownership(unit, seat)
    if (foreign !== undefined) return foreign
    if (unit.carrier !== shipId(seat))
      return refuse('notInCargo', 'F-16.4', { unit: piece(id), carrier: piece(shipId(seat)) })
    const hexes = unit.type === 'barge' ? [to, GRID.step(to, turned ?? 0)] : [to]
    if (hexes.some((one) => one < 0)) return refuse('offBoard', 'F-2.5')
    return (
      zoneFault(state, field, unit, hexes, seat) ??
      vacancyFault(state, field, unit, hexes) ??
      fireFault(field, hexes, seat)
    )
  },

  decide(draft, _seat, { unit, to, rotation: turned }) {
    const isBarge = unitOf(draft.state, unit).type === 'barge'
    draft.emit({ kind: 'deployed', unit, at: to, ...(isBarge ? { rotation: turned ?? 0 } : {}) })
    settle(draft)
  },
}

/** Exactly the legal ones. */
function deployments(state: State, seat: Seat): readonly Deploy[] {
  const field = fieldOf(state)
  const { zone } = shipOf(state, seat)
  const inside = openAmong(field, seat, field.board.zoneHexes[zone] ?? [])
  const coast = openAmong(field, seat, field.board.zoneCoasts[zone] ?? [])
  const found: Deploy[] = []
  for (const unit of distinctUnits(state, unitOf(state, shipId(seat)))) {
    if (unit.type === 'barge') moorings(field, seat, zone, unit.id, coast, found)
    else {
      const places = placesFor(state, field, unit, inside, coast)
      const known = deploymentsOf(unit.id)
      for (const to of places) found.push(deploymentTo(known, unit.id, to))
    }
  }
  return surely(field, found)
}

const openAmong = (field: Field, seat: Seat, hexes: readonly Hex[]): Hex[] =>
  hexes.filter((one) => isVacant(field, one) && !isUnderFire(field, one, seat))

/** Made once and shared by all tables, since there are hundreds at every step. */
function deploymentsOf(unit: string): (Deploy | null)[] {
  let known = KNOWN.get(unit)
  if (known === undefined) {
    known = HEXES.map(() => null)
    KNOWN.set(unit, known)
  }
  return known
}

function deploymentTo(known: (Deploy | null)[], unit: string, to: Hex): Deploy {
  known[to] ??= { kind: 'deploy', unit, to }
  return known[to]
}

const KNOWN = new Map<string, (Deploy | null)[]>()

/** Of the free places of its zone and around it, those where it may stand or lie. */
function placesFor(
  state: State,
  field: Field,
  unit: Unit,
  inside: readonly Hex[],
  coast: readonly Hex[],
): readonly Hex[] {
  if (unit.type === 'motorboat') return coast.filter((one) => isAfloat(field, one))
  const isGood = (one: Hex) => isGoodGround(state, field, unit, one)
  if (unit.type !== 'bridge') return isTooHeavy(state, unit) ? inside.filter(isGood) : inside
  const holds = (one: Hex) => isGood(one) && field.bridge[one] === null && wouldHold(state, one)
  return [...inside.filter(holds), ...coast.filter((one) => isWater(field, one) && holds(one))]
}

/** Both ends are equal, so a place between two coast hexes is named once. */
function moorings(
  field: Field,
  seat: Seat,
  zone: number,
  unit: string,
  coast: readonly Hex[],
  found: Deploy[],
): void {
  const whole = field.board.zoneCoasts[zone] ?? []
  const isFree = (one: Hex) =>
    isAfloat(field, one) && isVacant(field, one) && !isUnderFire(field, one, seat)
  for (const to of coast) {
    if (!isAfloat(field, to)) continue
    for (let turned = 0; turned < 6; turned++) {
      const far = GRID.step(to, turned)
      if (far < 0 || !isFree(far) || (far < to && whole.includes(far))) continue
      found.push({ kind: 'deploy', unit, to, rotation: turned })
    }
  }
}

function zoneFault(
  state: State,
  field: Field,
  unit: Unit,
  hexes: readonly Hex[],
  seat: Seat,
): Refusal | undefined {
  const { zone } = shipOf(state, seat)
  const isInside = (one: Hex) => field.board.zones[one] === zone
  const isBeside = (one: Hex) => GRID.beside(one).some(isInside)
  const isFine = isBoat(unit)
    ? hexes.some(isBeside)
    : hexes.every(
        (one) => isInside(one) || (unit.type === 'bridge' && isWater(field, one) && isBeside(one)),
      )
  return isFine ? undefined : refuse('outOfZone', 'F-16.4', { zone })
}

const isWater = ({ board }: Field, one: Hex): boolean =>
  board.terrain[one] === 'sea' || board.terrain[one] === 'reef'

/** A boat can be put there, at whatever tide. */
const isAfloat = (field: Field, one: Hex): boolean =>
  isWater(field, one) && field.bridge[one] === null

function vacancyFault(
  state: State,
  field: Field,
  unit: Unit,
  hexes: readonly Hex[],
): Refusal | undefined {
  for (const one of hexes) {
    const isBridged = field.bridge[one] !== null
    if (!isVacant(field, one) || (unit.type === 'bridge' && isBridged))
      return refuse('occupied', 'F-8.1', { hex: hexText(one) })
    if (!isGoodGround(state, field, unit, one))
      return refuse('badTerrain', 'F-16.4', { unit: { word: `type.${unit.type}` } })
    if (unit.type === 'bridge' && !wouldHold(state, one))
      return refuse('unanchored', 'F-15.3', { hex: hexText(one) })
  }
  return undefined
}

function isGoodGround(state: State, field: Field, unit: Unit, one: Hex): boolean {
  if (isBoat(unit)) return isAfloat(field, one)
  const isMountain = field.board.terrain[one] === 'mountain'
  return !isMountain || (unit.type !== 'bridge' && !isTooHeavy(state, unit))
}

function fireFault(field: Field, hexes: readonly Hex[], seat: Seat): Refusal | undefined {
  const hot = hexes.find((one) => isUnderFire(field, one, seat))
  return hot === undefined ? undefined : refuse('underFire', 'F-16.4', { hex: hexText(hot) })
}
