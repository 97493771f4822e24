// Golden scenarios G-17 to G-25, G-32, G-36: cargo, minerals, converters, bridges, astronefs, barges.

import { secret } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import type { Tide } from '../src/board/plan.ts'
import { hexesOf } from '../src/state.ts'
import { wonders } from '../src/words/wonders.ts'
import {
  arrange,
  at,
  build,
  cover,
  endTurn,
  enter,
  exit,
  fire,
  fireOf,
  forecastOf,
  isGone,
  load,
  march,
  type Piece,
  type PlanetScene,
  pinned,
  type Setting,
  type Spot,
  spots,
  stuck,
  transfer,
  unit,
  unload,
} from './table.ts'

const fills = (scene: PlanetScene, id: string): string =>
  spots(hexesOf(scene.state, unit(scene, id)))

const nested = () =>
  arrange({
    ground: 'sea',
    terrain: {
      land: [
        [15, 1],
        [15, 2],
        [16, 1],
        [16, 2],
        [17, 1],
      ],
    },
    pieces: {
      B: { type: 'barge', at: [14, 2], rotation: 0 },
      C1: { type: 'crab', at: [15, 2] },
      C2: { type: 'crab', at: [15, 1] },
      T: { type: 'tank', at: [16, 1] },
    },
    minerals: ['C1', 'C1'],
  })

test('[G-17] [F-12.1, F-12.2] two crabs fill a barge, whatever they hold', () => {
  const scene = nested()
  expect(fills(scene, 'B')).toBe('14,2 14,1')
  scene.play(0, load('B', 'C1'))
  expect(scene.state.ap).toBe(14)
  scene.play(0, load('B', 'C2'))
  expect(scene.state.ap).toBe(13)
  scene.play(0, march('T', [16, 1], [15, 1]))
  expect(scene.refusal(0, load('B', 'T'))).toBe('noCapacity')
})

test('[G-17] [F-12.8, F-12.4, F-12.10] things are stowed otherwise for nothing, and stay inside when their carrier is set down', () => {
  const scene = nested()
  scene.play(0, load('B', 'C1'))
  scene.play(0, load('B', 'C2'))
  scene.play(0, transfer('mineral-1', 'C2'))
  expect(scene.state.ap).toBe(13)
  expect([unit(scene, 'C1').cargo, unit(scene, 'C2').cargo]).toEqual([['mineral-2'], ['mineral-1']])
  expect(scene.refusal(0, unload('B', 'C2', [13, 3]))).toBe('badTerrain')
  scene.play(0, unload('B', 'C2', [15, 2]))
  expect(scene.state.ap).toBe(12)
  expect(unit(scene, 'C2')).toMatchObject({ at: at([15, 2]), cargo: ['mineral-1'] })
})

test('[G-17] [F-12.1] a crab carries no crab', () => {
  expect(nested().refusal(0, load('C2', 'C1'))).toBe('badCargo')
})

const ORE: readonly Spot[] = [
  [16, 0],
  [15, 1],
  [14, 1],
]
const picking = (tide: Tide, pieces: { [name: string]: Piece } = {}) =>
  arrange({
    tide,
    terrain: { reef: [[16, 0]], marsh: [[15, 1]] },
    pieces: { C: { type: 'crab', at: [15, 0] }, ...pieces },
    minerals: ORE,
  })

test.each([
  ['low', ['ok', 'ok', 'ok']],
  ['normal', ['submerged', 'ok', 'ok']],
  ['high', ['submerged', 'submerged', 'ok']],
] as const)('[G-18] [F-13.3] ore can be picked up where it is dry at %s tide', (tide, answers) => {
  answers.forEach((answer, index) => {
    const scene = picking(tide)
    const move = load('C', `mineral-${index + 1}`)
    if (answer === 'ok') scene.play(0, move)
    else expect(scene.refusal(0, move)).toBe(answer)
  })
})

test('[F-13.3] whoever wonders about ore under water is told so, and only true reasons', () => {
  const scene = picking('high')
  const wondered = wonders(scene.state, 0)
  expect(wondered.length).toBeGreaterThan(8)
  const reasons = wondered.map((move) => scene.table.refusal({ by: 0, move, at: 0 })?.code ?? 'ok')
  expect(reasons.filter((code) => code === 'submerged')).toHaveLength(2)
  expect(new Set(reasons)).toEqual(new Set(['ok', 'submerged', 'occupied']))
  expect(wonders(scene.state, 1)).toEqual([])
})

