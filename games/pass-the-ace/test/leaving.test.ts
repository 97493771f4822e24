// a player goes for good, or only loses the connection.
import { expect, test } from 'vitest'
import { evolve } from '../src/fold/index.ts'
import {
  A,
  abandon,
  allStick,
  B,
  C,
  D,
  deal,
  draw,
  drawFor,
  hands,
  kinds,
  leave,
  lives,
  ready,
  results,
  sent,
  stick,
  swap,
  tallies,
  trash,
} from './table.ts'

test('[A-13.1] losing the connection is nothing to the game: whoever returns folds what was missed', () => {
  const scene = deal('5H 9D 7C')
  const { table } = scene
  const replica = table.view(C)
  const before = table.n
  scene.play(B, swap)
  scene.runOut(C)
  scene.play(A, draw)
  const missed = table.entries.slice(before).flatMap((entry) => sent(scene, entry, C))
  for (const event of missed) evolve(replica, event)
  expect(replica).toEqual(table.view(C))
})

test('[A-13.3] leaving is final: no lives, no move, and the seat stays empty', () => {
  const scene = deal('5H 9D 7C')
  scene.host(C, leave)
  expect(scene.state.players[C]).toEqual({
    lives: 0,
    left: true,
    ready: false,
    hand: null,
    roundsLost: 0,
  })
  expect(scene.refusal(C, stick)).toBe('notSeated')
  expect(scene.refusal('host', leave, { seat: C })).toBe('alreadyLeft')
  expect(scene.state.players).toHaveLength(3)
})

test('[A-13.3] a leaver is not among those who lost the round', () => {
  const scene = deal('9C 2D JS', { players: 3 })
  scene.host(C, leave)
  allStick(scene)
  expect(results(scene).map(({ lost }) => lost)).toEqual([[B]])
})

test('[A-13.3] only the house takes a player out', () => {
  expect(deal('5H 9D 7C').refusal(B, leave)).toBe('notAPlayersMove')
})

test('[A-13.4] the card goes face up onto the trash, and the next in the order of play is asked', () => {
  const scene = deal('9C 2D JS 5H', { players: 4 })
  scene.host(B, leave)
  expect(trash(scene.state)).toBe('9C')
  expect(hands(scene.state)).toBe('5H -- 2D JS')
  expect(scene.state.order).toEqual([C, D, A])
  expect(scene.table.decision).toEqual({ seats: [C], about: 'turn' })
})

test('[A-13.4] what a leaver did stays in the record, and the turn stays where it is', () => {
  const scene = deal('9C 2D JS 5H', { players: 4 })
  scene.play(B, stick)
  const question = scene.table.question(C)
  scene.host(B, leave)
  expect(scene.state.actions).toEqual([{ kind: 'stick', seat: B }])
  expect(scene.table.decision).toEqual({ seats: [C], about: 'turn' })
  expect(scene.table.question(C)).toBe(question)
})

test('[A-13.4] swaps go past the empty place', () => {
  const scene = deal('9C 2D JS 5H', { players: 4 })
  scene.host(C, leave)
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('5H JS -- 9C')
})

test('[A-13.5] when the dealer leaves, the last of those who remain acts as dealer', () => {
  const scene = deal('9C 2D JS')
  scene.host(A, leave)
  scene.play(B, stick)
  expect(scene.table.offers(C)).toEqual([stick, draw])
  expect(scene.refusal(C, swap)).toBe('dealerCannotSwap')
  scene.play(C, draw)
  expect(results(scene)).toMatchObject([{ dealer: A }])
})

test('[A-13.5] if that player is being asked already, it is the same turn with other choices', () => {
  const scene = deal('9C 2D JS')
  scene.play(B, stick)
  const question = scene.table.question(C)
  expect(scene.table.offers(C)).toEqual([stick, swap])
  scene.host(A, leave)
  expect(scene.table.offers(C)).toEqual([stick, draw])
  expect(scene.table.question(C)).toBe(question)
})

test('[A-13.6] the only one left alive wins at once, and the round is not resolved', () => {
  const scene = deal('9C 2D', { players: 2 })
  expect(kinds(scene.host(A, leave).events)).toBe('playerLeft gameEnded')
  expect(lives(scene.state)).toBe('0 3')
  expect(results(scene)).toEqual([])
  expect(hands(scene.table.view('spectator'))).toBe('-- ??')
})

test('[A-13.6] a round that was over before stays on record as it was', () => {
  const scene = deal('9C 2D', { players: 2 })
  allStick(scene)
  const before = results(scene)
  scene.host(B, leave)
  expect(scene.state.end).toEqual({ winner: A, reason: 'opponentsLeft' })
  expect(results(scene)).toEqual(before)
})

test('[A-13.6] in a double game the only one left gets full lives first', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1 })
  allStick(scene)
  scene.host(B, leave)
  expect(lives(scene.state)).toBe('1 0')
  expect(scene.state.end).toEqual({ winner: A, reason: 'opponentsLeft' })
})

test('[A-13.7] when nobody is left to act, the round ends with the cards that remain', () => {
  const scene = deal('9C 2D JS')
  scene.play(B, stick)
  scene.play(C, stick)
  expect(kinds(scene.host(A, leave).events)).toBe('playerLeft revealed livesLost')
  expect(lives(scene.state)).toBe('0 3 2')
})

test('[A-13.8] in the reveal the leaver’s card stays on the table until the advance', () => {
  const scene = deal('9C 2D JS')
  allStick(scene)
  scene.host(B, leave)
  expect(hands(scene.state)).toBe('JS 9C 2D')
  scene.waitOut()
  expect(trash(scene.state)).toBe('9C 2D JS')
  expect(scene.state).toMatchObject({ dealer: C, order: [A, C] })
})

test('[A-13.8] if whoever drew the high card leaves, the next to the left deals', () => {
  const scene = drawFor('KH', { players: 4 })
  expect(scene.host(A, leave).events).toEqual([
    { kind: 'playerLeft', seat: A },
    { kind: 'dealerChosen', seat: B },
  ])
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [C, D, B] })
})

test('[A-13.8] if somebody else leaves then, the dealer stays', () => {
  const scene = drawFor('KH', { players: 4 })
  expect(kinds(scene.host(B, leave).events)).toBe('playerLeft')
  for (const seat of [A, C, D]) scene.play(seat, ready)
  expect(scene.state).toMatchObject({ dealer: A, order: [C, D, A] })
})

test('[A-13.8] somebody who is out already just leaves', () => {
  const scene = deal('2C 9D 10S 5H 6S', { lives: 1 })
  allStick(scene)
  scene.waitOut()
  const before = scene.table.stateAt(scene.table.n)
  scene.host(B, leave)
  const players = before.players.map((player, seat) =>
    seat === B ? { ...player, left: true } : player,
  )
  expect(scene.state).toEqual({ ...before, players })
})

test('[A-13.10] an abandoned game has no winner and counts for nobody', () => {
  const scene = deal('9C 2D JS')
  scene.host(A, abandon)
  expect(scene.state.end).toEqual({ winner: null, reason: 'abandoned' })
  expect(hands(scene.table.view('spectator'))).toBe('?? ?? ??')
  expect(tallies(scene)).toEqual(
    [A, B, C].map(() => ({ gamesPlayed: 0, gamesWon: 0, roundsLost: 0 })),
  )
})
