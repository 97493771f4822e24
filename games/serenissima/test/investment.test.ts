// S-10: galleys, sailors, buildings, and placing sailors.
import { expect, test } from 'vitest'
import type { State } from '../src/state.ts'
import {
  aboard,
  ashore,
  at,
  bank,
  basilica,
  buyGalley,
  endTurn,
  fort,
  g4,
  held,
  hire,
  hold,
  I,
  kinds,
  P1,
  patched,
  place,
  play,
  player,
  refusalOf,
  refused,
  reserve,
  settle,
  slots,
} from './table.ts'

const rich = (state: State): void => {
  player(state, P1).money = 50
  state.treasury = -45
}

test('[S-10.1, S-10.2] the galley stays, wherever it is, and everything is paid to the bank', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'MARE')
      rich(state)
    },
  })
  play(scene, I, hire(1, 'Venezia'), buyGalley(15, 'Venezia'), hire(2, 15), hire(1, 'Venezia'))
  expect([player(scene.state, P1).money, scene.state.treasury]).toEqual([44, -39])
  expect(at(scene, 1)).toBe('MARE')
})

test('[S-10.3] refusals in their order', () => {
  const scene = play(g4({ patch: rich }), I)
  expect(
    refused(
      scene,
      buyGalley(16, 'Roma'),
      buyGalley(2, 'Roma'),
      buyGalley(9, 'Roma'),
      buyGalley(9, 'Genova'),
    ),
  ).toBe('unknownNumber galleyTaken unknownPort notPortOwner')
  play(scene, buyGalley(9, 'Venezia'))
  expect(refused(scene, buyGalley(16, 'Roma'), buyGalley(2, 'Roma'))).toBe(
    'unknownNumber oneGalleyPerRound',
  )
})

test('[S-10.3] the price is the number of galleys owned, and six are the most', () => {
  const fleet = (count: number) =>
    g4({
      patch(state) {
        for (let number = 9; number < 7 + count; number++) {
          state.galleys[number] = { owner: P1, location: 'Venezia', hold: slots('S - - - -') }
        }
        reserve(state, P1, 13 - (count - 2))
      },
    })
  const six = play(fleet(6), I)
  expect(refusalOf(six, buyGalley(15, 'Venezia'))).toEqual({
    code: 'maxGalleys',
    rule: 'S-10.3',
    facts: { most: 6 },
  })
  const five = play(fleet(5), I, buyGalley(15, 'Venezia'))
  expect(player(five.state, P1).money).toBe(0)
  const four = play(fleet(4), I, hire(2, 'Venezia'))
  expect(refusalOf(four, buyGalley(15, 'Venezia'))?.facts).toEqual({ have: 3, cost: 4 })
})

test('[S-10.4] a new galley is empty', () => {
  const scene = play(g4(), I, buyGalley(9, 'Venezia'))
  expect([hold(scene, 9), at(scene, 9), scene.state.turn?.bought]).toEqual([
    '- - - - -',
    'Venezia',
    9,
  ])
})

test('[S-10.5] one place is named', () => {
  const scene = play(g4(), I)
  expect(
    refused(
      scene,
      { kind: 'purchaseSailors', quantity: 1 },
      { kind: 'purchaseSailors', quantity: 1, port: 'Venezia', galley: 1 },
    ),
  ).toBe('onePlace onePlace')
})

test('[S-10.6] refusals in their order, for a port', () => {
  const scene = play(g4({ patch: rich }), I)
  expect(
    refused(scene, hire(99, 'Roma'), hire(99, 'Genova'), hire(14, 'Venezia'), hire(3, 'Venezia')),
  ).toBe('unknownPort notPortOwner reserveTooSmall portFull')
  expect(refusalOf(scene, hire(14, 'Venezia'))?.facts).toEqual({ have: 13, needed: 14 })
})

