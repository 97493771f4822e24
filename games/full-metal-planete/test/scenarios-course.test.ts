// Golden scenarios G-01 to G-06, G-26 to G-30, G-33 to G-35: grid, tides, credit, ships, lift-off, landing, the compact form.
import { open, scriptedChance } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { expect, test } from 'vitest'
import { EDGE_HEXES, GRID, HEXES } from '../src/board/grid.ts'
import { ELEMENTS, TERRAINS, TIDES } from '../src/board/plan.ts'
import { fieldOf, isSea } from '../src/field/index.ts'
import { fullMetalPlanete, type State } from '../src/index.ts'
import { placesOf } from '../src/scoring.ts'
import { blank } from '../src/setup.ts'
import { compactOf } from '../src/words/compact.ts'
import {
  arrange,
  at,
  endTurn,
  enter,
  fire,
  isGone,
  liftOff,
  march,
  optionsOf,
  type Piece,
  type PlanetScene,
  pinned,
  planOf,
  type Setting,
  type Spot,
  shelve,
  spots,
  unit,
} from './table.ts'

const beside = (spot: Spot) =>
  spots(GRID.beside(at(spot)))
    .split(' ')
    .sort()
    .join(' ')

test('[G-01] [F-2.1, F-2.2, F-2.3, F-2.4] neighbours on the board', () => {
  expect(beside([0, 0])).toBe('0,1 1,0')
  expect(beside([1, 0])).toBe('0,0 0,1 1,1 2,-1 2,0')
  expect(beside([36, 4])).toBe('35,4 35,5 36,3')
  expect([GRID.at(36, -18) >= 0, GRID.at(36, 4) >= 0, GRID.at(36, 5) >= 0]).toEqual([
    true,
    true,
    false,
  ])
})

test('[G-01] [F-2.5, F-2.6] distances and edges', () => {
  expect(GRID.distance(at([0, 0]), at([36, -18]))).toBe(36)
  expect(GRID.distance(at([0, 0]), at([36, 4]))).toBe(40)
  expect(GRID.distance(at([10, 0]), at([12, -1]))).toBe(2)
  expect(new Set(HEXES.map((hex) => GRID.name(hex))).size).toBe(851)
  expect(EDGE_HEXES).toHaveLength(116)
})

test('[G-02] [F-3.1, F-3.2, F-3.3] what each tide makes of each terrain, and a bridge of all', () => {
  const rows = TERRAINS.map((terrain) => TIDES.map((tide) => ELEMENTS[terrain][tide]).join(' '))
  expect(rows).toEqual([
    'land land land',
    'sea sea sea',
    'land land sea',
    'land sea sea',
    'land land land',
  ])
  for (const ground of TERRAINS) {
    for (const tide of TIDES) {
      const { state } = arrange({ ground, tide, pieces: { b: { type: 'bridge', at: [15, 0] } } })
      expect(isSea(fieldOf(state), at([15, 0]))).toBe(false)
      expect(isSea(fieldOf(state), at([18, 0]))).toBe(ELEMENTS[ground][tide] === 'sea')
    }
  }
})

const opened = (players: number, options = {}, numbers: number[] = []) =>
  Scene.open({
    game: fullMetalPlanete,
    seats: players,
    options: optionsOf(options),
    chance: scriptedChance({ numbers }),
  })

test.each([
  [2, 30, { tank: 16, crab: 4, bridge: 4 }],
  [3, 45, { tank: 12, crab: 3, bridge: 3 }],
  [4, 60, { tank: 16, crab: 4, bridge: 4 }],
])(
  '[G-03] [F-1.1, F-1.2, F-1.3, F-1.4, F-1.6, F-4.1] %i players begin',
  (players, records, reserve) => {
    const { state } = opened(players)
    expect(state.units).toHaveLength(records)
    expect(state.units.filter(({ carrier }) => carrier !== null)).toHaveLength(11 * players)
    expect([state.deck.length, state.aside.length]).toEqual([9, 6])
    const cards = [...state.deck, ...state.aside].map(open)
    for (const tide of TIDES) expect(cards.filter((card) => card === tide)).toHaveLength(5)
    expect(state).toMatchObject({ tide: 'normal', ap: 0, reserve })
  },
)

/** Everybody lands at the first site and deploys nothing. */
function idle(scene: PlanetScene, turn: number): number[] {
  const credits: number[] = []
  while (scene.state.turn < turn) {
    const [seat = 0] = scene.table.decision.result === undefined ? scene.table.decision.seats : []
    scene.runOut(seat)
    if (scene.state.current === 0 && scene.state.turn >= 3) credits.push(scene.state.ap)
  }
  return credits
}

