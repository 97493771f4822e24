// Golden scenarios G-07 to G-16, G-31: moving, fire, assault, capture.
import { expect, test } from 'vitest'
import {
  arrange,
  at,
  capture,
  cover,
  endTurn,
  fire,
  fireOf,
  isGone,
  march,
  type Piece,
  pinned,
  type Spot,
  spots,
  stuck,
  unit,
  unload,
} from './table.ts'

const tank = (seat: number, at: Spot): Piece => ({ type: 'tank', seat, at })
const supertank = (seat: number, at: Spot): Piece => ({ type: 'supertank', seat, at })
const crab = (seat: number, at: Spot): Piece => ({ type: 'crab', seat, at })

const moving = (ap = 15) =>
  arrange({
    ap,
    terrain: { sea: [[14, 3]] },
    pieces: { A: tank(0, [14, 2]) },
    minerals: [[15, 2]],
  })

test('[G-07] [F-8.3, F-7.1] four steps cost four points', () => {
  const scene = moving()
  scene.play(0, march('A', [14, 2], [14, 1], [15, 0], [16, 0], [16, 1]))
  expect(scene.state.ap).toBe(11)
  expect(unit(scene, 'A').at).toBe(at([16, 1]))
})

test('[G-07] [F-8.2, F-8.5, F-7.4] a mineral, water, a jump and an empty purse stop it', () => {
  const scene = moving()
  expect(scene.refusal(0, march('A', [14, 2], [15, 2]))).toBe('occupied')
  expect(scene.refusal(0, march('A', [14, 2], [14, 3]))).toBe('badTerrain')
  expect(scene.refusal(0, march('A', [14, 2], [16, 2]))).toBe('notAdjacent')
  expect(moving(1).refusal(0, march('A', [14, 2], [14, 1], [15, 0]))).toBe('notEnoughPoints')
})

test('[G-08] [F-3.7, F-3.5] a tank may strand itself with its last step, and is stuck then', () => {
  const setting = {
    terrain: { reef: [[15, 1]], marsh: [[16, 1]] },
    pieces: { A: tank(0, [14, 2]) },
  } as const
  const scene = arrange(setting)
  scene.play(0, march('A', [14, 2], [15, 1]))
  expect(scene.state.ap).toBe(14)
  expect(stuck(scene, 'A')).toBe(true)
  expect(scene.refusal(0, march('A', [15, 1], [14, 2]))).toBe('stuck')
  expect(arrange(setting).refusal(0, march('A', [14, 2], [15, 1], [16, 1]))).toBe('badTerrain')
})

test('[G-08] [F-3.7] so may a boat', () => {
  const scene = arrange({
    ground: 'sea',
    terrain: { marsh: [[15, 1]] },
    pieces: { V: { type: 'motorboat', at: [14, 2] } },
  })
  scene.play(0, march('V', [14, 2], [15, 1]))
  expect(stuck(scene, 'V')).toBe(true)
})

test('[G-09] [F-3.4, F-3.6, F-9.8] a tank caught by the tide lets its prey go', () => {
  const scene = arrange({
    terrain: { marsh: [[16, 0]] },
    pieces: { A: tank(0, [16, 0]), A2: tank(0, [15, 0]), B: crab(1, [17, 0]) },
    current: 1,
    ap: 0,
    next: 'high',
  })
  expect(pinned(scene, 'B')).toBe(true)
  expect(cover(scene, 0, [17, 0])).toBe(2)
  scene.play(1, endTurn)
  expect(scene.state).toMatchObject({ turn: 11, tide: 'high', current: 0 })
  expect(stuck(scene, 'A')).toBe(true)
  expect(cover(scene, 0, [17, 0])).toBe(1)
  expect(pinned(scene, 'B')).toBe(false)
  expect(scene.refusal(0, march('A', [16, 0], [16, 1]))).toBe('stuck')
  expect(scene.refusal(0, fire('A', 'A2', [17, 0]))).toBe('stuck')
})

const zone = () =>
  arrange({ pieces: { B1: tank(1, [18, 0]), B2: tank(1, [18, 2]), A: tank(0, [20, 1]) } })

test('[G-10] [F-9.2, F-8.6] two tanks close the hexes that both reach', () => {
  const scene = zone()
  const near = fireOf(scene, 1).filter((hex) => hex < at([30, 0]))
  expect(spots(near)).toBe('16,2 17,1 17,2 18,0 18,1 18,2 19,0 19,1 20,0')
  expect(pinned(scene, 'A')).toBe(false)
  expect(scene.refusal(0, march('A', [20, 1], [19, 1]))).toBe('underFire')
  scene.play(0, march('A', [20, 1], [20, 2]))
  expect(scene.state.ap).toBe(14)
})

