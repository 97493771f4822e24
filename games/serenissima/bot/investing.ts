// What to buy: basilicas at once, galleys while there is time for them, sailors where they are missed, forts for rich ports.
import type { Seat } from '@foldtable/kernel'
import {
  BASILICA_INCOME,
  BUILDING_PRICE,
  MOST_GALLEYS,
  SAILOR_PRICE,
} from '../src/data/constants.ts'
import { knownPort, type PortId } from '../src/data/zones.ts'
import { sailorsIn } from '../src/holds.ts'
import type { Move, State } from '../src/index.ts'
import { fleetOf, galleysOf, isOwnPort, portsOf } from '../src/rules/board.ts'
import { missingFor } from '../src/rules/buildings.ts'
import { galleyPrice } from '../src/rules/prices.ts'
import { galleyAt, playerAt } from '../src/state.ts'
import { nextTurn } from './voyages.ts'
import { crewWorth, harvest, purse, roundsLeft, scoringsLeft } from './worth.ts'

/** What a galley earns in a round, less for each one that competes with it. */
const EARNED = 4
const CROWD: readonly number[] = [1, 1, 1, 0.7, 0.45, 0.3]
/** The crew of a new galley. */
const CREW = 3
/** How much of what a port pays a second sailor, and a fort, save. */
const [SECOND, FORT] = [0.07, 0.08]

/** The best purchase that is worth its price; else the end of the turn. */
export function purchase(view: State, seat: Seat, offers: readonly Move[]): Move {
  let [best, most]: [Move, number] = [{ kind: 'endTurn' }, 0]
  for (const move of offers) {
    const gain = priceOf(view, seat, move) > spare(view, seat) ? 0 : gainOf(view, seat, move)
    if (gain > most) [best, most] = [move, gain]
  }
  return best
}

/** What may be spent, with a fleet of this size. */
const spare = (view: State, seat: Seat, fleet = fleetOf(view, seat)): number =>
  playerAt(view, seat).money - purse(view, fleet)

function priceOf(view: State, seat: Seat, { kind }: Move): number {
  if (kind === 'purchaseSailors') return SAILOR_PRICE
  return kind === 'purchaseGalley' ? galleyPrice(view, fleetOf(view, seat)) : BUILDING_PRICE
}

function gainOf(view: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'purchaseBasilica':
      return basilicaGain(view)
    case 'purchaseFort':
      return FORT * harvest(view, knownPort(move.port)) - BUILDING_PRICE
    case 'purchaseGalley':
      return galleyGain(view, seat) + choiceOf(view, seat, knownPort(move.port), move.galley)
    case 'purchaseSailors':
      return move.galley === undefined
        ? garrisonGain(view, knownPort(move.port ?? ''))
        : crewGain(sailorsIn(galleyAt(view, move.galley).hold))
    default:
      return 0
  }
}

const basilicaGain = (view: State): number => scoringsLeft(view) * BASILICA_INCOME - BUILDING_PRICE

const crewGain = (sailors: number): number =>
  sailors >= CREW ? 0 : crewWorth(sailors + 1) - crewWorth(sailors) - SAILOR_PRICE

/** Sailors come back when they are lost, so a second one is cheap for a port that pays. */
function garrisonGain(view: State, id: PortId): number {
  const { sailors } = view.ports[id]
  return (SECOND / sailors) * harvest(view, id) - SAILOR_PRICE * 0.9
}

/** Nothing if there is no money for a crew. */
function galleyGain(view: State, seat: Seat): number {
  const fleet = fleetOf(view, seat)
  const { sailors } = playerAt(view, seat)
  const price = galleyPrice(view, fleet)
  const crew = CREW * SAILOR_PRICE
  if (fleet >= MOST_GALLEYS || sailors < CREW) return -1
  if (spare(view, seat, fleet + 1) < price + crew) return -1
  return EARNED * (CROWD[fleet] ?? 0) * (roundsLeft(view) - 1) - price - crew
}

/** Where it begins best; with a number that still plays in this round, the next one if possible. */
function choiceOf(view: State, seat: Seat, port: PortId, galley: number): number {
  if (galleyGain(view, seat) <= 0) return 0
  const place = nextTurn(view, seat, { zone: port, crew: CREW, goods: [] })
  const wait = galley > view.active ? galley - view.active : 15 + galley
  return place - wait * 0.01
}

/** What all purchases of a turn would bring together. */
export function shopping(view: State, seat: Seat): number {
  let money = spare(view, seat)
  let gain = 0
  const buy = (worth: number, price: number) => {
    if (worth <= 0 || money < price) return
    gain += worth
    money -= price
  }
  for (const id of portsOf(view, seat)) {
    if (canHaveBasilica(view, id)) buy(basilicaGain(view), BUILDING_PRICE)
  }
  const fleet = fleetOf(view, seat)
  buy(galleyGain(view, seat), galleyPrice(view, fleet) + CREW * SAILOR_PRICE)
  for (const number of galleysOf(view, seat)) {
    const { location, hold } = galleyAt(view, number)
    if (!isOwnPort(view, seat, location)) continue
    for (let crew = sailorsIn(hold); crew < CREW; crew++) buy(crewGain(crew), SAILOR_PRICE)
  }
  return gain
}

const canHaveBasilica = (view: State, id: PortId): boolean =>
  !view.ports[id].basilica &&
  view.supply.basilicas > 0 &&
  missingFor(view, id, 'basilica').length === 0