test('[S-10.6] refusals in their order, for a galley', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'Ragusa')
      player(state, P1).money = 1
      state.treasury = 4
    },
  })
  play(scene, I)
  expect(refused(scene, hire(99, 9), hire(99, 2), hire(99, 1), hire(14, 8), hire(3, 8))).toBe(
    'unknownGalley notGalleyOwner notPortOwner reserveTooSmall holdFull',
  )
  expect(refused(scene, hire(2, 8), hire(2, 'Venezia'))).toBe('noMoney noMoney')
  const sea = g4({ patch: (state) => place(state, 8, 'MARE') })
  expect(refused(play(sea, I), hire(1, 8))).toBe('notMoored')
})

test('[S-10.7] sailors come from the reserve', () => {
  const scene = play(g4(), I, hire(1, 8), hire(1, 'Venezia'))
  expect(player(scene.state, P1)).toMatchObject({ money: 3, sailors: 11 })
  expect([hold(scene, 8), held(scene, 'Venezia')]).toEqual(['S S S S -', 'P1 4'])
})

const stocked = (state: State): void => {
  settle(state, 'Venezia', { cargo: ['stone', 'gold', 'marble'] })
  bank(state, { stone: 11, gold: 9, marble: 11 })
}

test('[S-10.8] refusals in their order, with what is missing', () => {
  const scene = play(g4(), I)
  expect(refused(scene, fort('Roma'), fort('Genova'), basilica('Roma'))).toBe(
    'unknownPort notPortOwner unknownPort',
  )
  expect(refusalOf(scene, basilica('Venezia'))).toEqual({
    code: 'goodsMissing',
    rule: 'S-10.8',
    facts: {
      port: { word: 'zone.Venezia' },
      building: { word: 'building.basilica' },
      goods: { words: ['good.gold', 'good.marble'] },
    },
  })
  const noForts = patched(g4({ patch: stocked }), (state) => {
    state.supply.forts = 0
    for (const id of ['Genova', 'Valencia', 'Ragusa', 'Corfu', 'Modon'] as const)
      settle(state, id, { fort: true })
  })
  expect(refused(play(noForts, I), fort('Venezia'))).toBe('noneLeft')
  const poor = play(g4({ patch: stocked }), I, fort('Venezia'), hire(2, 'Venezia'))
  expect(refused(poor, fort('Venezia'), basilica('Venezia'))).toBe('alreadyBuilt noMoney')
})

test('[S-10.9] goods are only looked at, and a port may have both', () => {
  const scene = play(g4({ patch: stocked }), I, fort('Venezia'), basilica('Venezia'))
  expect(scene.state.ports.Venezia).toMatchObject({
    fort: true,
    basilica: true,
    cargo: ['stone', 'gold', 'marble'],
  })
  expect(scene.state.supply).toEqual({ forts: 4, basilicas: 4 })
})

test('[S-15.1] any of the two goods, and one at least', () => {
  const scene = play(g4({ options: { buildingGoods: 'any' } }), I)
  expect(refused(scene, basilica('Venezia'))).toBe('goodsMissing')
})

test('[S-10.10] sailors are placed in every own galley in an own port', () => {
  const scene = g4({ patch: (state) => place(state, 1, 'Ragusa') })
  play(scene, I, aboard(2, 8), ashore(1, 8))
  expect([hold(scene, 8), held(scene, 'Venezia')]).toEqual(['S S S S -', 'P1 2'])
  expect(refused(scene, aboard(9, 9), aboard(9, 2), aboard(9), aboard(2, 8))).toBe(
    'unknownGalley notGalleyOwner notPortOwner lastSailor',
  )
  expect(refused(scene, ashore(9, 9), ashore(9, 2), ashore(9), ashore(4, 8))).toBe(
    'unknownGalley notGalleyOwner notPortOwner lastSailor',
  )
})

test('[S-10.12] only a new galley without a sailor sinks at the end of the turn', () => {
  const manned = play(g4(), I, buyGalley(9, 'Venezia'), aboard(1, 9), endTurn)
  expect(hold(manned, 9)).toBe('S - - - -')
  const scene = play(g4(), I, buyGalley(9, 'Venezia'))
  const { events } = scene.play(P1, endTurn)
  expect(kinds(events)).toBe('galleySunk turnEnded turnBegan')
  expect(scene.state.galleys[9]).toBe(null)
})
