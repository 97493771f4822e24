// The player by rules of thumb: legal, honest, and clearly better than chance.
import { matchOf } from '@foldtable/bots/contest'
import { randomPlayer } from '@foldtable/bots/players'
import { simpleMove } from '@foldtable/bots/simple'
import { type Game, seededChance } from '@foldtable/kernel'
import { botOf, botTable } from '@foldtable/testkit/bot-table'
import { depth, rounds, seedOf } from '@foldtable/testkit/depth'
import { randomOptions } from '@foldtable/testkit/random-options'
import { expect, test } from 'vitest'
import { choose, narrow, value } from '../bot/index.ts'
import { imperial, type Move } from '../src/index.ts'
import {
  A,
  arrange,
  B,
  bid,
  buy,
  C,
  choose as chooseUnit,
  go,
  type ImperialScene,
  opened,
  optionsWith,
  propose,
} from './table.ts'

const answer = ({ table }: ImperialScene, seat: number): Move | undefined =>
  choose(table.view(seat), seat, table.offers(seat))

const bot = botOf(choose)

/** How many of so many games one bot wins against random players, with its seat going round; ties count in part. */
function gamesWon(seats: number, games: number): number {
  const game = imperial as unknown as Game
  const players = { a: bot, b: randomPlayer(game) }
  const contest = {
    game,
    seats,
    options: optionsWith(),
    seed: seedOf(`${seats} seats`),
    ...players,
  }
  const matches = Array.from({ length: games }, (_, deal) => matchOf(contest, deal, deal % seats))
  return matches.reduce((sum, { won }) => sum + won, 0)
}

test('one bot among random players wins at least three times its share', () => {
  const games = depth({ quick: 4, deep: 60 })
  const tables = [3, 4, 5, 6]
  const won = tables.map((seats) => gamesWon(seats, games))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const share = sum(tables.map((seats) => games / seats))
  expect(sum(won)).toBeGreaterThanOrEqual(3 * share)
})

test('bots play whole games with each other, whatever the options', async () => {
  for await (const game of rounds({ quick: 6, deep: 120 })) {
    const options = randomOptions(imperial.meta.options, seededChance(seedOf(`any ${game}`)))
    const seats = 2 + (game % 6)
    const terms = { game: imperial, seats, options: optionsWith(options) }
    const { decision } = botTable(terms, seedOf(`whole ${game}`), () => bot)
    expect(decision.result?.places).toHaveLength(seats)
  }
})

test('the house asks the game’s own player', async () => {
  const scene = opened(3)
  const asked = await simpleMove(imperial, scene.table.view(A), A, seededChance('unused'))
  expect(asked).toEqual(answer(scene, A))
})

test('it bids the price of the dearest certificate that it can pay, and takes it if it leads by that', () => {
  const scene = opened(3)
  expect(answer(scene, A)).toEqual(bid(20))
  scene.play(A, bid(20))
  scene.play(B, bid(12))
  scene.play(C, bid(0))
  expect(answer(scene, A)).toEqual({ kind: 'buyBid', accept: true })
  scene.play(A, { kind: 'buyBid', accept: true })
  expect(answer(scene, B)).toEqual({ kind: 'buyBid', accept: false })
})

test('it ends the game if it wins by that, and does not if another would', () => {
  const nearly = {
    stock: { Austria: 'A 4; B 3', Italy: 'B 8' },
    points: { Austria: 24 },
    chips: { Austria: 'Greece, Romania' },
  }
  expect(answer(arrange(nearly), A)).toEqual(propose('Taxation'))
  const losing = arrange({ ...nearly, points: { Austria: 24, Italy: 20 } })
  expect(answer(losing, A)).not.toEqual(propose('Taxation'))
})

test('it pays for no step on the rondel that brings nothing', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, space: { Austria: 'Investor' } })
  const move = answer(scene, A)
  expect(move).toMatchObject({ kind: 'propose' })
  expect(['Import', 'L-Produce', 'L-Maneuver']).toContain(move?.kind === 'propose' && move.space)
})

