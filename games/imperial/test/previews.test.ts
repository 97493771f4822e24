// Appendix C: what players need to see, as pure functions of a replica and as words.
import { speak } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { catalogs } from '../src/catalogs/index.ts'
import {
  bidBuys,
  interestOf,
  purchaseOf,
  rondelPrices,
  stepsToTaxation,
  taxOf,
} from '../src/rules/preview.ts'
import { nameOffer, steps } from '../src/words/offers.ts'
import { summary } from '../src/words/summary.ts'
import { ask } from '../src/words/telling.ts'
import {
  A,
  army,
  arrange,
  B,
  buy,
  C,
  choose,
  factoryIn,
  go,
  type ImperialScene,
  march,
  opened,
  propose,
} from './table.ts'

const nameOf = (seat: number) => 'ABCDEFG'.charAt(seat)
const say = (message: Parameters<typeof speak>[0], locale: 'en' | 'fr' = 'en') =>
  speak(message, { locale, catalog: catalogs[locale], nameOf }).replaceAll('\u202f', ' ')

const names = ({ state, table }: ImperialScene, seat: number, locale: 'en' | 'fr' = 'en') =>
  table.offers(seat).map((move) => say(nameOffer(state, seat, move), locale))

/** What the page asks of the seat. */
const asked = ({ table }: ImperialScene, seat: number, locale: 'en' | 'fr' = 'en') =>
  say(ask(table.view(seat), seat) ?? { id: 'nothing' }, locale)

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
    'Round 2: it is the turn of Austria.',
    'Austria: 12 points (stock counts × 2), treasury $2.50, on Import, 3 steps before Taxation. Taxed 5 last; now it would tax 3 for 0 points and a bonus of $0.',
    'Austria: democracy led by A. Stock: A 4, B 3, and C 3; for sale: 5 ($12), 6 ($16), 7 ($20), and 8 ($25).',
    'Austria: factories in Vienna.',
    'Austria: occupied factories in Budapest.',
    'Austria: fleet (Ionian Sea), army (Vienna), and coexisting army (Rome).',
  ])
  expect(told.slice(-5)).toEqual([
    'Clockwise: A, B, and C. Investor card: A.',
    'Swiss, buying in the next investor round: C.',
    'A: $10 and Austria 4. Score by now 18, cash value $18.',
    'B: $10 and Austria 3 and Italy 4. Score by now 16, cash value $24.',
    'C: $10 and Austria 3. Score by now 16, cash value $16.',
  ])
})

test('[U-17] at the end every score is told with what it is made of', () => {
  const scene = arrange({
    stock: { Austria: 'A 4', Italy: 'B 4+1; A 2' },
    points: { Austria: 25, Italy: 12 },
    mode: 'over',
    cash: [3.5, 16],
  })
  const told = summary(scene.state, B).map((message) => say(message))
  expect(told.slice(0, 3)).toEqual([
    'Austria has 25 points: the game is over.',
    '1. A: 27.5, which is 20 for Austria (4 × 5), 4 for Italy (2 × 2), and $3.50 cash.',
    '2. B: 26, which is 10 for Italy (5 × 2) and $16 cash.',
  ])
})

test('[U-8, U-9] offers say what comes of them', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 1' },
    space: { Austria: 'Taxation' },
    treasury: { Austria: 3 },
  })
  expect(names(scene, A)).toEqual([
    'Factory (one step, free): in Prague (for armies), the treasury pays $3 and you $2',
    'Factory (one step, free): in Lemberg (for armies), the treasury pays $3 and you $2',
    'Factory (one step, free): in Trieste (for fleets), the treasury pays $3 and you $2',
    'Production (right) (2 steps, free): army (Vienna) and army (Budapest), free of charge',
    'Production (right) (2 steps, free): choose the factories one by one',
    'Maneuver (right) (3 steps, free): it has no units to move',
    'Investor (4 steps, you pay $2): you get $2 and B gets $1; treasury $3 → $0; then investors meet',
    'Import (5 steps, you pay $4, past Investor): up to three units for $1 each, first from the treasury ($3)',
    'Production (left) (6 steps, you pay $6, past Investor): army (Vienna) and army (Budapest), free of charge',
    'Production (left) (6 steps, you pay $6, past Investor): choose the factories one by one',
  ])
})

test('[U-9] a tax is told with all it takes and gives', () => {
  const scene = arrange({
    stock: { Austria: 'A 5; B 3' },
    chips: { Austria: 'Romania, Greece, Ionian Sea' },
    armies: { Austria: 'Romania' },
    treasury: { Austria: 2 },
    points: { Austria: 23 },
  })
  expect(say(nameOffer(scene.state, A, propose('Taxation')))).toBe(
    'Taxation (free): $7 from 2 factories and 3 tax chips, less $1 for one unit; treasury $2 → $6; 2 points, then 25, which ends the game; bonus: you get $1 and B gets $1',
  )
})