test('[G-04] [F-7.2, F-7.3, F-1.5] idle players have 5, 15, 25, 25 points', () => {
  const scene = opened(2, {}, [0])
  expect(idle(scene, 6)).toEqual([5, 15, 25, 25])
})

test.each([
  [7, 'exact', 7, 22],
  [7, 'blocks5', 5, 20],
  [13, 'exact', 10, 25],
] as const)(
  '[G-04] [F-7.2, F-7.3] with %i left and %s saving, %i are saved',
  (ap, savingMode, saved, next) => {
    const scene = arrange({ ap, options: { savingMode } })
    scene.play(0, endTurn)
    expect(scene.state.saved[0]).toBe(saved)
    scene.play(1, endTurn)
    expect(scene.state).toMatchObject({ current: 0, ap: next, turn: 11 })
    expect(scene.state.saved[0]).toBe(0)
  },
)

test('[G-05] [F-7.1] a price that is named must be right', () => {
  const scene = arrange({ pieces: { A: { type: 'tank', at: [14, 2] } } })
  const step = { kind: 'move' as const, unit: 'A', path: [at([14, 2]), at([14, 1])] }
  expect(scene.refusal(0, { ...step, cost: 2 })).toBe('badCost')
  scene.play(0, { ...step, cost: 1 })
  expect(scene.state.ap).toBe(14)
})

test('[G-06] [F-4.2, F-4.3] deck and discard through the whole game', () => {
  const scene = opened(2, {}, [0])
  const sizes = new Map<number, string>()
  while (scene.table.decision.result === undefined) {
    const [seat = 0] = scene.table.decision.seats
    scene.runOut(seat)
    const { turn, deck, aside, used, tide } = scene.state
    if (turn < 3) continue
    sizes.set(turn, `${deck.length}/${aside.length + used.length}`)
    const cards = [...deck.map(open), ...aside.map(open), ...used, tide]
    for (const level of TIDES) expect(cards.filter((card) => card === level)).toHaveLength(5)
  }
  expect([3, 10, 11, 12, 18, 19, 25].map((turn) => sizes.get(turn))).toEqual([
    '8/6',
    '1/13',
    '8/6',
    '7/7',
    '1/13',
    '8/6',
    '2/12',
  ])
})

test('[G-26] [F-10.3, F-10.4, F-20.2] a shot at a pode destroys its tower, and then there is no target', () => {
  const scene = arrange({
    pieces: { X1: { type: 'supertank', at: [33, -4] }, X2: { type: 'tank', at: [33, -3] } },
  })
  scene.play(0, fire('X1', 'X2', [33, -1]))
  expect(scene.state.ap).toBe(13)
  expect(isGone(scene, 'tower-p2-0')).toBe(true)
  expect(scene.refusal(0, fire('X1', 'X2', [33, -1]))).toBe('noTarget')
})

const ALL_LOST = [
  [1, 0],
  [1, 1],
  [1, 2],
] as const
const taking = (lostTowers: Setting['lostTowers'] = ALL_LOST) =>
  arrange({
    lostTowers,
    pieces: {
      A: { type: 'tank', at: [33, -2] },
      B: { type: 'tank', seat: 1, at: [20, 3] },
      C: { type: 'crab', seat: 1, in: 'hold' },
    },
    minerals: ['astronef-p2'],
    change: (state) => {
      state.saved[1] = 5
    },
  })

test('[G-27] [F-17.1, F-17.2, F-17.3, F-17.4, F-7.5, F-5.3] whoever enters an undefended astronef has it, and all of its colour', () => {
  const scene = taking()
  scene.play(0, enter('A', 0, 'astronef-p2'))
  expect(scene.state).toMatchObject({ ap: 19, saved: [0, 0], eliminated: [false, true] })
  expect(unit(scene, 'astronef-p2')).toMatchObject({ owner: 0, home: 1 })
  expect(unit(scene, 'A')).toMatchObject({ carrier: 'astronef-p2', home: 1, owner: 0 })
  for (const id of ['B', 'C']) expect(unit(scene, id)).toMatchObject({ owner: 0, home: 1 })
  scene.play(0, march('B', [20, 3], [20, 4]))
  scene.play(0, { kind: 'rebuild', ship: 'astronef-p2', pode: 1 })
  expect(scene.state.ap).toBe(16)
  expect(unit(scene, 'tower-p2-1')).toMatchObject({ owner: 0, shots: 2 })
})

