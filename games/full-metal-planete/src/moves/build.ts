// A converter turns ore into a new piece: F-14, F-21.3.
import {
  choice,
  type MoveRule,
  moveShape,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GRID, type Hex } from '../board/grid.ts'
import { BUILDABLE, type Buildable, KINDS, STOCKED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { fieldOf, isStuck, isUnitUnderFire, isVacant, rollOf, unitOf } from '../field/index.ts'
import { fitness, noSuchUnit, outOfFire, ownership, price } from '../rules/fitness.ts'
import { putting, putWords, receiverAt } from '../rules/putting.ts'
import { settle } from '../rules/settle.ts'
import { mineralIndex, playerName, type State, type Unit } from '../state.ts'
import { piece, unitName } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { cost, hex, item, rotation } from './fields.ts'

const schema = moveShape('build', { by: item, type: choice(...BUILDABLE), to: hex, rotation, cost })
export type Build = Static<typeof schema>

const MOST_BUILDS = 2

export const build: MoveRule<State, Build, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap > 0 ? builds(state, seat) : []),

  refusal(state, seat, { by, type, to, rotation: turned, cost: named }) {
    const converter = fieldOf(state).byId.get(by)
    if (converter === undefined) return noSuchUnit(by)
    const foreign = ownership(converter, seat)
    if (foreign !== undefined) return foreign
    if (!KINDS[converter.type].builds)
      return refuse('badUnit', 'F-14.1', { unit: piece(state, by) })
    const refusal = fitness(state, converter) ?? orderRefusal(state, converter, type)
    if (refusal !== undefined) return refusal
    if (converter.at === null || GRID.distance(converter.at, to) !== 1)
      return refuse('notAdjacent', 'F-14.1', { hex: hexText(to), to: hexText(converter.at ?? -1) })
    return (
      putting(state, seat, { type, rotation: turned }, to) ??
      outOfFire(state, converter, seat) ??
      price(state, 1, named)
    )
  },

  decide(draft, seat, { by, type, to, rotation: turned }) {
    const { state, emit } = draft
    const { home, cargo } = unitOf(state, by)
    const unit = `${type}-${playerName(home)}-${(state.serials[home]?.[type] ?? 0) + 1}`
    const place = putWords(state, seat, { type, rotation: turned }, to)
    const isStocked = state.options.buildList === 'published'
    const ore = cargo.find((id) => mineralIndex(id) >= 0)
    const made = { kind: 'built', by, type, unit, ...place, ap: state.ap - 1, isStocked } as const
    emit(ore === undefined ? made : { ...made, ore })
    settle(draft)
  },
}

const isStocked = (type: Buildable): type is (typeof STOCKED)[number] =>
  STOCKED.some((one) => one === type)

/** Whether there is ore, and whether such a piece may be made now (F-14.1 to F-14.3). */
function orderRefusal(state: State, converter: Unit, type: Buildable): Refusal | undefined {
  const facts = { type: { word: `type.${type}` } }
  const isExtended = state.options.buildList === 'extended'
  if (converter.cargo.length === 0)
    return refuse('noMineral', 'F-14.1', { unit: unitName(converter) })
  if (!isStocked(type) && !isExtended) return refuse('badBuild', 'F-14.2', facts)
  const alike = converter.builds.filter((built) => built === type).length
  if (converter.builds.length >= MOST_BUILDS || alike >= KINDS[type].builtPerTurn)
    return refuse('buildLimit', 'F-14.3', facts)
  if (!isExtended && isStocked(type) && state.reserve[type] < 1)
    return refuse('reserveEmpty', 'F-14.2', facts)
  return undefined
}

function builds(state: State, seat: Seat): Build[] {
  const field = fieldOf(state)
  const found: Build[] = []
  for (const unit of rollOf(state, field, seat).carriers) {
    const { at, type, cargo, pinned } = unit
    if (!KINDS[type].builds || at === null || cargo.length === 0 || pinned) continue
    if (isStuck(field, unit) || isUnitUnderFire(field, unit, seat)) continue
    buildsBy(state, seat, unit, at, found)
  }
  return found
}

function buildsBy(state: State, seat: Seat, unit: Unit, at: Hex, found: Build[]): void {
  const field = fieldOf(state)
  const around = GRID.beside(at).filter(
    (to) => isVacant(field, to) || receiverAt(state, seat, to, true) !== undefined,
  )
  for (const what of BUILDABLE) {
    if (orderRefusal(state, unit, what) !== undefined) continue
    for (const to of around) placings(unit, what, to, found)
  }
}

/** A barge has six ways to lie; where both ends are beside the converter, it is offered once. */
function placings(converter: Unit, type: Buildable, to: number, found: Build[]): void {
  const by = converter.id
  if (type !== 'barge') {
    found.push({ kind: 'build', by, type, to })
    return
  }
  for (let turned = 0; turned < 6; turned++) {
    const far = GRID.step(to, turned)
    if (far < 0 || far === converter.at) continue
    if (far < to && GRID.distance(far, converter.at ?? -1) === 1) continue
    found.push({ kind: 'build', by, type, to, rotation: turned })
  }
}