test('[G-18] [F-12.6] and where no enemy fire reaches', () => {
  const scene = picking('normal', {
    B1: { type: 'tank', seat: 1, at: [13, 3] },
    B2: { type: 'tank', seat: 1, at: [14, 3] },
  })
  expect(pinned(scene, 'C')).toBe(false)
  expect(scene.refusal(0, load('C', 'mineral-3'))).toBe('underFire')
})

test('[G-19] [F-14.1, F-14.2, F-14.3, F-14.4, F-14.5] a converter makes two pieces in a turn, of which one crab', () => {
  const scene = arrange({
    pieces: { K: { type: 'converter', at: [16, 0] } },
    minerals: [
      [16, -1],
      [17, -1],
      [15, 0],
    ],
  })
  const ap = () => scene.state.ap
  scene.play(0, load('K', 'mineral-1'))
  expect(ap()).toBe(14)
  expect(scene.refusal(0, load('K', 'mineral-2'))).toBe('noCapacity')
  scene.play(0, build('K', 'crab', [16, 1]))
  expect(ap()).toBe(13)
  scene.play(0, load('K', 'mineral-2'))
  expect(scene.refusal(0, build('K', 'crab', [17, 0]))).toBe('buildLimit')
  scene.play(0, build('K', 'tank', [17, 0]))
  expect(ap()).toBe(11)
  expect(unit(scene, 'tank-p1-5')).toMatchObject({ owner: 0, home: 0, shots: 2 })
  scene.play(0, load('K', 'mineral-3'))
  expect(scene.refusal(0, build('K', 'tank', [15, 0]))).toBe('buildLimit')
  scene.play(0, unload('K', 'mineral-3', [16, 1]))
  expect(ap()).toBe(9)
  expect(unit(scene, 'crab-p1-2').cargo).toEqual(['mineral-3'])
  expect(scene.state.reserve).toEqual({ tank: 15, crab: 3, bridge: 4 })
})

test('[G-20] [F-4.4, F-4.5] a forecast for each converter that works when the tide has turned', () => {
  const deck: Tide[] = ['high', 'low', 'normal', 'high', 'low', 'normal', 'high', 'low']
  const scene = arrange({
    terrain: { marsh: [[20, 0]] },
    pieces: {
      K1: { type: 'converter', at: [16, 0] },
      K2: { type: 'converter', at: [20, 0] },
      K3: { type: 'converter', seat: 1, in: 'hold' },
    },
    current: 1,
    change(state) {
      state.deck = deck.map((card) => secret(card, [], 'tides'))
      const rest: Tide[] = ['low', 'low', 'normal', 'normal', 'high', 'high']
      state.aside = rest.map((card) => secret(card, [], 'tides'))
    },
  })
  scene.play(1, endTurn)
  expect(scene.state.tide).toBe('high')
  expect(stuck(scene, 'K2')).toBe(true)
  expect([forecastOf(scene, 0), forecastOf(scene, 1)]).toEqual([['low'], []])
  expect(scene.state.deck).toHaveLength(7)
  expect(scene.state.aside.length + scene.state.used.length).toBe(7)
})

const chain = (more: { [name: string]: Piece } = {}) =>
  arrange({
    ground: 'sea',
    terrain: { land: [[14, 2]] },
    pieces: {
      C: { type: 'crab', at: [14, 2] },
      b1: { type: 'bridge', at: [15, 1] },
      b2: { type: 'bridge', at: [16, 1] },
      b3: { type: 'bridge', at: [17, 0] },
      T: { type: 'tank', seat: 1, at: [17, 0] },
      ...more,
    },
    minerals: [[16, 1]],
  })

