// F-4, F-6, F-16, F-17, F-18, F-19: turns, ships, leaving, scores.
import { scriptedChance } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { expect, test } from 'vitest'
import { fullMetalPlanete, type Options } from '../src/index.ts'
import { pointsOf } from '../src/scoring.ts'
import {
  arrange,
  at,
  capture,
  cover,
  endTurn,
  enter,
  kinds,
  liftOff,
  load,
  march,
  optionsOf,
  type Piece,
  type PlanetScene,
  pinned,
  type Setting,
  type Spot,
  unit,
} from './table.ts'

const tank = (seat: number, place: Spot): Piece => ({ type: 'tank', seat, at: place })

const opened = (
  players: number,
  script: Parameters<typeof scriptedChance>[0] = { numbers: [0] },
  options: Partial<Options> = {},
) =>
  Scene.open({
    game: fullMetalPlanete,
    seats: players,
    options: optionsOf(options),
    chance: scriptedChance(script),
  })

const asked = (scene: PlanetScene): number =>
  scene.table.decision.result === undefined ? (scene.table.decision.seats[0] ?? -1) : -1

test('[F-6.1, F-6.4, F-6.2] land, deploy, play; the first player of turn 3 is drawn', () => {
  const scene = opened(3, { numbers: [1] }, { landingOrder: 'seat' })
  expect(turnsOf(scene)).toBe('1l0 1l1 1l2 2d0 2d1 2d2 3p1 3p2 3p0')
  expect(scene.state.order).toEqual([1, 2, 0])
})

/** Turn, phase and seat until turn 4, everybody running out of time. */
function turnsOf(scene: PlanetScene): string {
  const seen: string[] = []
  while (scene.state.turn < 4) {
    seen.push(`${scene.state.turn}${scene.state.phase[0]}${asked(scene)}`)
    scene.runOut(asked(scene))
  }
  return seen.join(' ')
}

test('[F-6.2] landing and deployment have an order that is drawn, turn 3 another', () => {
  const scene = opened(3, { shuffles: [[], [2, 0, 1]], numbers: [1] })
  expect(scene.events).toContainEqual({ kind: 'landingOrderDrawn', order: [2, 0, 1] })
  expect(turnsOf(scene)).toBe('1l2 1l0 1l1 2d2 2d0 2d1 3p1 3p2 3p0')
})

test('[F-6.2, F-21.3] by seat nothing is drawn, nor at a table from before there was a choice', () => {
  const bySeat = opened(3, { shuffles: [[], [2, 0, 1]] }, { landingOrder: 'seat' })
  expect(kinds(bySeat.events)).toBe('tidesShuffled')
  const { landingOrder: _, ...options } = optionsOf({})
  const old = Scene.open({ game: fullMetalPlanete, seats: 3, options, chance: scriptedChance() })
  expect(kinds(old.events)).toBe('tidesShuffled')
  expect(old.state.options).not.toHaveProperty('landingOrder')
})

test('[F-6.8, F-6.4] the clock lands at the first legal site', () => {
  const scene = opened(2)
  const [first] = scene.table.offers(0)
  const entry = scene.runOut(0)
  expect(entry.events[0]).toMatchObject({ kind: 'landed', auto: true })
  expect(first).toMatchObject({ kind: 'land', body: unit(scene, 'astronef-p1').at })
  expect(scene.refusal(1, endTurn)).toBe('wrongPhase')
  expect(scene.refusal(0, { kind: 'land', body: 500, orientation: 0 })).toBe('notYourTurn')
})

test('[F-6.8, F-7.3] the clock ends a turn as if it had been ended', () => {
  const scene = arrange({ ap: 8 })
  const entry = scene.runOut(0)
  expect(entry.events[0]).toEqual({ kind: 'turnEnded', seat: 0, saved: 8, auto: true })
  expect(scene.state.current).toBe(1)
})

test('[F-6.8] a player-turn of many moves has one clock', () => {
  const scene = arrange({ pieces: { A: tank(0, [14, 2]) } })
  const { decision } = scene.table
  scene.play(0, march('A', [14, 2], [14, 1]))
  expect(scene.table.decision).toEqual(decision)
  scene.play(0, endTurn)
  expect(scene.table.decision).not.toEqual(decision)
})

