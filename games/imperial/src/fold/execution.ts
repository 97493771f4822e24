// What a proposal does is folded.
import type { Folds } from '@foldtable/kernel'
import type { Country } from '../data/countries.ts'
import type { ExecutionEvent } from '../events.ts'
import { armyAt, forcesOf, type NewUnit, playerAt, powerOf, type State } from '../state.ts'
import { CARD_THEN, FACTORY_THEN, UNIT_THEN } from './before-3.ts'
import { fillFromBank, payFromBank } from './stock.ts'

export const executionFolds: Folds<State, ExecutionEvent> = {
  rondelMoved(state, event) {
    // I-7.4, I-7.5
    powerOf(state, event.country).space = event.space
    state.proposals = []
    payFromBank(state, event.seat, -event.cost)
  },
  forceAsked(state, event) {
    state.mode = 'force'
    state.queue = event.queue.slice()
  },
  forceDeclined(state) {
    state.queue.shift()
  },
  forced(state) {
    state.queue = []
  },
  factoryBuilt(state, event) {
    // I-9.3
    forcesOf(state.board, event.country).factories.push(event.at)
    fillFromBank(state, event.country, event.own - (event.cost ?? FACTORY_THEN))
    payFromBank(state, event.seat, -event.own)
  },
  produced(state, event) {
    addUnits(state, event.country, event.units)
  },
  imported(state, event) {
    // I-11.2, I-11.3
    addUnits(state, event.country, event.units)
    fillFromBank(state, event.country, event.own - (event.cost ?? UNIT_THEN * event.units.length))
    payFromBank(state, event.seat, -event.own)
  },
  maneuvered(state) {
    // I-12.6
    const [proposal] = state.proposals
    if (proposal?.changes !== undefined) Object.assign(state.board, proposal.changes)
    state.proposals = []
  },
  taxed: foldTax,
  interestPaid(state, event) {
    // I-15
    for (const { seat, amount } of event.shares) {
      playerAt(state, seat).cash += amount
      powerOf(state, event.country).treasury -= amount
    }
  },
  cardPaid(state, event) {
    payFromBank(state, event.seat, event.amount ?? CARD_THEN)
  },
}

function addUnits({ board }: State, country: Country, units: readonly NewUnit[]): void {
  const { fleets, armies } = forcesOf(board, country)
  for (const { unit, at } of units) {
    if (unit === 'fleet') fleets.push(at)
    else armies.push(armyAt(at, true)) // I-10.3
  }
}

function foldTax(state: State, event: Extract<ExecutionEvent, { kind: 'taxed' }>): void {
  const power = powerOf(state, event.country)
  fillFromBank(state, event.country, event.treasury - power.treasury)
  power.points += event.points
  power.lastTax = event.lastTax
  for (const { seat, amount } of event.shares) payFromBank(state, seat, amount)
}
