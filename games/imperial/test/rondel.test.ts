// I-7, I-9, I-10, I-11: the rondel, factories, production, imports.
import { expect, test } from 'vitest'
import { SPACES, type Space } from '../src/data/charts.ts'
import { personalCost, rondelPrices } from '../src/rules/preview.ts'
import { madeAt } from '../src/rules/production.ts'
import { reachesInvestor, wheelOf } from '../src/rules/rondel.ts'
import {
  A,
  active,
  agree,
  armies,
  army,
  arrange,
  B,
  C,
  cash,
  factories,
  factoryIn,
  finish,
  fleet,
  fleets,
  importUnits,
  propose,
  spaces,
  treasury,
  vote,
} from './table.ts'

test('[I-7.1] the order of the rondel', () => {
  expect(wheelOf({ wheel: 'standard' })).toEqual([
    'Factory',
    'R-Produce',
    'R-Maneuver',
    'Investor',
    'Import',
    'L-Produce',
    'L-Maneuver',
    'Taxation',
  ])
})

test('[I-7.2] from the centre every space is free', () => {
  const { state } = arrange({ stock: { Austria: 'A 4' } })
  expect(rondelPrices(state)).toEqual(SPACES.map((space) => ({ space, price: 0 })))
})

test('[G-06, I-7.3, I-7.6] what can be reached with $3.99', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 1' },
    space: { Austria: 'Taxation' },
    treasury: { Austria: 50 },
    cash: [3.99],
  })
  expect(spaces(scene, A)).toEqual(['Factory', 'R-Produce', 'R-Maneuver', 'Investor'])
  expect(scene.refusal(A, propose('Import'))).toBe('cashTooSmall')
  expect(scene.refusal(A, propose('L-Produce'))).toBe('cashTooSmall')
  expect(scene.refusal(A, propose('L-Maneuver'))).toBe('tooFar')
  expect(scene.refusal(A, propose('Taxation'))).toBe('tooFar')
})

test('[I-7.3] four, five and six steps cost 2, 4 and 6', () => {
  const { state } = arrange({ stock: { Austria: 'A 4' }, space: { Austria: 'Factory' } })
  expect(rondelPrices(state).map(({ price }) => price / 100)).toEqual([0, 0, 0, 2, 4, 6])
})

test.each([
  ['R-Maneuver', 'Investor', true],
  ['Factory', 'Import', true],
  ['Taxation', 'Import', true],
  ['Import', 'L-Produce', false],
  ['Investor', 'Taxation', false],
  ['L-Maneuver', 'R-Maneuver', false],
  [null, 'Import', false],
  [null, 'Investor', true],
] as const)('[G-07, I-7.7] from %s to %s reaches Investor: %s', (from, space, isReached) => {
  expect(reachesInvestor({ wheel: 'standard' }, from, space)).toBe(isReached)
})

test('[I-7.4, I-7.5] the proposer pays the bank when the proposal is carried out, not before', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 3; C 1+2' },
    space: { Austria: 'Investor' },
  })
  scene.play(A, propose('Taxation'))
  expect(cash(scene)).toEqual([10, 10, 10])
  scene.play(B, agree)
  expect(scene.state.countries.Austria.space).toBe('Taxation')
  expect(cash(scene)[A]).toBe(8)
})

test('[I-7.5] a proposal that loses costs nothing', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, space: { Austria: 'Investor' } })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('L-Produce'))
  scene.play(B, vote(2))
  scene.play(C, vote(2))
  expect(cash(scene)).toEqual([10, 10, 10])
})

test.each<[Space, number]>([
  ['Factory', 3.5],
  ['Investor', 5.5],
  ['R-Produce', 0],
])('[I-7.6] the personal cost of %s is $%f', (space, cost) => {
  const { state } = arrange({
    stock: { Austria: 'A 4; B 3; C 1+2' },
    treasury: { Austria: 1.5 },
  })
  const payer = space === 'Investor' ? C : A
  expect(personalCost(state, payer, space, true) / 100).toBe(cost)
})

test('[I-7.6, I-15.4] Investor is refused to a proposer who cannot fill the gap', () => {
  const stock = { Austria: 'A 5; B 4' }
  const poor = arrange({ stock, cash: [3.99], treasury: { Austria: 0 } })
  expect(poor.refusal(A, propose('Investor'))).toBe('cashTooSmall')
  const rich = arrange({ stock, cash: [4], treasury: { Austria: 0 } })
  rich.play(A, propose('Investor'))
  expect(cash(rich)).toEqual([2, 14])
})

test('[G-08, I-9.1, I-9.3] a factory with a short treasury', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 1', Italy: 'B 4' },
    armies: { Italy: 'Prague, Lemberg(c)' },
    treasury: { Austria: 3.5 },
  })
  expect(scene.refusal(A, factoryIn('Prague'))).toBe('occupied')
  expect(scene.refusal(A, factoryIn('Vienna'))).toBe('factoryThere')
  expect(scene.refusal(A, factoryIn('Rome'))).toBe('notHome')
  scene.play(A, factoryIn('Lemberg'))
  expect(treasury(scene, 'Austria')).toBe(0)
  expect(cash(scene)[A]).toBe(8.5)
  expect(factories(scene, 'Austria')).toBe('Vienna, Budapest, Lemberg')
})

test('[I-1.3, I-9.2] a port has a shipyard, another place an armaments works', () => {
  expect([madeAt('Trieste'), madeAt('Vienna')]).toEqual(['fleet', 'army'])
  const scene = arrange({ stock: { Austria: 'A 4' } })
  expect(scene.refusal(A, factoryIn('Budapest'))).toBe('factoryThere')
})

