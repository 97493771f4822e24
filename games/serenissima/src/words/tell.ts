// The log in sentences. Public information only.
import type { Message } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { BattleEvent, Event, InvestmentEvent, OrdinaryEvent, RoundEvent } from '../events.ts'
import type { Battle } from '../state.ts'
import { goods, load, loadOf, who, zone } from './params.ts'

export function tell(event: Event): Message | undefined {
  switch (event.kind) {
    case 'opened':
      return { id: 'opened', params: { order: { seats: event.order } } }
    case 'deckShuffled':
      return { id: 'deckShuffled' }
    case 'startChosen':
      return seatMessage('startChosen', event.seat, {
        port: zone(event.port),
        galley: event.galley,
      })
    case 'secondChosen':
      return seatMessage('secondChosen', event.seat, { galley: event.galley })
    case 'portClosed':
      return seatMessage('portClosed', event.seat, { port: zone(event.port) })
    case 'stageBegan':
      return event.stage === 'refit'
        ? { id: 'refitBegan', params: { seats: { seats: event.waiting } } }
        : undefined
    case 'goodsBought':
    case 'swapped':
    case 'sailorsLoaded':
    case 'sailorsUnloaded':
    case 'cargoWasted':
    case 'galleyMoved':
    case 'delivered':
    case 'portClaimed':
      return tellOrdinary(event)
    case 'battleFought':
    case 'galleySunk':
    case 'portTaken':
    case 'portFreed':
      return tellBattle(event)
    case 'galleyBought':
    case 'garrisonHired':
    case 'crewHired':
    case 'fortBuilt':
    case 'basilicaBuilt':
      return tellInvestment(event)
    default:
      return tellRound(event)
  }
}

function tellOrdinary(event: OrdinaryEvent): Message {
  const { seat, galley } = event
  switch (event.kind) {
    case 'goodsBought': {
      const { good, quantity, price, payee } = event
      const cargo = load(quantity, good)
      if (payee !== null)
        return seatMessage('goodsBoughtFrom', seat, { galley, cargo, price, payee: who(payee) })
      return price === 0
        ? seatMessage('goodsLoaded', seat, { galley, cargo })
        : seatMessage('goodsBought', seat, { galley, cargo, price })
    }
    case 'swapped':
      return tellSwap(event)
    case 'sailorsLoaded':
    case 'sailorsUnloaded':
    case 'portClaimed':
      return seatMessage(event.kind, seat, {
        galley,
        port: zone(event.port),
        quantity: event.quantity,
      })
    case 'cargoWasted':
      return seatMessage('cargoWasted', seat, { galley, cargo: load(1, event.good) })
    case 'galleyMoved': {
      const last = event.path.at(-1)
      if (last === undefined) return seatMessage('galleyStayed', seat, { galley })
      return seatMessage('galleyMoved', seat, {
        galley,
        zone: zone(last),
        zones: event.path.length,
      })
    }
    case 'delivered': {
      const params = { galley, port: zone(event.port), goods: goods(event.goods) }
      return event.pay === 0
        ? seatMessage('deliveredHome', seat, params)
        : seatMessage('delivered', seat, { ...params, pay: event.pay })
    }
  }
}

function tellSwap({ seat, galley, other, ...event }: Extract<Event, { kind: 'swapped' }>): Message {
  const [give, take] = [loadOf(event.give), loadOf(event.take)]
  if (take.words.length === 0) return seatMessage('swapGave', seat, { galley, other, give })
  if (give.words.length === 0) return seatMessage('swapTook', seat, { galley, other, take })
  return seatMessage('swapped', seat, { galley, other, give, take })
}

function tellBattle(event: BattleEvent): Message {
  switch (event.kind) {
    case 'battleFought':
      return tellFight(event.battle)
    case 'galleySunk': {
      const { seat, galley, by, taken } = event
      return by === null
        ? seatMessage('galleySunk', seat, { galley })
        : seatMessage('galleyPlundered', seat, { galley, by, taken: loadOf(taken) })
    }
    case 'portTaken':
      return seatMessage('portTaken', event.seat, {
        port: zone(event.port),
        quantity: event.quantity,
      })
    case 'portFreed':
      return { id: 'portFreed', params: { port: zone(event.port) } }
  }
}

