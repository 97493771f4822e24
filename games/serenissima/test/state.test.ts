// S-2: one state, whole moves, names of ports, what viewers see.
import { offers, readMove } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { PORTS } from '../src/data/zones.ts'
import { serenissima } from '../src/index.ts'
import {
  attack,
  bank,
  buyGalley,
  claim,
  deliver,
  endTurn,
  fort,
  g2,
  g4,
  held,
  hire,
  hold,
  I,
  load,
  O,
  opened,
  P1,
  P2,
  P3,
  place,
  play,
  refused,
  sail,
  settle,
  skip,
  storm,
} from './table.ts'

test('[S-2.1] the state survives being written down', () => {
  const { state } = play(g4(), O, load(2), sail('Ragusa'))
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
})

test('[C-39, S-2.2] a refused move changes nothing, whatever it is', () => {
  const scene = play(g4(), O)
  // Scene.refusal compares everything before and after.
  expect(refused(scene, load(9), sail('Palermo'), storm, attack(2), O, fort('Venezia'))).toBe(
    'holdFull notAdjacent ownTarget notSamePlace turnChosen otherTurn',
  )
})

test('[S-2.3] everything that the state says', () => {
  expect(Object.keys(g4().state)).toEqual([
    'options',
    'stage',
    'waiting',
    'order',
    'round',
    'active',
    'turn',
    'asked',
    'space',
    'scorings',
    'drawn',
    'deck',
    'players',
    'galleys',
    'ports',
    'bank',
    'supply',
    'treasury',
    'lastBattle',
    'result',
  ])
})

test('[S-2.4] where a galley is, is written with the galley', () => {
  expect(g4().state.galleys[1]).toEqual({
    owner: P1,
    location: 'Venezia',
    hold: ['sailor', 'sailor', 'sailor', 'empty', 'empty'],
  })
})

test('[S-2.5] all ports are there from the opening on', () => {
  expect(Object.keys(opened(2).state.ports)).toEqual([...PORTS])
})

test('[S-2.6] a port has an owner exactly when it has a garrison', () => {
  const scene = play(g4(), O, sail('Ragusa'))
  expect(held(scene, 'Ragusa')).toBe('- 0')
  play(scene, claim(1))
  expect(held(scene, 'Ragusa')).toBe('P1 1')
})

test('[S-2.7] a port that changes hands keeps goods and buildings', () => {
  const scene = g4({
    dice: '1 1 1 / 0',
    patch(state) {
      settle(state, 'Ragusa', {
        owner: P3,
        sailors: 1,
        fort: true,
        basilica: true,
        cargo: ['wine'],
      })
      state.players[P3] = { money: 5, sailors: 12, home: 'Valencia' }
      state.supply = { forts: 4, basilicas: 4 }
      bank(state, { wine: 11 })
      place(state, 1, 'Ragusa')
    },
  })
  play(scene, O, storm)
  expect(scene.state.ports.Ragusa).toEqual({
    owner: P1,
    sailors: 1,
    cargo: ['wine'],
    fort: true,
    basilica: true,
    closed: false,
  })
})

test('[S-2.8] who is away passes; nobody resigns', () => {
  const scene = g4()
  const entry = scene.runOut(P1)
  expect(entry.events[0]).toEqual({
    kind: 'turnEnded',
    seat: P1,
    galley: 1,
    passed: true,
    auto: true,
  })
  expect(readMove(serenissima, { kind: 'resign' })).toMatchObject({
    refusal: { code: 'unknownMove' },
  })
})

test('[S-2.8] the clock chooses for who is away during set-up, and declines a refit', () => {
  const scene = opened(2)
  for (const seat of [P1, P2, P2, P1, P2, P1, P2, P1]) scene.runOut(seat)
  expect(scene.state).toMatchObject({ stage: 'play', round: 1 })
  const refit = g4({
    patch(state) {
      state.galleys[3] = null
      state.galleys[6] = null
      state.players[P3] = { money: 5, sailors: 19, home: 'Valencia' }
    },
  })
  expect(skip(refit).state.stage).toBe('refit')
  refit.runOut(P3)
  expect(refit.state).toMatchObject({ stage: 'play', round: 2 })
})

test('[S-2.9] a port may be named by its number', () => {
  const scene = opened(2)
  play(scene, { kind: 'chooseStart', port: 7, galley: 1 })
  expect(held(scene, 'Venezia')).toBe('P1 3')
  const invest = play(g4(), I, buyGalley(9, 7), {
    kind: 'purchaseSailors',
    quantity: 1,
    port: 7,
  })
  expect([hold(invest, 9), held(invest, 'Venezia')]).toEqual(['- - - - -', 'P1 4'])
  expect(refused(invest, fort(4), fort(20), hire(1, 'MARE'))).toBe(
    'notPortOwner unknownPort unknownPort',
  )
  expect(readMove(serenissima, { kind: 'moveGalley', path: [7] })).toMatchObject({ ok: false })
})

test('[S-2.10] a viewer sees how many cards the deck has, and may move all the same', () => {
  const { table } = g4()
  const view = table.view(P1)
  expect(view.deck.map(({ is }) => is ?? '?')).toEqual(['?', '?', '?', '?', '?'])
  expect(offers(serenissima, view, P1)).toEqual(table.offers(P1))
})

test('[S-2.12] the forms of moves', () => {
  for (const move of [
    sail('Corfu', 'Palermo'),
    deliver('wood'),
    { kind: 'swap', with: 8, give: ['wood'], take: ['sailor'] },
    hire(2, 9),
    hire(2, 'Venezia'),
    { kind: 'attackGalley', target: 2, plunder: ['gold'] },
    { kind: 'attackPort', occupy: 2 },
    I,
    endTurn,
  ])
    expect(readMove(serenissima, move)).toEqual({ ok: true, move })
  expect(g2().state.stage).toBe('play')
})