test('[U-9] an import says who pays for each unit', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, treasury: { Austria: 1.5 } })
  scene.play(A, propose('Import'))
  expect(asked(scene, A)).toBe('Which unit does Austria import first?')
  expect(names(scene, A)).toContain('Army in Vienna (the treasury pays $1)')
  scene.play(A, army('Vienna'))
  expect(names(scene, A)).toContain('Fleet in Trieste (you pay $1)')
  expect(names(scene, A)).toContain('Enough: army (Vienna)')
})

test('[U-6] the question says for whom one decides, and as what', () => {
  const alone = arrange({ stock: { Italy: 'A 4; B 3' } })
  expect(asked(alone, A)).toBe('Where does Italy go? You decide alone.')
  expect(asked(alone, B)).toBe('What shall Italy do?')
  const shared = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, treasury: { Austria: 9 } })
  expect(asked(shared, A)).toBe('Where shall Austria go? B may object.')
  shared.play(A, factoryIn('Prague'))
  expect(asked(shared, B)).toBe('Agree to Factory for Austria?')
  shared.play(B, propose('Taxation'))
  expect(asked(shared, C)).toBe('Vote in Austria: you have 3 of 10 votes.')
  expect(asked(shared, C, 'fr')).toBe('Autriche, vote : vous avez 3 voix sur 10.')
})

test('[U-8] an offer is chosen step by step: first where, then how', () => {
  const scene = arrange({
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Genoa', France: 'Marseille' },
  })
  scene.play(A, propose('L-Maneuver'))
  expect(names(scene, A)).toEqual([
    'Move army (Genoa)',
    'All other units stay, and the maneuver is complete',
  ])
  scene.play(A, choose(0))
  const chosen = (move: ReturnType<typeof go>) =>
    steps(scene.state, A, move).map((message) => say(message))
  expect(chosen(go('Marseille', 'peace'))).toEqual([
    'To Marseille',
    'offering peace (they must agree, else it is war)',
  ])
  expect(chosen(go('Marseille', 'war France army'))).toEqual([
    'To Marseille',
    'fighting one army of France (both are lost)',
  ])
  expect(chosen(go('Genoa'))).toEqual(['Stay in Genoa'])
})

test('[U-10] rail and convoy are told apart, and tax chips are foretold', () => {
  const scene = arrange({
    stock: { Italy: 'A 4' },
    armies: { Italy: 'Rome' },
    fleets: { Italy: 'Western Med' },
    chips: { Italy: 'Tunis', France: 'Algeria' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(names(scene, A)).toContain('Stay in Western Med (new tax chip)')
  scene.play(A, go('Western Med'))
  scene.play(A, choose(0))
  expect(asked(scene, A)).toBe('Where to, army (Rome)?')
  expect(names(scene, A)).toEqual(
    expect.arrayContaining([
      'To Naples',
      'To Genoa by rail',
      'To Vienna by rail and over the border, in peace',
      'To Tunis by convoy (has its tax chip)',
      'To Algeria by convoy (takes over the tax chip of France)',
      'To Spain by convoy (new tax chip)',
    ]),
  )
})

test('[U-13] the opposition sees the leader’s proposal', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, treasury: { Austria: 3 } })
  scene.play(A, factoryIn('Prague'))
  const proposal = 'Factory: in Prague (for armies), the treasury pays $3 and A $2'
  expect(summary(scene.state, B).map((message) => say(message))).toContain(
    `Proposal 1 of A is ${proposal}.`,
  )
  expect(names(scene, B)).toContain(`Agree to ${proposal}`)
})

test('[U-9] in French too', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, mode: 'buy', queue: [B], cash: [10, 4] })
  const about = 'vous avez 0, compte × 0, trésor 0 $'
  expect(names(scene, B, 'fr')).toContain(
    `Autriche (${about}) : le 2 pour 4 $ : 2 $ d’intérêts, il vous reste 0 $`,
  )
  expect(say(nameOffer(scene.state, B, buy('Italy', 1)), 'fr')).toBe(
    `Italie (${about}) : le 1 pour 2 $ : 1 $ d’intérêts, il vous reste 2 $, et vous gouvernez, seul`,
  )
})

