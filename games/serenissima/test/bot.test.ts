// The player by rules of thumb: legal, brisk, and far better than chance.
import { matchOf } from '@foldtable/bots/contest'
import { randomPlayer } from '@foldtable/bots/players'
import { simpleMove } from '@foldtable/bots/simple'
import { type Game, quickChance, seededChance, Table } from '@foldtable/kernel'
import { botOf, botTable } from '@foldtable/testkit/bot-table'
import { depth, rounds, seedOf } from '@foldtable/testkit/depth'
import { randomOptions } from '@foldtable/testkit/random-options'
import { expect, test } from 'vitest'
import { choose } from '../bot/index.ts'
import { oddsOf } from '../bot/odds.ts'
import { type Move, type Serenissima, serenissima } from '../src/index.ts'
import { asked, g4, I, O, optionsWith, play, type SerenissimaScene } from './table.ts'

const answer = ({ table }: SerenissimaScene): Move | undefined => {
  const [seat = 0] = table.decision.result === undefined ? table.decision.seats : []
  return choose(table.view(seat), seat, table.offers(seat))
}

/** What it does until its turn is over. */
function turnOf(scene: SerenissimaScene): Move[] {
  const moves: Move[] = []
  while (moves.at(-1)?.kind !== 'endTurn') {
    const move = answer(scene)
    if (move === undefined) throw new Error('the bot has no answer')
    moves.push(move)
    play(scene, move)
  }
  return moves
}

const bot = botOf(choose)

test.each([2, 3, 4])('among random players, one bot of %i wins nearly always', (seats) => {
  const games = depth({ quick: 4, deep: 60 })
  const game = serenissima as unknown as Game
  const players = { a: bot, b: randomPlayer(game) }
  const contest = { game, seats, options: optionsWith(), seed: seedOf('bot'), ...players }
  const matches = Array.from({ length: games }, (_, deal) => matchOf(contest, deal, deal % seats))
  const wins = matches.filter(({ won }) => won > 0).length
  expect(wins).toBeGreaterThanOrEqual(games * 0.9)
})

test('bots play whole games with each other under any options, and no turn goes round in circles', async () => {
  for await (const index of rounds({ quick: 3, deep: 90 })) {
    const chance = seededChance(seedOf(`${index}`))
    const options = optionsWith(randomOptions(serenissima.meta.options, chance))
    const terms = { game: serenissima, seats: 2 + (index % 3), options }
    const table = botTable(terms, seedOf(`self ${index}`), () => bot)
    expect(longestTurn(table)).toBeLessThan(30)
    expect(Math.max(...(table.state.result ?? []).map(({ money }) => money))).toBeGreaterThan(30)
  }
})

/** The most moves that anybody made before ending a turn. */
function longestTurn({ entries }: Pick<Table<Serenissima>, 'entries'>): number {
  let [longest, moves] = [0, 0]
  for (const { move } of entries) {
    moves = move?.kind === 'endTurn' ? 0 : moves + 1
    longest = Math.max(longest, moves)
  }
  return longest
}

test('the house asks the game’s own player', async () => {
  const scene = g4()
  const seat = asked(scene)
  const move = await simpleMove(serenissima, scene.table.view(seat), seat, seededChance('unused'))
  expect(move).toEqual(answer(scene))
})

test('games do not all begin in the same port', () => {
  const table = Table.open({
    game: serenissima,
    seats: 4,
    options: optionsWith({}),
    chance: seededChance('openings'),
  })
  const seat = asked({ table } as SerenissimaScene)
  const starts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    choose(table.view(seat), seat, table.offers(seat), quickChance(seed)),
  )
  expect(new Set(starts.map((move) => JSON.stringify(move))).size).toBeGreaterThan(1)
})

test('it delivers before it claims', () => {
  const scene = play(
    g4(),
    O,
    { kind: 'loadCargo', quantity: 1 },
    { kind: 'moveGalley', path: ['Ragusa'] },
  )
  expect(turnOf(scene)).toEqual([
    { kind: 'deliver', goods: ['wood'] },
    { kind: 'claimPort', sailors: 1 },
    { kind: 'endTurn' },
  ])
})

test('it builds a basilica where gold and marble lie', () => {
  const scene = g4({
    patch(state) {
      state.ports.Venezia.cargo.push('gold', 'marble')
      state.bank.gold -= 1
      state.bank.marble -= 1
    },
  })
  expect(answer(scene)).toEqual(I)
  expect(turnOf(scene)).toContainEqual({ kind: 'purchaseBasilica', port: 'Venezia' })
})

test('it leaves alone what is as strong as itself', () => {
  const scene = g4({
    patch(state) {
      const galley = state.galleys[1]
      if (galley) galley.location = 'Genova'
    },
  })
  play(scene, O)
  const kinds = turnOf(scene).map(({ kind }) => kind)
  expect(kinds).not.toContain('attackGalley')
  expect(kinds).not.toContain('attackPort')
})

test('it knows how a battle is likely to end', () => {
  expect(oddsOf(1, 0, 1, false).win).toBeCloseTo(1 / 3)
  expect(oddsOf(3, 3, 1, false)).toEqual({ win: 0, left: 3 })
  expect(oddsOf(5, 0, 1, false).win).toBeGreaterThan(0.9)
  expect(oddsOf(3, 0, 2, true).win).toBeLessThan(oddsOf(3, 0, 2, false).win)
})
