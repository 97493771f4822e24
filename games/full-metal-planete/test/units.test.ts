// F-5, F-8, F-9, F-10, F-11: who can do what, where, and under whose fire.
import { expect, test } from 'vitest'
import { BUILDABLE, KINDS, TYPES } from '../src/data/pieces.ts'
import { fieldOf, rangeOf } from '../src/field/index.ts'
import type { State } from '../src/index.ts'
import { isTooHeavy } from '../src/rules/cargo.ts'
import { stepCost } from '../src/rules/walking.ts'
import { hexesOf, isBoat, isCombat, isMobile, isTransporter } from '../src/state.ts'
import {
  arrange,
  at,
  build,
  capture,
  cover,
  endTurn,
  enter,
  exit,
  fire,
  isGone,
  load,
  march,
  type Piece,
  pinned,
  type Spot,
  spots,
  stuck,
  transfer,
  unit,
  unload,
} from './table.ts'

const tank = (seat: number, place: Spot): Piece => ({ type: 'tank', seat, at: place })

test('[F-5.1] one table says everything about a kind, and quick questions agree with it', () => {
  const { state } = arrange({ pieces: everyKind() })
  const kinds = state.units.filter(({ id }) => id.startsWith('one-'))
  expect(kinds.map(({ type }) => type).sort()).toEqual([...TYPES].sort())
  for (const unit of kinds) {
    const kind = KINDS[unit.type]
    const isShip = unit.type === 'astronef'
    expect(hexesOf(state, { ...unit, at: at([20, 0]) })).toHaveLength(kind.hexes)
    expect([unit.type, isCombat(unit)]).toEqual([unit.type, kind.range > 0])
    expect([unit.type, isBoat(unit)]).toEqual([unit.type, kind.domain === 'sea'])
    expect([unit.type, isTransporter(unit)]).toEqual([unit.type, kind.slots > 0 && !isShip])
    if (kind.domain === 'land')
      expect([unit.type, isTooHeavy(state, unit)]).toEqual([unit.type, !kind.climbs])
    expect([unit.type, stepCost(heavy(state), unit)]).toEqual([unit.type, kind.isHeavy ? 2 : 1])
  }
  expect(TYPES.filter((type) => KINDS[type].builds)).toEqual(['converter'])
  expect(TYPES.filter((type) => KINDS[type].predicts)).toEqual(['converter'])
  expect(TYPES.filter((type) => KINDS[type].isNeutral)).toEqual(['bridge'])
  expect(TYPES.filter((type) => KINDS[type].mountainBonus > 0)).toEqual(['tank'])
  expect(TYPES.filter((type) => KINDS[type].builtPerTurn > 0).sort()).toEqual([...BUILDABLE].sort())
})

const everyKind = () =>
  Object.fromEntries(TYPES.map((type) => [`one-${type}`, { type, in: 'hold' } as const]))

const heavy = (state: State): State => ({
  ...state,
  options: { ...state.options, moveCost: 'heavy' },
})

test('[F-5.1, F-5.2] combat units, transporters, and what can move', () => {
  const { state } = arrange({
    pieces: Object.fromEntries(TYPES.map((type) => [type, { type, in: 'hold' }])),
  })
  const of = (isSo: (one: (typeof state.units)[number]) => boolean) =>
    [...new Set(state.units.filter(isSo).map(({ type }) => type))].sort()
  expect(of(isCombat)).toEqual(['motorboat', 'supertank', 'tank', 'tower'])
  expect(of(isCombat)).toEqual(TYPES.filter((type) => KINDS[type].range > 0).sort())
  for (const one of state.units.filter(isCombat))
    expect(rangeOf(fieldOf(state), one, at([20, 0]))).toBe(KINDS[one.type].range)
  expect(of(isTransporter)).toEqual(['barge', 'converter', 'crab'])
  expect(of(isMobile)).toEqual(
    TYPES.filter((type) => ['land', 'sea'].includes(KINDS[type].domain)).sort(),
  )
})

