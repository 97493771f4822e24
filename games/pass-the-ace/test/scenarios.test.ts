// The golden scenarios: short stretches of play with everything that must come out. A drew the king of hearts and deals,
// unless a scenario says otherwise.
import { viewersOf } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import {
  A,
  type AceScene,
  advance,
  allStick,
  arrange,
  B,
  C,
  D,
  deal,
  deck,
  draw,
  drawFor,
  hands,
  kinds,
  leave,
  lives,
  moments,
  packWithout,
  ready,
  results,
  stick,
  swap,
  tallies,
  trash,
} from './table.ts'

const known = ({ table }: AceScene) =>
  viewersOf(table.seats).map((viewer) => hands(table.view(viewer)))

const latest = (scene: AceScene) => results(scene).at(-1)

test('[GA-1] Plain swap', () => {
  const scene = deal('5H 9D 7C')
  expect(hands(scene.state)).toBe('7C 5H 9D')
  expect(scene.table.decision).toEqual({ seats: [B], about: 'turn' })
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('7C 9D 5H')
  expect(scene.state.actions).toEqual([{ kind: 'swap', seat: B, target: C, comparison: 'higher' }])
  expect(moments(scene)).toEqual([])
  scene.play(C, stick)
  scene.play(A, stick)
  expect(latest(scene)).toMatchObject({ lowest: 5, lost: [C], outcome: 'next' })
  expect(lives(scene.state)).toBe('3 3 2')
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [C, A, B] })
  expect(trash(scene.state)).toBe('9D 5H 7C')
  expect(scene.state.deck).toHaveLength(46)
})

test('[GA-2] Modi', () => {
  const scene = deal('8H 3S JD')
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('JD 3S 8H')
  expect(scene.state.actions).toEqual([{ kind: 'swap', seat: B, target: C, comparison: 'lower' }])
  expect(moments(scene)).toEqual([{ id: '1.1.0.modi', kind: 'modi', seat: B, target: C }])
  scene.play(C, stick)
  scene.play(A, stick)
  expect(latest(scene)?.lost).toEqual([B])
  expect(lives(scene.state)).toBe('3 2 3')
})

test('[GA-3] Dirty Dan', () => {
  const scene = deal('6H 6S 2D')
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('2D 6S 6H')
  expect(scene.state.actions).toEqual([{ kind: 'swap', seat: B, target: C, comparison: 'same' }])
  expect(moments(scene)).toEqual([{ id: '1.1.0.dirtyDan', kind: 'dirtyDan', seat: B, target: C }])
  scene.play(C, stick)
  scene.play(A, stick)
  expect(latest(scene)?.lost).toEqual([A])
})

test('[GA-4] Kung', () => {
  const scene = deal('2C KD 9S')
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('9S 2C KD')
  expect(scene.state.actions).toEqual([{ kind: 'kung', seat: B, target: C, king: 'KD' }])
  expect(moments(scene)).toEqual([
    { id: '1.1.0.kung', kind: 'kung', seat: B, target: C, king: 'KD' },
  ])
  expect(known(scene)).toEqual(['9S ?? KD', '?? 2C KD', '?? ?? KD', '?? ?? KD'])
  expect(scene.table.offers(C)).toEqual([stick])
  expect(scene.refusal(C, swap)).toBe('kingMustStick')
  scene.play(C, stick)
  scene.play(A, stick)
  expect(latest(scene)?.lost).toEqual([B])
})

test('[GA-5] The travelling ace', () => {
  const scene = deal('AS 9D QC 6H 8S', { players: 4 })
  for (const seat of [B, C, D]) scene.play(seat, swap)
  expect(hands(scene.state)).toBe('AS 9D QC 6H')
  expect(scene.state.actions).toEqual([
    { kind: 'swap', seat: B, target: C, comparison: 'higher' },
    { kind: 'swap', seat: C, target: D, comparison: 'higher' },
    { kind: 'swap', seat: D, target: A, comparison: 'higher' },
  ])
  expect(moments(scene)).toEqual([])
  expect(known(scene)).toEqual([
    'AS ?? ?? 6H',
    'AS 9D ?? ??',
    'AS 9D QC ??',
    'AS ?? QC 6H',
    '?? ?? ?? ??',
  ])
  scene.play(A, draw)
  expect(scene.state.actions.at(-1)).toEqual({ kind: 'draw', seat: A, discarded: 'AS' })
  expect(trash(scene.state)).toBe('AS')
  expect(hands(scene.state)).toBe('8S 9D QC 6H')
  expect(scene.state.phase).toBe('reveal')
  expect(latest(scene)).toMatchObject({ lowest: 6, lost: [D] })
})

