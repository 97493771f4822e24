// The player by rules of thumb: legal, honest, and clearly better than chance.
import type { Player } from '@foldtable/bots/players'
import { simpleMove } from '@foldtable/bots/simple'
import { type Seat, seededChance } from '@foldtable/kernel'
import { botOf, botTable } from '@foldtable/testkit/bot-table'
import { expect, test } from 'vitest'
import { choose, isSettled, value } from '../bot/index.ts'
import { leastBid } from '../src/config.ts'
import { VARIANTS, type VariantKey } from '../src/data/variants.ts'
import { type Move, powerhouse, type State } from '../src/index.ts'
import type { SheetRow } from '../src/state.ts'
import {
  arrange,
  contract,
  type HouseScene,
  identity,
  KEYS,
  leave,
  optionsFor,
  P0,
  P1,
  P2,
  P3,
  play,
  playAll,
  turnOf,
} from './table.ts'

const answer = ({ table }: HouseScene, seat: number): Move | undefined =>
  choose(table.view(seat), seat, table.offers(seat))

const bot = botOf(choose)

/** One deal. Where nobody is named, chance sits. */
function playGame(
  key: VariantKey,
  seed: string,
  playerOf: (seat: Seat) => Player | undefined,
): SheetRow {
  const seats = VARIANTS[key].players
  const terms = { game: powerhouse, seats, options: optionsFor(key, { gameCount: 1 }) }
  const [row] = botTable(terms, seed, playerOf).state.sheet
  if (row === undefined) throw new Error('the game was not scored')
  return row
}

/** Bids the least in seat 0 and nothing elsewhere; then any card, or as the other one plays. */
const forced = (other?: Player): Player => ({
  name: 'forced',
  answer(view, seat, offers, chance) {
    const { phase, variant } = view as State
    if (phase !== 'bidding')
      return other?.answer(view, seat, offers, chance) ?? [chance.pick(offers)]
    const bid: Move = seat === 0 ? { kind: 'bid', amount: leastBid(variant) } : { kind: 'pass' }
    return [bid]
  },
})

/** How often whoever leads with the least bid makes it, among players at random. */
const contractsMade = (key: VariantKey, deals: number, leader?: Player): number =>
  Array.from({ length: deals }, (_, deal) =>
    playGame(key, `contract ${deal}`, (seat) => forced(seat === 0 ? leader : undefined)),
  ).filter(({ made }) => made).length

test.each(KEYS)('bots play whole games of %s with each other', (key) => {
  for (let deal = 0; deal < 5; deal++) {
    const { points } = playGame(key, `whole ${deal}`, () => bot)
    expect(points.team + points.others).toBe(key.endsWith('1D') ? 250 : 500)
  }
})

test('the house asks the game’s own player', async () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  scene.host(P3, leave)
  while (scene.state.turn !== null) {
    const seat = turnOf(scene)
    const asked = await simpleMove(powerhouse, scene.table.view(seat), seat, seededChance('unused'))
    expect(asked).toEqual(answer(scene, seat))
    if (asked !== undefined) scene.play(seat, asked)
  }
  expect(await simpleMove(powerhouse, scene.table.view(P0), P0, seededChance('any'))).toEqual({
    kind: 'ready',
  })
})

test('as leader it makes a bid at least twice as often as random play', () => {
  const made = (leader?: Player) =>
    KEYS.reduce((sum, key) => sum + contractsMade(key, 25, leader), 0)
  expect(made(bot)).toBeGreaterThanOrEqual(2 * made())
})

test('it scores more than random players at the same table', () => {
  let lead = 0
  for (let deal = 0; deal < 40; deal++) {
    const isBot = (seat: number) => seat % 2 === deal % 2
    const { deltas } = playGame('4P1D', `mixed ${deal}`, (seat) => (isBot(seat) ? bot : undefined))
    deltas.forEach((delta, seat) => {
      lead += isBot(seat) ? delta : -delta
    })
  }
  expect(lead / 40).toBeGreaterThan(100)
})

const SPADES = '2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS'
const HEARTS = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH'
const DIAMONDS = '2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD'
const CLUBS = '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC'

test('it bids high with a hand that cannot lose, names its suit, and passes with nothing', () => {
  const shuffled = Array.from({ length: 13 }, (_, index) =>
    [SPADES, HEARTS, DIAMONDS, CLUBS].map((suit) => suit.split(' ')[index] as 'AS'),
  ).flat()
  const strong = identity('4P1D', {}, [shuffled])
  const offered = answer(strong, P0)
  expect(offered).toMatchObject({ kind: 'bid' })
  const scene = identity('4P1D', {}, [weakFirst()])
  expect(answer(scene, P0)).toEqual({ kind: 'pass' })
})

/** Seat 0 gets small cards of all suits. */
function weakFirst(): 'AS'[] {
  const small = '2S 4S 6S 2H 3H 4H 6H 2D 3D 4D 2C 3C 4C'.split(' ')
  const rest = [SPADES, HEARTS, DIAMONDS, CLUBS]
    .join(' ')
    .split(' ')
    .filter((card) => !small.includes(card))
  return small.flatMap((card, index) => [card, ...rest.slice(3 * index, 3 * index + 3)]) as 'AS'[]
}

/** The last trick but one: P0 leads against P2 and P3, P1 is the partner, and everybody knows. */
const late = (hands: readonly string[], turn: number) => {
  const gone = [SPADES, HEARTS, DIAMONDS, CLUBS].join(' ').split(' ')
  const rest = gone.filter((card) => !hands.join(' ').split(' ').includes(card))
  return arrange({
    key: '4P1D',
    hands,
    bid: 150,
    leader: P0,
    suit: 'S',
    calls: [{ card: 'AH', copy: null, played: 1, partner: P1 }],
    turn,
    tricks: Array.from({ length: 11 }, (_, index) => ({
      lead: P0,
      cards: rest.slice(4 * index, 4 * index + 4).join(' '),
      winner: P0,
      points: 0,
    })),
  })
}

test('the last to play gives points to a friend’s trick and none to a foe’s', () => {
  const friend = late(['AD 2C', '3D 10D', '4D 5C', '6D 7C'], P2)
  playAll(friend, '4D 6D AD')
  expect(answer(friend, P1)).toEqual(play('10D'))
  const foe = late(['2D 2C', '3D 10D', 'AD 5C', '6D 7C'], P2)
  playAll(foe, 'AD 6D 2D')
  expect(answer(foe, P1)).toEqual(play('3D'))
})

test('the last to play takes a rich trick from a foe, with no more than it needs', () => {
  const scene = late(['KD 2C', '3D 8C', '10D 5C', 'JD 7C'], P1)
  playAll(scene, '3D 10D JD')
  expect(answer(scene, P0)).toEqual(play('KD'))
  const spare = late(['AD QD', '3D 8C', '10D KD', 'JD 7C'], P1)
  playAll(spare, '3D 10D JD')
  expect(answer(spare, P0)).toEqual(play('QD'))
})

test('a search plays a deal out and no further, and values it by what it brought beside the others', () => {
  const before = contract('4P1D', 150, 'S', ['AH'])
  const view = before.table.view(P0)
  expect(isSettled(view, view)).toBe(false)
  const scored = { ...view, sheet: [{ deltas: [200, 200, 50, 50] }] } as unknown as typeof view
  expect(isSettled(scored, view)).toBe(true)
  expect(value(scored, P0)).toBeGreaterThan(0.5)
  expect(value(scored, P2)).toBeLessThan(0.5)
  expect(value(view, P0)).toBe(0.5)
})
