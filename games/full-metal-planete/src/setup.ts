// The empty planet and the opening: F-1, F-4.1, F-13.1.
import { type Seat, seatsUpTo } from '@foldtable/kernel'
import { mineralSites } from './board/board.ts'
import { HEXES } from './board/grid.ts'
import { boardNamed } from './board/shelf.ts'
import { FORCE, reserveFor } from './data/pieces.ts'
import { drawLandingOrder, type Play, shuffleTides, TIDE_CARDS } from './flow.ts'
import { newUnit } from './fold/handling.ts'
import { inForce, type Options } from './meta.ts'
import { boardOf, playerName, type State, shipId, towerId, type Unit } from './state.ts'

const SCATTERED = 90

export function blank(seats: number, given: Options): State {
  const options = inForce(given)
  const order = seatsUpTo(seats)
  const byRule = options.mineralLayout === 'lattice'
  return {
    options,
    phase: 'landing',
    turn: 1,
    order,
    current: 0,
    ap: 0,
    saved: order.map(() => 0),
    retreatOpen: true,
    tide: 'normal',
    deck: [],
    aside: [],
    used: [],
    forecasts: order.map(() => 0),
    ships: order.map(() => ({
      zone: 0,
      orientation: 0,
      canRebuild: false,
      liftedBy: null,
      liftOffTurn: null,
    })),
    units: order.flatMap(unitsFor),
    minerals: byRule ? mineralSites(boardNamed(options.board), options.mineralsOnMountains) : [],
    reserve: reserveFor(seats),
    serials: order.map(() => ({
      tank: 4,
      crab: 1,
      bridge: 1,
      supertank: 1,
      motorboat: 2,
      barge: 1,
    })),
    decisions: order.map(() => null),
    eliminated: order.map(() => false),
    lifted: null,
  }
}

/** The astronef, its towers, and eleven pieces in its hold (F-1.2). */
function unitsFor(seat: Seat): Unit[] {
  const ship = newUnit(shipId(seat), 'astronef', seat, seat)
  const towers = [0, 1, 2].map((pode) => newUnit(towerId(seat, pode), 'tower', seat, seat))
  const counts = new Map<string, number>()
  const hold = FORCE.map((type) => {
    const n = (counts.get(type) ?? 0) + 1
    counts.set(type, n)
    const unit = newUnit(`${type}-${playerName(seat)}-${n}`, type, seat, seat)
    unit.carrier = ship.id
    return unit
  })
  ship.cargo = hold.map(({ id }) => id)
  return [ship, ...towers, ...hold]
}

export function setup(draft: Play): void {
  shuffleTides(draft, TIDE_CARDS)
  if (draft.state.options.mineralLayout === 'scatter90') scatterOre(draft)
  drawLandingOrder(draft)
}

function scatterOre({ state, chance, emit }: Play): void {
  const { terrain } = boardOf(state)
  const sites = HEXES.filter((hex) => terrain[hex] !== 'sea' && terrain[hex] !== 'mountain')
  const at = chance.shuffle(sites).slice(0, SCATTERED)
  emit({ kind: 'mineralsScattered', at: at.sort((a, b) => a - b) })
}