test('units go to places without a chip, and the maneuver ends when nothing is left to take', () => {
  const scene = arrange({
    stock: { Italy: 'A 4' },
    fleets: { Italy: 'Naples' },
    armies: { Italy: 'Rome' },
    chips: { Italy: 'Tunis' },
  })
  scene.play(A, propose('L-Maneuver'))
  expect(answer(scene, A)).toEqual(chooseUnit(0))
  scene.play(A, chooseUnit(0))
  expect(answer(scene, A)).toEqual(go('Western Med'))
  scene.play(A, go('Western Med'))
  scene.play(A, chooseUnit(0))
  const step = answer(scene, A)
  expect(step).toMatchObject({ kind: 'maneuverMove', action: '' })
  expect(['Algeria', 'Spain', 'Morocco']).toContain(step?.kind === 'maneuverMove' && step.dest)
})

test('it buys what makes it govern a country with a future, and nothing too dear', () => {
  const scene = arrange({
    stock: { Austria: 'B 4', Italy: 'A 4' },
    points: { Austria: 14 },
    chips: { Austria: 'Greece, Romania, Bulgaria, Turkey' },
    cash: [12, 10],
    mode: 'buy',
    queue: [A],
  })
  expect(answer(scene, A)).toEqual(buy('Austria', 5))
})

test('it votes for what brings it more, and makes peace with its equals', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 3; C 1+2' },
    points: { Austria: 10 },
    chips: { Austria: 'Greece, Romania, Bulgaria, Turkey, Tunis' },
    treasury: { Austria: 6 },
  })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('L-Maneuver'))
  expect(answer(scene, C)).toEqual({ kind: 'vote', choice: 1 })
  const meeting = arrange({
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Genoa', France: 'Marseille' },
  })
  meeting.play(A, propose('L-Maneuver'))
  meeting.play(A, chooseUnit(0))
  meeting.play(A, go('Marseille', 'peace'))
  expect(answer(meeting, B)).toEqual({ kind: 'peaceAnswer', accept: true })
})

test('it fights for a sea that one fleet holds if another of its own can follow, and alone it does not', () => {
  const sailing = (fleets: string, stock: string) => {
    const scene = arrange({
      stock: { Italy: stock, France: 'B 8' },
      fleets: { Italy: fleets, France: 'Western Med' },
      chips: { France: 'Western Med', Italy: 'Ionian Sea, Eastern Med' },
    })
    scene.play(A, propose('L-Maneuver'))
    scene.play(A, chooseUnit(0))
    return answer(scene, A)
  }
  expect(sailing('Naples, Naples', 'A 4')).toEqual(go('Western Med', 'war France fleet'))
  expect(sailing('Naples', 'A 4')).not.toMatchObject({ action: 'war France fleet' })
})

test('it grants no peace where its own country keeps the place after a war', () => {
  const meeting = (french: string) => {
    const scene = arrange({
      stock: { Italy: 'A 4', France: 'B 4' },
      armies: { Italy: 'Genoa', France: french },
    })
    scene.play(A, propose('L-Maneuver'))
    scene.play(A, chooseUnit(0))
    scene.play(A, go('Marseille', 'peace'))
    return answer(scene, B)
  }
  expect(meeting('Marseille, Marseille')).toEqual({ kind: 'peaceAnswer', accept: false })
  expect(meeting('Marseille')).toEqual({ kind: 'peaceAnswer', accept: true })
})

test('a search looks at one proposal for each space, and at no more than six moves', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, space: { Austria: 'Investor' } })
  const found = narrow(scene.table.view(A), A, scene.table.offers(A))
  const spaces = found.map((move) => move.kind === 'propose' && move.space)
  expect(new Set(spaces).size).toBe(spaces.length)
  expect(found.length).toBeLessThanOrEqual(6)
  expect(scene.table.offers(A).length).toBeGreaterThan(found.length)
})

test('to be ahead is worth more, and to have won most of all', () => {
  const ahead = arrange({ stock: { Austria: 'A 8', Italy: 'B 2' }, points: { Austria: 20 } })
  const { state } = ahead
  expect(value(state, A, undefined)).toBeGreaterThan(0.5)
  expect(value(state, B, undefined)).toBeLessThan(0.5)
  const won = { reason: 'points', places: [1, 2, 3] }
  expect(value(state, A, won)).toBeGreaterThan(value(state, A, undefined))
})
