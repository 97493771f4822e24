// what the platform may rely on.
import { type CountedChance, readMove, scriptedChance, speak, Table } from '@foldtable/kernel'
import { PACK } from '@foldtable/parts/cards'
import { Scene } from '@foldtable/testkit/scene'
import { expect, test } from 'vitest'
import { passTheAce } from '../src/index.ts'
import {
  A,
  type AceScene,
  abandon,
  advance,
  allStick,
  arrange,
  B,
  C,
  cards,
  D,
  deal,
  draw,
  drawFor,
  leave,
  packWithout,
  ready,
  stick,
  swap,
} from './table.ts'

/** Round 1 with a Kung, a swap, a timeout and a draw; then C leaves. */
function eventfulRound(): AceScene {
  const scene = deal('2C KD 6S 9S 10H', { players: 4, lives: 1 })
  scene.play(B, swap)
  scene.play(C, stick)
  scene.play(D, swap)
  scene.play(A, draw)
  scene.host(C, leave)
  return scene
}

test('[A-18.1] the same chance and the same moves give the same ledger', () => {
  expect(eventfulRound().table.entries).toEqual(eventfulRound().table.entries)
})

test('[A-18.2] a table written down and read again goes on in the same way', () => {
  const scene = deal('5H 9D 7C')
  scene.play(B, swap)
  const { options, seats } = scene.table
  const place = { game: passTheAce, seats, options, chance: scriptedChance() }
  const again = Table.fold(place, [], JSON.parse(JSON.stringify(scene.table.snapshot())))
  const move = { by: C, move: swap, at: scene.now }
  expect(again.play(move)).toEqual(scene.table.play(move))
  expect(again.snapshot()).toEqual(scene.table.snapshot())
})

test('[A-18.2] a refused move leaves no trace', () => {
  const scene = deal('5H 9D 7C')
  const before = scene.table.snapshot()
  scene.refusal(B, draw)
  expect(scene.table.snapshot()).toEqual(before)
})

test('[A-18.3] what may be asked, and by whom', () => {
  const kinds = Object.entries(passTheAce.moves)
  expect(kinds.map(([kind, { author }]) => `${kind} by ${author ?? 'a seat'}`)).toEqual([
    'stick by a seat',
    'swap by a seat',
    'draw by a seat',
    'ready by a seat',
    'advance by clock',
    'leave by host',
    'abandon by host',
  ])
})

test.each([
  [{ kind: 'peek' }, 'unknownMove'],
  [{ kind: 'swap', target: 8 }, 'malformedMove'],
  [{ kind: 'stick', card: 'KH' }, 'malformedMove'],
])('[A-18.3] %j is no move of this game', (value, code) => {
  expect(readMove(passTheAce, value)).toMatchObject({ ok: false, refusal: { code } })
})

test('[A-18.4] the pack is shuffled for the high card, for the first deal, and again in each leg', () => {
  const handedIn: unknown[] = []
  const scene = Scene.open({
    game: passTheAce,
    seats: 2,
    options: { startingLives: 1 },
    chance: noting(handedIn, scriptedChance({ shuffles: [['KH'], cards('7C 7D')] })),
  })
  scene.waitOut()
  allStick(scene)
  scene.waitOut()
  scene.waitOut()
  expect(handedIn).toEqual([PACK, PACK, PACK, PACK])
})

test('[A-18.4] otherwise only the trash is shuffled, the oldest card first', () => {
  const scene = arrange({
    lives: [3, 3],
    dealer: A,
    order: [B, A],
    acted: 1,
    hands: '5C 4D',
    deck: '',
    trash: `KS ${packWithout('KS 5C 4D')}`,
  })
  const handedIn: unknown[] = []
  const { game, seats, options } = scene.table
  const chance = noting(handedIn, scriptedChance())
  Scene.arranged({ game, seats, options, chance }, scene.state).play(A, draw)
  expect(handedIn).toEqual([cards(`KS ${packWithout('KS 5C 4D')}`)])
})

const noting = (handedIn: unknown[], chance: CountedChance): CountedChance => ({
  ...chance,
  shuffle: (things) => {
    handedIn.push(things.slice())
    return chance.shuffle(things)
  },
})

