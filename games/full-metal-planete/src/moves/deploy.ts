// Bringing a piece out of the hold on turn 2, for nothing: F-16.4.
import {
  type MoveRule,
  moveShape,
  type Places,
  placesOf,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { KINDS } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type Field, fieldOf, isUnderFire, isVacant, unitOf } from '../field/index.ts'
import { wouldHold } from '../rules/bridges.ts'
import { isTooHeavy } from '../rules/cargo.ts'
import { distinctUnits } from '../rules/distinct.ts'
import { noSuchUnit, ownership } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { isBoat, type State, shipId, shipOf, type Unit } from '../state.ts'
import { piece } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { hex, item, rotation } from './fields.ts'

const schema = moveShape('deploy', { unit: item, to: hex, rotation })
export type Deploy = Static<typeof schema>

export const deploy: MoveRule<State, Deploy, Event> = {
  schema,
  answers: ['deployment'],
  candidates: deployments,

  refusal(state, seat, move) {
    const { unit: id, to, rotation: turned } = move
    const field = fieldOf(state)
    const unit = field.byId.get(id)
    if (unit === undefined) return noSuchUnit(id)
    const foreign = ownership(unit, seat)
    if (foreign !== undefined) return foreign
    if (unit.carrier !== shipId(seat))
      return refuse('notInCargo', 'F-16.4', {
        unit: piece(state, id),
        carrier: piece(state, shipId(seat)),
      })
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

/** Of every distinct piece in the hold, a place for each hex of the zone and of its coast; at each only what is legal. */
function deployments(state: State, seat: Seat): Places<Deploy> {
  const field = fieldOf(state)
  const { zone } = shipOf(state, seat)
  const area = {
    inside: field.board.zoneHexes[zone] ?? [],
    coast: field.board.zoneCoasts[zone] ?? [],
  }
  const units = distinctUnits(state, unitOf(state, shipId(seat)))
  const length = units.reduce((sum, unit) => sum + placesFor(unit, area), 0)
  return placesOf(length, (place) => {
    let left = place
    for (const unit of units) {
      const count = placesFor(unit, area)
      if (left < count) return deploymentAt(state, field, seat, unit, area, left)
      left -= count
    }
    return undefined
  })
}

interface Area {
  readonly inside: readonly Hex[]
  readonly coast: readonly Hex[]
}

/** Boats lie on the coast, a barge in six ways; a bridge goes anywhere. */
function placesFor({ type }: Unit, { inside, coast }: Area): number {
  if (type === 'barge') return 6 * coast.length
  if (type === 'motorboat') return coast.length
  return type === 'bridge' ? inside.length + coast.length : inside.length
}

function deploymentAt(
  state: State,
  field: Field,
  seat: Seat,
  unit: Unit,
  { inside, coast }: Area,
  place: number,
): Deploy | undefined {
  const { id, type } = unit
  if (type === 'barge') return mooringAt(field, seat, id, coast, Math.floor(place / 6), place % 6)
  const isOutside = type === 'motorboat' || place >= inside.length
  const to = isOutside ? coast[type === 'motorboat' ? place : place - inside.length] : inside[place]
  if (to === undefined || !isFree(field, seat, to)) return undefined
  if (isOutside && !isWater(field, to)) return undefined
  if (!isGoodGround(state, field, unit, to)) return undefined
  if (type === 'bridge' && (field.bridge[to] !== null || !wouldHold(state, to))) return undefined
  return { kind: 'deploy', unit: id, to }
}

const isFree = (field: Field, seat: Seat, hex: Hex): boolean =>
  isVacant(field, hex) && !isUnderFire(field, hex, seat)

/** Both ends are equal, so a place between two coast hexes is named once. */
function mooringAt(
  field: Field,
  seat: Seat,
  unit: string,
  coast: readonly Hex[],
  place: number,
  turned: number,
): Deploy | undefined {
  const to = coast[place] ?? -1
  const far = GRID.step(to, turned)
  if (far < 0 || ![to, far].every((one) => isAfloat(field, one) && isFree(field, seat, one)))
    return undefined
  if (far < to && coast.includes(far)) return undefined
  return { kind: 'deploy', unit, to, rotation: turned }
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
  return !isMountain || (KINDS[unit.type].climbs && !isTooHeavy(state, unit))
}

function fireFault(field: Field, hexes: readonly Hex[], seat: Seat): Refusal | undefined {
  const hot = hexes.find((one) => isUnderFire(field, one, seat))
  return hot === undefined ? undefined : refuse('underFire', 'F-16.4', { hex: hexText(hot) })
}