test('[F-6.6] a player-turn begins with shots, fresh converters and the right to retreat', () => {
  const scene = arrange({
    current: 1,
    pieces: { A: { ...tank(0, [14, 2]), shots: 0 }, K: { type: 'converter', at: [16, 2] } },
    change(state) {
      const converter = state.units.find(({ id }) => id === 'K')
      if (converter !== undefined) converter.builds = ['tank', 'tank']
      state.retreatOpen = false
    },
  })
  scene.play(1, endTurn)
  expect(unit(scene, 'A').shots).toBe(2)
  expect(unit(scene, 'K').builds).toEqual([])
  expect(scene.state).toMatchObject({ current: 0, retreatOpen: true, ap: 15 })
})

test('[F-6.7, F-6.3] the turn passes to the next in play, and then the next round begins', () => {
  const scene = arrange({
    players: 3,
    change(state) {
      const ship = state.units.find(({ id }) => id === 'astronef-p2')
      if (ship !== undefined) ship.owner = 0
    },
  })
  scene.play(0, endTurn)
  expect(scene.state).toMatchObject({ current: 2, turn: 10 })
  const entry = scene.play(2, endTurn)
  expect(kinds(entry.events)).toBe('turnEnded roundBegan tideTurned turnBegan')
  expect(scene.state).toMatchObject({ current: 0, turn: 11, ap: 30 })
})

test('[F-4.6, F-20.9] a forecast is for its player, and the rest of the deck for nobody', () => {
  const scene = arrange({
    current: 1,
    pieces: { K: { type: 'converter', at: [16, 0] }, K2: { type: 'converter', at: [20, 0] } },
  })
  scene.play(1, endTurn)
  expect(scene.state.forecasts).toEqual([2, 0])
  const known = (viewer: number | 'spectator') =>
    scene.table.view(viewer).deck.map(({ is }) => is !== undefined)
  expect(known(0)).toEqual([true, true, false, false, false, false, false])
  expect(known(1).some(Boolean)).toBe(false)
  expect(known('spectator').some(Boolean)).toBe(false)
  expect(scene.table.view(0).aside.every(({ is }) => is === undefined)).toBe(true)
})

test('[F-4.4] the forecast stays as it was until the next tide', () => {
  const scene = arrange({ current: 1, pieces: { K: { type: 'converter', at: [4, 1] } } })
  scene.play(1, endTurn)
  expect(scene.state.forecasts).toEqual([1, 0])
  scene.play(0, enter('K', 0))
  expect(scene.state.forecasts).toEqual([1, 0])
  scene.play(0, endTurn)
  scene.play(1, endTurn)
  expect(scene.state.forecasts).toEqual([0, 0])
})

test('[B-4.4, F-16.3] landing clears the zone and the reefs that touch it', () => {
  const scene = opened(2)
  const before = scene.state.minerals.length
  const site = scene.table.offers(0).find((move) => move.kind === 'land')
  if (site === undefined) throw new Error('there is no site')
  scene.play(0, site)
  const cleared = scene.state.minerals.filter((place) => place === 'cleared').length
  expect(cleared).toBeGreaterThan(0)
  expect(scene.state.minerals).toHaveLength(before)
})

test('[F-16.4] what is not deployed stays in the hold', () => {
  const scene = opened(2)
  for (const seat of [0, 1]) scene.runOut(seat)
  const deploy = scene.table.offers(0).find((move) => move.kind === 'deploy')
  if (deploy === undefined) throw new Error('there is nothing to deploy')
  scene.play(0, deploy)
  scene.play(0, endTurn)
  expect(unit(scene, 'astronef-p1').cargo).toHaveLength(10)
})

const LOST = [
  [1, 0],
  [1, 1],
  [1, 2],
] as const

const taking = (more: Setting = {}) =>
  arrange({
    lostTowers: LOST,
    ...more,
    pieces: { A: tank(0, [33, -2]), C: { type: 'crab', at: [34, -2] }, ...more.pieces },
  })

