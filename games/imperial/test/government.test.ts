// I-2, I-5, I-6: stock, governments, the order of countries.
import { expect, test } from 'vitest'
import { COUNTRIES } from '../src/data/countries.ts'
import { interestOf } from '../src/rules/interest.ts'
import { holding, ownedBy, totalHolding } from '../src/rules/stock.ts'
import {
  A,
  active,
  agree,
  arrange,
  available,
  B,
  buy,
  C,
  D,
  government,
  leadership,
  opened,
  propose,
  treasury,
} from './table.ts'

test('[I-1.2] how a country begins', () => {
  const { state } = opened(3)
  for (const country of COUNTRIES) {
    const { stock, ...power } = state.countries[country]
    expect(stock).toEqual(new Array(8).fill(null))
    expect(power).toEqual({
      treasury: 0,
      points: 0,
      lastTax: 5,
      space: null,
      leadership: [],
      offLimits: false,
    })
    expect(state.board[country]).toMatchObject({ chips: [], fleets: [], armies: [] })
    expect(state.board[country].factories).toHaveLength(2)
  }
  expect(state.board.Austria.factories).toEqual(['Vienna', 'Budapest'])
})

test('[I-2.2] a certificate is for sale or has one owner', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 1' }, mode: 'buy', queue: [A] })
  scene.play(A, buy('Austria', 3))
  expect(available(scene, 'Austria')).toEqual([2, 5, 6, 7, 8])
  expect(ownedBy(scene.state.countries.Austria, A)).toEqual([3, 4])
  expect(ownedBy(scene.state.countries.Austria, B)).toEqual([1])
})

test('[I-2.3] a denomination is interest, votes and weight', () => {
  const { state } = arrange({ stock: { Austria: 'A 4+3; B 2' }, treasury: { Austria: 20 } })
  expect(holding(state, A, 'Austria')).toBe(7)
  expect(totalHolding(state, 'Austria')).toBe(9)
  expect(interestOf(state, 'Austria', A)).toEqual([
    { seat: A, amount: 700 },
    { seat: B, amount: 200 },
  ])
})

test('[I-2.4] what somebody owns is listed by country, then by denomination', () => {
  const { state } = arrange({ stock: { Austria: 'A 5+2', Italy: 'A 1' } })
  const owned = COUNTRIES.flatMap((country) => ownedBy(state.countries[country], A))
  expect(owned).toEqual([2, 5, 1])
})

test('[I-5.1, I-5.3] leadership lists the stockholders by their holdings', () => {
  const scene = arrange({ stock: { Austria: 'B 2; A 4; C 3' } })
  expect(leadership(scene, 'Austria')).toEqual([A, C, B])
  expect(active(scene)).toEqual([A])
  scene.play(A, propose('Taxation'))
  expect(active(scene)).toEqual([C])
})

test.each([
  ['A 4; B 3; C 1+2', 'democracy'],
  ['A 5; B 3; C 2', 'dictatorship'],
  ['A 4; B 1+3', 'dictatorship'],
])('[G-05, I-5.2, I-5.4] %s is a %s led by A', (stock, gov) => {
  const scene = arrange({ stock: { Austria: stock } })
  expect(leadership(scene, 'Austria')[0]).toBe(A)
  expect(government(scene, 'Austria')).toBe(gov)
})

test('[G-05, I-5.2, I-5.5] an incumbent is overtaken only by more, and then at once', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 1' }, mode: 'buy', queue: [B, B] })
  scene.play(B, buy('Austria', 3))
  expect(leadership(scene, 'Austria')).toEqual([A, B])
  const after = arrange({ stock: { Austria: 'A 4; B 1+3' }, mode: 'buy', queue: [B] })
  after.play(B, buy('Austria', 2))
  expect(leadership(after, 'Austria')).toEqual([B, A])
})

test('[I-6.1, I-6.4] the next country’s leader is asked when a turn is over', () => {
  const scene = arrange({ stock: { Austria: 'A 4', Italy: 'B 4' } })
  scene.play(A, propose('Taxation'))
  expect(scene.state).toMatchObject({ mode: 'proposal', up: 'Italy' })
  expect(active(scene)).toEqual([B])
})

test('[I-6.4] after Investor the next country waits for the investor round', () => {
  const scene = arrange({ stock: { Austria: 'A 4', Italy: 'B 4' }, treasury: { Austria: 9 } })
  scene.play(A, propose('Investor'))
  expect(scene.state).toMatchObject({ mode: 'buy', up: 'Austria' })
})

test('[G-31, I-6.2, I-6.3] countries without stockholders are skipped, and rounds counted', () => {
  const scene = arrange({ stock: { Austria: 'A 4', England: 'B 4' } })
  scene.play(A, propose('Taxation'))
  expect(scene.state).toMatchObject({ up: 'England', round: 2 })
  scene.play(B, propose('Taxation'))
  expect(scene.state).toMatchObject({ up: 'Austria', round: 3 })
})

test('[I-6.3] a single country passes from Russia’s place to Austria’s too', () => {
  const scene = arrange({ stock: { Italy: 'A 4' }, up: 'Italy' })
  scene.play(A, propose('Taxation'))
  expect(scene.state).toMatchObject({ up: 'Italy', round: 3 })
})

test('[G-43, I-20.4] control by price', () => {
  const bought = { stock: { Austria: 'B 2+3' }, cash: [20], mode: 'buy', queue: [A] } as const
  const usual = arrange(bought)
  usual.play(A, buy('Austria', 5))
  expect(leadership(usual, 'Austria')).toEqual([B, A])
  const byPrice = arrange({ ...bought, options: { controlMeasure: 'price' } })
  byPrice.play(A, buy('Austria', 5))
  expect(leadership(byPrice, 'Austria')).toEqual([A, B])
})

test('[G-44, I-20.3] absolute rule', () => {
  const scene = arrange({
    up: 'Germany',
    stock: { Germany: 'A 4; B 3; C 1+2' },
    options: { government: 'absolute' },
  })
  const { events } = scene.play(A, propose('Taxation'))
  expect(events.map(({ kind }) => kind)).toContain('taxed')
})

test('[I-20.3] under absolute rule a leader alone answers peace offers', () => {
  const scene = arrange({
    up: 'England',
    stock: { England: 'D 4', France: 'A 4; B 3; C 1+2' },
    fleets: { England: 'North Atlantic', France: 'English Channel' },
    options: { government: 'absolute' },
  })
  scene.play(D, propose('L-Maneuver'))
  scene.play(D, { kind: 'chooseUnit', unit: 0 })
  scene.play(D, { kind: 'maneuverMove', dest: 'English Channel', action: 'peace' })
  expect(active(scene)).toEqual([A])
})

test('[I-5.4] agreeing carries the leader’s proposal out', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, treasury: { Austria: 1 } })
  scene.play(A, propose('Taxation'))
  scene.play(B, agree)
  expect(treasury(scene, 'Austria')).toBe(5)
  expect(active(scene)).toEqual([A])
})
