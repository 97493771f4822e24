// What each event changes. The only writer of the state.
import type { Seat } from '@foldtable/kernel'
import { START_CREW } from './data/constants.ts'
import type { PortId } from './data/zones.ts'
import type {
  BattleEvent,
  Event,
  InvestmentEvent,
  OrdinaryEvent,
  RoundEvent,
  SetupEvent,
} from './events.ts'
import { galleyAt, playerAt, turnOf } from './rules/board.ts'
import { emptyHold, goodsIn, put, startingHold, takeOff } from './rules/holds.ts'
import type { Battle, State } from './state.ts'

export function evolve(state: State, event: Event): void {
  switch (event.kind) {
    case 'goodsBought':
    case 'swapped':
    case 'sailorsLoaded':
    case 'sailorsUnloaded':
    case 'cargoWasted':
    case 'galleyMoved':
    case 'delivered':
    case 'portClaimed':
      ordinary(state, event)
      return
    case 'galleyBought':
    case 'garrisonHired':
    case 'crewHired':
    case 'fortBuilt':
    case 'basilicaBuilt':
      invest(state, event)
      return
    case 'battleFought':
    case 'galleySunk':
    case 'portTaken':
    case 'portFreed':
      fight(state, event)
      return
    case 'opened':
    case 'deckShuffled':
    case 'startChosen':
    case 'secondChosen':
    case 'portClosed':
    case 'stageBegan':
      setUp(state, event)
      return
    default:
      goRound(state, event)
  }
}

function setUp(state: State, event: SetupEvent): void {
  switch (event.kind) {
    case 'opened':
      state.order = event.order.slice()
      state.waiting = event.order.slice()
      return
    case 'deckShuffled': // S-3.5, S-11.2
      state.deck = event.deck.slice()
      state.drawn = []
      return
    case 'startChosen': // S-3.7
      playerAt(state, event.seat).home = event.port
      garrison(state, event.port, event.seat, START_CREW)
      playerAt(state, event.seat).sailors -= START_CREW
      launch(state, event.seat, event.galley, event.port)
      return
    case 'secondChosen': {
      const { home } = playerAt(state, event.seat)
      if (home === null) throw new RangeError(`seat ${event.seat} has no port yet`)
      launch(state, event.seat, event.galley, home)
      return
    }
    case 'portClosed':
      state.ports[event.port].closed = true
      answered(state)
      return
    case 'stageBegan':
      state.stage = event.stage
      state.waiting = event.waiting.slice()
      return
  }
}

/** A starting galley with its crew. */
function launch(state: State, owner: Seat, number: number, location: PortId): void {
  state.galleys[number] = { owner, location, hold: startingHold() }
  playerAt(state, owner).sailors -= START_CREW
  answered(state)
}

function answered(state: State): void {
  state.waiting.shift()
  state.asked += 1
}

function garrison(state: State, id: PortId, owner: Seat, sailors: number): void {
  const port = state.ports[id]
  port.owner = owner
  port.sailors = sailors
}

/** From the bank to the player, or back where the amount is negative. */
function pay(state: State, seat: Seat, amount: number): void {
  playerAt(state, seat).money += amount
  state.treasury -= amount
}

function ordinary(state: State, event: OrdinaryEvent): void {
  const galley = galleyAt(state, event.galley)
  switch (event.kind) {
    case 'goodsBought': // S-6.5
      put(galley.hold, event.good, event.quantity)
      state.bank[event.good] -= event.quantity
      pay(state, event.seat, -event.price)
      if (event.payee !== null) pay(state, event.payee, event.price)
      return
    case 'swapped': {
      // S-6.8
      const other = galleyAt(state, event.other)
      for (const item of event.give) takeOff(galley.hold, item)
      for (const item of event.take) takeOff(other.hold, item)
      for (const item of event.give) put(other.hold, item)
      for (const item of event.take) put(galley.hold, item)
      return
    }
    case 'sailorsLoaded':
      put(galley.hold, 'sailor', event.quantity)
      state.ports[event.port].sailors -= event.quantity
      return
    case 'sailorsUnloaded':
      takeOff(galley.hold, 'sailor', event.quantity)
      state.ports[event.port].sailors += event.quantity
      return
    case 'cargoWasted': // S-6.15
      takeOff(galley.hold, event.good)
      state.bank[event.good] += 1
      return
    case 'galleyMoved': {
      // S-7.4
      galley.location = event.path.at(-1) ?? galley.location
      const turn = turnOf(state)
      turn.phase = 'move'
      turn.moved = event.path.length
      turn.hasMoved = true
      return
    }
    case 'delivered': // S-8.3, S-8.4
      for (const good of event.goods) takeOff(galley.hold, good)
      state.ports[event.port].cargo.push(...event.goods)
      pay(state, event.seat, event.pay)
      turnOf(state).phase = 'unload'
      return
    case 'portClaimed': // S-8.9
      takeOff(galley.hold, 'sailor', event.quantity)
      garrison(state, event.port, event.seat, event.quantity)
      turnOf(state).phase = 'unload'
      return
  }
}

