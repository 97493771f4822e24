// D: what holds after every move of random play, with random options.
import { playOut } from '@foldtable/bots/random-play'
import {
  type Chance,
  type Entry,
  keyedChance,
  keyFromSeed,
  offers,
  readOptions,
  seatsUpTo,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { randomOptions } from '@foldtable/testkit/random-options'
import { expect, test } from 'vitest'
import { conserved } from '../src/conserved.ts'
import { CARDS } from '../src/data/cards.ts'
import { MOST_GALLEYS, NUMBERS, trackFor } from '../src/data/constants.ts'
import { CUBES, GOODS } from '../src/data/goods.ts'
import { PORT_FACTS, PORTS } from '../src/data/zones.ts'
import { type Event, type Move, type State, serenissima } from '../src/index.ts'
import { fleetOf } from '../src/rules/board.ts'
import { sailorsIn } from '../src/rules/holds.ts'
import { portIncomes } from '../src/rules/prices.ts'

const GAMES = 8

type Look = (state: State, entry: Entry<Move, Event>, before: State) => void

/** Random games of every number of seats; `look` sees the state after each entry, and the one before. */
function eachEntry(seed: string, look: Look): number {
  let seen = 0
  for (const seats of [2, 3, 4]) {
    for (let index = 0; index < GAMES; index++) {
      const table = openTable(seats, seededChance(`${seed} ${seats} ${index}`))
      let before = table.snapshot().state
      playOut(table, seededChance(`${seed} ${seats} ${index} player`), {
        onEntry(entry) {
          look(table.state, entry, before)
          before = table.snapshot().state
          seen += 1
        },
      })
    }
  }
  return seen
}

function openTable(seats: number, chance: Chance) {
  const read = readOptions(serenissima, randomOptions(serenissima.meta.options, chance))
  if (!read.ok) throw new RangeError('no options')
  const key = keyFromSeed(String(chance.below(1_000_000)))
  const place = { game: serenissima, seats, options: read.options, chance: keyedChance(key) }
  return Table.open(place)
}

test('[D-1, D-2, D-3, D-8, D-10] totals stay what they are, and nothing is negative', () => {
  const seen = eachEntry('totals', (state) => {
    const { players } = state
    const sailors = trackFor(players.length).sailors
    expect(conserved(state)).toEqual({
      goods: GOODS.map((good) => CUBES[good]),
      sailors: players.map(() => sailors),
      money: 5 * players.length,
      forts: 5,
      basilicas: 5,
      cards: [...CARDS].sort().join(' '),
    })
    for (const { money, sailors: left } of players) {
      expect(money).toBeGreaterThanOrEqual(0)
      expect(left).toBeGreaterThanOrEqual(0)
    }
  })
  expect(seen).toBeGreaterThan(1000)
})

test('[D-4, D-5, D-6] ports', () => {
  eachEntry('ports', ({ ports, players, stage }) => {
    for (const id of PORTS) {
      const { owner, sailors, cargo, closed } = ports[id]
      const facts = PORT_FACTS[id]
      expect(owner !== null).toBe(sailors >= 1)
      expect(sailors).toBeLessThanOrEqual(facts.sailors)
      expect(new Set(cargo).size).toBe(cargo.length)
      expect(cargo).not.toContain(facts.produces)
      expect(cargo.length).toBeLessThanOrEqual(facts.warehouse)
      if (closed) expect([owner, sailors, cargo.length]).toEqual([null, 0, 0])
    }
    const isSettingUp = ['first', 'second', 'close'].includes(stage)
    const closed = PORTS.filter((id) => ports[id].closed).length
    if (!isSettingUp) expect(closed).toBe(players.length === 2 ? 4 : 0)
  })
})

test('[D-7, D-11] galleys, and who is asked', () => {
  eachEntry('galleys', (state) => {
    const { galleys, turn, players, stage, active } = state
    for (const number of NUMBERS) {
      const galley = galleys[number]
      if (galley === undefined || galley === null) continue
      expect(galley.hold).toHaveLength(5)
      if (sailorsIn(galley.hold) === 0) expect(turn?.bought).toBe(number)
    }
    for (const seat of seatsUpTo(players.length))
      expect(fleetOf(state, seat)).toBeLessThanOrEqual(MOST_GALLEYS)
    if (stage !== 'play') return
    expect(serenissima.decision(state)).toMatchObject({ seats: [galleys[active]?.owner] })
    expect(turn?.moved).toBeLessThanOrEqual(5)
  })
})

test('[D-8, D-9, D-12] nothing built or delivered disappears, and nothing goes back', () => {
  eachEntry('forward', (state, _entry, before) => {
    for (const id of PORTS) {
      const [was, is] = [before.ports[id], state.ports[id]]
      expect(is.cargo.slice(0, was.cargo.length)).toEqual(was.cargo)
      expect(Number(is.fort) - Number(was.fort)).toBeGreaterThanOrEqual(0)
      expect(Number(is.basilica) - Number(was.basilica)).toBeGreaterThanOrEqual(0)
    }
    expect(state.space).toBeGreaterThanOrEqual(before.space)
    expect(state.round).toBeGreaterThanOrEqual(before.round)
    if (state.round === before.round && state.stage === 'play')
      expect(state.active).toBeGreaterThanOrEqual(before.active)
  })
})

test('[D-13, D-14] scorings and rounds', () => {
  const rounds = { 2: [11, 13], 3: [9, 10], 4: [7, 9] } as const
  eachEntry('length', (state) => {
    const { players, space, scorings, result, round } = state
    const reached = trackFor(players.length).scoring.filter((at) => at <= space)
    expect(scorings).toHaveLength(reached.length)
    if (result === null) return
    const [least, most] = rounds[players.length as 2 | 3 | 4]
    expect(round).toBeGreaterThanOrEqual(least)
    expect(round).toBeLessThanOrEqual(most)
  })
})

const skulls = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

test('[D-15] battles', () => {
  let battles = 0
  eachEntry('battles', (_state, { events }, before) => {
    for (const event of events) {
      if (event.kind !== 'battleFought') continue
      battles += 1
      const { battle } = event
      const { hold } = before.galleys[battle.attacker] ?? { hold: [] }
      const aboard = sailorsIn(hold)
      const moved = before.options.fatigue ? (before.turn?.moved ?? 0) : 0
      expect(battle.attackerDice).toHaveLength(aboard - moved)
      expect(battle.attackerLosses).toBe(Math.min(skulls(battle.defenderDice), aboard))
      const hits = skulls(battle.attackerDice) - battle.cancelled
      expect(battle.defenderLosses).toBe(Math.min(hits, battle.defenderDice.length))
      const { target } = battle
      const hasFort = 'port' in target && before.ports[target.port].fort
      expect(battle.cancelled).toBe(hasFort && skulls(battle.attackerDice) > 0 ? 1 : 0)
    }
  })
  expect(battles).toBeGreaterThan(20)
})

test('[D-16] investing touches nothing of others, and only loading abroad pays them', () => {
  eachEntry('investing', (state, { events, by }, before) => {
    if (events.some(({ kind }) => kind === 'cardDrawn') || before.stage !== 'play') return
    state.players.forEach(({ money }, seat) => {
      if (seat === by || money <= (before.players[seat]?.money ?? 0)) return
      expect(events[0]).toMatchObject({ kind: 'goodsBought', payee: seat })
    })
    if (before.turn?.kind !== 'investment') return
    for (const id of PORTS) expect(state.ports[id].cargo).toEqual(before.ports[id].cargo)
    state.players.forEach((player, seat) => {
      if (seat !== by) expect(player).toEqual(before.players[seat])
    })
    for (const number of NUMBERS) {
      const [was, is] = [before.galleys[number], state.galleys[number]]
      if (was && is) expect(is.location).toBe(was.location)
    }
  })
})

test('[D-17] a table written down and read goes on the same', () => {
  for (const seats of [2, 3, 4]) {
    const table = openTable(seats, seededChance(`written ${seats}`))
    playOut(table, seededChance('player'), { most: 90 })
    const { options } = table
    const fold = () =>
      Table.fold(
        { game: serenissima, seats, options, chance: seededChance('same') },
        [],
        JSON.parse(JSON.stringify(table.snapshot())),
      )
    const [one, other] = [fold(), fold()]
    playOut(one, seededChance('on'))
    playOut(other, seededChance('on'))
    expect(one.state).toEqual(other.state)
  }
})

/** Every small move there could be, whether legal or not. */
function* conceivable(): Generator<Move> {
  for (const galley of NUMBERS) {
    yield { kind: 'attackGalley', target: galley }
    yield { kind: 'purchaseSailors', quantity: 1, galley }
    yield { kind: 'loadSailors', quantity: 1, galley }
    yield { kind: 'unloadSailors', quantity: 1, galley }
    for (const port of PORTS) yield { kind: 'purchaseGalley', galley, port }
  }
  for (const port of PORTS) {
    yield { kind: 'purchaseSailors', quantity: 1, port }
    yield { kind: 'purchaseFort', port }
    yield { kind: 'purchaseBasilica', port }
    yield { kind: 'moveGalley', path: [port] }
  }
  for (const good of GOODS) {
    yield { kind: 'deliver', goods: [good] }
    yield { kind: 'wasteCargo', cargo: good }
  }
  for (const count of [1, 2, 3, 4, 5]) {
    yield { kind: 'loadCargo', quantity: count }
    yield { kind: 'claimPort', sailors: count }
  }
}

test('[D-18] what is offered is accepted, and what is not is refused', () => {
  let asked = 0
  eachEntry('offers', (state) => {
    const decision = serenissima.decision(state)
    if (decision.result !== undefined || state.stage !== 'play' || asked++ % 40 > 0) return
    const [seat = 0] = decision.seats
    const ordinary = state.turn?.kind === 'ordinary'
    const found = new Set(
      offers(serenissima, state, seat).map((move) => JSON.stringify(canonical(move, state))),
    )
    for (const move of conceivable()) {
      if (ordinary && 'galley' in move && move.kind !== 'purchaseGalley') continue
      const rule = serenissima.moves[move.kind] as (typeof serenissima.moves)['endTurn']
      const isLegal = rule.refusal(state, seat, move as never) === undefined
      expect([move, found.has(JSON.stringify(canonical(move, state)))]).toEqual([move, isLegal])
    }
  })
  expect(asked).toBeGreaterThan(1000)
})

/** In an ordinary turn sailors are moved without naming the galley. */
const canonical = (move: Move, { active }: State): Move =>
  (move.kind === 'loadSailors' || move.kind === 'unloadSailors') && move.galley === undefined
    ? { ...move, galley: active }
    : move

test('[D-13] what a scoring would pay is known at any moment', () => {
  eachEntry('income', (state) => {
    for (const { goods, income, basilica } of portIncomes(state)) {
      expect(goods).toBeLessThanOrEqual(5)
      expect(income + basilica).toBeLessThanOrEqual(20)
    }
  })
})
