// What an offer is called, with its price, its pay and its odds; and how it is chosen where there are many.
import type { Message, Seat } from '@foldtable/kernel'
import { PORT_FACTS, portNamed, type ZoneId } from '../data/zones.ts'
import { sailorsIn } from '../holds.ts'
import type { Move } from '../moves/index.ts'
import { chanceToWin, fightersOf, handful, hitsNeeded } from '../rules/battle.ts'
import { activeGalley, fleetOf, portIn } from '../rules/board.ts'
import { cubePrice, deliveryPay, galleyPrice } from '../rules/prices.ts'
import { galleyAt, playerAt, type State, turnOf } from '../state.ts'
import { good, goods, load, loadOf, who, zone } from './params.ts'

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>

export function nameOffer(view: State, seat: Seat, move: Move): Message {
  switch (move.kind) {
    case 'chooseStart':
      return { id: 'move.chooseStart', params: { port: port(move.port), galley: move.galley } }
    case 'chooseSecondGalley':
      return { id: 'move.chooseSecondGalley', params: { galley: move.galley } }
    case 'closePort':
      return { id: 'move.closePort', params: { port: port(move.port) } }
    case 'chooseTurn':
      return { id: `move.chooseTurn.${move.turn}` }
    case 'loadCargo':
      return nameLoad(view, seat, move.quantity)
    case 'swap':
      return nameSwap(move)
    case 'loadSailors':
    case 'unloadSailors':
      return nameSailors(view, move)
    case 'wasteCargo':
      return { id: 'move.wasteCargo', params: { cargo: good(move.cargo) } }
    case 'moveGalley':
      return nameSailing(view, move.path)
    case 'deliver':
      return nameDelivery(view, seat, move)
    case 'claimPort':
      return {
        id: 'move.claimPort',
        params: { sailors: move.sailors, port: zone(activeGalley(view).location) },
      }
    case 'attackGalley':
      return nameAttack(view, move)
    case 'attackPort':
      return nameStorm(view, move.occupy ?? 1)
    case 'purchaseGalley':
      return nameGalley(view, seat, move)
    case 'purchaseSailors':
      return nameHiring(move)
    case 'purchaseFort':
      return { id: 'move.purchaseFort', params: { port: port(move.port) } }
    case 'purchaseBasilica':
      return { id: 'move.purchaseBasilica', params: { port: port(move.port) } }
    case 'endTurn':
      return nameEnd(view)
    case 'refit':
      return nameRefit(move)
    case 'refitPass':
      return { id: 'move.refitPass' }
  }
}

export const port = (name: string | number) => zone(portNamed(name) ?? 'MARE')

function nameLoad(view: State, seat: Seat, quantity: number): Message {
  const { location } = activeGalley(view)
  if (location === 'MARE') return { id: 'move.loadCargo' }
  const { owner } = view.ports[location]
  const cargo = load(quantity, PORT_FACTS[location].produces)
  const price = quantity * cubePrice(view, seat, view.ports[location])
  if (price === 0) return { id: 'move.loadCargo.free', params: { cargo } }
  return owner === null || owner === seat
    ? { id: 'move.loadCargo.bank', params: { cargo, price } }
    : { id: 'move.loadCargo.owner', params: { cargo, price, owner: who(owner) } }
}

function nameSwap({ with: galley, give, take }: Of<'swap'>): Message {
  if (take.length === 0) return { id: 'move.swap.give', params: { galley, give: loadOf(give) } }
  if (give.length === 0) return { id: 'move.swap.take', params: { galley, take: loadOf(take) } }
  return { id: 'move.swap', params: { galley, give: loadOf(give), take: loadOf(take) } }
}

function nameSailors(view: State, move: Of<'loadSailors' | 'unloadSailors'>): Message {
  const { kind, quantity, galley = view.active } = move
  const place = zone(galleyAt(view, galley).location)
  return { id: `move.${kind}`, params: { quantity, galley, port: place } }
}

/** With what the way costs in a battle afterwards. */
function nameSailing(view: State, path: readonly string[]): Message {
  const { location, hold } = activeGalley(view)
  const sailors = sailorsIn(hold)
  const fighters = view.options.fatigue ? sailors - path.length : sailors
  const last = (path.at(-1) ?? location) as ZoneId
  return {
    id: 'move.moveGalley',
    params: { zone: zone(last), zones: path.length, fighters, sailors },
  }
}