test('[F-5.4, F-5.5] whoever is aboard does nothing', () => {
  const scene = arrange({
    pieces: { C: { type: 'crab', at: [14, 2] }, T: { type: 'tank', in: 'C' }, A: tank(0, [14, 3]) },
    minerals: [[15, 2]],
  })
  expect(scene.refusal(0, march('T', [14, 2], [14, 1]))).toBe('carried')
  expect(scene.refusal(0, fire('T', 'A', [15, 2]))).toBe('carried')
  expect(scene.refusal(0, load('C', 'T'))).toBe('carried')
  expect(scene.refusal(0, enter('T', 0))).toBe('carried')
})

test('[F-5.6, F-8.8] a barge fills two hexes, and either end may lead', () => {
  const scene = arrange({
    ground: 'sea',
    pieces: { B: { type: 'barge', at: [14, 2], rotation: 3 } },
  })
  const leads = scene.table
    .offers(0)
    .flatMap((move) => (move.kind === 'move' && move.unit === 'B' ? [move.path[0]] : []))
  expect(spots([...new Set(leads.map(Number))])).toBe('14,2 14,3')
  expect(scene.refusal(0, march('B', [14, 2], [14, 3]))).toBe('badPath')
  expect(scene.refusal(0, march('B', [14, 1], [14, 0]))).toBe('badPath')
  scene.play(0, march('B', [14, 2], [15, 2]))
  expect(unit(scene, 'B')).toMatchObject({ at: at([15, 2]), rotation: 4 })
})

test('[F-8.1, F-8.2] one thing to a hex, and nobody passes anybody', () => {
  const scene = arrange({
    pieces: { A: tank(0, [14, 2]), C: { type: 'crab', at: [14, 1] }, E: tank(1, [15, 1]) },
    minerals: [[13, 3]],
  })
  for (const place of [
    [14, 1],
    [15, 1],
    [13, 3],
  ] as const)
    expect(scene.refusal(0, march('A', [14, 2], place))).toBe('occupied')
})

test('[F-8.4, F-3.5] what cannot move at all', () => {
  const scene = arrange({
    pieces: { b: { type: 'bridge', at: [14, 2] }, E: tank(1, [15, 5]), A: tank(0, [20, 0]) },
  })
  expect(scene.refusal(0, march('b', [14, 2], [14, 1]))).toBe('badUnit')
  expect(scene.refusal(0, march('tower-p1-0', [3, 2], [3, 1]))).toBe('badUnit')
  expect(scene.refusal(0, march('E', [15, 5], [15, 4]))).toBe('notOwner')
  expect(scene.refusal(0, march('nobody', [15, 5], [15, 4]))).toBe('noSuchUnit')
  expect(scene.refusal(0, march('A', [20, 1], [20, 2]))).toBe('badPath')
  expect(scene.refusal(0, { kind: 'move', unit: 'A', path: [at([20, 0])] })).toBe('badPath')
})

test('[F-3.5] whoever is stuck does nothing, and can still be shot and captured', () => {
  const setting = {
    terrain: {
      reef: [
        [16, 0],
        [15, 3],
      ] as const,
    },
    pieces: {
      C: { type: 'crab', at: [16, 0] },
      T: { type: 'tank', in: 'C' },
      K: { type: 'converter', seat: 1, at: [15, 3] },
      A: tank(0, [15, 2]),
      A2: tank(0, [14, 3]),
    } as const,
    minerals: [[16, -1]] as const,
  }
  const scene = arrange(setting)
  expect(stuck(scene, 'C')).toBe(true)
  expect(scene.refusal(0, load('C', 'mineral-1'))).toBe('stuck')
  expect(scene.refusal(0, unload('C', 'T', [17, 0]))).toBe('stuck')
  scene.play(0, capture('A', 'A2', 'K'))
  expect(unit(scene, 'K').owner).toBe(0)
  expect(stuck(scene, 'K')).toBe(true)
  expect(scene.refusal(0, build('K', 'tank', [15, 4]))).toBe('stuck')
  const other = arrange(setting)
  other.play(0, fire('A', 'A2', [15, 3]))
  expect(isGone(other, 'K')).toBe(true)
})