test('[F-17.2] only a combat unit takes an astronef', () => {
  expect(taking().refusal(0, enter('C', 0, 'astronef-p2'))).toBe('badUnit')
})

test('[F-17.5, F-9.10] after that, those who are now under enemy fire may retreat', () => {
  const scene = taking({
    players: 3,
    pieces: {
      B: tank(1, [18, 0]),
      F1: tank(2, [20, 0]),
      F2: tank(2, [20, -1]),
      X: tank(0, [12, 4]),
    },
  })
  expect(pinned(scene, 'B')).toBe(true)
  scene.play(0, march('X', [12, 4], [12, 5]))
  expect(scene.state.retreatOpen).toBe(false)
  scene.play(0, enter('A', 0, 'astronef-p2'))
  expect(scene.state.retreatOpen).toBe(true)
  scene.play(0, march('B', [18, 0], [17, 1]))
  expect(pinned(scene, 'B')).toBe(false)
})

test('[F-17.7, F-17.4] whoever lost a second astronef has five points less, and is out only without any', () => {
  const scene = taking({
    players: 3,
    change(state) {
      const ship = state.units.find(({ id }) => id === 'astronef-p2')
      if (ship !== undefined) ship.owner = 2
    },
  })
  scene.play(0, enter('A', 0, 'astronef-p2'))
  expect(scene.state.eliminated).toEqual([false, false, false])
  scene.play(0, endTurn)
  expect(scene.state).toMatchObject({ current: 2, ap: 15 })
})

test('[F-17.8, F-17.6] a tower is rebuilt by whoever took the astronef, and only where it is gone', () => {
  const scene = taking()
  scene.play(0, enter('A', 0, 'astronef-p2'))
  const rebuild = { kind: 'rebuild' as const, ship: 'astronef-p2', pode: 0 }
  scene.play(0, rebuild)
  expect(scene.refusal(0, rebuild)).toBe('towerStanding')
  expect(scene.state.ships.map(({ canRebuild }) => canRebuild)).toEqual([false, true])
})

test('[F-18.2] everybody chooses for each of his astronefs', () => {
  const scene = arrange({
    turn: 20,
    current: 1,
    players: 2,
    change(state) {
      const ship = state.units.find(({ id }) => id === 'astronef-p2')
      if (ship !== undefined) ship.owner = 0
    },
  })
  scene.play(1, endTurn)
  expect(scene.state.phase).toBe('liftoff')
  expect(scene.table.offers(0)).toHaveLength(4)
  expect(scene.refusal(1, liftOff('now'))).toBe('notYourTurn')
  expect(scene.refusal(0, march('A', [1, 1], [1, 2]))).toBe('wrongPhase')
  scene.play(0, liftOff('now', 'astronef-p2'))
  scene.play(0, liftOff('stay'))
  expect(scene.state.ships.map(({ liftedBy }) => liftedBy)).toEqual([null, 0])
  expect(scene.state.ap).toBe(15)
})

test('[F-6.8] whoever does not choose in time stays', () => {
  const scene = arrange({ turn: 20, current: 1 })
  scene.play(1, endTurn)
  scene.runOut(0)
  scene.play(1, liftOff('now'))
  expect(scene.state.ships.map(({ liftedBy }) => liftedBy)).toEqual([null, 1])
})

test('[F-18.6] orphans are in the way, and anybody may shoot or capture them', () => {
  const scene = arrange({
    turn: 20,
    current: 1,
    pieces: {
      O: { type: 'crab', at: [18, 0] },
      T: { type: 'tank', in: 'O' },
      E: tank(1, [18, -1]),
      E2: tank(1, [19, -1]),
      b: { type: 'bridge', at: [18, 1] },
    },
  })
  scene.play(1, endTurn)
  scene.play(0, liftOff('now'))
  scene.play(1, liftOff('stay'))
  expect([unit(scene, 'O').orphan, unit(scene, 'T').orphan, unit(scene, 'b').orphan]).toEqual([
    true,
    true,
    false,
  ])
  scene.play(1, capture('E', 'E2', 'O'))
  expect(unit(scene, 'O')).toMatchObject({ owner: 1, home: 1, orphan: false, pinned: false })
  expect(unit(scene, 'T')).toMatchObject({ owner: 1, orphan: false })
  scene.play(1, march('O', [18, 0], [18, 1]))
})