test('[U-12] a bid is chosen by what it buys, then by its amount', () => {
  const { state } = opened(3)
  const said = steps(state, A, { kind: 'bid', amount: 901 }).map((message) => say(message))
  expect(said).toEqual(['Bid for the 4 (price $9, interest $4)', '$9.01, leaves you $11.32'])
  expect(say(nameOffer(state, A, { kind: 'bid', amount: 901 }))).toBe(said.join(': '))
  const told = summary(state, A).map((message) => say(message))
  expect(told.slice(0, 2)).toEqual([
    'Opening: the stock of Austria is sold.',
    'Certificates and their prices: 1 ($2), 2 ($4), 3 ($6), 4 ($9), 5 ($12), 6 ($16), 7 ($20), and 8 ($25). A 4 pays $4 whenever its country stops on Investor, has 4 votes there, and counts 4 times a fifth of its points at the end.',
  ])
  expect(told.slice(3)).toEqual([
    ...['Austria', 'Italy', 'France', 'England', 'Germany', 'Russia'].map(
      (country) => `${country}: nobody owns stock; all of it is for sale.`,
    ),
    'Clockwise: A, B, and C.',
    ...['A', 'B', 'C'].map(
      (name) => `${name}: $20.33 and no stock. Score by now 20.33, cash value $20.33.`,
    ),
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
  const tax =
    'Taxation: $7 from 2 factories and 3 tax chips, less $2 for 2 units; treasury $6 → $9; 2 points, then 2 of 25; bonus: A gets $1 and B gets $1'
  const maneuver =
    'Maneuver (left): Austria moves to Bulgaria and Austria gets a tax chip in Bulgaria'
  expect(
    summary(scene.state, C)
      .slice(1, 6)
      .map((message) => say(message)),
  ).toEqual([
    `Proposal 1 of A is ${tax}.`,
    `Proposal 2 of B is ${maneuver}.`,
    'Planned: Austria would have army (Bulgaria) and army (Romania).',
    'Planned: Austria would have tax chips in Greece, Romania, Tunis, and Bulgaria.',
    'Votes in Austria: A 4, B 3, and C 3, 10 in all. 6 win; exactly half wins with A among them. They are secret until decided.',
  ])
  expect(names(scene, C)).toEqual([
    `Vote for proposal 1 of A, ${tax}`,
    `Vote for proposal 2 of B, ${maneuver}`,
  ])
})

test('[U-12, U-13] a vote on a maneuver says in the choice itself what it takes, and destroys', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4; B 3; C 1+2', Austria: 'B 4' },
    armies: { Italy: 'Venice, Venice, Venice, Genoa' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Trieste', 'peace')
  march(scene, A, 1, 'Vienna', 'hostile')
  scene.play(A, { kind: 'finish' })
  scene.play(B, propose('L-Maneuver'))
  march(scene, B, 0, 'Vienna', 'hostile')
  march(scene, B, 1, 'Vienna', 'hostile')
  march(scene, B, 2, 'Vienna', 'blow up Austria')
  scene.play(B, { kind: 'finish' })
  expect(scene.state.mode).toBe('vote')
  expect(names(scene, C)).toEqual([
    'Vote for proposal 1 of A, Maneuver (left): Italy occupies Vienna and Italy enters Trieste in peace',
    'Vote for proposal 2 of B, Maneuver (left): Austria loses its factory in Vienna and Italy loses 3 units',
  ])
  expect(names(scene, C, 'fr')[0]).toContain(
    'Italie occupe Vienne et Italie entre en paix : Trieste',
  )
  expect(names(scene, C, 'fr')[1]).toContain('Autriche perd son usine : Vienne')
})

test('[I-12.5] plan and proposal keep which unit went where, and what it did', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4; B 3; C 1+2', Austria: 'B 4' },
    armies: { Italy: 'Venice, Genoa' },
  })
  scene.play(A, propose('L-Maneuver'))
  expect(scene.state.plan).toMatchObject({ steps: [] })
  march(scene, A, 0, 'Vienna', 'hostile')
  const steps = [{ unit: 'army', from: 'Venice', dest: 'Vienna', action: 'hostile' }]
  expect(scene.state.plan).toMatchObject({ steps })
  scene.play(A, { kind: 'finish' })
  expect(scene.state.proposals).toMatchObject([{ by: A, steps }])
})

test('[U-12] a peace offer says what each answer does', () => {
  const scene = arrange({
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Genoa', France: 'Marseille' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  scene.play(A, go('Marseille', 'peace'))
  expect(asked(scene, B)).toBe('France: accept peace with Italy?')
  expect(names(scene, B)).toEqual([
    'Accept peace: the army of Italy may be in Marseille, nobody is lost',
    'Reject peace: war in Marseille, the army of Italy and one army of France are lost',
  ])
})
