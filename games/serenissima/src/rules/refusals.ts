// Reasons that several moves share, each with its rule and with what would be needed: S-16.
import { type Param, type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { GALLEYS } from '../data/constants.ts'
import type { Good } from '../data/goods.ts'
import { type PortId, type PortName, portNamed, type ZoneId } from '../data/zones.ts'
import { countOf, roomIn, sailorsIn } from '../holds.ts'
import { type Galley, playerAt, type State } from '../state.ts'
import { isOwnPort, sailorsAt } from './board.ts'

type Maybe = Refusal | undefined

export const zoneWord = (zone: ZoneId): Param => ({ word: `zone.${zone}` })
export const goodWord = (good: Good): Param => ({ word: `good.${good}` })

export const notMoored = (rule: string, galley: Galley): Maybe =>
  galley.location === 'MARE' ? refuse('notMoored', rule) : undefined

export function closedPort(rule: string, { ports }: State, zone: ZoneId): Maybe {
  if (zone === 'MARE' || !ports[zone].closed) return undefined
  return refuse('portClosed', rule, { port: zoneWord(zone) })
}

export const notPortOwner = (rule: string, state: State, seat: Seat, zone: ZoneId): Maybe =>
  isOwnPort(state, seat, zone) ? undefined : refuse('notPortOwner', rule, { port: zoneWord(zone) })

export const unknownPort = (rule: string, name: PortName): Maybe =>
  portNamed(name) === undefined ? refuse('unknownPort', rule, { port: name }) : undefined

/** Not one of the fifteen numbers. */
export const noSuchNumber = (rule: string, galley: number): Maybe =>
  galley >= 1 && galley <= GALLEYS
    ? undefined
    : refuse('unknownNumber', rule, { galley, most: GALLEYS })

export function galleyTaken(rule: string, { galleys }: State, galley: number): Maybe {
  const taken = galleys[galley]
  if (taken === undefined || taken === null) return undefined
  return refuse('galleyTaken', rule, { galley, owner: { seat: taken.owner } })
}

/** Not in play. */
export const unknownGalley = (rule: string, { galleys }: State, galley: number): Maybe =>
  galleys[galley] === undefined || galleys[galley] === null
    ? refuse('unknownGalley', rule, { galley })
    : undefined

export function notGalleyOwner(
  rule: string,
  { galleys }: State,
  seat: Seat,
  number: number,
): Maybe {
  const galley = galleys[number]
  if (galley === undefined || galley === null || galley.owner === seat) return undefined
  return refuse('notGalleyOwner', rule, { galley: number, owner: { seat: galley.owner } })
}

export function noMoney(rule: string, state: State, seat: Seat, cost: number): Maybe {
  const { money } = playerAt(state, seat)
  return money < cost ? refuse('noMoney', rule, { have: money, cost }) : undefined
}

export function reserveTooSmall(rule: string, state: State, seat: Seat, needed: number): Maybe {
  const { sailors } = playerAt(state, seat)
  return sailors < needed ? refuse('reserveTooSmall', rule, { have: sailors, needed }) : undefined
}

export function holdFull(rule: string, { hold }: Galley, needed: number): Maybe {
  const room = roomIn(hold)
  return room < needed ? refuse('holdFull', rule, { room, needed }) : undefined
}

export const portFull = (rule: string, port: PortId, room: number, needed: number): Maybe =>
  room < needed ? refuse('portFull', rule, { port: zoneWord(port), room, needed }) : undefined

/** Fewer are there than wanted, or it would be the last (S-5.4, S-6.13). */
export function tooFewSailors(rule: string, have: number, wanted: number): Maybe {
  if (have < wanted) return refuse('noSailors', rule, { have, wanted })
  return have === wanted ? refuse('lastSailor', rule, { most: have - 1 }) : undefined
}

/** The first good that is not aboard in that number. */
export function noCargo(rule: string, { hold }: Galley, goods: readonly Good[]): Maybe {
  for (const good of goods) {
    const have = countOf(hold, good)
    const wanted = goods.filter((other) => other === good).length
    if (have < wanted) return refuse('noCargo', rule, { good: goodWord(good), have, wanted })
  }
  return undefined
}

/** The one opponent whose sailors in the zone outnumber those of the galley (S-15.4). */
export function dominantIn(state: State, { owner, hold }: Galley, zone: ZoneId): Seat | undefined {
  const crew = sailorsIn(hold)
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat !== owner && sailorsAt(state, seat, zone) > crew) return seat
  }
  return undefined
}

export function blockaded(state: State, galley: Galley, zone: ZoneId): Maybe {
  if (state.options.blockade === 'off') return undefined
  const seat = dominantIn(state, galley, zone)
  if (seat === undefined) return undefined
  return refuse('blockaded', 'S-15.4', {
    zone: zoneWord(zone),
    seat: { seat },
    theirs: sailorsAt(state, seat, zone),
    ours: sailorsIn(galley.hold),
  })
}
