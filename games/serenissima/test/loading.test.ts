// S-6: cargo, exchanges, sailors, waste.
import { expect, test } from 'vitest'
import {
  aboard,
  ashore,
  bank,
  endTurn,
  g2,
  g4,
  held,
  hold,
  load,
  money,
  O,
  P1,
  P2,
  place,
  play,
  player,
  refusalOf,
  refused,
  reserve,
  reserves,
  settle,
  swap,
  waste,
} from './table.ts'

test('[S-6.1] only the good that the port makes is sold', () => {
  const scene = g4({
    patch(state) {
      settle(state, 'Venezia', { cargo: ['gold'] })
      bank(state, { gold: 9 })
    },
  })
  expect(hold(play(scene, O, load(1)), 1)).toBe('S S S W -')
})

test('[S-6.2] refusals in their order', () => {
  const sea = g4({ patch: (state) => place(state, 1, 'MARE') })
  expect(refused(play(sea, O), load(9))).toBe('notMoored')
  const closed = g2({ patch: (state) => place(state, 1, 'Ragusa') })
  expect(refused(play(closed, O), load(9))).toBe('portClosed')
  const poor = g4({
    patch(state) {
      place(state, 1, 'Genova')
      player(state, P1).money = 1
      state.treasury = 4
    },
  })
  expect(refused(play(poor, O), load(3), load(2))).toBe('holdFull noMoney')
  expect(refusalOf(poor, load(2))).toEqual({
    code: 'noMoney',
    rule: 'S-6.2',
    facts: { have: 1, cost: 2 },
  })
  expect(refusalOf(poor, load(3))?.facts).toEqual({ room: 2, needed: 3 })
  play(poor, load(1))
})

test('[S-6.3] without money one still loads in one’s own port', () => {
  const scene = g4({
    patch(state) {
      player(state, P1).money = 0
      state.treasury = 5
    },
  })
  expect(hold(play(scene, O, load(2)), 1)).toBe('S S S W W')
})

test('[S-6.4, S-6.5] the owner is not asked, and garrisons do not matter', () => {
  const scene = g4({ patch: (state) => place(state, 1, 'Genova') })
  const { events } = scene.play(P1, O) && scene.play(P1, load(1))
  expect(events).toEqual([
    {
      kind: 'goodsBought',
      seat: P1,
      galley: 1,
      good: 'stone',
      quantity: 1,
      price: 1,
      payee: P2,
    },
  ])
  expect([money(scene), held(scene, 'Genova')]).toEqual(['4 6 5 5', 'P2 3'])
})

test('[S-6.6, S-6.8] an exchange of several things, in the order of the lists', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'Venezia', 'S W S G -')
      place(state, 8, 'Venezia', 'S S P - -')
      reserve(state, P1, 15)
      bank(state, { wood: 13, gold: 9, spice: 9 })
    },
  })
  play(scene, O, swap(8, ['gold', 'wood'], ['spice', 'sailor']))
  expect([hold(scene, 1), hold(scene, 8)]).toEqual(['S P S S -', 'S G W - -'])
  expect(money(scene)).toBe('5 5 5 5')
})

test('[S-6.7] refusals in their order', () => {
  const scene = play(g4(), O, load(1))
  const sailors = (count: number) => Array.from({ length: count }, () => 'sailor' as const)
  expect(refused(scene, swap(1, []), swap(1, ['wood']), swap(9, ['wood']))).toBe(
    'nothingToSwap sameGalley unknownGalley',
  )
  expect(refused(scene, swap(2, ['wood']), swap(8, [...sailors(4), 'gold']))).toBe(
    'notGalleyOwner noSailors',
  )
  expect(refused(scene, swap(8, ['gold'], sailors(4)), swap(8, ['wood'], sailors(4)))).toBe(
    'noCargo noSailors',
  )
  expect(refused(scene, swap(8, [], sailors(2)), swap(8, sailors(3), []))).toBe('holdFull holdFull')
})