function nameDelivery(view: State, seat: Seat, move: Of<'deliver'>): Message {
  const { location } = activeGalley(view)
  const place = portIn(view, location)
  const pay = place === undefined ? 0 : deliveryPay(seat, place, move.goods)
  const params = { goods: goods(move.goods), port: zone(location) }
  return pay === 0
    ? { id: 'move.deliver.home', params }
    : { id: 'move.deliver', params: { ...params, pay } }
}

function nameAttack(view: State, { target, plunder }: Of<'attackGalley'>): Message {
  const { owner, hold } = galleyAt(view, target)
  const dice = fightersOf(view)
  const theirs = sailorsIn(hold)
  const params = { target, owner: who(owner), dice, theirs, chance: chanceToWin(dice, theirs) }
  return plunder === undefined
    ? { id: 'move.attackGalley', params }
    : {
        id: 'move.attackGalley.plunder',
        params: { ...params, goods: loadOf(plunder.slice(0, handful(activeGalley(view).hold))) },
      }
}

function nameStorm(view: State, occupy: number): Message {
  const { location } = activeGalley(view)
  const place = portIn(view, location)
  if (place === undefined || place.owner === null) return { id: 'move.attackPort' }
  const dice = fightersOf(view)
  const params = {
    port: zone(location),
    owner: who(place.owner),
    dice,
    theirs: place.sailors,
    chance: chanceToWin(dice, hitsNeeded(place)),
    occupy,
  }
  return place.fort
    ? { id: 'move.attackPort.fort', params }
    : { id: 'move.attackPort.open', params }
}

/** A number above the active one is played in this round still (S-4.3). */
function nameGalley(view: State, seat: Seat, { galley, port: at }: Of<'purchaseGalley'>): Message {
  const params = { galley, port: port(at), price: galleyPrice(view, fleetOf(view, seat)) }
  return galley > view.active
    ? { id: 'move.purchaseGalley', params }
    : { id: 'move.purchaseGalley.later', params }
}

function nameHiring({ quantity, port: at, galley }: Of<'purchaseSailors'>): Message {
  return galley === undefined
    ? { id: 'move.purchaseSailors.port', params: { quantity, port: port(at ?? 0) } }
    : { id: 'move.purchaseSailors.galley', params: { quantity, galley } }
}

/** Whoever would lose a new galley is warned. */
function nameEnd(view: State): Message {
  const { kind, bought } = turnOf(view)
  if (bought !== null && sailorsIn(galleyAt(view, bought).hold) === 0)
    return { id: 'move.endTurn.sinks', params: { galley: bought } }
  return kind === null ? { id: 'move.endTurn.pass' } : { id: 'move.endTurn' }
}

function nameRefit({ galley, port: at, fromPort, fromReserve }: Of<'refit'>): Message {
  return { id: 'move.refit', params: { galley, port: port(at), fromPort, fromReserve } }
}

/** What the seat has to spend: for lists of purchases. */
const moneyOf = (view: State, seat: Seat): number => playerAt(view, seat).money

/** First what, then where, then which. */
export function steps(view: State, seat: Seat, move: Move): Message[] {
  const name = nameOffer(view, seat, move)
  switch (move.kind) {
    case 'chooseStart':
      return [{ id: 'step.start', params: { port: port(move.port) } }, galley(move.galley)]
    case 'purchaseGalley': {
      const price = galleyPrice(view, fleetOf(view, seat))
      const buy = { id: 'step.buyGalley', params: { price, money: moneyOf(view, seat) } }
      return [buy, { id: 'step.at', params: { port: port(move.port) } }, name]
    }
    case 'purchaseSailors':
      return [{ id: 'step.hire', params: { money: moneyOf(view, seat) } }, name]
    case 'refit': {
      const { fromPort, fromReserve } = move
      const crew = { id: 'step.crew', params: { fromPort, fromReserve } }
      return [{ id: 'step.refit', params: { port: port(move.port) } }, crew, galley(move.galley)]
    }
    default: {
      const group = GROUPS[move.kind]
      return group === undefined ? [name] : [{ id: group }, name]
    }
  }
}

const galley = (number: number): Message => ({ id: 'step.galley', params: { galley: number } })

const GROUPS: { readonly [kind in Move['kind']]?: string } = {
  loadCargo: 'step.load',
  swap: 'step.swap',
  loadSailors: 'step.sailors',
  unloadSailors: 'step.sailors',
  wasteCargo: 'step.waste',
  moveGalley: 'step.sail',
  deliver: 'step.deliver',
  claimPort: 'step.claim',
  attackGalley: 'step.attack',
  attackPort: 'step.attack',
  purchaseFort: 'step.build',
  purchaseBasilica: 'step.build',
}
