// I-14, I-15: taxes and interest.
import { expect, test } from 'vitest'
import { ownInterest } from '../src/rules/interest.ts'
import { sharesOf, taxOf } from '../src/rules/tax.ts'
import { A, active, agree, arrange, B, C, cash, type Fixture, propose, treasury } from './table.ts'

function taxed(fixture: Fixture) {
  const scene = arrange(fixture)
  scene.play(A, propose('Taxation'))
  return scene
}

const nine = new Array(9).fill('Vienna').join(', ')
const threeFactories = { Austria: 'Vienna, Budapest, Trieste' }

test('[G-22, I-14.1, I-14.2, I-14.3, I-14.4, I-14.5, I-14.6, I-14.7] taxation', () => {
  const scene = taxed({
    stock: { Austria: 'A 5; B 3; C 1' },
    space: { Austria: 'L-Produce' },
    factories: threeFactories,
    chips: { Austria: 'Romania, Western Balkans, Ionian Sea, Greece' },
    armies: { Austria: 'Romania, Greece' },
    fleets: { Austria: 'Ionian Sea' },
    treasury: { Austria: 2 },
    lastTax: { Austria: 7 },
  })
  expect(scene.state.countries.Austria).toMatchObject({ points: 5, treasury: 600, lastTax: 10 })
  expect(cash(scene)).toEqual([12, 11, 10])
})

test('[G-23, I-14.3] upkeep eats the treasury', () => {
  const scene = taxed({
    stock: { Austria: 'A 5' },
    factories: threeFactories,
    armies: { Austria: nine },
    treasury: { Austria: 1.4 },
  })
  expect(scene.state.countries.Austria).toMatchObject({ points: 1, treasury: 0, lastTax: 6 })
  expect(cash(scene)[A]).toBe(10)
})

test('[G-24, I-14.4] the pool is in whole dollars', () => {
  const scene = taxed({
    stock: { Austria: 'A 5' },
    factories: threeFactories,
    chips: { Austria: 'Romania, Greece' },
    armies: { Austria: nine.split(', ').slice(2).join(', ') },
    treasury: { Austria: 0.6 },
  })
  expect(scene.state.countries.Austria).toMatchObject({ points: 3, treasury: 60, lastTax: 8 })
  expect(cash(scene)[A]).toBe(11)
})

const england = {
  up: 'England',
  factories: { England: 'London, Liverpool, Sheffield, Edinburgh, Dublin' },
  treasury: { England: 3 },
  lastTax: { England: 12 },
} as const

test('[G-25, I-14.1, I-14.7] at most 15 are counted', () => {
  const scene = taxed({
    ...england,
    stock: { England: 'A 5' },
    chips: {
      England:
        'North Sea, North Atlantic, English Channel, Norway, Sweden, Denmark, Holland, Belgium, Spain',
    },
    fleets: { England: 'North Sea, North Sea, North Sea, North Sea' },
  })
  expect(scene.state.countries.England).toMatchObject({ points: 10, treasury: 1100, lastTax: 15 })
  expect(cash(scene)[A]).toBe(13)
})

test.each([
  [20, 19],
  ['none', 19],
  [15, 15],
] as const)(
  '[I-14.1] with revenueCap %s all of %i are counted, on the same chart',
  (revenueCap, revenue) => {
    const { state } = arrange({
      ...england,
      stock: { England: 'A 5' },
      chips: {
        England:
          'North Sea, North Atlantic, English Channel, Norway, Sweden, Denmark, Holland, Belgium, Spain',
      },
      options: { revenueCap },
    })
    expect(taxOf(state, 'England')).toMatchObject({ revenue, points: 10, lastTax: 15, pool: 3 })
  },
)

test('[I-14.2] points stop at 25', () => {
  const scene = taxed({
    ...england,
    stock: { England: 'A 5' },
    points: { England: 24 },
    lastTax: { England: 5 },
  })
  expect(scene.state.countries.England.points).toBe(25)
})

