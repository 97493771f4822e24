// The log in sentences. Public information only.
import { type Message, type Tells, tellBy } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type {
  BattleEvent,
  Event,
  InvestmentEvent,
  OrdinaryEvent,
  RoundEvent,
  SetupEvent,
} from '../events.ts'
import type { Battle } from '../state.ts'
import { goods, load, loadOf, who, zone } from './params.ts'

const setupTells: Tells<SetupEvent> = {
  opened: ({ order }) => ({ id: 'opened', params: { order: { seats: order } } }),
  deckShuffled: () => ({ id: 'deckShuffled' }),
  startChosen: ({ seat, port, galley }) =>
    seatMessage('startChosen', seat, { port: zone(port), galley }),
  secondChosen: ({ seat, galley }) => seatMessage('secondChosen', seat, { galley }),
  portClosed: ({ seat, port }) => seatMessage('portClosed', seat, { port: zone(port) }),
  stageBegan: ({ stage, waiting }) =>
    stage === 'refit' ? { id: 'refitBegan', params: { seats: { seats: waiting } } } : undefined,
}

const ordinaryTells: Tells<OrdinaryEvent> = {
  goodsBought(event) {
    const { seat, galley } = event
    const { good, quantity, price, payee } = event
    const cargo = load(quantity, good)
    if (payee !== null)
      return seatMessage('goodsBoughtFrom', seat, { galley, cargo, price, payee: who(payee) })
    return price === 0
      ? seatMessage('goodsLoaded', seat, { galley, cargo })
      : seatMessage('goodsBought', seat, { galley, cargo, price })
  },
  swapped: (event) => tellSwap(event),
  sailorsLoaded(event) {
    const { seat, galley } = event
    return seatMessage(event.kind, seat, {
      galley,
      port: zone(event.port),
      quantity: event.quantity,
    })
  },
  sailorsUnloaded(event) {
    const { seat, galley } = event
    return seatMessage(event.kind, seat, {
      galley,
      port: zone(event.port),
      quantity: event.quantity,
    })
  },
  portClaimed(event) {
    const { seat, galley } = event
    return seatMessage(event.kind, seat, {
      galley,
      port: zone(event.port),
      quantity: event.quantity,
    })
  },
  cargoWasted(event) {
    const { seat, galley } = event
    return seatMessage('cargoWasted', seat, { galley, cargo: load(1, event.good) })
  },
  galleyMoved(event) {
    const { seat, galley } = event
    const last = event.path.at(-1)
    if (last === undefined) return seatMessage('galleyStayed', seat, { galley })
    return seatMessage('galleyMoved', seat, {
      galley,
      zone: zone(last),
      zones: event.path.length,
    })
  },
  delivered(event) {
    const { seat, galley } = event
    const params = { galley, port: zone(event.port), goods: goods(event.goods) }
    return event.pay === 0
      ? seatMessage('deliveredHome', seat, params)
      : seatMessage('delivered', seat, { ...params, pay: event.pay })
  },
}

function tellSwap({ seat, galley, other, ...event }: Extract<Event, { kind: 'swapped' }>): Message {
  const [give, take] = [loadOf(event.give), loadOf(event.take)]
  if (take.words.length === 0) return seatMessage('swapGave', seat, { galley, other, give })
  if (give.words.length === 0) return seatMessage('swapTook', seat, { galley, other, take })
  return seatMessage('swapped', seat, { galley, other, give, take })
}

const battleTells: Tells<BattleEvent> = {
  battleFought: (event) => tellFight(event.battle),
  galleySunk(event) {
    const { seat, galley, by, taken } = event
    return by === null
      ? seatMessage('galleySunk', seat, { galley })
      : seatMessage('galleyPlundered', seat, { galley, by, taken: loadOf(taken) })
  },
  portTaken: (event) =>
    seatMessage('portTaken', event.seat, {
      port: zone(event.port),
      quantity: event.quantity,
    }),
  portFreed: (event) => ({ id: 'portFreed', params: { port: zone(event.port) } }),
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

const investmentTells: Tells<InvestmentEvent> = {
  galleyBought(event) {
    const { kind, seat, price } = event
    return seatMessage(kind, seat, { galley: event.galley, port: zone(event.port), price })
  },
  garrisonHired(event) {
    const { kind, seat, price } = event
    return seatMessage(kind, seat, { quantity: event.quantity, port: zone(event.port), price })
  },
  crewHired(event) {
    const { kind, seat, price } = event
    return seatMessage(kind, seat, { quantity: event.quantity, galley: event.galley, price })
  },
  fortBuilt(event) {
    const { kind, seat, price } = event
    return seatMessage(kind, seat, { port: zone(event.port), price })
  },
  basilicaBuilt(event) {
    const { kind, seat, price } = event
    return seatMessage(kind, seat, { port: zone(event.port), price })
  },
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

const roundTells: Tells<RoundEvent> = {
  roundBegan: (event) => ({ id: 'roundBegan', params: { round: event.round } }),
  turnBegan: (event) => seatMessage('turnBegan', event.seat, { galley: event.galley }),
  turnChosen: (event) => seatMessage(`turnChosen.${event.turn}`, event.seat),
  turnEnded(event) {
    if (event.auto) return seatMessage('turnTimedOut', event.seat, { galley: event.galley })
    return event.passed
      ? seatMessage('turnPassed', event.seat, { galley: event.galley })
      : undefined
  },
  cardDrawn: (event) => ({ id: 'cardDrawn', params: { card: { word: `card.${event.card}` } } }),
  winePaid: (event) => seatMessage('winePaid', event.seat, { amount: event.amount }),
  trackAdvanced: (event) => ({ id: 'trackAdvanced', params: { space: event.space } }),
  scored: (event) => tellScoring(event),
  incomePaid(event) {
    const { seat, amount, money } = event
    if (money === undefined) return seatMessage('incomePaid', seat, { amount })
    return seatMessage('incomePaid.to', seat, { amount, before: money - amount, money })
  },
  refitted(event) {
    const { galley, fromPort, fromReserve } = event
    const params = { galley, port: zone(event.port), sailors: fromPort + fromReserve }
    return seatMessage('refitted', event.seat, { ...params, price: fromReserve })
  },
  refitDeclined: (event) => seatMessage('refitDeclined', event.seat),
  gameEnded(event) {
    const first = event.result.filter(({ rank }) => rank === 1)
    const money = first[0]?.money ?? 0
    return { id: 'gameEnded', params: { seats: { seats: first.map(({ seat }) => seat) }, money } }
  },
}

export const tell = tellBy<Event>({
  ...setupTells,
  ...ordinaryTells,
  ...battleTells,
  ...investmentTells,
  ...roundTells,
})
