// An ordinary turn by pointing: slots, goods and sailors, galleys beside, zones, what can be attacked (S-5 to S-9).
import type { Good, Item } from '../../src/data/goods.ts'
import { isGood } from '../../src/data/goods.ts'
import { isZone, PORT_FACTS } from '../../src/data/zones.ts'
import type { Move } from '../../src/index.ts'
import { activeGalley } from '../../src/rules/board.ts'
import { deliveryPay } from '../../src/rules/prices.ts'
import type { Target } from '../../src/state.ts'
import { nameOffer } from '../../src/words/offers.ts'
import {
  type Acting,
  amountsUpTo,
  type Choice,
  isSameTarget,
  NOTHING,
  type Press,
  Presses,
} from './choice.ts'
import { mostPlaced } from './investing.ts'
import { itemName, numberName, portName } from './names.ts'

export function ordinary(now: Acting, choice: Choice): readonly Press[] {
  const found = new Presses()
  addSlots(found, now, choice)
  for (const move of now.offers) {
    if (move.kind === 'swap') addSwap(found, now, choice, move)
    else if (move.kind === 'attackGalley' || move.kind === 'attackPort')
      addAttack(found, now, choice, move)
    else addTo(found, now, choice, move)
  }
  const all = deliverable(now)
  if (all.length > 1)
    found.add('deliver all', name(now, delivering(all)), { move: delivering(all) })
  return found.all
}

const name = ({ view, viewer }: Acting, move: Move) => nameOffer(view, viewer, move)

function addTo(found: Presses, now: Acting, choice: Choice, move: Move): void {
  const make = (key: string, made: Move) => found.add(key, name(now, made), { move: made })
  switch (move.kind) {
    case 'loadCargo':
      make(`load ${move.quantity}`, move)
      return
    case 'loadSailors':
    case 'unloadSailors': {
      const word = move.kind === 'loadSailors' ? 'aboard' : 'ashore'
      for (const quantity of amountsUpTo(mostPlaced(now.view, move.kind, now.view.active)))
        make(`${word} ${quantity}`, { ...move, quantity })
      return
    }
    case 'wasteCargo':
      if (choice.item === move.cargo) make('waste', move)
      return
    case 'moveGalley':
      addWay(found, now, choice, move)
      return
    case 'deliver':
      make(`deliver ${move.goods[0]}`, move)
      return
    case 'claimPort':
      make(`claim ${move.sailors}`, move)
      return
    case 'endTurn':
      make('end', move)
  }
}

/** The first press shows the way, the second sails. */
function addWay(
  found: Presses,
  now: Acting,
  choice: Choice,
  move: Extract<Move, { kind: 'moveGalley' }>,
): void {
  const zone = move.path.at(-1)
  if (zone === undefined || !isZone(zone)) return
  const key = `zone ${zone}`
  if (choice.zone !== zone) found.add(key, name(now, move), { choice: { ...NOTHING, zone } })
  else {
    found.add(key, name(now, move), { move })
    found.add('go', name(now, move), { move })
  }
}

/** One thing for nothing; or, where both holds are full, first what is given and then what is taken for it. */
function addSwap(
  found: Presses,
  now: Acting,
  choice: Choice,
  move: Extract<Move, { kind: 'swap' }>,
): void {
  const { with: other, give, take } = move
  const [given, taken] = [give[0], take[0]]
  found.add(`beside ${other}`, numberName(other), {
    choice: { ...NOTHING, beside: choice.beside === other ? null : other },
  })
  if (choice.item !== null && choice.item === given && taken === undefined)
    found.add(`to ${other}`, name(now, move), { move })
  if (choice.beside !== other) return
  if (taken === undefined) found.add(`give ${given}`, name(now, move), { move })
  else if (given === undefined) found.add(`take ${taken}`, name(now, move), { move })
  else {
    found.add(`give ${given}`, itemName(given), {
      choice: { ...choice, item: choice.item === given ? null : given },
    })
    if (choice.item === given) found.add(`take ${taken}`, name(now, move), { move })
  }
}