test('[S-6.7] only in one’s own port, and only with a galley that is there', () => {
  const apart = g4({ patch: (state) => place(state, 8, 'Corfu') })
  expect(refused(play(apart, O), swap(8, ['sailor']))).toBe('notSamePlace')
  const atSea = g4({
    patch(state) {
      place(state, 1, 'MARE')
      place(state, 8, 'MARE')
    },
  })
  expect(refused(play(atSea, O), swap(8, ['sailor']))).toBe('notMoored')
  const abroad = g4({
    patch(state) {
      place(state, 1, 'Ragusa')
      place(state, 8, 'Ragusa')
    },
  })
  expect(refused(play(abroad, O), swap(8, ['sailor']))).toBe('notPortOwner')
  expect(refusalOf(apart, swap(8, ['sailor']))?.facts).toEqual({
    galley: 8,
    there: { word: 'zone.Corfu' },
    here: { word: 'zone.Venezia' },
  })
})

test('[S-6.7] neither galley gives its last sailor away', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'Venezia', 'S W - - -')
      reserve(state, P1, 15)
      bank(state, { wood: 13 })
    },
  })
  play(scene, O)
  expect(
    refused(scene, swap(8, ['sailor']), swap(8, ['wood'], ['sailor', 'sailor', 'sailor'])),
  ).toBe('lastSailor lastSailor')
  expect(refusalOf(scene, swap(8, ['sailor']))?.facts).toEqual({ most: 0 })
})

test('[S-6.6] single things are offered; one for one where both holds are full', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'Venezia', 'S S W W W')
      place(state, 8, 'Venezia', 'S S S S G')
      reserve(state, P1, 13)
      bank(state, { wood: 11, gold: 9 })
    },
  })
  play(scene, O)
  const swaps = scene.table.offers(P1).filter(({ kind }) => kind === 'swap')
  expect(swaps).toEqual([
    swap(8, ['sailor'], ['gold']),
    swap(8, ['wood'], ['sailor']),
    swap(8, ['wood'], ['gold']),
  ])
})

test('[S-6.9, S-6.12] sailors come aboard from the garrison, and the reserve stays', () => {
  const scene = play(g4(), O, aboard(1))
  expect([hold(scene, 1), held(scene, 'Venezia')]).toEqual(['S S S S -', 'P1 2'])
  expect([reserves(scene), money(scene)]).toEqual(['13 13 13 13', '5 5 5 5'])
})

test('[S-6.10] an ordinary turn is for the active galley', () => {
  const scene = play(g4(), O)
  expect(refused(scene, aboard(1, 8), ashore(1, 8))).toBe('notActive notActive')
  expect(refusalOf(scene, aboard(1, 8))?.facts).toEqual({ galley: 8, active: 1 })
  play(scene, aboard(1, 1))
})

test('[S-6.11, S-6.13] refusals in their order', () => {
  const sea = g4({ patch: (state) => place(state, 1, 'MARE') })
  expect(refused(play(sea, O), aboard(9))).toBe('notMoored')
  const abroad = g4({ patch: (state) => place(state, 1, 'Genova') })
  expect(refused(play(abroad, O), aboard(9))).toBe('notPortOwner')
  const full = g4({
    patch(state) {
      settle(state, 'Venezia', { sailors: 5 })
      reserve(state, P1, 11)
    },
  })
  expect(refused(play(full, O), aboard(6), aboard(5), aboard(3))).toBe(
    'noSailors lastSailor holdFull',
  )
  expect(refusalOf(full, aboard(5))?.facts).toEqual({ most: 4 })
})

test('[S-6.14] refusals on the way back', () => {
  const sea = g4({ patch: (state) => place(state, 1, 'MARE') })
  expect(refused(play(sea, O), ashore(9))).toBe('notMoored')
  const abroad = g4({ patch: (state) => place(state, 1, 'Genova') })
  expect(refused(play(abroad, O), ashore(9))).toBe('notPortOwner')
  const full = g4({
    patch(state) {
      settle(state, 'Venezia', { sailors: 4 })
      reserve(state, P1, 12)
    },
  })
  expect(refused(play(full, O), ashore(4), ashore(3), ashore(2))).toBe(
    'noSailors lastSailor portFull',
  )
  expect(refusalOf(full, ashore(2))?.facts).toEqual({
    port: { word: 'zone.Venezia' },
    room: 1,
    needed: 2,
  })
})

test('[S-6.15] cargo is thrown overboard anywhere and goes to the bank', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'MARE', 'S S W - W')
      reserve(state, P1, 14)
      bank(state, { wood: 12 })
    },
  })
  play(scene, O, waste('wood'))
  expect([hold(scene, 1), scene.state.bank.wood]).toEqual(['S S W - -', 13])
  expect(refused(scene, waste('gold'))).toBe('noCargo')
  expect(play(scene, endTurn).state.active).toBe(2)
})
