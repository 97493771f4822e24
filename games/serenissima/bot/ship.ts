// A galley as the bot thinks of it: where it is, who and what is aboard, and what it would do in a port.
import type { Seat } from '@foldtable/kernel'
import { HOLD_SLOTS } from '../src/data/constants.ts'
import type { Good } from '../src/data/goods.ts'
import { PORT_FACTS, type PortId, type ZoneId } from '../src/data/zones.ts'
import { goodsIn, sailorsIn } from '../src/holds.ts'
import type { State } from '../src/index.ts'
import { guardIn } from '../src/rules/board.ts'
import type { Galley, Port } from '../src/state.ts'
import { oddsOf } from './odds.ts'
import { claimWorth, conquestWorth, crewWorth, deliveryWorth } from './worth.ts'

export interface Ship {
  readonly zone: ZoneId
  readonly crew: number
  readonly goods: readonly Good[]
}

export const shipOf = ({ location, hold }: Galley): Ship => ({
  zone: location,
  crew: sailorsIn(hold),
  goods: goodsIn(hold),
})

export const roomOf = ({ crew, goods }: Ship): number => HOLD_SLOTS - crew - goods.length

export interface Arrival {
  readonly gain: number
  readonly after: Ship
}

const NOTHING: readonly Good[] = []

/** What it would deliver, the best first. */
export function deliveries(view: State, seat: Seat, { goods }: Ship, id: PortId): readonly Good[] {
  const port = view.ports[id]
  const room = PORT_FACTS[id].warehouse - port.cargo.length
  if (port.closed || room === 0) return NOTHING
  const wanted = goods.filter(
    (good, index) => goods.indexOf(good) === index && accepts(id, port, good),
  )
  if (wanted.length === 0) return NOTHING
  const worth = (good: Good) => deliveryWorth(view, seat, id, good)
  return wanted
    .filter((good) => worth(good) > 0)
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, room)
}

const accepts = (id: PortId, { cargo }: Port, good: Good): boolean =>
  PORT_FACTS[id].produces !== good && !cargo.includes(good)

/** A galley that comes into a zone after so many steps, and does there what pays. */
export function arrive(view: State, seat: Seat, ship: Ship, zone: ZoneId, steps: number): Arrival {
  const there = { ...ship, zone }
  if (zone === 'MARE' || view.ports[zone].closed) return { gain: 0, after: there }
  const delivered = deliveries(view, seat, ship, zone)
  const before = view.ports[zone].cargo.length
  let gain = 0
  delivered.forEach((good, index) => {
    gain += deliveryWorth(view, seat, zone, good, before + index)
  })
  const goods = delivered.length === 0 ? ship.goods : without(ship.goods, delivered)
  const taken = taking(view, seat, { ...there, goods }, zone, before + delivered.length, steps)
  return { gain: gain + taken.gain, after: taken.after }
}

function without(goods: readonly Good[], delivered: readonly Good[]): Good[] {
  const rest = goods.slice()
  for (const good of delivered) rest.splice(rest.indexOf(good), 1)
  return rest
}

/** Claims a port of nobody, or storms one that is weakly held. */
function taking(
  view: State,
  seat: Seat,
  ship: Ship,
  id: PortId,
  goods: number,
  steps: number,
): Arrival {
  const { owner } = view.ports[id]
  if (owner === seat || ship.crew < 2) return { gain: 0, after: ship }
  if (owner !== null) return storming(view, ship, id, goods, steps)
  const gain = claimWorth(view, id, goods) + crewChange(ship.crew, 1)
  return gain > 0 ? { gain, after: { ...ship, crew: ship.crew - 1 } } : { gain: 0, after: ship }
}

const crewChange = (crew: number, lost: number): number => crewWorth(crew - lost) - crewWorth(crew)

/** Below this it does not fight. */
const GOOD_ODDS = 0.7

function storming(view: State, ship: Ship, id: PortId, goods: number, steps: number): Arrival {
  const gain = stormWorth(view, ship, id, goods, steps)
  return gain > 0
    ? { gain, after: { ...ship, crew: Math.max(1, ship.crew - 2) } }
    : { gain: 0, after: ship }
}

/** What an attack on the port brings on average; nothing below good odds. */
export function stormWorth(
  view: State,
  { crew }: Ship,
  id: PortId,
  goods: number,
  steps: number,
): number {
  const { owner, sailors, fort } = view.ports[id]
  if (owner === null || guardIn(view, owner, id) !== undefined) return 0
  const tired = view.options.fatigue ? steps : 0
  const { win, left } = oddsOf(crew, tired, sailors, fort)
  if (win < GOOD_ODDS) return 0
  const kept = crewWorth(Math.max(0, Math.floor(left) - 1)) - crewWorth(crew)
  return win * conquestWorth(view, id, goods) + kept - (crew - left)
}