function addAttack(
  found: Presses,
  now: Acting,
  choice: Choice,
  move: Extract<Move, { kind: 'attackGalley' | 'attackPort' }>,
): void {
  const target = targetOf(now, move)
  if (target === undefined) return
  const ways = waysToAttack(now, target)
  const way = ways.indexOf(move)
  const key = 'galley' in target ? `target ${target.galley}` : `target ${target.port}`
  const isChosen = isSameTarget(choice.target, target)
  const title = 'galley' in target ? numberName(target.galley) : portName(target.port)
  found.add(key, title, { choice: isChosen ? NOTHING : { ...NOTHING, target } })
  if (!isChosen) return
  if (ways.length > 1) found.add(`way ${way}`, name(now, move), { choice: { ...choice, way } })
  if (way === Math.min(choice.way, ways.length - 1)) found.add('attack', name(now, move), { move })
}

export function targetOf({ view }: Pick<Acting, 'view'>, move: Move): Target | undefined {
  if (move.kind === 'attackGalley') return { galley: move.target }
  const { location } = activeGalley(view)
  return move.kind === 'attackPort' && location !== 'MARE' ? { port: location } : undefined
}

export const waysToAttack = (now: Pick<Acting, 'view' | 'offers'>, target: Target): Move[] =>
  now.offers.filter((move) => {
    const other = targetOf(now, move)
    return other !== undefined && isSameTarget(other, target)
  })

/** What lies in a slot is taken hold of: an empty one loads, a sailor goes ashore, a good is lifted out or delivered. */
function addSlots(found: Presses, now: Acting, choice: Choice): void {
  activeGalley(now.view).hold.forEach((slot, index) => {
    const key = `slot ${index}`
    if (choice.beside !== null) {
      if (slot !== 'empty') addHanding(found, now, choice, slot, key)
      return
    }
    const move = now.offers.find((one) => isForSlot(one, slot))
    const isLifted = isGood(slot) && now.offers.some((one) => one.kind === 'wasteCargo')
    if (isLifted)
      found.add(key, itemName(slot), {
        choice: { ...NOTHING, item: choice.item === slot ? null : slot },
      })
    else if (move !== undefined) found.add(key, name(now, move), { move })
  })
}

function addHanding(found: Presses, now: Acting, choice: Choice, item: Item, key: string): void {
  const gives = now.offers.filter(
    (move) => move.kind === 'swap' && move.with === choice.beside && move.give[0] === item,
  )
  const [move] = gives
  if (move?.kind !== 'swap') return
  if (move.take.length === 0) found.add(key, name(now, move), { move })
  else
    found.add(key, itemName(item), {
      choice: { ...choice, item: choice.item === item ? null : item },
    })
}

function isForSlot(move: Move, slot: Item | 'empty'): boolean {
  if (slot === 'empty') return move.kind === 'loadCargo' && move.quantity === 1
  if (slot === 'sailor') return move.kind === 'unloadSailors' && move.quantity === 1
  return move.kind === 'deliver' && move.goods[0] === slot
}

/** Everything that the port takes, what pays most first, as far as there is room. */
export function deliverable({ view, offers }: Pick<Acting, 'view' | 'offers'>): Good[] {
  const { location, owner } = activeGalley(view)
  if (location === 'MARE') return []
  const port = view.ports[location]
  const goods = offers.flatMap((move) => (move.kind === 'deliver' ? [...move.goods] : []))
  const pay = (good: Good) => deliveryPay(owner, port, [good])
  return goods
    .sort((a, b) => pay(b) - pay(a))
    .slice(0, PORT_FACTS[location].warehouse - port.cargo.length)
}

const delivering = (goods: Good[]): Move => ({ kind: 'deliver', goods })
