// Appendix C: what players need to see, as pure functions of a replica and as words.
import { speak } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { catalogs } from '../src/catalogs/index.ts'
import { nameOffer, steps } from '../src/offers.ts'
import {
  bidBuys,
  interestOf,
  purchaseOf,
  rondelPrices,
  stepsToTaxation,
  taxOf,
} from '../src/rules/preview.ts'
import { summary } from '../src/summary.ts'
import {
  A,
  arrange,
  B,
  buy,
  C,
  choose,
  factoryIn,
  go,
  type ImperialScene,
  opened,
  propose,
} from './table.ts'

const nameOf = (seat: number) => 'ABCDEFG'.charAt(seat)
const say = (message: Parameters<typeof speak>[0], locale: 'en' | 'fr' = 'en') =>
  speak(message, { locale, catalog: catalogs[locale], nameOf })

const names = ({ state, table }: ImperialScene, seat: number, locale: 'en' | 'fr' = 'en') =>
  table.offers(seat).map((move) => say(nameOffer(state, seat, move), locale))

test('[U-2] the price of each space that can be reached', () => {
  const { state } = arrange({ stock: { Austria: 'A 4' }, space: { Austria: 'Investor' } })
  expect(rondelPrices(state)).toEqual([
    { space: 'Factory', price: 400 },
    { space: 'R-Produce', price: 600 },
    { space: 'Import', price: 0 },
    { space: 'L-Produce', price: 0 },
    { space: 'L-Maneuver', price: 0 },
    { space: 'Taxation', price: 200 },
  ])
})

test('[U-3, U-9] what a country would tax now, and who would get what', () => {
  const { state } = arrange({
    stock: { Austria: 'A 5; B 3' },
    chips: { Austria: 'Romania, Greece, Ionian Sea' },
    treasury: { Austria: 2 },
  })
  expect(taxOf(state, 'Austria')).toEqual({
    revenue: 7,
    gain: 700,
    points: 2,
    lastTax: 7,
    treasury: 700,
    pool: 2,
    shares: [
      { seat: A, amount: 100 },
      { seat: B, amount: 100 },
    ],
  })
})

test('[U-9] interest: who gets what, and what the proposer adds', () => {
  const { state } = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, treasury: { Austria: 2 } })
  expect(interestOf(state, 'Austria', B).map(({ amount }) => amount)).toEqual([400, -500, 300])
})

test('[U-9] a purchase: price, refund, and whether it changes the government', () => {
  const { state } = arrange({ stock: { Austria: 'A 5; B 3; C 1' }, mode: 'buy', queue: [B] })
  expect(purchaseOf(state, B, { country: 'Austria', stock: 6, back: 3 })).toEqual({
    price: 1600,
    refund: 600,
    leader: B,
    isDemocracy: false,
    makesLeader: true,
  })
  expect(purchaseOf(state, B, { country: 'Austria', stock: 2 })).toMatchObject({
    leader: A,
    isDemocracy: true,
    makesLeader: false,
  })
})

test('[U-12] what a bid would buy if nobody bids more', () => {
  const { state } = opened(3)
  expect([199, 200, 899, 900, 2033].map((cents) => bidBuys(state, cents))).toEqual([
    undefined,
    1,
    3,
    4,
    7,
  ])
})

test('[U-18] how close each country is to Taxation', () => {
  const { state } = arrange({
    stock: { Austria: 'A 4' },
    space: { Austria: 'L-Produce', Italy: 'Taxation' },
  })
  expect(stepsToTaxation(state)).toMatchObject({ Austria: 2, Italy: 8, France: 0 })
})

test('[U-4, U-5, U-6] the summary tells a player everything', () => {
  const { state } = arrange({
    stock: { Austria: 'A 4; B 3; C 1+2', Italy: 'B 4' },
    treasury: { Austria: 2.5 },
    points: { Austria: 12 },
    space: { Austria: 'Import' },
    armies: { Austria: 'Vienna, Rome(c)', Italy: 'Budapest' },
    fleets: { Austria: 'Ionian Sea' },
    chips: { Austria: 'Ionian Sea' },
    swiss: [C],
  })
  const told = summary(state, A).map((message) => say(message))
  expect(told.slice(0, 6)).toEqual([
    'Round 2: Austria is up.',
    'Austria: 12 points (factor 2), treasury $2.50, on Import. Taxed 5 last; now it would tax 3 for 0 points and a bonus of $0.',
    'Austria: democracy led by A. Stock 4, 3, 3 of A, B, and C; for sale 5 6 7 8.',
    'Austria: factories Vienna.',
    'Austria: occupied factories Budapest.',
    'Austria: fleet (Ionian Sea), army (Vienna), and coexisting army (Rome).',
  ])
  expect(told.slice(-5)).toEqual([
    'Clockwise: A, B, and C. Investor card: A.',
    'Swiss, buying in the next investor round: C.',
    'A: $10, projected score 18, cash value $18.',
    'B: $10, projected score 16, cash value $24.',
    'C: $10, projected score 16, cash value $16.',
  ])
})

