// What is kept beside a state between moves is what would be made of the state from scratch: legal moves and their order,
// and everything that the field counts. On the truth and on replicas, after clock moves and after taking back.
import {
  copyOf,
  legalBy,
  type MoveRule,
  redact,
  type Seat,
  seatsUpTo,
  viewersOf,
} from '@foldtable/kernel'
import { depth, seedOf } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import type { Event } from '../src/events.ts'
import { bridgesOf, fieldOf, rollOf } from '../src/field/index.ts'
import { evolve } from '../src/fold/index.ts'
import { type Move, moves } from '../src/moves/index.ts'
import type { State } from '../src/state.ts'
import { openBattle, openGame, type PlanetTable, playOn } from './skirmish.ts'

const GAMES = depth({ quick: 1, deep: 30 })
const BATTLES = depth({ quick: 3, deep: 300 })
const BATTLE_STEPS = 150
const REPLICA_STEPS = depth({ quick: 40, deep: BATTLE_STEPS })

const legalFor = (state: State, seat: Seat) =>
  Object.values(moves).map((rule: MoveRule<State, Move, Event>) => legalBy(rule, state, seat))

/** Everything counted and listed. */
function countsOf(state: State) {
  const field = fieldOf(state)
  const { board: _, known: _k, rolls: _r, bridges: _b, byId, pinned, ...counts } = field
  return {
    ...counts,
    byId: [...byId.keys()].sort(),
    pinned: [...pinned].map(({ id }) => id).sort(),
    bridges: bridgesOf(state, field).map(({ id }) => id),
    rolls: state.saved.map((_, seat) => rollOf(state, field, seat)),
  }
}

function compare(state: State, seats: readonly Seat[]): void {
  const fresh = copyOf(state)
  for (const seat of seats) {
    expect(legalFor(state, seat)).toEqual(legalFor(fresh, seat))
  }
}

const compareCounts = (state: State): void =>
  expect(countsOf(state)).toEqual(countsOf(copyOf(state)))

/** Now and then a few moves are taken back. */
function takeBack(table: PlanetTable, step: number): boolean {
  if (step % 29 !== 28 || table.n < 5) return false
  table.rewind(table.n - 1 - (step % 3), 0, table.at)
  return true
}

/** Whoever has the turn, and now and then everybody. */
function askedOf(table: PlanetTable, step: number): readonly Seat[] {
  if (step % 10 === 0) return seatsUpTo(table.seats)
  return table.decision.result === undefined ? table.decision.seats : []
}

function play(table: PlanetTable, seed: string, most: number): number {
  let steps = 0
  playOn(table, seed, most, () => {
    steps += 1
    takeBack(table, steps)
    compare(table.state, askedOf(table, steps))
    if (steps % 10 === 0) compareCounts(table.state)
  })
  return steps
}

describe('what is kept between moves', () => {
  test.each(Array.from({ length: GAMES }, (_, game) => game))('in game %i', (game) => {
    const seed = seedOf(`kept ${game}`)
    expect(play(openGame(seed, 2 + (game % 3)), seed, 4000)).toBeGreaterThan(99)
  })

  test.each(Array.from({ length: BATTLES }, (_, battle) => battle))('in battle %i', (battle) => {
    const seed = seedOf(`kept ${battle}`)
    const table = openBattle(seed, 2 + (battle % 3))
    expect(play(table, seed, BATTLE_STEPS)).toBeGreaterThan(9)
  })

  test.each([2, 3, 4])('on replicas of a battle of %i', (seats) => {
    const seed = seedOf(`replicas ${seats}`)
    const table = openBattle(seed, seats)
    const replicas = viewersOf(seats).map((viewer) => ({
      viewer,
      state: redact(table.state, viewer),
    }))
    let step = 0
    playOn(table, seed, REPLICA_STEPS, ({ entry }) => {
      step += 1
      for (const { viewer, state } of replicas) {
        for (const event of redact(entry.events, viewer)) evolve(state, event)
        compare(state, askedOf(table, step))
      }
    })
    expect(step).toBeGreaterThan(9)
  })
})