const skulls = (dice: readonly number[]): number => dice.filter((die) => die === 1).length

/** The dice of both sides, then the losses of both. */
function tellFight(battle: Battle): Message {
  const { attacker, target, attackerDice, defenderDice, cancelled } = battle
  const params = {
    galley: attacker,
    dice: attackerDice.length,
    hits: skulls(attackerDice),
    theirDice: defenderDice.length,
    theirHits: skulls(defenderDice),
    lost: battle.attackerLosses,
    killed: battle.defenderLosses,
  }
  if ('galley' in target)
    return { id: 'galleyAttacked', params: { ...params, target: target.galley } }
  const port = zone(target.port)
  return cancelled === 1
    ? { id: 'fortAttacked', params: { ...params, port } }
    : { id: 'portAttacked', params: { ...params, port } }
}

function tellInvestment(event: InvestmentEvent): Message {
  const { kind, seat, price } = event
  switch (kind) {
    case 'galleyBought':
      return seatMessage(kind, seat, { galley: event.galley, port: zone(event.port), price })
    case 'garrisonHired':
      return seatMessage(kind, seat, { quantity: event.quantity, port: zone(event.port), price })
    case 'crewHired':
      return seatMessage(kind, seat, { quantity: event.quantity, galley: event.galley, price })
    case 'fortBuilt':
    case 'basilicaBuilt':
      return seatMessage(kind, seat, { port: zone(event.port), price })
  }
}

/** Every owned port, what it brings, and to whom (S-12.4). */
function tellScoring({ number, ports }: Extract<Event, { kind: 'scored' }>): Message {
  const parts = ports.map(
    ({ port, seat, goods: count, income, basilica }): Message => ({
      id: basilica > 0 ? 'scored.basilica' : 'scored.port',
      params: { port: zone(port), owner: who(seat), goods: count, income, basilica },
    }),
  )
  return parts.length === 0
    ? { id: 'scored', params: { number } }
    : { id: 'scored.ports', params: { number, ports: { parts } } }
}

function tellRound(event: RoundEvent): Message | undefined {
  switch (event.kind) {
    case 'roundBegan':
      return { id: 'roundBegan', params: { round: event.round } }
    case 'turnBegan':
      return seatMessage('turnBegan', event.seat, { galley: event.galley })
    case 'turnChosen':
      return seatMessage(`turnChosen.${event.turn}`, event.seat)
    case 'turnEnded':
      if (event.auto) return seatMessage('turnTimedOut', event.seat, { galley: event.galley })
      return event.passed
        ? seatMessage('turnPassed', event.seat, { galley: event.galley })
        : undefined
    case 'cardDrawn':
      return { id: 'cardDrawn', params: { card: { word: `card.${event.card}` } } }
    case 'winePaid':
      return seatMessage('winePaid', event.seat, { amount: event.amount })
    case 'trackAdvanced':
      return { id: 'trackAdvanced', params: { space: event.space } }
    case 'scored':
      return tellScoring(event)
    case 'incomePaid': {
      const { seat, amount, money } = event
      if (money === undefined) return seatMessage('incomePaid', seat, { amount })
      return seatMessage('incomePaid.to', seat, { amount, before: money - amount, money })
    }
    case 'refitted': {
      const { galley, fromPort, fromReserve } = event
      const params = { galley, port: zone(event.port), sailors: fromPort + fromReserve }
      return seatMessage('refitted', event.seat, { ...params, price: fromReserve })
    }
    case 'refitDeclined':
      return seatMessage('refitDeclined', event.seat)
    case 'gameEnded': {
      const first = event.result.filter(({ rank }) => rank === 1)
      const money = first[0]?.money ?? 0
      return { id: 'gameEnded', params: { seats: { seats: first.map(({ seat }) => seat) }, money } }
    }
  }
}