test('[U-8, U-9] offers say what comes of them', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 1' },
    space: { Austria: 'Taxation' },
    treasury: { Austria: 3 },
  })
  expect(names(scene, A)).toEqual([
    'Factory ($0) in Prague, of which you pay $2',
    'Factory ($0) in Lemberg, of which you pay $2',
    'Factory ($0) in Trieste, of which you pay $2',
    'Production (right) ($0): army (Vienna) and army (Budapest)',
    'Production (right) ($0): choose the factories',
    'Maneuver (right) ($0), unit by unit',
    'Investor ($2): you get $2',
    'Import ($4), unit by unit',
    'Production (left) ($6): army (Vienna) and army (Budapest)',
    'Production (left) ($6): choose the factories',
  ])
})

test('[U-8] an offer is chosen step by step: first where, then how', () => {
  const scene = arrange({
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Genoa', France: 'Marseille' },
  })
  scene.play(A, propose('L-Maneuver'))
  expect(names(scene, A)).toEqual(['Move army (Genoa)', 'All other units stay'])
  scene.play(A, choose(0))
  const chosen = (move: ReturnType<typeof go>) =>
    steps(scene.state, A, move).map((message) => say(message))
  expect(chosen(go('Marseille', 'peace'))).toEqual([
    'To Marseille',
    'offering peace (consent is needed)',
  ])
  expect(chosen(go('Marseille', 'war France army'))).toEqual([
    'To Marseille',
    'fighting one army of France',
  ])
  expect(chosen(go('Genoa'))).toEqual(['Stay in Genoa'])
})

test('[U-13] the opposition sees the leader’s proposal', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, treasury: { Austria: 9 } })
  scene.play(A, factoryIn('Prague'))
  expect(summary(scene.state, B).map((message) => say(message))).toContain(
    'Proposal 1, by A: Factory in Prague.',
  )
})

test('[U-9] in French too', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, mode: 'buy', queue: [B], cash: [10, 4] })
  expect(names(scene, B, 'fr')).toContain('Autriche : le 2 pour $4')
  expect(say(nameOffer(scene.state, B, buy('Italy', 1)), 'fr')).toBe(
    'Italie : le 1 pour $2, et vous gouvernez',
  )
})

test('[U-12] a bid is chosen by what it buys, then by its amount', () => {
  const { state } = opened(3)
  const said = steps(state, A, { kind: 'bid', amount: 901 }).map((message) => say(message))
  expect(said).toEqual(['Bid for the 4', '$9.01'])
  expect(say(nameOffer(state, A, { kind: 'bid', amount: 901 }))).toBe(
    'Bid $9.01 (buys the 4 if nobody bids more)',
  )
  expect(summary(state, A).map((message) => say(message))).toEqual([
    'Opening: Austria is up.',
    ...['Austria', 'Italy', 'France', 'England', 'Germany', 'Russia'].map(
      (country) => `${country}: nobody owns stock; for sale 1 2 3 4 5 6 7 8.`,
    ),
    'Clockwise: A, B, and C.',
    ...['A', 'B', 'C'].map((name) => `${name}: $20.33, projected score 20.33, cash value $20.33.`),
  ])
})

test('[U-12] both proposals are told with what would come of them', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 3; C 1+2', Italy: 'B 4' },
    chips: { Austria: 'Greece, Romania, Tunis' },
    armies: { Austria: 'Greece, Romania', Italy: 'Vienna' },
    factories: { Austria: 'Vienna, Budapest, Prague' },
    treasury: { Austria: 6 },
  })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('L-Maneuver'))
  scene.play(B, choose(0))
  scene.play(B, go('Bulgaria'))
  scene.play(B, { kind: 'finish' })
  expect(
    summary(scene.state, C)
      .slice(1, 6)
      .map((message) => say(message)),
  ).toEqual([
    'Proposal 1, by A: Taxation.',
    'It would tax 7 for Austria: 2 points, bonus $1, $1 to A and B.',
    'Proposal 2, by B: Maneuver (left).',
    'Planned: Austria would have army (Bulgaria) and army (Romania).',
    'Planned: Austria would have tax chips Greece, Romania, Tunis, and Bulgaria.',
  ])
})