test('[GA-6] Dealer draws a king', () => {
  const scene = deal('5C 4D 3S KC')
  scene.play(B, stick)
  scene.play(C, stick)
  scene.play(A, draw)
  expect(hands(scene.state)).toBe('KC 5C 4D')
  expect(trash(scene.state)).toBe('3S')
  expect(moments(scene)).toEqual([])
  expect(latest(scene)?.lost).toEqual([C])
})

test('[GA-7] Dealer draws an ace', () => {
  const scene = deal('5C 4D 3S AC')
  scene.play(B, stick)
  scene.play(C, stick)
  scene.play(A, draw)
  expect(latest(scene)?.lost).toEqual([A])
})

test('[GA-8] Tie for lowest', () => {
  const scene = deal('4C 9D 4S JC', { players: 4 })
  allStick(scene)
  expect(latest(scene)?.lost).toEqual([B, D])
  expect(lives(scene.state)).toBe('3 2 3 2')
})

test('[GA-9] Everyone ties', () => {
  const scene = deal('7C 7D 7S')
  allStick(scene)
  expect(latest(scene)).toMatchObject({ lost: [B, C, A], outcome: 'next' })
  expect(lives(scene.state)).toBe('2 2 2')
  scene.waitOut()
  expect(scene.state.dealer).toBe(B)
})

test('[GA-10] Double game', () => {
  const scene = drawFor('KH 2H', {
    players: 2,
    lives: 1,
    later: ['7C 7D', '3D 9C', 'QC 4H'],
  })
  scene.waitOut()
  allStick(scene)
  expect(lives(scene.state)).toBe('0 0')
  expect(scene.state.phase).toBe('doubleGame')
  expect(latest(scene)).toMatchObject({ leg: 1, round: 1, outcome: 'doubleGame' })
  expect(moments(scene)).toEqual([{ id: '1.1.2.doubleGame', kind: 'doubleGame', seat: A }])

  scene.waitOut()
  expect(scene.state).toMatchObject({ phase: 'highCard', leg: 2, round: 0, dealer: B })
  expect(scene.state.highCard).toEqual([
    [
      { seat: A, card: '3D' },
      { seat: B, card: '9C' },
    ],
  ])
  expect(lives(scene.state)).toBe('1 1')

  scene.waitOut()
  expect(scene.state).toMatchObject({ round: 1, order: [A, B] })
  expect(hands(scene.state)).toBe('QC 4H')
  allStick(scene)
  expect(latest(scene)?.eliminated).toEqual([B])
  expect(scene.state).toMatchObject({ phase: 'over', end: { winner: A, reason: 'lastAlive' } })
  expect(tallies(scene)).toEqual([
    { gamesPlayed: 1, gamesWon: 1, roundsLost: 1 },
    { gamesPlayed: 1, gamesWon: 0, roundsLost: 2 },
  ])
  expect(results(scene)).toHaveLength(2)
})

test('[GA-11] The dead return', () => {
  const scene = deal('2C 9D 10S 5H 5S', { lives: 1 })
  allStick(scene)
  expect(latest(scene)?.eliminated).toEqual([B])
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: C, order: [A, C] })
  expect(hands(scene.state)).toBe('5H -- 5S')
  allStick(scene)
  expect(scene.state.phase).toBe('doubleGame')
  scene.waitOut()
  expect(lives(scene.state)).toBe('1 1 1')
  expect(scene.state.highCard[0]?.map(({ seat }) => seat)).toEqual([A, B, C])
})

test('[GA-12] Tie, but one survives', () => {
  const scene = deal('2C 9D 7H 7S', { players: 2, lives: 2 })
  allStick(scene)
  expect(lives(scene.state)).toBe('2 1')
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [A, B] })
  expect(hands(scene.state)).toBe('7H 7S')
  allStick(scene)
  expect(latest(scene)).toMatchObject({ lost: [A, B], outcome: 'completed' })
  expect(lives(scene.state)).toBe('1 0')
  expect(scene.state).toMatchObject({ phase: 'over', end: { winner: A, reason: 'lastAlive' } })
})