test('[F-18.6] and obey nobody, not even a former commander who still plays', () => {
  const scene = arrange({
    turn: 25,
    pieces: { O: { ...tank(0, [18, 0]), home: 1 }, A: tank(0, [18, 2]) },
    change(state) {
      const ship = state.units.find(({ id }) => id === 'astronef-p2')
      if (ship !== undefined) ship.owner = 0
    },
  })
  scene.play(0, liftOff('now', 'astronef-p2'))
  expect(scene.refusal(0, march('O', [18, 0], [18, 1]))).toBe('orphan')
  expect(cover(scene, 0, [18, 0])).toBe(1)
})

test('[F-18.7] the game is over when no astronef is left', () => {
  const scene = arrange({ turn: 20, current: 1 })
  scene.play(1, endTurn)
  scene.play(0, liftOff('now'))
  scene.play(1, liftOff('now'))
  expect(scene.table.decision.result).toEqual({ reason: 'lastTurn', places: [1, 1] })
})

test('[F-18.4, F-18.7] on turn 25 the last astronef to leave ends the turn, and the last turn the game', () => {
  const scene = arrange({ turn: 25, ap: 1 })
  expect(scene.refusal(0, liftOff('stay'))).toBe('wrongPhase')
  scene.play(0, liftOff('now'))
  expect(scene.state).toMatchObject({ current: 1, phase: 'playing' })
  scene.play(1, endTurn)
  expect(scene.state.phase).toBe('finished')
  expect(arrange({ turn: 24 }).refusal(0, liftOff('now'))).toBe('wrongPhase')
  expect(arrange({ turn: 25, ap: 0 }).refusal(0, liftOff('now'))).toBe('notEnoughPoints')
})

test('[F-18.8] an astronef left behind can still be taken and lifted', () => {
  const scene = arrange({
    turn: 25,
    ap: 0,
    lostTowers: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    pieces: { E: tank(1, [3, 1]) },
  })
  scene.play(0, endTurn)
  scene.play(1, enter('E', 0, 'astronef-p1'))
  scene.play(1, endTurn)
  expect(scene.state.ships.map(({ liftedBy }) => liftedBy)).toEqual([1, 1])
})

test('[F-19.2, F-19.1] a full force without ore is worth 14', () => {
  const { state } = opened(2)
  expect(fullMetalPlanete.score(state).map(({ points }) => points)).toEqual([14, 14])
  expect(pointsOf({ minerals: 3, pieces: 2, towers: 1 })).toBe(9)
})

test('[F-19.4, F-19.1] scores are projected while the game goes on, with what lies deepest', () => {
  const scene = arrange({
    pieces: {
      B: { type: 'barge', in: 'hold' },
      C: { type: 'crab', in: 'B' },
      T: { type: 'tank', in: 'C' },
    },
    minerals: ['astronef-p1', [3, 1]],
  })
  expect(fullMetalPlanete.score(scene.state)[0]).toEqual({
    points: 8,
    tally: { minerals: 1, pieces: 3, towers: 3, astronefs: 1 },
  })
  scene.play(0, load('astronef-p1', 'mineral-2'))
  expect(fullMetalPlanete.score(scene.state)[0]?.points).toBe(10)
})

test('[F-16.4, F-15.2] deploying: the bridge onto water that touches the zone, never onto a mountain', () => {
  const scene = opened(2)
  for (const seat of [0, 1]) scene.runOut(seat)
  expect(scene.state.phase).toBe('deployment')
  const types = new Set(
    scene.table
      .offers(0)
      .flatMap((move) => (move.kind === 'deploy' ? [unit(scene, move.unit).type] : [])),
  )
  expect([...types].sort()).toEqual(
    ['barge', 'bridge', 'converter', 'crab', 'motorboat', 'supertank', 'tank'].sort(),
  )
  expect(scene.refusal(0, { kind: 'deploy', unit: 'tank-p2-1', to: at([20, 0]) })).toBe('notOwner')
})
