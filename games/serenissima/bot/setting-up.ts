// Before play and after a lost fleet: a starting port with much around it, numbers in a row, ports closed to the other.
import type { Chance, Seat } from '@foldtable/kernel'
import { HOLD_SLOTS } from '../src/data/constants.ts'
import { knownPort, PORT_FACTS, PORTS, type PortId, type ZoneId } from '../src/data/zones.ts'
import type { Move, State } from '../src/index.ts'
import { galleysOf } from '../src/rules/board.ts'
import { SAILINGS } from '../src/rules/sailing.ts'

/** Beyond the reach of any galley. */
const FAR = HOLD_SLOTS + 1

function steps(from: ZoneId, to: ZoneId): number {
  if (from === to) return 0
  const way = SAILINGS[from][HOLD_SLOTS]?.find(({ path }) => path.at(-1) === to)
  return way?.path.length ?? FAR
}

/** Ports near by, large ones and those with another good above all; fewer where somebody else begins. */
function surroundings({ ports }: State, home: PortId): number {
  let worth = 0
  for (const id of PORTS) {
    if (id === home) continue
    const { produces, warehouse } = PORT_FACTS[id]
    const near = 1 / steps(home, id) ** 2
    const isOther = produces !== PORT_FACTS[home].produces
    worth += near * (ports[id].owner === null ? warehouse + (isOther ? 2 : 0) : -4)
  }
  return worth
}

/** Right after an own number if possible, else low. */
function numberWorth(view: State, seat: Seat, galley: number): number {
  const isInARow = galleysOf(view, seat).some((own) => Math.abs(own - galley) === 1)
  return (isInARow ? 1 : 0) - galley / 100
}

/** Near the other's home and far from one's own. */
function closingWorth({ players }: State, seat: Seat, port: PortId): number {
  const away = (one: Seat) => {
    const home = players[one]?.home ?? null
    return home === null ? FAR : steps(home, port)
  }
  return away(seat) - 1.5 * away(1 - seat) + PORT_FACTS[port].warehouse / 4
}

/** Three sailors, as few of them hired as possible. */
const crewOf = (fromPort: number, fromReserve: number): number =>
  -Math.abs(fromPort + fromReserve - 3) - fromReserve / 10

function worthOf(view: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'chooseStart':
      return surroundings(view, knownPort(move.port)) + numberWorth(view, seat, move.galley)
    case 'chooseSecondGalley':
      return numberWorth(view, seat, move.galley)
    case 'closePort':
      return closingWorth(view, seat, knownPort(move.port))
    case 'refit':
      return crewOf(move.fromPort, move.fromReserve) - move.galley / 100
    default:
      return Number.NEGATIVE_INFINITY
  }
}

/** Of the starting ports those that are nearly as good as the best, any one: else every game would begin alike. */
export function setUp(
  view: State,
  seat: Seat,
  offers: readonly Move[],
  chance?: Chance,
): Move | undefined {
  const valued = offers
    .map((move) => ({ move, worth: worthOf(view, seat, move) }))
    .sort((one, other) => other.worth - one.worth)
  const [best] = valued
  if (best?.move.kind !== 'chooseStart' || chance === undefined) return best?.move
  const good = valued.filter(({ worth }) => worth >= best.worth * NEARLY)
  return chance.pick(good).move
}

const NEARLY = 0.9