test('[I-9.4] the space Factory is for building', () => {
  const scene = arrange({ stock: { Austria: 'A 4' } })
  expect(scene.refusal(A, propose('Factory'))).toBe('factoryNeedsPlace')
  const full = arrange({
    stock: { Austria: 'A 4' },
    factories: { Austria: 'Vienna, Budapest, Prague, Lemberg, Trieste' },
  })
  expect(spaces(full, A)).not.toContain('Factory')
})

test('[I-9.4] or one may land without building, if the table says so', () => {
  const scene = arrange({
    stock: { Austria: 'A 4' },
    options: { factoryOptional: true },
    cash: [0],
  })
  scene.play(A, propose('Factory'))
  expect(factories(scene, 'Austria')).toBe('Vienna, Budapest')
  expect(scene.state.countries.Austria.space).toBe('Factory')
})

test('[G-09, I-10.1, I-10.2, I-10.3] production where no hostile army stands', () => {
  const scene = arrange({
    stock: { Austria: 'A 4', Italy: 'B 4', Russia: 'B 4' },
    factories: { Austria: 'Vienna, Budapest, Trieste' },
    armies: { Italy: 'Vienna', Russia: 'Budapest(c)' },
  })
  scene.play(A, propose('L-Produce'))
  expect(armies(scene, 'Austria')).toBe('Budapest')
  expect(fleets(scene, 'Austria')).toBe('Trieste')
})

test('[I-10.2] any part of the factories may produce', () => {
  const scene = arrange({
    stock: { Austria: 'A 4' },
    factories: { Austria: 'Vienna, Budapest, Trieste' },
  })
  scene.play(A, { kind: 'propose', space: 'R-Produce', some: true })
  expect(scene.refusal(A, army('Prague'))).toBe('factoryCannotProduce')
  expect(scene.refusal(A, army('Trieste'))).toBe('factoryCannotProduce')
  scene.play(A, fleet('Trieste'))
  expect(scene.refusal(A, fleet('Trieste'))).toBe('factoryCannotProduce')
  scene.play(A, finish)
  expect([armies(scene, 'Austria'), fleets(scene, 'Austria')]).toEqual(['', 'Trieste'])
})

test('[I-10.2] factories are chosen only for production', () => {
  const scene = arrange({ stock: { Austria: 'A 4' } })
  expect(scene.refusal(A, { kind: 'propose', space: 'Import', some: true })).toBe('onlyProduction')
})

test('[I-1.4, I-10.2] no unit beyond the limit', () => {
  const scene = arrange({
    stock: { England: 'A 4' },
    up: 'England',
    factories: { England: 'Sheffield, London' },
    armies: { England: 'London, London, London, London, London, London' },
  })
  expect(scene.refusal(A, propose('L-Produce'))).toBe('overLimit')
  scene.play(A, { kind: 'propose', space: 'L-Produce', some: true })
  expect(scene.refusal(A, army('Sheffield'))).toBe('overLimit')
  scene.play(A, fleet('London'))
  scene.play(A, finish)
  expect(fleets(scene, 'England')).toBe('London')
})

test('[I-1.4] the published limits are lower', () => {
  const eight = new Array(8).fill('Rome').join(', ')
  const stock = { Italy: 'A 4' }
  const seed = arrange({ up: 'Italy', stock, armies: { Italy: eight } })
  seed.play(A, propose('L-Produce'))
  const published = arrange({
    up: 'Italy',
    stock,
    armies: { Italy: eight },
    options: { unitLimits: 'published' },
  })
  expect(published.refusal(A, propose('L-Produce'))).toBe('overLimit')
})

test('[G-10, I-11.2, I-11.3] imports are paid one by one', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, treasury: { Austria: 1.75 } })
  importUnits(scene, A, army('Vienna'), army('Vienna'), fleet('Trieste'))
  expect(treasury(scene, 'Austria')).toBe(0.75)
  expect(cash(scene)[A]).toBe(8)
  expect([armies(scene, 'Austria'), fleets(scene, 'Austria')]).toEqual([
    'Vienna, Vienna',
    'Trieste',
  ])
})

test('[I-11.1] where units may be imported', () => {
  const scene = arrange({
    stock: { Austria: 'A 4', Italy: 'B 4' },
    armies: { Italy: 'Prague, Lemberg(c)' },
    treasury: { Austria: 9 },
  })
  scene.play(A, propose('Import'))
  expect(scene.refusal(A, army('Prague'))).toBe('occupied')
  expect(scene.refusal(A, army('Rome'))).toBe('notHome')
  expect(scene.refusal(A, fleet('Vienna'))).toBe('notAPort')
  scene.play(A, army('Lemberg'))
  scene.play(A, army('Lemberg'))
  scene.play(A, fleet('Trieste'))
  expect(armies(scene, 'Austria')).toBe('Lemberg, Lemberg')
  expect(scene.state.mode).toBe('proposal') // three are all
})

test('[I-11.1] nothing may be imported, too', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, cash: [0] })
  scene.play(A, propose('Import'))
  expect(scene.refusal(A, army('Vienna'))).toBe('cashTooSmall')
  scene.play(A, finish)
  expect(scene.state.countries.Austria.space).toBe('Import')
  expect(active(scene)).toEqual([A])
})

test('[I-1.4, I-11.1] limits hold for imports', () => {
  const scene = arrange({
    stock: { England: 'A 4' },
    up: 'England',
    treasury: { England: 9 },
    armies: { England: 'London, London, London, London, London' },
  })
  scene.play(A, propose('Import'))
  scene.play(A, army('London'))
  expect(scene.refusal(A, army('London'))).toBe('overLimit')
})
