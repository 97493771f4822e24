// F-21: every switch, and the presets.
import { scriptedChance } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { expect, test } from 'vitest'
import { mineralSites } from '../src/board/board.ts'
import { boardNamed } from '../src/board/shelf.ts'
import { fullMetalPlanete, type Options } from '../src/index.ts'
import { inForce, PRESETS } from '../src/meta.ts'
import {
  arrange,
  at,
  build,
  endTurn,
  enter,
  march,
  optionsOf,
  type Piece,
  pinned,
  type Spot,
  unit,
} from './table.ts'

const tank = (seat: number, place: Spot): Piece => ({ type: 'tank', seat, at: place })

const opened = (options: Partial<Options>, seats = 2) =>
  Scene.open({
    game: fullMetalPlanete,
    seats,
    options: optionsOf(options),
    chance: scriptedChance({ numbers: [0] }),
  })

test('[F-21.2] without saving, points are lost when time runs out, and only then', () => {
  const lost = arrange({ ap: 8, options: { timeoutSaves: false } })
  lost.runOut(0)
  expect(lost.state.saved[0]).toBe(0)
  const ended = arrange({ ap: 8, options: { timeoutSaves: false } })
  ended.play(0, endTurn)
  expect(ended.state.saved[0]).toBe(8)
})

test('[F-21.3] heavy pieces pay two for a step, in assaults too', () => {
  const scene = arrange({
    options: { moveCost: 'heavy' },
    pieces: {
      S: { type: 'supertank', at: [14, 2] },
      K: { type: 'converter', at: [16, 2] },
      A: tank(0, [18, 2]),
    },
  })
  scene.play(0, march('S', [14, 2], [14, 1]))
  expect(scene.state.ap).toBe(13)
  scene.play(0, march('K', [16, 2], [16, 1], [16, 0]))
  expect(scene.state.ap).toBe(9)
  scene.play(0, march('A', [18, 2], [18, 1]))
  expect(scene.state.ap).toBe(8)
  const storm = arrange({
    options: { moveCost: 'heavy' },
    pieces: {
      D1: tank(1, [18, 0]),
      D2: tank(1, [18, 1]),
      S: { type: 'supertank', at: [18, -3] },
      A: { type: 'supertank', at: [15, 2] },
    },
  })
  storm.play(0, {
    kind: 'move',
    unit: 'A',
    path: [at([15, 2]), at([16, 1])],
    assault: [{ target: at([18, 0]), partner: 'S' }],
    cost: 4,
  })
  expect(storm.state.ap).toBe(11)
})

test('[F-21.3] a rotating order puts the first player last', () => {
  const scene = arrange({ players: 3, current: 2, options: { turnOrder: 'rotating' } })
  scene.play(2, endTurn)
  expect(scene.state).toMatchObject({ order: [1, 2, 0], current: 1 })
})

test('[F-21.2, B-4.2] ore on mountains too', () => {
  const board = boardNamed(0)
  const { state } = opened({ mineralsOnMountains: true })
  expect(state.minerals).toEqual(mineralSites(board, true))
  expect(state.minerals.length).toBeGreaterThan(opened({}).state.minerals.length)
})

test('[F-21.3] ninety pieces of ore at random on land, marsh and reef', () => {
  const { state, events } = opened({ mineralLayout: 'scatter90' })
  expect(new Set(state.minerals).size).toBe(90)
  const { terrain } = boardNamed(0)
  for (const hex of state.minerals)
    expect(['land', 'marsh', 'reef']).toContain(terrain[Number(hex)])
  const happened = events.map(({ kind }) => kind)
  expect(happened).toEqual(['tidesShuffled', 'mineralsScattered', 'landingOrderDrawn'])
})

const CONVERTERS: { readonly [name: string]: Piece } = {
  K1: { type: 'converter', at: [14, 2] },
  K2: { type: 'converter', at: [16, 2] },
  K3: { type: 'converter', at: [18, 2] },
}