test('[F-9.1] who projects fire: shots do not matter, but standing free and able does', () => {
  const scene = arrange({
    terrain: { reef: [[20, 0]] },
    pieces: {
      E: { ...tank(1, [18, 0]), shots: 0 },
      S: tank(1, [20, 0]),
      C: { type: 'crab', seat: 1, at: [18, 2] },
      T: { type: 'tank', seat: 1, in: 'C' },
    },
  })
  expect(stuck(scene, 'S')).toBe(true)
  expect([cover(scene, 1, [18, 0]), cover(scene, 1, [20, 0]), cover(scene, 1, [18, 3])]).toEqual([
    1, 1, 0,
  ])
})

test('[F-9.2, F-9.3] fire of two players does not add up; that of any one of them counts', () => {
  const pieces = { A: tank(0, [18, 0]), E: tank(1, [18, 2]), F: tank(2, [20, 0]) }
  const scene = arrange({ players: 3, pieces })
  expect(pinned(scene, 'A')).toBe(false)
  const worse = arrange({ players: 3, pieces: { ...pieces, G: tank(2, [20, -1]) } })
  expect(pinned(worse, 'A')).toBe(true)
})

test('[F-9.11, F-9.6] nobody chooses to neutralise: a tank that comes near does it', () => {
  const scene = arrange({
    pieces: {
      A: tank(0, [18, 3]),
      A2: tank(0, [20, 0]),
      E: { type: 'crab', seat: 1, at: [18, 0] },
    },
  })
  expect(pinned(scene, 'E')).toBe(false)
  scene.play(0, march('A', [18, 3], [18, 2]))
  expect(pinned(scene, 'E')).toBe(true)
  scene.play(0, march('A', [18, 2], [18, 3]))
  expect(pinned(scene, 'E')).toBe(false)
})

/** (17,1) is under p2's fire, (16,2) beside it is not. */
const underFire = (
  more: { [name: string]: Piece } = {},
  minerals: readonly (Spot | string)[] = [],
) =>
  arrange({
    pieces: { E1: tank(1, [18, 0]), E2: tank(1, [18, 2]), ...more },
    minerals,
  })

test('[F-9.7] enemy fire closes a hex to everything', () => {
  const crab: Piece = { type: 'crab', at: [15, 2] }
  const loaded = underFire({ C: crab, T: { type: 'tank', in: 'C' } }, [[16, 2]])
  expect(cover(loaded, 1, [16, 2])).toBe(2)
  expect(loaded.refusal(0, load('C', 'mineral-1'))).toBe('underFire')
  const empty = underFire({ C: crab, T: { type: 'tank', in: 'C' } })
  expect(empty.refusal(0, unload('C', 'T', [16, 2]))).toBe('underFire')
  const converter = underFire({ K: { type: 'converter', at: [15, 2] } }, ['K'])
  expect(converter.refusal(0, build('K', 'tank', [16, 2]))).toBe('underFire')
  const bridge = underFire({ C: crab, b: { type: 'bridge', at: [16, 2] } })
  expect(bridge.refusal(0, load('C', 'b'))).toBe('underFire')
})

test('[F-10.5, F-15.6] a shot bridge takes down the chain, own units too', () => {
  const scene = arrange({
    ground: 'sea',
    terrain: {
      land: [
        [14, 2],
        [13, 2],
        [14, 3],
      ],
    },
    pieces: {
      b1: { type: 'bridge', at: [15, 1] },
      b2: { type: 'bridge', at: [16, 0] },
      T: tank(0, [16, 0]),
      A: tank(0, [14, 2]),
      A2: tank(0, [14, 3]),
    },
  })
  scene.play(0, fire('A', 'A2', [15, 1]))
  expect(['b1', 'b2', 'T'].map((id) => isGone(scene, id))).toEqual([true, true, true])
})