test('[A-18.5] all that one viewer has before it', () => {
  const scene = deal('2C KD 9S')
  scene.play(B, swap)
  const player = { lives: 3, left: false, ready: false, roundsLost: 0 }
  expect(scene.table.view(B)).toEqual({
    startingLives: 3,
    phase: 'turns',
    leg: 1,
    round: 1,
    dealer: A,
    players: [
      { ...player, hand: { token: 3, card: { to: [A], pool: 'pack' } } },
      { ...player, hand: { token: 1, card: { to: [B], is: '2C', pool: 'pack' } } },
      { ...player, hand: { token: 2, card: 'KD' } },
    ],
    order: [B, C, A],
    acted: 1,
    tokens: 3,
    deck: new Array(49).fill({ to: [], pool: 'pack' }),
    trash: [],
    highCard: [
      [
        { seat: A, card: 'KH' },
        { seat: B, card: 'AH' },
        { seat: C, card: '2H' },
      ],
    ],
    drawn: [],
    actions: [{ kind: 'kung', seat: B, target: C, king: 'KD' }],
    end: null,
  })
})

test('[A-18.6] the log tells everything in the order in which it happened', () => {
  expect(logOf(eventfulRound())).toEqual([
    'A, B, C, and D draw king of hearts, ace of hearts, 2 of hearts, and 3 of hearts.',
    'A deals first.',
    'A deals to B, C, D, and A.',
    'Kung! B runs into the king of diamonds of C, and no card moves.',
    'C sticks.',
    'D swaps with A and gets a higher card.',
    'A puts the 6 of spades on the trash and draws from the deck.',
    'B, C, D, and A show 2 of clubs, king of diamonds, 9 of spades, and 10 of hearts.',
    'B loses a life.',
    'B is out.',
    'C leaves the game.',
  ])
})

const logOf = ({ events }: AceScene): string[] =>
  events.flatMap((event) => {
    const message = passTheAce.tell(event)
    return message === undefined ? [] : [speak(message, speech)]
  })

const speech = {
  locale: 'en',
  catalog: passTheAce.catalogs.en,
  nameOf: (seat: number) => 'ABCDEFGH'.charAt(seat),
} as const

test.each([stick, swap, draw])('[A-18.7] there is no $kind in a pause', (move) => {
  expect(drawFor('KH').refusal(A, move)).toBe('wrongPhase')
})

test('[A-18.7] outside a pause there is nothing to be ready for and nothing to advance', () => {
  const scene = deal('5H 9D 7C')
  expect(scene.refusal(B, ready)).toBe('wrongPhase')
  expect(scene.refusal('clock', advance)).toBe('wrongPhase')
})

test('[A-18.7] whoever is not seated, or has left, cannot move', () => {
  const scene = deal('5H 9D 7C')
  expect(scene.refusal(3, stick)).toBe('notSeated')
  scene.host(C, leave)
  expect(scene.refusal(C, stick)).toBe('notSeated')
  allStick(scene)
  expect(scene.refusal(C, ready)).toBe('notSeated')
})

test('[A-18.7] the moves of the clock and of the house are nobody else’s', () => {
  const scene = drawFor('KH')
  for (const move of [advance, leave, abandon]) {
    expect(scene.refusal(A, move)).toBe('notAPlayersMove')
  }
})

test('[A-18.8] an arranged table must hold every card exactly once', () => {
  const fixture = { lives: [3, 3], dealer: A, order: [B, A], hands: '5C 4D', trash: '' }
  const rest = packWithout('5C 4D')
  expect(arrange({ ...fixture, deck: rest }).table.offers(B)).toEqual([stick, swap])
  expect(() => arrange({ ...fixture, deck: packWithout('5C 4D AH') })).toThrow('AH')
  expect(() => arrange({ ...fixture, deck: `${rest} 5C` })).toThrow('5C')
})

test('[A-18.8] a scripted shuffle puts on top what the script says', () => {
  expect(drawFor('9S 10S JS').state.drawn).toEqual(['9S', '10S', 'JS'])
  expect(() => drawFor('9S 9S')).toThrow('a rule of pass-the-ace failed')
})
