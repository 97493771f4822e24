// What stands where: players, galleys, ports, and whose they are.
import type { Seat } from '@foldtable/kernel'
import { GALLEYS } from '../data/constants.ts'
import type { Good } from '../data/goods.ts'
import { PORT_FACTS, PORTS, type PortId, type ZoneId } from '../data/zones.ts'
import { sailorsIn } from '../holds.ts'
import { type Galley, galleyAt, type Port, type State } from '../state.ts'

export const activeGalley = (state: State): Galley => galleyAt(state, state.active)

/** The port of a zone; none in the open sea. */
export const portIn = ({ ports }: State, zone: ZoneId): Port | undefined =>
  zone === 'MARE' ? undefined : ports[zone]

export function isOwnPort(state: State, seat: Seat, zone: ZoneId): boolean {
  return zone !== 'MARE' && state.ports[zone].owner === seat
}

export const isPresent = (port: Port, id: PortId, good: Good): boolean =>
  PORT_FACTS[id].produces === good || port.cargo.includes(good) // S-1.7

export function portsOf({ ports }: State, seat: Seat): PortId[] {
  const own: PortId[] = []
  for (const id of PORTS) if (ports[id].owner === seat) own.push(id)
  return own
}

/** Rising numbers. */
export function galleysOf({ galleys }: State, seat: Seat): number[] {
  const own: number[] = []
  for (let number = 1; number <= GALLEYS; number++) {
    if (galleys[number]?.owner === seat) own.push(number)
  }
  return own
}

export function fleetOf({ galleys }: State, seat: Seat): number {
  let count = 0
  for (let number = 1; number <= GALLEYS; number++) if (galleys[number]?.owner === seat) count += 1
  return count
}

export const isFree = ({ galleys }: State, number: number): boolean => galleys[number] === null

/** The lowest number in play that is higher; none after the last (S-4.2). */
export function nextInPlay({ galleys }: State, number: number): number | undefined {
  for (let next = number + 1; next <= GALLEYS; next++) {
    if (galleys[next] !== null) return next
  }
  return undefined
}

/** A galley of this seat in the zone; none if there is none. */
export function guardIn({ galleys }: State, seat: Seat, zone: ZoneId): number | undefined {
  for (let number = 1; number <= GALLEYS; number++) {
    const galley = galleys[number]
    if (galley?.owner === seat && galley.location === zone) return number
  }
  return undefined
}

/** The sailors aboard all galleys of this seat in the zone. */
export function sailorsAt({ galleys }: State, seat: Seat, zone: ZoneId): number {
  let count = 0
  for (const galley of galleys) {
    if (galley?.owner === seat && galley.location === zone) count += sailorsIn(galley.hold)
  }
  return count
}
