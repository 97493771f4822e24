// I-4: the three openings.
import { readMove, scriptedChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { COUNTRIES, FLAG_PARTNER } from '../src/data/countries.ts'
import { imperial } from '../src/index.ts'
import {
  A,
  accept,
  active,
  available,
  B,
  bid,
  buy,
  C,
  cash,
  D,
  decline,
  dollars,
  government,
  leadership,
  opened,
  punt,
  swiss,
  treasury,
} from './table.ts'

test.each([
  [2, 30.5],
  [3, 20.33],
  [4, 15.25],
  [5, 12.2],
  [6, 10.17],
  [7, 8.71],
])(
  '[G-01, I-4.1, I-2.1] %i players begin with $%f each and all bid on Austria',
  (players, each) => {
    const scene = opened(players)
    expect(cash(scene)).toEqual(new Array(players).fill(each))
    expect(scene.state).toMatchObject({ mode: 'bid', up: 'Austria', round: 1 })
    expect(active(scene)).toHaveLength(players)
  },
)

function bidAll(scene: ReturnType<typeof opened>, ...amounts: number[]) {
  amounts.forEach((amount, seat) => {
    scene.play(seat, bid(amount))
  })
}

test('[G-02, I-4.3, I-4.4, I-4.6, I-4.7, I-5.4] one country’s auction', () => {
  const scene = opened(3)
  bidAll(scene, 12.33, 9, 5)
  expect(scene.state).toMatchObject({ mode: 'buyBid', queue: [A, B, C], bids: [1233, 900, 500] })
  scene.play(A, accept)
  scene.play(B, accept)
  expect(active(scene)).toEqual([C])
  scene.play(C, decline)
  expect(cash(scene)).toEqual([8, 11.33, 20.33])
  expect(treasury(scene, 'Austria')).toBe(21.33)
  expect(available(scene, 'Austria')).toEqual([1, 2, 3, 6, 7, 8])
  expect(leadership(scene, 'Austria')).toEqual([A, B])
  expect(government(scene, 'Austria')).toBe('dictatorship')
  expect(scene.state).toMatchObject({ mode: 'bid', up: 'Italy', bids: [] })
  expect(active(scene)).toEqual([A, B, C])
})

test('[G-03, I-4.6, I-4.7, I-4.8] the next lower certificate, and the full bid is paid', () => {
  const scene = opened(3)
  bidAll(scene, 9.1, 9.05, 0)
  scene.play(A, accept)
  expect(scene.play(B, accept).events[0]).toMatchObject({ stock: 3, price: 905 })
  expect(treasury(scene, 'Austria')).toBe(18.15)
  expect(cash(scene)).toEqual([11.23, 11.28, 20.33])
  expect(scene.state).toMatchObject({ mode: 'bid', up: 'Italy' })
})

test('[G-04, I-4.9, I-4.10, I-4.11, I-4.12, I-16.9] the opening ends when nobody has $2', () => {
  const scene = opened(2)
  bidAll(scene, 30.5, 29)
  scene.play(A, accept)
  scene.play(B, accept)
  expect(cash(scene)).toEqual([0, 1.5])
  expect(scene.state).toMatchObject({
    order: [B, A],
    card: B,
    mode: 'proposal',
    up: 'Austria',
    round: 2,
  })
  expect(treasury(scene, 'Austria')).toBe(59.5)
  expect(leadership(scene, 'Austria')).toEqual([A, B])
  expect(government(scene, 'Austria')).toBe('dictatorship')
  expect(swiss(scene)).toEqual([B])
  expect(active(scene)).toEqual([A])
})

test('[I-4.2] whoever has less than $2 takes no part in the bidding', () => {
  const scene = opened(3)
  bidAll(scene, 20, 0, 0)
  scene.play(A, accept)
  expect(scene.state.up).toBe('Italy')
  expect(active(scene)).toEqual([B, C])
  expect(scene.refusal(A, bid(0))).toBe('notYourTurn')
})

test('[I-4.2] the countries are auctioned in country order', () => {
  const scene = opened(2)
  const seen: string[] = []
  for (let n = 0; n < COUNTRIES.length; n++) {
    seen.push(scene.state.up)
    bidAll(scene, 2, 2)
    while (scene.state.mode === 'buyBid') scene.play(active(scene)[0] ?? A, accept)
  }
  expect(seen).toEqual([...COUNTRIES])
  expect(scene.state).toMatchObject({ mode: 'proposal', up: 'Austria', round: 2 })
})

test('[I-4.3] nobody bids more than there is, nor twice', () => {
  const scene = opened(3)
  expect(scene.refusal(A, bid(20.34))).toBe('bidAboveCash')
  scene.play(A, bid(20.33))
  expect(scene.refusal(A, bid(1))).toBe('notYourTurn')
})

test('[I-4.3] every whole number of cents is a bid, whether or not it is offered', () => {
  const scene = opened(3)
  const between = { kind: 'bid', amount: 731 } as const
  expect(scene.table.offers(A)).not.toContainEqual(between)
  scene.play(A, between)
  expect(scene.table.view(A).players[A]?.sealed?.is).toBe(731)
  expect(readMove(imperial, { kind: 'bid', amount: 7.5 }).ok).toBe(false)
})

test('[I-4.5] equal bids are put in random order', () => {
  const scene = opened(3, {}, scriptedChance({ shuffles: [[C, A, B]] }))
  bidAll(scene, 6, 9, 6)
  expect(scene.state.queue).toEqual([B, C, A])
})

test('[I-4.8] bids that buy nothing end the bidding at once, and all bids are erased', () => {
  const scene = opened(2)
  bidAll(scene, 1, 1.99)
  expect(scene.state).toMatchObject({ mode: 'bid', up: 'Italy', bids: [], queue: [] })
})

test('[I-4.9] if nothing was sold at all, the opening begins again with unchanged cash', () => {
  const scene = opened(2)
  for (const _ of COUNTRIES) bidAll(scene, 0, 0)
  expect(scene.state).toMatchObject({ mode: 'bid', up: 'Austria', round: 1 })
  expect(cash(scene)).toEqual([30.5, 30.5])
})

test('[I-4.10] equal cash is put in random order', () => {
  const scene = opened(3, {}, scriptedChance({ shuffles: [[], [], [], [], [], [], [C, B, A]] }))
  bidAll(scene, 2, 0, 0)
  scene.play(A, accept)
  for (let n = 1; n < COUNTRIES.length; n++) bidAll(scene, 0, 0, 0)
  expect(scene.state).toMatchObject({ order: [C, B, A], card: C })
})

test('[I-4.11] Swiss players may be put off to the second investor round', () => {
  const scene = opened(2, { openingSwiss: 'deferred' })
  bidAll(scene, 30.5, 29)
  scene.play(A, accept)
  scene.play(B, accept)
  expect(swiss(scene)).toEqual([])
  expect(scene.state.swissSet).toEqual([B])
})

test('[G-39, I-4.20, I-4.22] assigned flags for six', () => {
  const scene = opened(6, { opening: 'assigned' })
  for (const country of COUNTRIES) expect(treasury(scene, country)).toBe(11)
  expect(cash(scene)).toEqual([2, 2, 2, 2, 2, 2])
  expect(scene.state.countries.Austria.stock.slice(0, 4)).toEqual([C, null, null, A])
  expect(scene.state.countries.Germany.stock[0]).toBe(A)
  expect(leadership(scene, 'Austria')).toEqual([A, C])
  expect(scene.state).toMatchObject({ card: B, round: 1, up: 'Austria', mode: 'proposal' })
})

test('[I-4.20] seats and flags are random', () => {
  const shuffles = [
    [D, B, A, C],
    ['Russia', 'Italy', 'France', 'Austria'],
  ]
  const scene = opened(4, { opening: 'assigned' }, scriptedChance({ shuffles }))
  expect(scene.state.order).toEqual([D, B, A, C])
  expect(leadership(scene, 'Russia')).toEqual([D])
  expect(leadership(scene, 'Austria')).toEqual([C, A])
  expect(scene.state.card).toBe(D)
})

test('[G-40, I-4.21] assigned flags for five, without Germany’s', () => {
  const flags = ['Austria', 'Italy', 'France', 'England', 'Russia']
  const scene = opened(5, { opening: 'assigned' }, scriptedChance({ shuffles: [[], flags] }))
  expect(available(scene, 'Germany')).toContain(4)
  expect(available(scene, 'Italy')).toContain(1)
  expect(COUNTRIES.map((country) => treasury(scene, country))).toEqual([11, 9, 11, 11, 2, 11])
  expect(leadership(scene, 'Germany')).toEqual([A])
})

test('[I-4.21] a country of which nothing was sold takes no turns', () => {
  const flags = ['Italy', 'England', 'Germany', 'Russia']
  const scene = opened(4, { opening: 'assigned' }, scriptedChance({ shuffles: [[], flags] }))
  expect(leadership(scene, 'Austria')).toEqual([])
  expect(scene.state).toMatchObject({ up: 'Italy', round: 1, card: B }) // next to Italy’s leader
})

test('[G-41, I-4.20] assigned flags for two', () => {
  const { state } = opened(2, { opening: 'assigned' })
  const owned = (seat: number) =>
    COUNTRIES.flatMap((country) =>
      state.countries[country].stock.flatMap((owner, index) =>
        owner === seat ? [`${country} ${index + 1}`] : [],
      ),
    )
  expect(owned(A)).toEqual([
    'Austria 1',
    'Austria 4',
    'Italy 1',
    'France 4',
    'Germany 1',
    'Germany 4',
  ])
  expect(owned(B)).toEqual([
    'Italy 4',
    'France 1',
    'England 1',
    'England 4',
    'Russia 1',
    'Russia 4',
  ])
  for (const country of COUNTRIES) expect(state.countries[country].treasury).toBe(1100)
})

test('[I-4.20] each flag brings denomination 1 of another country', () => {
  expect(new Set(Object.values(FLAG_PARTNER)).size).toBe(6)
})

test.each([
  [2, 40],
  [3, 28],
  [4, 22],
  [5, 18],
  [6, 15],
])('[I-4.30] the published auction for %i deals $%i each', (players, each) => {
  const scene = opened(players, { opening: 'sequential' })
  expect(cash(scene)).toEqual(new Array(players).fill(each))
  expect(scene.state).toMatchObject({ mode: 'sale', up: 'Austria' })
  expect(active(scene)).toEqual([A])
})

test('[I-4.30] each in turn buys one at list price or passes; the first seat moves on', () => {
  const shuffles = [[B, C, A]]
  const scene = opened(3, { opening: 'sequential' }, scriptedChance({ shuffles }))
  expect(scene.refusal(B, buy('Italy', 1))).toBe('notThisCountry')
  expect(scene.refusal(B, buy('Austria', 2, 1))).toBe('nothingToHandBack')
  scene.play(B, buy('Austria', 8))
  expect(scene.refusal(C, buy('Austria', 8))).toBe('notForSale')
  scene.play(C, punt)
  scene.play(A, buy('Austria', 7))
  expect(cash(scene)).toEqual([8, 3, 28])
  expect(scene.state.up).toBe('Italy')
  expect(active(scene)).toEqual([C])
  expect(scene.refusal(C, buy('Italy', 9))).toBe('notForSale')
  while (scene.state.mode === 'sale') scene.play(active(scene)[0] ?? A, punt)
  expect(scene.state).toMatchObject({ card: C, round: 1, up: 'Austria', mode: 'proposal' })
})

test('[I-4.30] if nobody buys anything it begins again', () => {
  const scene = opened(2, { opening: 'sequential' })
  for (let n = 0; n < 12; n++) scene.play(active(scene)[0] ?? A, punt)
  expect(scene.state).toMatchObject({ mode: 'sale', up: 'Austria' })
  expect(scene.state.players[A]?.cash).toBe(dollars(40))
})