test('[GA-13] High-card ties', () => {
  const scene = drawFor('QH QD 5C QS 2H 7D 7C 9S 9H 4D AH', { players: 4 })
  const rounds = scene.state.highCard.map((draws) =>
    draws.map(({ seat, card }) => `${'ABCD'.charAt(seat)} ${card}`).join(', '),
  )
  expect(rounds).toEqual(['A QH, B QD, C 5C, D QS', 'A 2H, B 7D, D 7C', 'B 9S, D 9H', 'B 4D, D AH'])
  expect(scene.state.dealer).toBe(B)
  scene.waitOut()
  expect(scene.table.decision).toEqual({ seats: [C], about: 'turn' })
})

/** Four players with one life; B is out, C deals, and D is to act. */
function withADeadSeat(): AceScene {
  const scene = deal('2C 9D 10S JH 8D 4S QH', { players: 4, lives: 1 })
  allStick(scene)
  scene.waitOut()
  return scene
}

test('[GA-14] Dead seats are skipped', () => {
  const scene = withADeadSeat()
  expect(results(scene)[0]?.eliminated).toEqual([B])
  expect(scene.state).toMatchObject({ dealer: C, order: [D, A, C] })
  expect(hands(scene.state)).toBe('4S -- QH 8D')
  scene.play(D, stick)
  scene.play(A, swap)
  expect(scene.state.actions.at(-1)).toMatchObject({ seat: A, target: C })
  expect(hands(scene.state)).toBe('QH -- 4S 8D')
})

test('[GA-15] Dealer dies on their own deal', () => {
  const scene = deal('9D 10S JH 2C', { players: 4, lives: 1 })
  allStick(scene)
  expect(latest(scene)?.eliminated).toEqual([A])
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [C, D, B] })
})

test('[GA-16] Two dead seats in a row', () => {
  const scene = deal('3D 3S JH QC', { players: 4, lives: 1 })
  allStick(scene)
  expect(latest(scene)?.eliminated).toEqual([B, C])
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: D, order: [A, D] })
})

test('[GA-17] Reshuffle in mid-deal', () => {
  const scene = arrange({
    phase: 'reveal',
    lives: [3, 3, 3],
    dealer: C,
    order: [A, B, C],
    acted: 3,
    hands: '2S 3S 4S',
    deck: '9H 8H',
    trash: packWithout('2S 3S 4S 9H 8H'),
    shuffle: '5D 2D',
  })
  const { events } = scene.waitOut()
  expect(kinds(events)).toBe('tableCleared roundBegan dealt trashReshuffled dealt')
  expect(events[2]).toMatchObject({ seats: [B, C] })
  expect(events[3]).toHaveProperty('deck.length', 50)
  expect(events[4]).toMatchObject({ seats: [A] })
  expect(scene.state).toMatchObject({ dealer: A, order: [B, C, A] })
  expect(hands(scene.state)).toBe('5D 9H 8H')
  expect(scene.state.deck).toHaveLength(49)
  expect(deck(scene.state).startsWith('2D ')).toBe(true)
  expect(deck(scene.state).endsWith(' 2S 3S 4S')).toBe(true)
  expect(trash(scene.state)).toBe('')
})

test('[GA-18] Draw on an empty deck', () => {
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
  const { events } = scene.play(A, draw)
  expect(hands(scene.state)).toBe('10S 5C')
  expect(trash(scene.state)).toBe('4D')
  expect(scene.state.deck).toHaveLength(49)
  expect(deck(scene.state)).not.toContain('4D')
  expect(events.at(-1)).toEqual({ kind: 'livesLost', seats: [B] })
})

test('[GA-19] Dealer with a king', () => {
  const scene = deal('9C KS', { players: 2 })
  scene.play(B, stick)
  expect(scene.refusal(A, draw)).toBe('kingMustStick')
  expect(scene.refusal(A, swap)).toBe('dealerCannotSwap')
  scene.play(A, stick)
  expect(latest(scene)?.lost).toEqual([B])
})

test('[GA-20] Refusals', () => {
  const scene = deal('5H 9D 7C')
  const before = scene.table.snapshot()
  expect(scene.refusal(C, stick)).toBe('notYourTurn')
  expect(scene.refusal(B, draw)).toBe('notDealer')
  expect(scene.refusal(B, { kind: 'swap', target: A })).toBe('invalidTarget')
  expect(scene.refusal(3, stick)).toBe('notSeated')
  expect(scene.refusal(B, stick, { question: 99 })).toBe('staleMove')
  expect(scene.table.snapshot()).toEqual(before)
})