function fight(state: State, event: BattleEvent): void {
  switch (event.kind) {
    case 'battleFought':
      state.lastBattle = event.battle
      turnOf(state).phase = 'unload'
      lose(state, event.battle)
      return
    case 'galleySunk': // S-9.7, S-10.12
      sink(state, event)
      return
    case 'portTaken': // S-9.9
      takeOff(galleyAt(state, event.galley).hold, 'sailor', event.quantity)
      garrison(state, event.port, event.seat, event.quantity)
      return
    case 'portFreed':
      state.ports[event.port].owner = null
      return
  }
}

/** Sailors lost go back to the reserves of their owners (S-9.5). */
function lose(state: State, { attacker, target, attackerLosses, defenderLosses }: Battle): void {
  loseAboard(state, attacker, attackerLosses)
  if ('galley' in target) {
    loseAboard(state, target.galley, defenderLosses)
    return
  }
  const port = state.ports[target.port]
  if (port.owner !== null) playerAt(state, port.owner).sailors += defenderLosses
  port.sailors -= defenderLosses
}

function loseAboard(state: State, number: number, losses: number): void {
  const { hold, owner } = galleyAt(state, number)
  takeOff(hold, 'sailor', losses)
  playerAt(state, owner).sailors += losses
}

function sink(state: State, { galley, by, taken }: Extract<BattleEvent, { kind: 'galleySunk' }>) {
  const { hold } = galleyAt(state, galley)
  for (const good of taken) takeOff(hold, good)
  for (const good of goodsIn(hold)) state.bank[good] += 1
  if (by !== null) for (const good of taken) put(galleyAt(state, by).hold, good)
  state.galleys[galley] = null
}

/** Everything bought is paid to the bank (S-10.2). */
function invest(state: State, event: InvestmentEvent): void {
  pay(state, event.seat, -event.price)
  switch (event.kind) {
    case 'galleyBought': // S-10.4
      state.galleys[event.galley] = { owner: event.seat, location: event.port, hold: emptyHold() }
      turnOf(state).bought = event.galley
      return
    case 'garrisonHired': // S-10.7
      playerAt(state, event.seat).sailors -= event.quantity
      state.ports[event.port].sailors += event.quantity
      return
    case 'crewHired':
      playerAt(state, event.seat).sailors -= event.quantity
      put(galleyAt(state, event.galley).hold, 'sailor', event.quantity)
      return
    case 'fortBuilt': // S-10.8
      state.supply.forts -= 1
      state.ports[event.port].fort = true
      return
    case 'basilicaBuilt':
      state.supply.basilicas -= 1
      state.ports[event.port].basilica = true
      return
  }
}

function goRound(state: State, event: RoundEvent): void {
  switch (event.kind) {
    case 'roundBegan': // S-3.14, S-11.8
      state.stage = 'play'
      state.waiting = []
      state.round = event.round
      state.active = 0
      return
    case 'turnBegan': // S-4.2
      state.active = event.galley
      state.asked += 1
      state.turn = { kind: null, phase: null, moved: 0, hasMoved: false, bought: null }
      return
    case 'turnChosen': // S-4.5, S-5.1
      turnOf(state).kind = event.turn
      if (event.turn === 'ordinary') turnOf(state).phase = 'load'
      return
    case 'turnEnded':
      state.turn = null
      return
    case 'cardDrawn': // S-11.1, S-11.3
      state.active = 0
      state.deck.shift()
      state.drawn.push(event.card)
      return
    case 'winePaid':
      pay(state, event.seat, event.amount)
      return
    case 'trackAdvanced':
      state.space = event.space
      return
    case 'scored':
      state.scorings.push(state.players.map(() => 0))
      return
    case 'incomePaid': {
      // S-12.1
      pay(state, event.seat, event.amount)
      const latest = state.scorings.at(-1)
      if (latest !== undefined) latest[event.seat] = event.amount
      return
    }
    case 'refitted': // S-14.3
      refit(state, event)
      return
    case 'refitDeclined':
      answered(state)
      return
    case 'gameEnded':
      state.stage = 'ended'
      state.result = event.result.slice()
      return
  }
}

function refit(
  state: State,
  { seat, galley, port, fromPort, fromReserve }: Extract<RoundEvent, { kind: 'refitted' }>,
): void {
  state.galleys[galley] = { owner: seat, location: port, hold: emptyHold(fromPort + fromReserve) }
  state.ports[port].sailors -= fromPort
  playerAt(state, seat).sailors -= fromReserve
  pay(state, seat, -fromReserve)
  answered(state)
}