const storm = (from: Spot, to: Spot, target: Spot, partner: string) => ({
  kind: 'move' as const,
  unit: 'A',
  path: [at(from), at(to)],
  assault: [{ target: at(target), partner }],
})

test('[F-10.7, F-10.6] the partner in an assault must be able to act; a tower always is', () => {
  const scene = arrange({
    pieces: {
      D1: tank(1, [18, 0]),
      D2: tank(1, [18, 1]),
      A: tank(0, [15, 2]),
      P: tank(0, [16, 2]),
    },
  })
  expect(pinned(scene, 'P')).toBe(true)
  expect(scene.refusal(0, storm([15, 2], [16, 1], [18, 0], 'P'))).toBe('neutralised')
  const home = arrange({
    pieces: { D1: tank(1, [6, 3]), D2: tank(1, [6, 4]), A: tank(0, [4, 6]) },
  })
  home.play(0, storm([4, 6], [5, 5], [6, 3], 'tower-p1-1'))
  expect(isGone(home, 'D1')).toBe(true)
  expect(home.state.ap).toBe(12)
})

test('[F-10.8] whoever is carried gets off outside of fire and goes on alone', () => {
  const scene = underFire({ C: { type: 'crab', at: [14, 2] }, T: { type: 'tank', in: 'C' } })
  expect(scene.refusal(0, march('C', [14, 2], [15, 2], [16, 2]))).toBe('underFire')
  scene.play(0, unload('C', 'T', [15, 2]))
  expect(scene.refusal(0, march('T', [15, 2], [16, 2]))).toBe('underFire')
})

test('[F-10.1] two different combat units, no more, no fewer', () => {
  const scene = arrange({
    pieces: { A: tank(0, [16, 1]), C: { type: 'crab', at: [16, 2] }, E: tank(1, [25, 0]) },
    minerals: [[17, 0]],
  })
  expect(scene.refusal(0, fire('A', 'A', [17, 0]))).toBe('badAttackers')
  expect(scene.refusal(0, fire('A', 'C', [17, 0]))).toBe('badAttackers')
  expect(scene.refusal(0, fire('A', 'E', [17, 0]))).toBe('notOwner')
})

test('[F-11.3] what cannot be captured: bridges, towers, astronefs, what is aboard, and one’s own', () => {
  const scene = arrange({
    pieces: {
      A: tank(0, [16, 1]),
      A2: tank(0, [16, 2]),
      b: { type: 'bridge', seat: 1, at: [17, 1] },
      C: { type: 'crab', seat: 1, at: [15, 2] },
      T: { type: 'tank', seat: 1, in: 'C' },
      O: { type: 'crab', at: [17, 0] },
    },
  })
  for (const target of ['b', 'tower-p2-0', 'astronef-p2', 'T'])
    expect(scene.refusal(0, capture('A', 'A2', target))).toBe('badTarget')
  expect(scene.refusal(0, capture('A', 'A2', 'O'))).toBe('ownTarget')
  expect(scene.refusal(0, capture('A', 'A2', 'nobody'))).toBe('noSuchUnit')
})

test('[F-11.2, F-11.5] towers capture, and the first one named gives the home', () => {
  const scene = arrange({
    pieces: { A: { ...tank(0, [4, 1]), home: 1 }, C: { type: 'crab', seat: 1, at: [4, 2] } },
  })
  expect(scene.table.offers(0)).toContainEqual(capture('A', 'tower-p1-0', 'C'))
  scene.play(0, capture('tower-p1-0', 'A', 'C'))
  expect(unit(scene, 'C')).toMatchObject({ owner: 0, home: 0 })
})