test('[G-36, I-10.1, I-14.1] an occupied factory does not tax', () => {
  const scene = taxed({
    up: 'France',
    stock: { France: 'A 4', Germany: 'B 4' },
    factories: { France: 'Paris, Bordeaux, Dijon' },
    chips: { France: 'Spain, Portugal' },
    armies: { France: 'Spain', Germany: 'Dijon, Paris(c)' },
    treasury: { France: 4 },
  })
  expect(scene.state.countries.France).toMatchObject({ points: 1, treasury: 800, lastTax: 6 })
  expect(cash(scene)[A]).toBe(11)
})

test('[I-14.7] the last tax can fall, and a later rise pays again', () => {
  const scene = taxed({ stock: { Austria: 'A 5' }, lastTax: { Austria: 9 } })
  expect(scene.state.countries.Austria.lastTax).toBe(5)
  expect(cash(scene)[A]).toBe(10)
})

test('[I-14.6] each dollar goes to the largest holding for its share, ties to the earlier', () => {
  const { state } = arrange({ stock: { Austria: 'A 4; B 2; C 1' } })
  const split = (pool: number) =>
    sharesOf(state, 'Austria', pool).map(({ seat, amount }) => [seat, amount / 100])
  expect(split(1)).toEqual([[A, 1]])
  expect(split(2)).toEqual([[A, 2]]) // 4/2 against 2/1: the earlier
  expect(split(3)).toEqual([
    [A, 2],
    [B, 1],
  ])
  expect(split(7)).toEqual([
    [A, 4],
    [B, 2],
    [C, 1],
  ])
})

test('[G-26, I-14.8, I-17.1, I-17.2, I-7.5] the game ends on a paid step over Investor', () => {
  const scene = arrange({
    ...england,
    stock: { England: 'B 6; A 5', Italy: 'B 4' },
    cash: [10, 7.25],
    card: B,
    points: { England: 16, Italy: 9 },
    chips: { England: 'North Sea, North Atlantic, English Channel, Norway, Sweden' },
    space: { England: 'R-Produce' },
  })
  scene.play(B, propose('Taxation'))
  expect(scene.state.countries.England).toMatchObject({ points: 25, space: 'Taxation' })
  expect(cash(scene)).toEqual([11, 3.25])
  expect(scene.table.game.score(scene.state).map(({ points }) => points)).toEqual([36, 37.25])
  expect(scene.table.decision).toEqual({ result: { reason: 'points', places: [2, 1] } })
  expect(active(scene)).toEqual([])
})

test('[G-42, I-20.5] published taxation', () => {
  const scene = taxed({
    stock: { Austria: 'A 5; B 3' },
    factories: threeFactories,
    chips: { Austria: 'Romania, Western Balkans, Ionian Sea, Greece' },
    armies: { Austria: new Array(12).fill('Vienna').join(', ') },
    treasury: { Austria: 2 },
    lastTax: { Austria: 7 },
    options: { taxBonus: 'leader-bank', taxFloor: 'no-loss' },
  })
  expect(scene.state.countries.Austria).toMatchObject({ points: 5, treasury: 200, lastTax: 10 })
  expect(cash(scene)).toEqual([13, 10])
})

test('[G-27, I-15.2, I-15.3, I-15.5, I-16.2] interest with a short treasury', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4; C 3; B 2' },
    treasury: { Italy: 5.5 },
    cash: [5, 1, 6],
  })
  expect(ownInterest(scene.state, 'Italy', C)).toBe(50)
  scene.play(A, propose('Investor'))
  const { events } = scene.play(C, agree)
  expect(events).toContainEqual({
    kind: 'interestPaid',
    country: 'Italy',
    shares: [
      { seat: A, amount: 50 },
      { seat: C, amount: 300 },
      { seat: B, amount: 200 },
    ],
  })
  expect(treasury(scene, 'Italy')).toBe(0)
  expect(cash(scene)).toEqual([7.5, 3, 9])
  expect(scene.state.mode).toBe('buy')
  expect(active(scene)).toEqual([A])
})

test('[I-15.1] each stockholder is paid the holding by the treasury', () => {
  const scene = arrange({ stock: { Austria: 'A 5; B 3' }, treasury: { Austria: 10 } })
  scene.play(A, propose('Investor'))
  expect(cash(scene)).toEqual([17, 13]) // and $2 for the card
  expect(treasury(scene, 'Austria')).toBe(2)
})
