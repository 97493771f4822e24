// An ordinary turn: load for the best voyage, sail, deliver, claim, fight with good odds, and end.
import type { Seat } from '@foldtable/kernel'
import { isZone, type PortId } from '../src/data/zones.ts'
import { goodsIn, sailorsIn } from '../src/holds.ts'
import type { Move, State } from '../src/index.ts'
import { fightersOf } from '../src/rules/battle.ts'
import { activeGalley } from '../src/rules/board.ts'
import { galleyAt, turnOf } from '../src/state.ts'
import { oddsOf } from './odds.ts'
import { deliveries, type Ship, shipOf, stormWorth } from './ship.ts'
import { bestVoyage, bestWay } from './voyages.ts'
import { claimWorth, crewWorth } from './worth.ts'

const END: Move = { kind: 'endTurn' }

/** It only ever takes aboard, so that no turn goes round in circles. */
export function ordinaryMove(view: State, seat: Seat, offers: readonly Move[]): Move {
  const { phase, hasMoved } = turnOf(view)
  const ship = shipOf(activeGalley(view))
  if (hasMoved || phase === 'unload') return inPort(view, seat, ship, offers)
  const { sailors, cubes } = bestVoyage(view, seat, ship)
  if (sailors > 0) return { kind: 'loadSailors', quantity: 1 }
  if (cubes > 0) return { kind: 'loadCargo', quantity: cubes }
  return sailing(view, seat, ship, offers) ?? inPort(view, seat, ship, offers)
}

/** The best of the ways that are open; nothing if it stays. */
function sailing(view: State, seat: Seat, ship: Ship, offers: readonly Move[]): Move | undefined {
  const ways = offers.flatMap((move) => {
    if (move.kind !== 'moveGalley') return []
    const zone = move.path.at(-1) ?? ''
    return isZone(zone) ? [{ move, zone, steps: move.path.length }] : []
  })
  const { to } = bestWay(view, seat, ship, ways)
  return ways.find(({ zone }) => zone === to)?.move
}

/** Delivering before claiming is paid. */
function inPort(view: State, seat: Seat, ship: Ship, offers: readonly Move[]): Move {
  const { zone } = ship
  if (zone === 'MARE') return battle(view, ship, offers) ?? END
  const [good] = deliveries(view, seat, ship, zone)
  const isOffered = offers.some((move) => move.kind === 'deliver' && move.goods[0] === good)
  if (good !== undefined && isOffered) return { kind: 'deliver', goods: [good] }
  return (
    claim(view, ship, zone, offers) ??
    battle(view, ship, offers) ??
    storm(view, ship, zone, offers) ??
    END
  )
}

function claim(view: State, { crew }: Ship, id: PortId, offers: readonly Move[]): Move | undefined {
  if (!offers.some(({ kind }) => kind === 'claimPort')) return undefined
  const gain = claimWorth(view, id, view.ports[id].cargo.length)
  if (gain + crewWorth(crew - 1) - crewWorth(crew) <= 0) return undefined
  return { kind: 'claimPort', sailors: crew >= MANY ? 2 : 1 }
}

/** With so many aboard, two land. */
const MANY = 5

function storm(view: State, ship: Ship, id: PortId, offers: readonly Move[]): Move | undefined {
  if (!offers.some(({ kind }) => kind === 'attackPort')) return undefined
  const { moved } = turnOf(view)
  const gain = stormWorth(view, ship, id, view.ports[id].cargo.length, moved)
  return gain > 0 ? { kind: 'attackPort', occupy: 1 } : undefined
}

/** What sinking a galley is worth besides its goods, and how sure it must be. */
const [SUNK, CUBE, SURE] = [3, 1.5, 0.8]

/** A weaker galley in the same zone, the richest first. */
function battle(view: State, ship: Ship, offers: readonly Move[]): Move | undefined {
  let [best, most]: [Move | undefined, number] = [undefined, 0]
  for (const move of offers) {
    if (move.kind !== 'attackGalley' || move.plunder !== undefined) continue
    const gain = battleWorth(view, ship, move.target)
    if (gain > most) [best, most] = [move, gain]
  }
  return best
}

function battleWorth(view: State, { crew }: Ship, target: number): number {
  const { hold } = galleyAt(view, target)
  const tired = crew - fightersOf(view)
  const { win, left } = oddsOf(crew, tired, sailorsIn(hold), false)
  if (win < SURE) return 0
  const kept = crewWorth(Math.floor(left)) - crewWorth(crew)
  return win * (SUNK + CUBE * goodsIn(hold).length) + kept - (crew - left)
}
