// Leaving the planet: by secret choice on turn 21, for a price on turn 25 (F-18).
import {
  choice,
  type MoveRule,
  moveShape,
  optional,
  refuse,
  type Seat,
  type Static,
  secret,
} from '@foldtable/kernel'
import { LAST_TURN } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { unitNamed, unitOf } from '../field/index.ts'
import {
  endIfEmpty,
  endPlayerTurn,
  liftOffShip,
  type Play,
  showChoices,
  undecidedHomes,
} from '../flow.ts'
import { noSuchUnit, ownership, price } from '../rules/fitness.ts'
import { isInPlay, liftOffPrice, shipsOf } from '../rules/ships.ts'
import { type State, shipId } from '../state.ts'
import { unitName } from '../words/names.ts'
import { cost, item } from './fields.ts'

const schema = moveShape('liftOff', { ship: optional(item), when: choice('now', 'stay'), cost })
export type LiftOff = Static<typeof schema>

export const liftOff: MoveRule<State, LiftOff, Event> = {
  schema,
  answers: ['liftoff', 'playing'],
  candidates(state, seat) {
    if (state.phase === 'liftoff') return choices(state, seat)
    return state.turn === LAST_TURN ? departures(state, seat) : []
  },

  refusal(state, seat, { ship: named, when, cost: paid }) {
    const ship = unitNamed(state, named ?? shipId(seat))
    if (ship === undefined) return noSuchUnit(named ?? shipId(seat))
    const foreign = ownership(ship, seat)
    if (foreign !== undefined) return foreign
    if (ship.type !== 'astronef' || ship.at === null)
      return refuse('badTarget', 'F-18.2', { unit: unitName(ship) })
    if (state.phase === 'liftoff') {
      return state.decisions[ship.home] === null
        ? price(state, 0, paid)
        : refuse('alreadyDecided', 'F-18.2', { unit: unitName(ship) })
    }
    if (when === 'stay') return refuse('wrongPhase', 'F-18.4', { phase: { word: 'phase.playing' } })
    return price(state, liftOffPrice(state, ship.home), paid)
  },

  decide(draft, seat, { ship: named, when }) {
    const { state } = draft
    const { home } = unitOf(state, named ?? shipId(seat))
    if (state.phase === 'liftoff') {
      choose(draft, seat, home, when)
      if (!state.order.some((other) => undecidedHomes(state, other).length > 0)) showChoices(draft)
      return
    }
    liftOffShip(draft, home, liftOffPrice(state, home))
    if (!endIfEmpty(draft) && !isInPlay(state, seat)) endPlayerTurn(draft, seat, 0)
  },
}

export const choose = ({ emit }: Play, seat: Seat, home: Seat, when: 'now' | 'stay'): void =>
  emit({ kind: 'decided', ship: home, seat, choice: secret(when, [seat]) })

const ofShip = (seat: Seat, home: Seat) => (home === seat ? {} : { ship: shipId(home) })

const choices = (state: State, seat: Seat): LiftOff[] =>
  undecidedHomes(state, seat).flatMap((home) =>
    (['now', 'stay'] as const).map((when) => ({ kind: 'liftOff', ...ofShip(seat, home), when })),
  )

const departures = (state: State, seat: Seat): LiftOff[] =>
  shipsOf(state, seat).map(({ home }) => ({ kind: 'liftOff', ...ofShip(seat, home), when: 'now' }))