test('[G-27] [F-7.2] and has five points more in every turn', () => {
  const scene = taking()
  scene.play(0, enter('A', 0, 'astronef-p2'))
  scene.play(0, endTurn)
  expect(scene.state).toMatchObject({ turn: 11, current: 0, ap: 30 })
})

test('[G-27] [F-17.1, F-17.6] towers keep it closed, and nobody rebuilds what was never taken', () => {
  expect(taking([]).refusal(0, enter('A', 0, 'astronef-p2'))).toBe('towersStanding')
  expect(taking().refusal(0, { kind: 'rebuild', ship: 'astronef-p1', pode: 1 })).toBe('notCaptured')
})

const turn20 = () =>
  arrange({
    turn: 20,
    current: 1,
    ap: 0,
    pieces: {
      H: { type: 'tank', in: 'hold' },
      O: { type: 'tank', at: [18, 0] },
      O2: { type: 'tank', at: [18, 1] },
      Q: { type: 'crab', seat: 1, at: [19, 0] },
    },
    minerals: ['astronef-p1', 'astronef-p1'],
  })

test('[G-28] [F-18.1, F-18.2, F-18.3, F-18.5, F-18.6, F-6.5] the secret choice of turn 21', () => {
  const scene = turn20()
  expect(pinned(scene, 'Q')).toBe(true)
  scene.play(1, endTurn)
  expect(scene.state).toMatchObject({ turn: 21, phase: 'liftoff' })
  scene.play(0, liftOff('now'))
  expect(scene.table.view(1).decisions[0]).toEqual({ to: [0] })
  expect(scene.refusal(0, liftOff('now'))).toBe('alreadyDecided')
  scene.play(1, liftOff('stay'))
  expect(scene.state.ships[0]).toMatchObject({ liftedBy: 0, liftOffTurn: 21 })
  expect(fullMetalPlanete.score(scene.state)[0]?.points).toBe(8)
  expect([unit(scene, 'O').orphan, unit(scene, 'O2').orphan, pinned(scene, 'Q')]).toEqual([
    true,
    true,
    false,
  ])
  expect(scene.state).toMatchObject({ phase: 'playing', current: 1, ap: 15, turn: 21 })
  scene.play(1, endTurn)
  expect(scene.state).toMatchObject({ turn: 22, current: 1 })
})

const turn25 = (ap: number) =>
  arrange({
    turn: 25,
    ap,
    lostTowers: [
      [0, 0],
      [0, 2],
    ],
    pieces: { H: { type: 'tank', in: 'hold' } },
    minerals: ['astronef-p1', 'astronef-p1'],
  })

test('[G-29] [F-18.4, F-18.8, F-7.1, F-19.1] on turn 25 leaving costs one point and one for each lost tower', () => {
  const scene = turn25(3)
  scene.play(0, endTurn)
  expect(scene.state.ships[0]).toMatchObject({ liftedBy: 0, liftOffTurn: 25 })
  scene.play(1, endTurn)
  expect(fullMetalPlanete.score(scene.state)[0]?.points).toBe(6)
  const poor = turn25(2)
  poor.play(0, endTurn)
  expect(poor.state.ships[0]?.liftedBy).toBe(null)
  poor.play(1, endTurn)
  expect(fullMetalPlanete.score(poor.state)[0]?.points).toBe(0)
})

/** Everything in these holds was brought home. */
function brought(
  hauls: readonly (readonly [seat: number, minerals: number, pieces: number])[],
): State {
  const pieces: { [name: string]: Piece } = {}
  const minerals: string[] = []
  hauls.forEach(([, ore, count], home) => {
    for (let n = 0; n < count; n++)
      pieces[`t${home}${n}`] = { type: 'tank', seat: home, in: 'hold' }
    for (let n = 0; n < ore; n++) minerals.push(`astronef-p${home + 1}`)
  })
  const { state } = arrange({
    players: hauls.length,
    pieces,
    minerals,
    change(changed) {
      changed.phase = 'finished'
      hauls.forEach(([seat], home) => {
        const ship = changed.ships[home]
        if (ship !== undefined) ship.liftedBy = seat
      })
    },
  })
  return state
}