test('[G-11] [F-10.2, F-5.1] a tank reaches three hexes from a mountain', () => {
  const setting = {
    pieces: { A: tank(0, [18, 0]), S: supertank(0, [15, 4]) },
    minerals: [[18, 3]],
  } as const
  const scene = arrange({ ...setting, terrain: { mountain: [[18, 0]] } })
  scene.play(0, fire('A', 'S', [18, 3]))
  expect(scene.state.ap).toBe(13)
  expect(isGone(scene, 'mineral-1')).toBe(true)
  expect([unit(scene, 'A').shots, unit(scene, 'S').shots]).toEqual([1, 1])
  expect(arrange(setting).refusal(0, fire('A', 'S', [18, 3]))).toBe('outOfRange')
})

test('[G-11] [F-8.5, F-12.5, F-12.3] a super tank never comes onto a mountain, not even carried', () => {
  const scene = arrange({
    terrain: { mountain: [[18, 1]] },
    pieces: {
      S: supertank(0, [18, 2]),
      C: crab(0, [17, 2]),
      T: { type: 'supertank', in: 'C' },
      E: crab(0, [19, 1]),
    },
  })
  expect(scene.refusal(0, march('S', [18, 2], [18, 1]))).toBe('badTerrain')
  expect(scene.refusal(0, march('C', [17, 2], [18, 1]))).toBe('badTerrain')
  expect(scene.refusal(0, unload('C', 'T', [18, 1]))).toBe('badTerrain')
  scene.play(0, march('E', [19, 1], [18, 1]))
  expect(scene.refusal(0, { kind: 'load', by: 'E', item: 'S' })).toBe('badTerrain')
})

const shooting = () =>
  arrange({
    pieces: {
      A1: tank(0, [16, 1]),
      A2: tank(0, [18, 1]),
      A3: tank(0, [16, 2]),
      C: crab(1, [17, 0]),
      T: { type: 'tank', seat: 1, in: 'C' },
    },
    minerals: ['C', [17, 1]],
  })

test('[G-12] [F-10.1, F-10.4] two tanks destroy a crab with all it carries, and have two shots each', () => {
  const scene = shooting()
  scene.play(0, fire('A1', 'A2', [17, 0]))
  expect(scene.state.ap).toBe(13)
  expect(['C', 'T', 'mineral-1'].map((id) => isGone(scene, id))).toEqual([true, true, true])
  scene.play(0, fire('A1', 'A2', [17, 1]))
  expect(scene.state.ap).toBe(11)
  expect(isGone(scene, 'mineral-2')).toBe(true)
  expect([unit(scene, 'A1').shots, unit(scene, 'A2').shots]).toEqual([0, 0])
})

test('[G-12] [F-10.1] whoever has no shot left does not shoot', () => {
  const scene = arrange({
    pieces: { A1: { ...tank(0, [16, 1]), shots: 0 }, A3: tank(0, [16, 2]) },
    minerals: [[17, 0]],
  })
  expect(scene.refusal(0, fire('A1', 'A3', [17, 0]))).toBe('noShots')
})

test('[G-12] [F-10.3] not at oneself, and not at nothing', () => {
  const scene = shooting()
  expect(scene.refusal(0, fire('A1', 'A2', [16, 2]))).toBe('ownTarget')
  expect(scene.refusal(0, fire('A1', 'A2', [18, 0]))).toBe('noTarget')
})

const front = (more: { [name: string]: Piece } = {}) =>
  arrange({
    pieces: {
      D1: tank(1, [18, 0]),
      D2: tank(1, [18, 1]),
      S: supertank(0, [18, -3]),
      A: tank(0, [15, 2]),
      ...more,
    },
  })
const assault = (to: Spot) => ({
  kind: 'move' as const,
  unit: 'A',
  path: [at([15, 2]), at(to)],
  assault: [{ target: at([18, 0]), partner: 'S' }],
})

test('[G-13] [F-10.6] the second arriver shoots its way in', () => {
  const scene = front()
  expect(['D1', 'D2', 'S', 'A'].some((id) => pinned(scene, id))).toBe(false)
  expect(cover(scene, 1, [16, 1])).toBe(2)
  expect(scene.refusal(0, march('A', [15, 2], [16, 1]))).toBe('underFire')
  expect(scene.table.offers(0)).toContainEqual(assault([16, 1]))
  scene.play(0, assault([16, 1]))
  expect(scene.state.ap).toBe(12)
  expect(isGone(scene, 'D1')).toBe(true)
  expect(['D2', 'A'].map((id) => pinned(scene, id))).toEqual([false, false])
  expect(unit(scene, 'A')).toMatchObject({ at: at([16, 1]), shots: 1 })
  expect(unit(scene, 'S').shots).toBe(1)
})

