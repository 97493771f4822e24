// who may know which card, in the views and in what is sent.
import { type Viewer, viewersOf } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { evolve } from '../src/fold/index.ts'
import { unseen } from '../src/secrecy.ts'
import {
  A,
  allStick,
  B,
  C,
  D,
  deal,
  draw,
  drawFor,
  hands,
  leave,
  packWithout,
  results,
  sent,
  stick,
  swap,
  tokens,
  trash,
} from './table.ts'

const blank = { to: [], pool: 'pack' }

test('[A-16.1] whoever is out sees what a spectator sees, and is sent the same', () => {
  const scene = deal('2C 9D 10S JH 8D 4S QH', { players: 4, lives: 1 })
  allStick(scene)
  const dealt = scene.waitOut()
  expect(hands(scene.table.view(B))).toBe('?? -- ?? ??')
  expect(scene.table.view(B)).toEqual(scene.table.view('spectator'))
  expect(sent(scene, dealt, B)).toEqual(sent(scene, dealt, 'spectator'))
})

test('[A-16.1] so does whoever has left', () => {
  const scene = deal('5H 9D 7C 8S', { players: 4 })
  scene.play(B, swap)
  scene.host(B, leave)
  expect(scene.table.view(B)).toEqual(scene.table.view('spectator'))
})

test('[A-16.2] draws for the high card: everybody', () => {
  const scene = drawFor('5C KD 9S')
  const [opening] = scene.table.entries
  const events = opening === undefined ? [] : sent(scene, opening, 'spectator')
  expect(events[2]).toEqual({
    kind: 'highCardDrawn',
    draws: [
      { seat: A, card: '5C' },
      { seat: B, card: 'KD' },
      { seat: C, card: '9S' },
    ],
  })
})

test('[A-16.2] a dealt card: its holder, and the others when all are shown', () => {
  const scene = deal('5H 9D 7C')
  const viewed = () => viewersOf(3).map((viewer) => hands(scene.table.view(viewer)))
  expect(viewed()).toEqual(['7C ?? ??', '?? 5H ??', '?? ?? 9D', '?? ?? ??'])
  allStick(scene)
  expect(viewed()).toEqual(['7C 5H 9D', '7C 5H 9D', '7C 5H 9D', '7C 5H 9D'])
})

test('[A-16.2] a card swapped in, and one given away: the two who swapped', () => {
  const scene = deal('5H 9D 7C')
  scene.play(B, swap)
  expect(viewersOf(3).map((viewer) => hands(scene.table.view(viewer)))).toEqual([
    '7C ?? ??',
    '?? 9D 5H',
    '?? 9D 5H',
    '?? ?? ??',
  ])
})

test('[A-16.2] a king that was run into: everybody, from that moment', () => {
  const scene = deal('2C KD 9S')
  const kung = scene.play(B, swap)
  expect(hands(scene.table.view('spectator'))).toBe('?? ?? KD')
  expect(sent(scene, kung, 'spectator')).toEqual([
    { kind: 'kungMet', seat: B, target: C, king: 'KD' },
  ])
})

test('[A-16.2] a draw: the old card everybody, the new one its holder until all are shown', () => {
  const scene = deal('9C 4D 10S', { players: 2 })
  scene.play(B, stick)
  const drew = scene.play(A, draw)
  const told = { kind: 'drew', seat: A, discarded: '4D' }
  expect(sent(scene, drew, A)[0]).toEqual({ ...told, card: { to: [A], is: '10S', pool: 'pack' } })
  expect(sent(scene, drew, B)[0]).toEqual({ ...told, card: { to: [A], pool: 'pack' } })
  expect(sent(scene, drew, B)[1]).toEqual({
    kind: 'revealed',
    seats: [B, A],
    cards: ['9C', '10S'],
  })
})

test('[A-16.2] the card of a player who leaves in the middle of a round: everybody', () => {
  const scene = deal('5H 9D 7C')
  const left = scene.host(C, leave)
  expect(trash(scene.table.view('spectator'))).toBe('9D')
  expect(sent(scene, left, 'spectator')).toEqual([{ kind: 'playerLeft', seat: C, card: '9D' }])
})

test('[A-16.2] the trash everybody, the deck nobody', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  scene.waitOut()
  for (const viewer of viewersOf(3)) {
    const view = scene.table.view(viewer)
    expect(trash(view)).toBe('5H 9D 7C')
    expect(view.deck).toEqual(new Array(46).fill(blank))
  }
})

test('[A-16.2] a shuffled deck is sent face down', () => {
  const scene = drawFor('KH', { later: ['5H 9D 7C'] })
  const [shuffled] = sent(scene, scene.waitOut(), A)
  expect(shuffled).toEqual({ kind: 'packShuffled', deck: new Array(52).fill(blank) })
})

test('[A-16.3] tokens move with the cards, in every view', () => {
  const scene = deal('5H 9D 7C')
  expect(tokens(scene.table.view('spectator'))).toBe('3 1 2')
  scene.play(B, swap)
  expect(tokens(scene.table.view('spectator'))).toBe('3 2 1')
})