test('[F-9.9] a barge retreats only where both its hexes are out of fire', () => {
  const scene = arrange({
    ground: 'sea',
    terrain: {
      land: [
        [18, 0],
        [18, 2],
      ],
    },
    pieces: {
      E1: tank(1, [18, 0]),
      E2: tank(1, [18, 2]),
      B: { type: 'barge', at: [19, 1], rotation: 2 },
    },
  })
  expect(spots(hexesOf(scene.state, unit(scene, 'B')))).toBe('19,1 20,1')
  expect(pinned(scene, 'B')).toBe(true)
  expect(scene.refusal(0, march('B', [20, 1], [20, 2], [21, 2]))).toBe('neutralised')
  const retreats = scene.table.offers(0).filter((move) => move.kind === 'move')
  for (const move of retreats) {
    const other = arrange({
      ground: 'sea',
      terrain: {
        land: [
          [18, 0],
          [18, 2],
        ],
      },
      pieces: {
        E1: tank(1, [18, 0]),
        E2: tank(1, [18, 2]),
        B: { type: 'barge', at: [19, 1], rotation: 2 },
      },
    })
    other.play(0, move)
    expect(pinned(other, 'B')).toBe(false)
  }
})

test('[F-12.9, F-12.7] whatever boards takes its carrier’s colours, and may go in and out', () => {
  const scene = arrange({
    pieces: { C: { type: 'crab', at: [14, 2], home: 1 }, T: tank(0, [14, 1]) },
  })
  scene.play(0, load('C', 'T'))
  expect(unit(scene, 'T')).toMatchObject({ owner: 0, home: 1, carrier: 'C', at: null })
  scene.play(0, unload('C', 'T', [14, 1]))
  scene.play(0, load('C', 'T'))
  expect(scene.state.ap).toBe(12)
})

test('[F-12.1, F-12.8] stowing inside one barge or one astronef, and nowhere else', () => {
  const scene = arrange({
    ground: 'sea',
    pieces: {
      B: { type: 'barge', at: [14, 2] },
      C: { type: 'crab', in: 'B' },
      T: { type: 'tank', in: 'B' },
      H: { type: 'crab', in: 'hold' },
      K: { type: 'converter', in: 'hold' },
      I: { type: 'tank', in: 'hold' },
    },
  })
  expect(scene.refusal(0, transfer('T', 'H'))).toBe('notInCargo')
  expect(scene.refusal(0, transfer('T', 'B'))).toBe('badCargo')
  expect(scene.refusal(0, transfer('I', 'K'))).toBe('badCargo')
  expect(scene.refusal(0, transfer('C', 'C'))).toBe('badCargo')
  scene.play(0, transfer('T', 'C'))
  scene.play(0, transfer('I', 'H'))
  expect([unit(scene, 'C').cargo, unit(scene, 'H').cargo]).toEqual([['T'], ['I']])
  expect(scene.state).toMatchObject({ ap: 15, retreatOpen: false })
})

test('[F-12.4, F-12.5] what may be put where', () => {
  const scene = arrange({
    ground: 'sea',
    terrain: { reef: [[15, 1]], land: [[14, 1]] },
    pieces: {
      B: { type: 'barge', at: [14, 2], rotation: 3 },
      T: { type: 'tank', in: 'B' },
      b: { type: 'bridge', in: 'B' },
    },
    minerals: ['B'],
  })
  expect(scene.refusal(0, unload('B', 'mineral-1', [13, 3]))).toBe('badTerrain')
  expect(scene.refusal(0, unload('B', 'nobody', [14, 1]))).toBe('notInCargo')
  scene.play(0, unload('B', 'T', [15, 1]))
  expect(stuck(scene, 'T')).toBe(true)
  scene.play(0, unload('B', 'b', [13, 2]))
  expect(unit(scene, 'b').at).toBe(at([13, 2]))
})

test('[F-13.2, F-13.4] ore is in the way, and can be carried, put down, built with and shot', () => {
  const scene = arrange({
    pieces: {
      C: { type: 'crab', at: [14, 2] },
      K: { type: 'converter', at: [16, 1] },
      A: tank(0, [15, 4]),
      A2: tank(0, [16, 3]),
    },
    minerals: [
      [14, 1],
      [15, 3],
    ],
  })
  expect(scene.refusal(0, march('C', [14, 2], [14, 1]))).toBe('occupied')
  scene.play(0, load('C', 'mineral-1'))
  scene.play(0, unload('C', 'mineral-1', [15, 2]))
  scene.play(0, load('K', 'mineral-1'))
  scene.play(0, build('K', 'tank', [16, 0]))
  expect(scene.state.minerals[0]).toBe('consumed')
  scene.play(0, fire('A', 'A2', [15, 3]))
  expect(scene.state.minerals[1]).toBe('destroyed')
})