test.each([
  ['perConverter', 3],
  ['cap2', 2],
] as const)('[F-21.3] forecast %s gives three converters %i cards', (forecast, cards) => {
  const scene = arrange({ current: 1, options: { forecast }, pieces: CONVERTERS })
  scene.play(1, endTurn)
  expect(scene.state.forecasts).toEqual([cards, 0])
})

test('[F-21.3] the extended list has everything, without reserve, and one super tank a turn', () => {
  const scene = arrange({
    options: { buildList: 'extended' },
    terrain: {
      sea: [
        [14, 1],
        [14, 0],
      ],
    },
    pieces: CONVERTERS,
    minerals: ['K1', 'K2', [16, 1]],
    change: (state) => {
      state.reserve.tank = 0
    },
  })
  expect(scene.refusal(0, build('K1', 'motorboat', [14, 3]))).toBe('badTerrain')
  scene.play(0, { kind: 'build', by: 'K1', type: 'barge', to: at([14, 1]), rotation: 0 })
  expect(unit(scene, 'barge-p1-2')).toMatchObject({ at: at([14, 1]), rotation: 0 })
  scene.play(0, build('K2', 'supertank', [16, 3]))
  scene.play(0, { kind: 'load', by: 'K2', item: 'mineral-3' })
  expect(scene.refusal(0, build('K2', 'supertank', [16, 1]))).toBe('buildLimit')
  scene.play(0, build('K2', 'tank', [16, 1]))
  expect(scene.state.reserve.tank).toBe(0)
})

test('[F-21.2] a retreat may cost nothing', () => {
  const scene = arrange({
    ap: 0,
    options: { retreatCost: 0 },
    pieces: { B1: tank(1, [18, 0]), B2: tank(1, [18, 2]), A: tank(0, [19, 1]) },
  })
  scene.play(0, march('A', [19, 1], [20, 1]))
  expect(scene.state.ap).toBe(0)
  expect(pinned(scene, 'A')).toBe(false)
  expect(scene.refusal(0, march('A', [20, 1], [21, 1]))).toBe('notEnoughPoints')
})

const pair = (
  ap: number,
  terrain: Spot[] = [
    [18, 0],
    [18, 1],
  ],
) =>
  arrange({
    ap,
    options: { mountainPair: 'forbid' },
    terrain: { mountain: terrain },
    pieces: { A: tank(0, [18, 0]), A2: tank(0, [18, 1]) },
  })

test('[F-21.2] tanks on neighbouring mountains may not stay so, if they can part', () => {
  const scene = pair(5)
  expect(scene.refusal(0, endTurn)).toBe('mountainPair')
  scene.play(0, march('A', [18, 0], [17, 0]))
  scene.play(0, endTurn)
  expect(scene.state.current).toBe(1)
})

test('[F-21.2] when time runs out, or when they cannot move, one of them is just idle', () => {
  const late = pair(5)
  late.runOut(0)
  expect(late.state.current).toBe(1)
  const broke = pair(0)
  broke.play(0, endTurn)
  expect(broke.state.current).toBe(1)
  const flat = pair(5, [[18, 0]])
  flat.play(0, endTurn)
  expect(flat.state.current).toBe(1)
})

test('[F-21.2, F-7.5] no points at once for an astronef, but from the next turn on', () => {
  const scene = arrange({
    options: { captureBonusNow: false },
    lostTowers: [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
    pieces: { A: tank(0, [33, -2]) },
  })
  scene.play(0, enter('A', 0, 'astronef-p2'))
  expect(scene.state.ap).toBe(14)
  scene.play(0, endTurn)
  expect(scene.state.ap).toBe(30)
})

test('[F-21.2] a preset decides what it names and leaves the rest as it is set', () => {
  expect(inForce(optionsOf({ preset: 'seed', moveCost: 'heavy' }))).toMatchObject({
    moveCost: 'heavy',
  })
  expect(inForce(optionsOf({ preset: 'published', moveCost: 'heavy' }))).toMatchObject({
    savingMode: 'blocks5',
    mineralsOnMountains: true,
    mountainPair: 'forbid',
    moveCost: 'heavy',
  })
  expect(opened({ preset: 'app' }).state.options).toMatchObject(PRESETS.app)
})
