// stick, swap or draw.
import { expect, test } from 'vitest'
import {
  A,
  abandon,
  allStick,
  arrange,
  B,
  C,
  D,
  deal,
  deck,
  draw,
  hands,
  kinds,
  leave,
  moments,
  packWithout,
  results,
  stick,
  swap,
  trash,
} from './table.ts'

test('[A-5.1] each acts once, in the order of play', () => {
  const scene = deal('5H 9D 7C')
  scene.play(B, stick)
  expect(scene.refusal(B, stick)).toBe('notYourTurn')
  scene.play(C, stick)
  scene.play(A, stick)
  expect(scene.state.actions.map(({ seat }) => seat)).toEqual([B, C, A])
})

test('[A-5.2] whoever is not last may stick or swap', () => {
  expect(deal('5H 9D 7C').table.offers(B)).toEqual([stick, swap])
})

test('[A-5.2] the last may stick or draw', () => {
  const scene = deal('5H 9D', { players: 2 })
  scene.play(B, stick)
  expect(scene.table.offers(A)).toEqual([stick, draw])
})

test('[A-5.2] a king can only be kept, by the dealer too', () => {
  const scene = deal('KS KD', { players: 2 })
  expect(scene.table.offers(B)).toEqual([stick])
  scene.play(B, stick)
  expect(scene.table.offers(A)).toEqual([stick])
})

test('[A-5.3] sticking moves nothing', () => {
  const scene = deal('5H 9D 7C')
  const before = scene.table.stateAt(scene.table.n)
  scene.play(B, stick)
  expect(scene.state).toEqual({ ...before, acted: 1, actions: [{ kind: 'stick', seat: B }] })
})

test('[A-5.4] a swap is with the next in the order of play, and naming anyone else is refused', () => {
  const scene = deal('5H 9D 7C')
  expect(scene.refusal(B, { kind: 'swap', target: A })).toBe('invalidTarget')
  scene.play(B, { kind: 'swap', target: C })
  expect(hands(scene.state)).toBe('7C 9D 5H')
})

test('[A-5.4] the next in the order of play need not sit in the next seat', () => {
  const scene = deal('5H 9D 7C 8S', { players: 4 })
  scene.host(C, leave)
  scene.play(B, swap)
  expect(scene.state.actions).toEqual([{ kind: 'swap', seat: B, target: D, comparison: 'higher' }])
})

test('[A-5.5] the cards change places, and the other player still has a turn', () => {
  const scene = deal('5H 9D 7C')
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('7C 9D 5H')
  expect(scene.table.decision).toEqual({ seats: [C], about: 'turn' })
  expect(scene.table.offers(C)).toEqual([stick, swap])
})

test('[A-5.6] a king cannot be taken and is turned up', () => {
  const scene = deal('2C KD 9S')
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('9S 2C KD')
  expect(hands(scene.table.view('spectator'))).toBe('?? ?? KD')
  expect(scene.state.actions).toEqual([{ kind: 'kung', seat: B, target: C, king: 'KD' }])
})

test('[A-5.6] its holder has a turn and can only stick', () => {
  const scene = deal('2C KD 9S')
  scene.play(B, swap)
  expect(scene.table.offers(C)).toEqual([stick])
  scene.play(C, stick)
  expect(hands(scene.table.view('spectator'))).toBe('?? ?? KD')
})

test('[A-5.7] a draw puts the old card on the trash and takes the top of the deck', () => {
  const scene = deal('9C 4D 10S', { players: 2 })
  scene.play(B, stick)
  scene.play(A, draw)
  expect(hands(scene.state)).toBe('10S 9C')
  expect(trash(scene.state)).toBe('4D')
})

test('[A-5.7] on an empty deck the trash is shuffled before the old card is put there', () => {
  const scene = arrange({
    lives: [3, 3],
    dealer: A,
    order: [B, A],
    acted: 1,
    hands: '5C 4D',
    deck: '',
    trash: packWithout('5C 4D'),
    shuffle: '10S',
  })
  expect(kinds(scene.play(A, draw).events)).toBe('trashReshuffled drew revealed livesLost')
  expect(trash(scene.state)).toBe('4D')
  expect(deck(scene.state)).toBe(packWithout('5C 4D 10S'))
})

test.each(['KC', '4S', '2S'])('[A-5.8] a drawn %s is kept, whatever it is', (card) => {
  const scene = deal(`9C 4D ${card}`, { players: 2 })
  scene.play(B, stick)
  scene.play(A, draw)
  expect(hands(scene.state)).toBe(`${card} 9C`)
  expect(moments(scene)).toEqual([])
  expect(scene.refusal(A, draw)).toBe('wrongPhase')
})

test('[A-5.9] once the game is over, that is the answer to everything', () => {
  const scene = deal('5H 9D 7C')
  scene.host(A, abandon)
  for (const move of [stick, swap, draw]) expect(scene.refusal(C, move)).toBe('gameOver')
})

test('[A-5.9] the phase comes before the seat, the seat before the lives', () => {
  const scene = deal('2C 9D 10S JH', { players: 4, lives: 1 })
  allStick(scene)
  scene.host(C, leave)
  for (const seat of [A, B, C]) expect(scene.refusal(seat, stick)).toBe('wrongPhase')
  scene.waitOut()
  expect(scene.refusal(C, stick)).toBe('notSeated')
  expect(scene.refusal(B, stick)).toBe('notAlive')
})

test('[A-5.9] an old question comes before the turn, the turn before the move', () => {
  const scene = deal('KC 9D 7C')
  expect(scene.refusal(C, draw, { question: 1 })).toBe('staleMove')
  expect(scene.refusal(C, draw)).toBe('notYourTurn')
})

test('[A-5.9] who may draw or swap comes before the king, the king before the target', () => {
  const scene = deal('KC KD', { players: 2 })
  expect(scene.refusal(B, draw)).toBe('notDealer')
  expect(scene.refusal(B, { kind: 'swap', target: B })).toBe('kingMustStick')
  scene.play(B, stick)
  expect(scene.refusal(A, swap)).toBe('dealerCannotSwap')
  expect(scene.refusal(A, draw)).toBe('kingMustStick')
})

test('[A-5.9] a refused move is not recorded and leaves the turn where it was', () => {
  const scene = deal('5H 9D 7C')
  scene.refusal(B, draw)
  expect(scene.state.actions).toEqual([])
  expect(scene.table.decision).toMatchObject({ seats: [B] })
})

test('[A-5.10] one card can travel all the way to the dealer', () => {
  const scene = deal('AS 9D QC 6H', { players: 4 })
  for (const seat of [B, C, D]) scene.play(seat, swap)
  expect(hands(scene.state)).toBe('AS 9D QC 6H')
})

test('[A-5.11] the last action ends the round at once', () => {
  const scene = deal('5H 9D 7C')
  scene.play(B, stick)
  scene.play(C, stick)
  expect(kinds(scene.play(A, stick).events)).toBe('stuck revealed livesLost')
  expect(results(scene)).toHaveLength(1)
})