test('[A-16.3] a drawn card gets the next token, and the next round counts from one again', () => {
  const scene = deal('9C 4D 10S', { players: 2 })
  expect(tokens(scene.state)).toBe('2 1')
  scene.play(B, stick)
  scene.play(A, draw)
  expect(tokens(scene.state)).toBe('3 1')
  scene.waitOut()
  expect(tokens(scene.state)).toBe('1 2')
})

test('[A-16.3] tokens do not depend on the cards', () => {
  expect(tokens(deal('KS AD 2C').state)).toBe(tokens(deal('AD 2C KS').state))
})

test('[A-16.4] whoever has held a card follows it wherever it goes', () => {
  const scene = deal('5H 9D 7C 8S', { players: 4 })
  scene.play(B, swap)
  scene.play(C, swap)
  scene.play(D, stick)
  expect(viewersOf(4).map((viewer) => hands(scene.table.view(viewer)))).toEqual([
    '8S ?? ?? ??',
    '?? 9D ?? 5H',
    '?? 9D 7C 5H',
    '?? ?? 7C 5H',
    '?? ?? ?? ??',
  ])
})

test('[A-16.4] whoever leaves forgets, also on a replica folded from what was sent', () => {
  const scene = deal('5H 9D 7C 8S', { players: 4 })
  scene.play(B, swap)
  const replica = scene.table.view(B)
  expect(hands(replica)).toBe('?? 9D 5H ??')
  const left = scene.host(B, leave)
  for (const event of sent(scene, left, B)) evolve(replica, event)
  expect(hands(replica)).toBe('?? -- ?? ??')
  expect(replica).toEqual(scene.table.view(B))
  expect(hands(scene.table.view(C))).toBe('?? -- 5H ??')
})

test('[A-16.4] what a viewer has not seen is the pack less what lies open to it', () => {
  const scene = deal('5H 9D 7C 8S KD', { players: 4 })
  scene.play(B, swap)
  scene.host(D, leave)
  const unseenBy = (viewer: Viewer) => unseen(scene.table.view(viewer)).pack.join(' ')
  expect(unseenBy(B)).toBe(packWithout('5H 9D 7C'))
  expect(unseenBy(A)).toBe(packWithout('8S 7C'))
  expect(unseenBy('spectator')).toBe(packWithout('7C'))
})

test('[A-16.5] a swap tells everybody whether the new card is lower, equal or higher, and no rank', () => {
  const scene = deal('5H 9D 7C')
  const swapped = scene.play(B, swap)
  const told = { kind: 'swapped', seat: B, target: C, comparison: 'higher' }
  const [given, taken] = [
    { to: [B, C], pool: 'pack' },
    { to: [C, B], pool: 'pack' },
  ]
  for (const viewer of [A, 'spectator'] as const) {
    expect(sent(scene, swapped, viewer)).toEqual([{ ...told, given, taken }])
  }
  for (const viewer of [B, C]) {
    expect(sent(scene, swapped, viewer)).toEqual([
      { ...told, given: { ...given, is: '5H' }, taken: { ...taken, is: '9D' } },
    ])
  }
})

test('[A-16.6] a Kung tells which king it is, and that the other card has not moved', () => {
  const scene = deal('2C KD 9S')
  scene.play(B, swap)
  expect(hands(scene.table.view(A))).toBe('9S ?? KD')
  expect(tokens(scene.table.view(A))).toBe('3 1 2')
})

test('[A-16.7] a stick tells that it happened', () => {
  const scene = deal('KH 9D 7C')
  const stuck = scene.play(B, stick)
  for (const viewer of viewersOf(3)) {
    expect(sent(scene, stuck, viewer)).toEqual([{ kind: 'stuck', seat: B }])
  }
})

test('[A-16.8] what a player may do is offered to that player alone', () => {
  const { table } = deal('KS 9D 7C')
  expect([A, B, C].map((seat) => table.offers(seat))).toEqual([[], [stick], []])
})

test('[A-16.9] past rounds and the high card are public', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  scene.waitOut()
  expect(scene.table.view('spectator').highCard).toEqual(scene.state.highCard)
  expect(results(scene)[0]?.cards).toEqual([
    { seat: B, card: '5H', hands: [B] },
    { seat: C, card: '9D', hands: [C] },
    { seat: A, card: '7C', hands: [A] },
  ])
})

test('[A-16.10] a refusal makes no entry, so there is nothing to send to anybody else', () => {
  const scene = deal('KS 9D 7C')
  const { n } = scene.table
  expect(scene.refusal(B, swap)).toBe('kingMustStick')
  expect(scene.table.entries).toHaveLength(n)
})

test('[A-13.6, A-16.2] a game won because all others left keeps the hidden card hidden', () => {
  const scene = deal('9C 2D', { players: 2 })
  const left = scene.host(A, leave)
  for (const viewer of [A, 'spectator'] as const) {
    expect(hands(scene.table.view(viewer))).toBe('-- ??')
    expect(JSON.stringify(sent(scene, left, viewer))).not.toContain('9C')
  }
  expect(hands(scene.table.view(B))).toBe('-- 9C')
})