test('[G-13] [F-10.6, F-8.10] an assault must be needed and must be enough', () => {
  expect(front().refusal(0, assault([15, 1]))).toBe('assaultNotNeeded')
  expect(front({ D3: tank(1, [17, 1]) }).refusal(0, assault([16, 1]))).toBe('assaultFails')
})

const pinnedTank = () =>
  arrange({
    pieces: {
      B1: tank(1, [18, 0]),
      B2: tank(1, [18, 2]),
      A: tank(0, [19, 1]),
      X: tank(0, [12, 4]),
    },
  })

test('[G-14] [F-9.5, F-9.9] whoever is neutralised may retreat by one hex and go on from there', () => {
  const scene = pinnedTank()
  expect(['A', 'B1', 'B2'].map((id) => pinned(scene, id))).toEqual([true, false, false])
  scene.play(0, march('A', [19, 1], [20, 1]))
  expect(scene.state).toMatchObject({ ap: 14, retreatOpen: true })
  expect(pinned(scene, 'A')).toBe(false)
  scene.play(0, march('A', [20, 1], [21, 1]))
  expect(scene.state.ap).toBe(13)
})

test('[G-14] [F-9.9, F-9.10, F-9.5] but not into fire, not further, not later, and it does nothing else', () => {
  const scene = pinnedTank()
  expect(scene.refusal(0, march('A', [19, 1], [19, 0]))).toBe('underFire')
  expect(scene.refusal(0, march('A', [19, 1], [20, 1], [21, 1]))).toBe('neutralised')
  expect(scene.refusal(0, fire('A', 'X', [18, 0]))).toBe('neutralised')
  scene.play(0, march('X', [12, 4], [12, 5]))
  expect(scene.refusal(0, march('A', [19, 1], [20, 1]))).toBe('neutralised')
})

const door = () =>
  arrange({
    pieces: {
      D1: tank(1, [18, 0]),
      D2: tank(1, [18, 1]),
      S: supertank(0, [15, 3]),
      A: tank(0, [16, 3]),
      X: tank(0, [15, 2]),
    },
  })

test('[G-15] [F-8.7] nobody walks through the door that he holds open himself', () => {
  const scene = door()
  expect(['D1', 'D2'].map((id) => pinned(scene, id))).toEqual([false, true])
  expect(scene.refusal(0, march('A', [16, 3], [16, 2]))).toBe('underFire')
})

test('[G-15] [F-9.6] somebody else may', () => {
  const scene = door()
  scene.play(0, march('X', [15, 2], [16, 1]))
  expect(scene.state.ap).toBe(14)
  expect(['D1', 'D2', 'X'].map((id) => pinned(scene, id))).toEqual([true, true, false])
})

const prey = (more: { [name: string]: Piece } = {}, other: Spot = [19, 0]) =>
  arrange({
    pieces: {
      A1: tank(0, [17, 1]),
      A2: tank(0, other),
      C: crab(1, [18, 1]),
      T: { type: 'tank', seat: 1, in: 'C' },
      ...more,
    },
    minerals: ['C'],
  })

test('[G-16] [F-11.1, F-11.5] two tanks take a crab with everything in it', () => {
  const scene = prey()
  scene.play(0, capture('A1', 'A2', 'C'))
  expect(scene.state.ap).toBe(14)
  expect(unit(scene, 'C')).toMatchObject({ owner: 0, home: 0, pinned: false })
  expect(unit(scene, 'T')).toMatchObject({ owner: 0, home: 0, shots: 2 })
})

test('[G-16] [F-11.4, F-11.2] not from under its owner’s fire, and not from afar', () => {
  const guarded = prey({ G1: tank(1, [18, 3]), G2: supertank(1, [18, 4]) })
  expect(cover(guarded, 1, [18, 1])).toBe(2)
  expect([cover(guarded, 1, [17, 1]), cover(guarded, 1, [19, 0])]).toEqual([0, 0])
  expect(guarded.refusal(0, capture('A1', 'A2', 'C'))).toBe('underFire')
  expect(prey({}, [20, 0]).refusal(0, capture('A1', 'A2', 'C'))).toBe('notAdjacent')
})

test('[G-31] [F-9.4] of two tanks on neighbouring mountains one is idle, and yet may shoot', () => {
  const scene = arrange({
    terrain: {
      mountain: [
        [18, 0],
        [18, 1],
      ],
    },
    pieces: { A1: tank(0, [18, 0]), A2: tank(0, [18, 1]), B: tank(1, [20, 0]) },
  })
  expect(cover(scene, 0, [20, 0])).toBe(1)
  expect(pinned(scene, 'B')).toBe(false)
  scene.play(0, fire('A1', 'A2', [20, 0]))
  expect(scene.state.ap).toBe(13)
})
