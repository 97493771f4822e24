// P-15: who sees what.
import { expect, test } from 'vitest'
import { roleOf, teamPoints, teamsOf } from '../src/rules/teams.ts'
import {
  bid,
  contract,
  type HouseScene,
  hand,
  identity,
  leadWith,
  leave,
  P0,
  P1,
  P2,
  P3,
  P5,
  P7,
  play,
  playAll,
  suit,
} from './table.ts'

const role = ({ table }: HouseScene, seat: number) => roleOf(table.view(seat), seat)

test('[P-15.1, P-15.5, GP-24] right after the deal everybody sees the own hand and no other card', () => {
  const scene = identity('4P1D')
  const view = scene.table.view(P1)
  expect(view.hands[P1]?.map(({ is }) => is).join(' ')).toBe(hand(scene, P1))
  for (const seat of [P0, P2, P3])
    expect(view.hands[seat]).toEqual(new Array(13).fill({ to: [seat], pool: 'pack' }))
  expect(JSON.stringify(scene.table.view('spectator'))).not.toMatch(/"(\d+|[JQKA])[SHDC]"/)
  expect([P0, P1, P2, P3].map((seat) => role(scene, seat))).toEqual([null, null, null, null])
})

test('[P-15.2] what is public is the same for everybody', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 2nd', 'AC 1st'])
  playAll(scene, '9S/0 4S/0 AS/1 6S/0 7S/0 AS/0 AC/1')
  const { hands, ...everything } = scene.state
  for (const viewer of [P0, P3, 'spectator'] as const) {
    const { hands: blank, ...seen } = scene.table.view(viewer)
    expect(seen).toEqual(everything)
    expect(blank.map((own) => own.length)).toEqual(hands.map((own) => own.length))
  }
})

test('[P-15.3] before there is a leader everybody is unknown; then all but the leader are', () => {
  const scene = identity('4P1D')
  expect(teamsOf(scene.state)).toEqual({ bid: [], oppose: [], unknown: [P0, P1, P2, P3] })
  leadWith(scene, 150)
  expect(teamsOf(scene.state)).toEqual({ bid: [P0], oppose: [], unknown: [P1, P2, P3] })
})

test('[P-15.3] nobody is shown as opponent while a call is open, and all are when none is', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, '5H')
  expect(teamsOf(scene.state)).toEqual({ bid: [P0], oppose: [], unknown: [P1, P2, P3] })
  playAll(scene, 'AH')
  expect(teamsOf(scene.state)).toEqual({ bid: [P0, P1], oppose: [P2, P3], unknown: [] })
})

test('[P-15.4] points of the sides, as far as they are known', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, 'KH 2H 3H 4H')
  expect(teamPoints(scene.state)).toEqual({ bid: 10, oppose: null })
  expect(scene.state.taken).toEqual([10, 0, 0, 0])
})

test('[P-15.5] with one pack the holder of the called card is sure, and so are all others', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  expect([P0, P1, P2, P3].map((seat) => role(scene, seat))).toEqual([
    'leader',
    'partner',
    'opponent',
    'opponent',
  ])
})

test('[P-15.5] both copies called: each holder is sure', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 1st', 'AS 2nd'])
  expect([P2, P5].map((seat) => role(scene, seat))).toEqual(['partner', 'partner'])
})

test('[P-15.5] one of two cards, the first called: maybe; and no longer once the first was played', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 1st', 'AD'])
  expect([P2, P5].map((seat) => role(scene, seat))).toEqual(['maybe', 'maybe'])
  playAll(scene, '9S/0 4S/0 AS/1')
  expect([P2, P5].map((seat) => role(scene, seat))).toEqual(['partner', 'opponent'])
})

test.each(['1st', '2nd'])(
  '[P-15.5] whoever holds both is sure, whether the %s is called',
  (copy) => {
    const scene = contract('8P2D', 300, 'S', [`AS ${copy}`, `AH ${copy}`, 'KD 1st'])
    expect([P3, P7].map((seat) => role(scene, seat))).toEqual(['partner', 'partner'])
  },
)

test('[P-15.6] what may be played is offered to whoever is on turn, and to nobody else', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  scene.play(P0, play('4D'))
  expect(scene.table.offers(P1)).toEqual([play('KD'), play('9D'), play('5D')])
  expect([P0, P2, P3].map((seat) => scene.table.offers(seat))).toEqual([[], [], []])
})

test('[P-15.6] whoever has left is told no role', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  scene.host(P1, leave)
  expect([P1, P2].map((seat) => role(scene, seat))).toEqual([null, 'opponent'])
})

test('[P-15.7] after a scored game all cards have been played openly', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  while (scene.state.turn !== null) scene.runOut(scene.state.turn)
  const seen = scene.table.view('spectator').tricks.flatMap(({ cards }) => cards)
  expect(new Set(seen).size).toBe(52)
})

test('[P-15.8] a refusal is the same on the player’s own view as on the truth', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 2nd', 'AC 1st'])
  scene.play(P0, play('9S/0'))
  const { moves } = scene.table.game
  for (const card of ['AS/0', 'KH/0', '4S/0', 'AS'] as const) {
    const move = { kind: 'play', card } as const
    expect(moves.play.refusal(scene.table.view(P1), P1, move)).toEqual(
      moves.play.refusal(scene.state, P1, move),
    )
  }
})

test('[P-15.8] whether a card can be called depends on the leader’s hand and what is out', () => {
  const scene = identity('6P2D')
  scene.play(P0, bid(500))
  scene.play(P0, suit('S'))
  const { call } = scene.table.game.moves
  for (const card of ['AD', '2S', '2H', 'KC', 'AS'] as const) {
    const move = { kind: 'call', card } as const
    expect(call.refusal(scene.table.view(P0), P0, move)).toEqual(
      call.refusal(scene.state, P0, move),
    )
  }
})

test('[P-15.5] a role is the seat’s own affair: on another’s view it cannot be told', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 1st', 'AD'])
  expect(roleOf(scene.table.view(P1), P5)).toBe('opponent')
  expect(roleOf(scene.table.view(P5), P5)).toBe('maybe')
})