test('[G-21] [F-15.1, F-15.6, F-15.7] whoever picks up the first bridge of a chain drowns the rest', () => {
  const scene = chain()
  scene.play(0, load('C', 'b1'))
  expect(scene.state.ap).toBe(14)
  expect(unit(scene, 'b1').carrier).toBe('C')
  expect(['b2', 'b3', 'T', 'mineral-1'].map((id) => isGone(scene, id))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('[G-21] [F-15.7, F-15.5] a bridge that carries something stays, and no boat passes it', () => {
  const scene = chain({ V: { type: 'motorboat', at: [16, 0] } })
  scene.play(0, march('C', [14, 2], [15, 1]))
  expect(scene.refusal(0, load('C', 'b2'))).toBe('bridgeOccupied')
  const other = chain({ V: { type: 'motorboat', at: [16, 0] } })
  expect(other.refusal(0, march('V', [16, 0], [15, 1]))).toBe('badTerrain')
})

const reefBridge = () =>
  arrange({
    ground: 'sea',
    tide: 'low',
    terrain: { reef: [[20, 0]] },
    pieces: { C: { type: 'crab', at: [20, 0] }, b1: { type: 'bridge', in: 'C' } },
    next: 'normal',
  })

test('[G-21] [F-15.3, F-15.4, F-15.6] a bridge held by a reef is lost when the reef floods', () => {
  expect(reefBridge().refusal(0, unload('C', 'b1', [22, -1]))).toBe('notAdjacent')
  const scene = reefBridge()
  scene.play(0, unload('C', 'b1', [21, -1]))
  expect(scene.state.ap).toBe(14)
  scene.play(0, endTurn)
  scene.play(1, endTurn)
  expect(scene.state.tide).toBe('normal')
  expect(isGone(scene, 'b1')).toBe(true)
  expect(stuck(scene, 'C')).toBe(true)
})

test('[G-21] [F-15.3] nothing holds a bridge in the open sea', () => {
  const scene = arrange({
    ground: 'sea',
    pieces: { B: { type: 'barge', at: [18, 0], rotation: 3 }, b1: { type: 'bridge', in: 'B' } },
  })
  expect(scene.refusal(0, unload('B', 'b1', [19, 0]))).toBe('unanchored')
})

test('[G-22] [F-15.6] a rising tide takes the bridge that only marsh held', () => {
  const scene = arrange({
    ground: 'sea',
    terrain: { marsh: [[14, 2]], land: [[20, 0]] },
    pieces: {
      b1: { type: 'bridge', at: [15, 1] },
      T: { type: 'tank', at: [15, 1] },
      b2: { type: 'bridge', seat: 1, at: [21, -1] },
      T2: { type: 'tank', seat: 1, at: [21, -1] },
    },
    current: 1,
    next: 'high',
  })
  scene.play(1, endTurn)
  expect(['b1', 'T', 'b2', 'T2'].map((id) => isGone(scene, id))).toEqual([true, true, false, false])
  expect(stuck(scene, 'T2')).toBe(false)
})

const doors = (more: Setting = {}) =>
  arrange({
    pieces: { I: { type: 'tank', in: 'hold' }, C: { type: 'crab', at: [3, 1] } },
    minerals: ['C', [5, 2]],
    ...more,
  })

test('[G-23] [F-16.8] out by a pode, onto a hex beside it', () => {
  const scene = doors()
  expect(scene.refusal(0, exit('I', 2, [4, 1]))).toBe('notAdjacent')
  scene.play(0, exit('I', 0, [4, 1]))
  expect(scene.state.ap).toBe(14)
})

test('[G-23] [F-16.6, F-16.7, F-13.5] a door without tower lets in and not out, and ore stays in the hold', () => {
  const scene = doors({ lostTowers: [[0, 0]] })
  expect(scene.refusal(0, exit('I', 0, [4, 1]))).toBe('towerDestroyed')
  scene.play(0, enter('C', 0))
  expect(scene.state.ap).toBe(14)
  expect(unit(scene, 'astronef-p1').cargo).toEqual(['I', 'C', 'mineral-1'])
  expect(unit(scene, 'C').cargo).toEqual([])
  expect(scene.refusal(0, transfer('mineral-1', 'C'))).toBe('lockedMineral')
})

test('[G-23] [F-16.9, F-12.4] ore comes in from beside a pode, or out of a crab', () => {
  const scene = doors()
  scene.play(0, load('astronef-p1', 'mineral-2'))
  expect(scene.state.ap).toBe(14)
  expect(unit(scene, 'astronef-p1').cargo).toEqual(['I', 'mineral-2'])
  const other = doors()
  other.play(0, unload('C', 'mineral-1', [3, 2]))
  expect(other.state.ap).toBe(14)
  expect(unit(other, 'astronef-p1').cargo).toEqual(['I', 'mineral-1'])
})

test('[G-24] [F-9.5, F-9.2] three towers keep sixteen hexes under fire', () => {
  expect(spots(fireOf(arrange(), 0)).split(' ').sort()).toEqual(
    '1,3 1,4 2,2 2,3 2,4 2,5 3,2 3,3 3,4 3,5 4,1 4,2 4,3 4,4 5,1 5,2'.split(' ').sort(),
  )
})

test('[G-24] [F-9.5, F-10.2] towers are never neutralised and always shoot', () => {
  const scene = arrange({
    pieces: {
      B1: { type: 'supertank', seat: 1, at: [3, -1] },
      B2: { type: 'supertank', seat: 1, at: [4, -1] },
      A: { type: 'tank', at: [2, 2] },
    },
    minerals: [[4, 2]],
  })
  expect([cover(scene, 1, [3, 2]), cover(scene, 1, [2, 2])]).toEqual([2, 2])
  expect(['A', 'tower-p1-0'].map((id) => pinned(scene, id))).toEqual([true, false])
  expect(scene.refusal(0, fire('A', 'tower-p1-1', [4, 2]))).toBe('neutralised')
  scene.play(0, fire('tower-p1-0', 'tower-p1-1', [4, 2]))
  expect(scene.state.ap).toBe(13)
})

test('[G-25] [F-16.6, F-16.8] a pode under fire is still a door, but not onto a hex under fire', () => {
  const setting: Setting = {
    pieces: {
      B1: { type: 'supertank', seat: 1, at: [3, -1] },
      B2: { type: 'supertank', seat: 1, at: [4, -1] },
      A: { type: 'tank', at: [2, 3] },
      I: { type: 'tank', in: 'hold' },
    },
  }
  const scene = arrange(setting)
  expect([cover(scene, 1, [3, 2]), pinned(scene, 'A')]).toEqual([2, false])
  expect(scene.refusal(0, exit('I', 0, [4, 1]))).toBe('underFire')
  scene.play(0, enter('A', 0))
  expect(scene.state.ap).toBe(14)
  const other = arrange(setting)
  expect(cover(other, 1, [4, 2])).toBe(1)
  other.play(0, exit('I', 1, [4, 2]))
  expect(unit(other, 'I').at).toBe(at([4, 2]))
})

const sailing = () =>
  arrange({
    ground: 'sea',
    terrain: { reef: [[16, 1]] },
    pieces: { B: { type: 'barge', at: [14, 2], rotation: 3 } },
    next: 'low',
  })

test.each<[string, Spot[], number, string]>([
  [
    'advances',
    [
      [14, 2],
      [14, 1],
      [15, 0],
    ],
    13,
    '15,0 14,1',
  ],
  [
    'pivots',
    [
      [14, 2],
      [15, 2],
    ],
    14,
    '15,2 14,3',
  ],
  [
    'goes astern',
    [
      [14, 3],
      [14, 4],
    ],
    14,
    '14,4 14,3',
  ],
  [
    'goes over a reef',
    [
      [14, 2],
      [15, 1],
      [16, 1],
    ],
    13,
    '16,1 15,1',
  ],
])('[G-32] [F-8.8, F-5.6] a barge %s', (_, way, ap, filled) => {
  const scene = sailing()
  expect(fills(scene, 'B')).toBe('14,2 14,3')
  scene.play(0, march('B', ...way))
  expect(scene.state.ap).toBe(ap)
  expect(fills(scene, 'B')).toBe(filled)
  expect(stuck(scene, 'B')).toBe(false)
})

test('[G-32] [F-8.9, F-3.4] a barge with one end on a dry reef is stuck', () => {
  const scene = sailing()
  scene.play(0, march('B', [14, 2], [15, 1], [16, 1]))
  scene.play(0, endTurn)
  scene.play(1, endTurn)
  expect(scene.state.tide).toBe('low')
  expect(stuck(scene, 'B')).toBe(true)
})

test('[G-36] [F-12.4] ore goes from crab to crab', () => {
  const scene = arrange({
    pieces: { C1: { type: 'crab', at: [16, 0] }, C2: { type: 'crab', at: [17, 0] } },
    minerals: ['C1'],
  })
  scene.play(0, unload('C1', 'mineral-1', [17, 0]))
  expect(scene.state.ap).toBe(14)
  expect(unit(scene, 'C2').cargo).toEqual(['mineral-1'])
})