test('[F-15.2, F-15.1] a bridge lies anywhere but on a mountain, and is anybody’s', () => {
  const scene = arrange({
    terrain: { mountain: [[14, 1]], sea: [[15, 1]] },
    pieces: {
      C: { type: 'crab', at: [14, 2] },
      b: { type: 'bridge', in: 'C' },
      b2: { type: 'bridge', seat: 1, at: [13, 3] },
      T: tank(0, [16, 0]),
    },
  })
  expect(scene.refusal(0, unload('C', 'b', [14, 1]))).toBe('badTerrain')
  expect(scene.refusal(0, unload('C', 'b', [13, 3]))).toBe('occupied')
  expect(scene.refusal(0, march('T', [16, 0], [15, 1]))).toBe('badTerrain')
  scene.play(0, unload('C', 'b', [15, 1]))
  scene.play(0, march('T', [16, 0], [15, 1]))
  expect(scene.refusal(0, load('C', 'b'))).toBe('bridgeOccupied')
  scene.play(0, load('C', 'b2'))
  expect(unit(scene, 'b2')).toMatchObject({ owner: 0, home: 0, carrier: 'C' })
})

test('[F-14.2, F-14.1] no ore, no reserve, no such piece: nothing is built', () => {
  const scene = arrange({
    pieces: { K: { type: 'converter', at: [14, 2] }, K2: { type: 'converter', at: [16, 2] } },
    minerals: ['K'],
    change: (state) => {
      state.reserve.crab = 0
    },
  })
  expect(scene.refusal(0, build('K2', 'tank', [16, 1]))).toBe('noMineral')
  expect(scene.refusal(0, build('K', 'crab', [14, 1]))).toBe('reserveEmpty')
  expect(scene.refusal(0, build('K', 'supertank', [14, 1]))).toBe('badBuild')
  expect(scene.refusal(0, build('K', 'tank', [14, 0]))).toBe('notAdjacent')
  scene.play(0, build('K', 'bridge', [14, 1]))
  expect(unit(scene, 'bridge-p1-2').at).toBe(at([14, 1]))
})

test('[F-16.10] in by one pode and out by another', () => {
  const scene = arrange({ pieces: { A: tank(0, [3, 1]) } })
  scene.play(0, enter('A', 0))
  scene.play(0, exit('A', 2, [2, 5]))
  expect(scene.state.ap).toBe(13)
  expect(unit(scene, 'A').at).toBe(at([2, 5]))
})

test('[F-16.8] a barge comes out with both its hexes in the water', () => {
  const scene = arrange({
    terrain: {
      sea: [
        [4, 1],
        [5, 0],
      ],
      marsh: [[5, 2]],
    },
    pieces: { B: { type: 'barge', in: 'hold' }, V: { type: 'motorboat', in: 'hold' } },
  })
  expect(scene.refusal(0, exit('B', 0, [4, 1], 0))).toBe('badTerrain')
  scene.play(0, exit('B', 0, [4, 1], 1))
  expect(spots(hexesOf(scene.state, unit(scene, 'B')))).toBe('4,1 5,0')
  scene.play(0, exit('V', 1, [5, 2]))
  expect(stuck(scene, 'V')).toBe(true)
})

test('[F-16.5] an astronef stands through tide and fire, and everybody sees its hold', () => {
  const scene = arrange({
    ground: 'reef',
    next: 'high',
    pieces: { I: { type: 'tank', in: 'hold' } },
  })
  scene.play(0, endTurn)
  scene.play(1, endTurn)
  expect(stuck(scene, 'astronef-p1')).toBe(false)
  expect(scene.table.view('spectator').units.find(({ id }) => id === 'I')?.carrier).toBe(
    'astronef-p1',
  )
})
