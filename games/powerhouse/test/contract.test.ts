// P-16: what the platform may rely on.
import { type CountedChance, readMove, scriptedChance, speak } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { expect, test } from 'vitest'
import { PACKS } from '../src/cards.ts'
import { powerhouse } from '../src/index.ts'
import {
  arrange,
  bid,
  cards,
  contract,
  type HouseScene,
  identity,
  leadWith,
  nextGame,
  optionsFor,
  P0,
  P1,
  P2,
  P3,
  pass,
  play,
  playAll,
  ready,
  runToEnd,
  suit,
  turnOf,
} from './table.ts'

test('[P-16.1] the same chance and the same moves give the same ledger', () => {
  const ledger = () => {
    const scene = contract('6P2D', 300, 'H', ['AS 2nd', 'AC 1st'])
    runToEnd(scene)
    return scene.table.entries
  }
  expect(ledger()).toEqual(ledger())
})

test('[P-16.2] what may be asked, and by whom', () => {
  const kinds = Object.entries(powerhouse.moves)
  expect(kinds.map(([kind, { author }]) => `${kind} by ${author ?? 'a seat'}`)).toEqual([
    'bid by a seat',
    'pass by a seat',
    'nameSuit by a seat',
    'call by a seat',
    'play by a seat',
    'ready by a seat',
    'chooseByDefault by clock',
    'nextGame by clock',
    'leave by host',
    'quit by host',
    'abandon by host',
  ])
})

test.each([
  [{ kind: 'peek' }, 'unknownMove'],
  [{ kind: 'bid', amount: 160.5 }, 'malformedMove'],
  [{ kind: 'play', card: '1X' }, 'malformedMove'],
  [{ kind: 'call', card: 'AS/0' }, 'malformedMove'],
  [{ kind: 'call', card: 'AS', copy: '3rd' }, 'malformedMove'],
])('[P-16.2, P-7.5] %j is no move of this game', (value, code) => {
  expect(readMove(powerhouse, value)).toMatchObject({ ok: false, refusal: { code } })
})

test('[P-16.3] the twos are shuffled if some go out, then all other cards, and nothing else', () => {
  const handedIn: unknown[][] = []
  const chance = noting(handedIn, scriptedChance())
  const scene = Scene.open({ game: powerhouse, seats: 5, options: optionsFor('5P1D'), chance })
  for (let turn = 0; turn < 5; turn++) scene.play(turnOf(scene), pass)
  const twos = cards('2S 2H 2D 2C')
  const rest = PACKS[1].filter((card) => card !== '2S' && card !== '2H')
  expect(handedIn).toEqual([twos, rest, twos, rest])
  runToEnd(contract('5P1D', 150, 'S', ['AS']))
  expect(handedIn).toHaveLength(4)
})

test('[P-16.3, P-4.1] with no twos to go out, they are not shuffled', () => {
  const handedIn: unknown[][] = []
  const chance = noting(handedIn, scriptedChance())
  Scene.open({ game: powerhouse, seats: 4, options: optionsFor('4P1D'), chance })
  expect(handedIn).toEqual([PACKS[1]])
})

const noting = (handedIn: unknown[][], chance: CountedChance): CountedChance => ({
  ...chance,
  shuffle: (things) => {
    handedIn.push(things.slice())
    return chance.shuffle(things)
  },
})

test('[P-16.4] all that one viewer has before it', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, '4D 5D')
  const view = scene.table.view(P2)
  expect(view).toEqual({
    variant: '4P1D',
    threshold: null,
    gameCount: 4,
    phase: 'playing',
    game: 1,
    dealer: P3,
    redeals: 0,
    removed: [],
    hands: view.hands,
    turn: P2,
    bid: 150,
    bidder: P0,
    passed: [P1, P2, P3],
    auction: [
      { seat: P0, amount: 150 },
      { seat: P1, amount: 0 },
      { seat: P2, amount: 0 },
      { seat: P3, amount: 0 },
    ],
    leader: P0,
    suit: 'S',
    calls: [{ card: 'AH', copy: null, played: 0, partner: null }],
    lead: P0,
    trick: ['4D', '5D'],
    tricks: [],
    taken: [0, 0, 0, 0],
    scores: [0, 0, 0, 0],
    sheet: [],
    ready: [false, false, false, false],
    left: [false, false, false, false],
    end: null,
  })
  expect(view.hands.map((own) => own.filter(({ is }) => is !== undefined).length)).toEqual([
    0, 0, 13, 0,
  ])
})

test('[P-16.5] the log tells everything in the order in which it happened', () => {
  const scene = identity('5P1D')
  scene.play(P0, bid(150))
  scene.runOut(P1)
  for (const seat of [P2, P3, 4]) scene.play(seat, pass)
  scene.play(P0, suit('S'))
  scene.runOut(P0)
  playAll(scene, '3S AS 5S 6S 7S')
  expect(logOf(scene)).toEqual([
    'Game 1: P4 deals.',
    '2 of spades and 2 of hearts go out of play, all other cards are dealt.',
    'P0 bids 150.',
    'P1 passes (automatically).',
    'P2 passes.',
    'P3 passes.',
    'P4 passes.',
    'P0 leads with a bid of 150.',
    'P0 names spades as the PowerHouse.',
    'P0 calls the ace of spades.',
    'P0 plays the 3 of spades.',
    'P1 plays the ace of spades.',
    'P1 is a partner, by the ace of spades!',
    'P2 plays the 5 of spades.',
    'P3 plays the 6 of spades.',
    'P4 plays the 7 of spades.',
    'P1 takes the trick: 45 points.',
  ])
})

const logOf = ({ events }: HouseScene): string[] =>
  events.flatMap((event) => {
    const message = powerhouse.tell(event)
    return message === undefined ? [] : [speak(message, speech)]
  })

const speech = {
  locale: 'en',
  catalog: powerhouse.catalogs.en,
  nameOf: (seat: number) => `P${seat}`,
} as const

test('[P-16.6] there is a phase for every move', () => {
  const bidding = identity('4P1D')
  for (const move of [suit('S'), play('2S'), ready])
    expect(bidding.refusal(P0, move)).toBe('wrongPhase')
  expect(bidding.refusal('clock', nextGame)).toBe('wrongPhase')
  expect(bidding.refusal('clock', { kind: 'chooseByDefault' }, { seat: P0 })).toBe('wrongPhase')
  leadWith(bidding, 150)
  for (const move of [bid(155), pass, play('2S'), ready])
    expect(bidding.refusal(P0, move)).toBe('wrongPhase')
  runToEnd(bidding)
  for (const move of [bid(155), pass, play('2S'), suit('S')])
    expect(bidding.refusal(P0, move)).toBe('wrongPhase')
})

test('[P-16.7] a scripted shuffle puts first what the script says', () => {
  const scene = identity('4P1D', {}, [cards('AC 3S')])
  expect(scene.state.hands.map(([first]) => first?.is)).toEqual(['AC', '3S', '2S', '4S'])
})

test('[P-16.7] an arranged table must hold every card exactly once', () => {
  const hands = ['2S', '3S', '4S', '5S']
  const common = { key: '4P1D', bid: 150, leader: P0, suit: 'S', calls: [], turn: P0 } as const
  expect(() => arrange({ ...common, hands })).toThrow('6S')
  expect(() => arrange({ ...common, hands: [...hands, '2S'] })).toThrow('2S')
})