test('[GA-21] Timeout', () => {
  const scene = deal('2H 9D 7C')
  scene.now += 20_000
  scene.runOut(B)
  expect(scene.state.actions).toEqual([{ kind: 'stick', seat: B, auto: true }])
  expect(scene.table.decision).toEqual({ seats: [C], about: 'turn' })
})

test('[GA-22] Current player leaves', () => {
  const scene = deal('9C 2D JS 5H 8H', { players: 4 })
  scene.play(B, stick)
  scene.host(C, leave)
  expect(trash(scene.state)).toBe('2D')
  expect(scene.state.order).toEqual([B, D, A])
  expect(scene.table.decision).toEqual({ seats: [D], about: 'turn' })
  expect(lives(scene.state)).toBe('3 3 0 3')
  scene.play(D, swap)
  expect(hands(scene.state)).toBe('JS 9C -- 5H')
  expect(moments(scene)).toEqual([{ id: '1.1.1.modi', kind: 'modi', seat: D, target: A }])
  scene.play(A, draw)
  expect(trash(scene.state)).toBe('2D JS')
  expect(hands(scene.state)).toBe('8H 9C -- 5H')
  expect(latest(scene)?.lost).toEqual([D])
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [D, A, B] })
  expect(trash(scene.state)).toBe('2D JS 9C 5H 8H')
})

test('[GA-23] Dealer leaves', () => {
  const scene = deal('9C 2D JS 8H')
  scene.host(A, leave)
  expect(trash(scene.state)).toBe('JS')
  expect(scene.state.order).toEqual([B, C])
  scene.play(B, stick)
  expect(scene.table.offers(C)).toEqual([stick, draw])
  expect(scene.refusal(C, swap)).toBe('dealerCannotSwap')
  scene.play(C, draw)
  expect(hands(scene.state)).toBe('-- 9C 8H')
  expect(trash(scene.state)).toBe('JS 2D')
  expect(latest(scene)).toMatchObject({ dealer: A, lost: [C] })
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [C, B] })
})

test('[GA-24] Walkover', () => {
  const scene = deal('9C 2D', { players: 2 })
  scene.host(A, leave)
  expect(scene.state).toMatchObject({ phase: 'over', end: { winner: B, reason: 'opponentsLeft' } })
  expect(results(scene)).toEqual([])
  expect(known(scene)).toEqual(['-- ??', '-- 9C', '-- ??'])
  expect(tallies(scene)).toEqual([
    { gamesPlayed: 1, gamesWon: 0, roundsLost: 0 },
    { gamesPlayed: 1, gamesWon: 1, roundsLost: 0 },
  ])
})

test('[GA-25] Two players', () => {
  const scene = deal('2C 9H 5S', { players: 2 })
  expect(scene.state.order).toEqual([B, A])
  scene.play(B, swap)
  expect(hands(scene.state)).toBe('2C 9H')
  expect(scene.state.actions).toEqual([{ kind: 'swap', seat: B, target: A, comparison: 'higher' }])
  scene.play(A, draw)
  expect(hands(scene.state)).toBe('5S 9H')
  expect(trash(scene.state)).toBe('2C')
  expect(latest(scene)?.lost).toEqual([A])
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [A, B] })
})

test('[GA-27] Pause', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  expect(scene.refusal('clock', advance, { at: scene.now + 4999 })).toBe('tooEarly')
  for (const seat of [A, B, C]) scene.play(seat, ready)
  expect(scene.state).toMatchObject({ phase: 'turns', round: 2 })
})

test('[GA-28] Duplicate and stale', () => {
  const scene = deal('5H 9D 7C')
  const { table, now } = scene
  const question = table.question(B) ?? 0
  const request = { by: B, move: swap, at: now, question, key: 'x' }
  expect(table.play(request)).toMatchObject({ ok: true, entry: { n: 3 } })
  const after = table.snapshot()
  expect(table.play(request)).toEqual({ ok: true, duplicate: 3 })
  expect(scene.refusal(B, stick, { question, key: 'y' })).toBe('staleMove')
  expect(table.snapshot()).toEqual(after)
})

test('[GA-29] What an eliminated player sees', () => {
  const { table } = withADeadSeat()
  expect(hands(table.view(B))).toBe('?? -- ?? ??')
  expect(table.view(B)).toEqual(table.view('spectator'))
})