test('[G-30] [F-19.3] equal points: more astronefs, then more ore', () => {
  const ore = brought([
    [0, 10, 2],
    [1, 8, 6],
  ])
  expect(fullMetalPlanete.score(ore).map(({ points }) => points)).toEqual([25, 25])
  expect(placesOf(ore)).toEqual([1, 2])
  const ships = brought([
    [0, 10, 2],
    [1, 4, 5],
    [1, 3, 0],
  ])
  expect(fullMetalPlanete.score(ships).map(({ points }) => points)).toEqual([25, 25, 0])
  expect(placesOf(ships)).toEqual([2, 1, 3])
})

const byColumn = (q: number) => 1 + Math.min(5, Math.floor(q / 6))
const zones = HEXES.map((hex) => byColumn(GRID.q[hex] ?? 0))

function landing(terrain: Setting['terrain'] = {}, ore: readonly Spot[] = []): PlanetScene {
  const options = optionsOf({ board: shelve(planOf('land', terrain, zones)) })
  const state = blank(2, options)
  state.minerals = ore.map(at)
  return Scene.arranged(
    { game: fullMetalPlanete, seats: 2, options, chance: scriptedChance() },
    state,
  )
}
const land = (spot: Spot, orientation = 0) => ({
  kind: 'land' as const,
  body: at(spot),
  orientation,
})

test('[G-33] [F-16.1, F-16.2, F-16.3] landing in a zone of one’s own', () => {
  const scene = landing({}, [
    [2, 2],
    [14, 0],
  ])
  scene.play(0, land([3, 5]))
  expect(scene.state.minerals).toEqual(['cleared', at([14, 0])])
  expect(scene.refusal(1, land([5, 5]))).toBe('zoneMixed')
  expect(scene.refusal(1, land([8, 5]))).toBe('zoneAdjacent')
  expect(scene.refusal(1, land([33, -5]))).toBe('zoneAdjacent')
  expect(scene.refusal(1, land([4, 8]))).toBe('zoneTaken')
  expect(scene.refusal(1, land([15, -6]))).toBe('onEdge')
  scene.play(1, land([15, 0]))
  expect(scene.state.minerals).toEqual(['cleared', 'cleared'])
})

test('[G-34] [F-16.4] deploying in one’s own zone, for nothing', () => {
  const scene = landing({
    sea: [
      [6, 5],
      [7, 5],
    ],
    mountain: [[4, 9]],
  })
  scene.play(0, land([3, 5]))
  scene.play(1, land([15, 0]))
  const deploy = (id: string, to: Spot) => ({ kind: 'deploy' as const, unit: id, to: at(to) })
  scene.play(0, deploy('tank-p1-1', [5, 9]))
  expect(scene.state.ap).toBe(0)
  expect(scene.refusal(0, deploy('tank-p1-2', [6, 8]))).toBe('outOfZone')
  expect(scene.refusal(0, deploy('motorboat-p1-1', [7, 5]))).toBe('outOfZone')
  scene.play(0, deploy('motorboat-p1-1', [6, 5]))
  expect(scene.refusal(0, deploy('supertank-p1-1', [4, 9]))).toBe('badTerrain')
  scene.play(0, deploy('tank-p1-2', [4, 9]))
  expect(scene.refusal(0, deploy('tank-p1-3', [3, 4]))).toBe('occupied')
})

test('[G-35] [F-20.10, F-5.7] the compact form', () => {
  const { state } = arrange({
    pieces: {
      'tank-p1-1': { type: 'tank', at: [14, 2], shots: 1 },
      'crab-p1-1': { type: 'crab', at: [15, 2] },
    },
    change(changed) {
      changed.minerals = [0, 1, 2, 3, 4, 5].map(() => 'destroyed')
      changed.minerals.push('crab-p1-1', at([10, 0]))
      const crab = changed.units.find(({ id }) => id === 'crab-p1-1')
      if (crab !== undefined) crab.cargo = ['mineral-7']
    },
  })
  const { t, p, ap, tide, m, u } = compactOf(state)
  expect({ t, p, ap, tide, m }).toEqual({ t: 10, p: 'p1', ap: 15, tide: 1, m: [[10, 0]] })
  const of = (id: string) => u.find(({ i }) => i === id)
  expect(of('tank-p1-1')).toEqual({ i: 'tank-p1-1', t: 2, o: 'p1', p: [14, 2], s: 1 })
  expect(of('crab-p1-1')).toEqual({ i: 'crab-p1-1', t: 6, o: 'p1', p: [15, 2], c: ['mineral-7'] })
  expect(of('tower-p2-1')).toEqual({ i: 'tower-p2-1', t: 1, o: 'p2', p: [34, 0], s: 2 })
})
