// A tower stands again on an astronef that was taken: F-17.6.
import { type MoveRule, moveShape, refuse, type Seat, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { fieldOf, isUnderFire, unitOf } from '../field/index.ts'
import { noSuchUnit, ownership, price } from '../rules/fitness.ts'
import { settle } from '../rules/settle.ts'
import { isTowerUp, PODES, podesOf } from '../rules/ships.ts'
import { type State, shipOf } from '../state.ts'
import { piece } from '../words/names.ts'
import { hexText } from '../words/params.ts'
import { cost, item, pode } from './fields.ts'

const schema = moveShape('rebuild', { ship: item, pode, cost })
export type Rebuild = Static<typeof schema>

const REBUILD_COST = 2

export const rebuild: MoveRule<State, Rebuild, Event> = {
  schema,
  answers: ['playing'],
  candidates: (state, seat) => (state.ap >= REBUILD_COST ? rebuildings(state, seat) : []),

  refusal(state, seat, { ship: id, pode: door, cost: named }) {
    const ship = fieldOf(state).byId.get(id)
    if (ship === undefined) return noSuchUnit(id)
    const foreign = ownership(ship, seat)
    if (foreign !== undefined) return foreign
    if (ship.type !== 'astronef' || ship.at === null)
      return refuse('badUnit', 'F-17.6', { unit: piece(state, id) })
    if (!shipOf(state, ship.home).canRebuild)
      return refuse('notCaptured', 'F-17.6', { unit: piece(state, id) })
    if (isTowerUp(state, ship.home, door)) return refuse('towerStanding', 'F-17.6', { pode: door })
    const at = podesOf(state, ship.home)[door] ?? -1
    if (isUnderFire(fieldOf(state), at, seat))
      return refuse('underFire', 'F-17.6', { hex: hexText(at) })
    return price(state, REBUILD_COST, named)
  },

  decide(draft, _seat, { ship, pode: door }) {
    const { state, emit } = draft
    const { home } = unitOf(state, ship)
    emit({ kind: 'towerRebuilt', ship: home, pode: door, ap: state.ap - REBUILD_COST })
    settle(draft)
  },
}

function rebuildings(state: State, seat: Seat): readonly Rebuild[] {
  const found: Rebuild[] = []
  for (const { id, home, owner, at } of fieldOf(state).ships) {
    if (owner !== seat || at === null || !shipOf(state, home).canRebuild) continue
    for (const door of PODES) found.push({ kind: 'rebuild', ship: id, pode: door })
  }
  return found
}
