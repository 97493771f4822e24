// Golden scenarios of battle, investment, the Doge step, refit and options: appendix C.
import { expect, test } from 'vitest'
import {
  aboard,
  asked,
  attack,
  bank,
  basilica,
  buyGalley,
  cargo,
  deck,
  endTurn,
  fort,
  g4,
  galley,
  held,
  hire,
  hold,
  I,
  load,
  money,
  O,
  P1,
  P2,
  P4,
  patched,
  place,
  play,
  player,
  refused,
  reserve,
  reserves,
  type SerenissimaScene,
  sail,
  settle,
  skip,
  stack,
  storm,
} from './table.ts'

test('[C-18, S-9.1, S-9.2, S-9.3, S-9.4, S-9.5, S-9.6, S-9.7] tired attackers, two rounds, chosen plunder', () => {
  const scene = g4({
    dice: '1 1 0 / 1 0 0, 1 0 / 0',
    patch(state) {
      place(state, 1, 'Venezia', 'S S S S S')
      reserve(state, P1, 11)
      place(state, 2, 'Palermo', 'S S S V G')
      bank(state, { wine: 11, gold: 9 })
    },
  })
  play(scene, O, sail('Corfu', 'Palermo'), attack(2))
  expect([hold(scene, 1), hold(scene, 2)]).toEqual(['S S S S -', 'S - - V G'])
  expect(reserves(scene)).toBe('12 15 13 13')
  play(scene, { kind: 'attackGalley', target: 2, plunder: ['gold'] })
  expect([hold(scene, 1), hold(scene, 2)]).toEqual(['S S S S G', 'sunk'])
  expect(scene.state.bank).toMatchObject({ wine: 12, gold: 9 })
  expect(reserves(scene)).toBe('12 16 13 13')
  expect(galley(scene.state, 7).owner).toBe(P2)
})

test('[C-19, S-9.7] without a wish the winner takes by slots what fits', () => {
  const scene = g4({
    dice: '1 1 1 / 0 0 0',
    patch(state) {
      place(state, 1, 'Genova', 'S S S W -')
      place(state, 2, 'Genova', 'S S S P G')
      bank(state, { wood: 13, spice: 9, gold: 9 })
    },
  })
  play(scene, O, attack(2))
  expect([hold(scene, 1), hold(scene, 2)]).toEqual(['S S S W P', 'sunk'])
  expect(scene.state.bank.gold).toBe(10)
})

test('[C-20, S-5.5, S-9.7] both sink, all goods go to the bank, and the turn is over', () => {
  const scene = g4({
    dice: '1 1 / 1 1',
    patch(state) {
      place(state, 1, 'Genova', 'S S W - -')
      place(state, 2, 'Genova', 'S S T - -')
      reserve(state, P1, 14)
      reserve(state, P2, 14)
      bank(state, { wood: 13, stone: 11 })
    },
  })
  play(scene, O, attack(2))
  expect([hold(scene, 1), hold(scene, 2)]).toEqual(['sunk', 'sunk'])
  expect(scene.state.bank).toMatchObject({ wood: 14, stone: 12 })
  expect(reserves(scene)).toBe('16 16 13 13')
  expect(scene.state.active).toBe(3)
})

test('[C-21, S-9.3] who has sailed as many zones as there are sailors cannot attack', () => {
  const scene = g4({ patch: (state) => place(state, 2, 'Modon') })
  play(scene, O, sail('Ragusa', 'Corfu', 'Modon'))
  expect(refused(scene, attack(2))).toBe('exhausted')
})

test('[C-22, S-9.9] galleys defend their port; without them it can be taken', () => {
  const before = g4({
    dice: '1 1 1 1 0 / 1 0 1',
    patch(state) {
      place(state, 1, 'Genova', 'S S S S S')
      reserve(state, P1, 11)
    },
  })
  play(before, O)
  expect(refused(before, storm)).toBe('portDefended')
  const scene = patched(before, (state) => {
    place(state, 2, 'MARE')
    place(state, 7, 'MARE')
  })
  play(scene, { kind: 'attackPort', occupy: 2 })
  expect([held(scene, 'Genova'), hold(scene, 1)]).toEqual(['P1 2', 'S - - - -'])
  expect(reserves(scene)).toBe('13 16 13 13')
})

test('[C-23, S-9.9] a fort cancels one hit in every round; where nobody can land the port is free', () => {
  const scene = g4({
    dice: '1 1 0 / 0 1, 1 0 / 0, 1 1 / 1',
    patch(state) {
      settle(state, 'Ragusa', { owner: P2, sailors: 2, fort: true, cargo: ['wood', 'stone'] })
      reserve(state, P2, 11)
      bank(state, { wood: 13, stone: 11 })
      state.supply.forts = 4
      place(state, 1, 'Ragusa')
    },
  })
  play(scene, O, storm)
  expect([held(scene, 'Ragusa'), hold(scene, 1)]).toEqual(['P2 1', 'S S - - -'])
  play(scene, storm)
  expect([held(scene, 'Ragusa'), hold(scene, 1)]).toEqual(['P2 1', 'S S - - -'])
  play(scene, storm)
  expect([held(scene, 'Ragusa'), hold(scene, 1)]).toEqual(['- 0', 'S - - - -'])
  expect(scene.state.ports.Ragusa.fort).toBe(true)
  expect(cargo(scene, 'Ragusa')).toBe('wood stone')
  expect(refused(scene, storm)).toBe('portUnowned')
})

test('[C-24, S-10.1, S-10.2, S-10.3, S-10.4, S-10.5, S-10.6, S-10.7, S-10.10, S-4.3] an investment round', () => {
  const scene = play(g4(), I, buyGalley(9, 'Venezia'))
  expect(player(scene.state, P1).money).toBe(3)
  expect(refused(scene, buyGalley(10, 'Venezia'))).toBe('oneGalleyPerRound')
  play(scene, hire(2, 9))
  expect(player(scene.state, P1)).toMatchObject({ money: 1, sailors: 11 })
  expect(hold(scene, 9)).toBe('S S - - -')
  play(scene, aboard(1, 9))
  expect([held(scene, 'Venezia'), hold(scene, 9)]).toEqual(['P1 2', 'S S S - -'])
  expect(refused(scene, sail('Ragusa'), hire(2, 'Venezia'))).toBe('otherTurn noMoney')
  play(scene, endTurn)
  expect(scene.state.active).toBe(2)
  while (scene.state.active < 8) play(scene, endTurn)
  play(scene, endTurn)
  expect([scene.state.round, scene.state.active, asked(scene)]).toEqual([1, 9, P1])
})

test('[C-25, S-10.12] a new galley without a sailor sinks, and its price is gone', () => {
  const scene = play(g4(), I, buyGalley(9, 'Venezia'), endTurn)
  expect(hold(scene, 9)).toBe('sunk')
  expect(player(scene.state, P1).money).toBe(3)
})

test('[C-26, S-10.8] a fort needs stone and wood, once, in one’s own port', () => {
  const before = play(g4(), I)
  expect(refused(before, fort('Venezia'))).toBe('goodsMissing')
  const scene = patched(before, (state) => {
    settle(state, 'Venezia', { cargo: ['stone'] })
    bank(state, { stone: 11 })
  })
  play(scene, fort('Venezia'))
  expect(scene.state.ports.Venezia.fort).toBe(true)
  expect(player(scene.state, P1).money).toBe(3)
  expect(refused(scene, fort('Venezia'), fort('Genova'))).toBe('alreadyBuilt notPortOwner')
})

test('[C-27, S-15.1] with the option one of the two goods is enough', () => {
  const scene = play(g4({ options: { buildingGoods: 'any' } }), I, fort('Venezia'))
  expect(scene.state.ports.Venezia.fort).toBe(true)
  expect(player(scene.state, P1).money).toBe(3)
})

test('[C-28, S-10.8] a basilica needs gold and marble, and there are five', () => {
  const before = g4({
    patch(state) {
      settle(state, 'Venezia', { cargo: ['gold'] })
      bank(state, { gold: 9 })
    },
  })
  play(before, I)
  expect(refused(before, basilica('Venezia'))).toBe('goodsMissing')
  const scene = patched(before, (state) => {
    settle(state, 'Venezia', { cargo: ['gold', 'marble'] })
    bank(state, { marble: 11 })
  })
  const bare = patched(scene, (state) => {
    state.supply.basilicas = 0
    for (const id of ['Genova', 'Valencia', 'Ragusa', 'Corfu', 'Modon'] as const)
      settle(state, id, { basilica: true })
  })
  expect(refused(bare, basilica('Venezia'))).toBe('noneLeft')
  play(scene, basilica('Venezia'))
  expect(scene.state.ports.Venezia.basilica).toBe(true)
  expect(player(scene.state, P1).money).toBe(3)
})

test('[C-29, S-10.6] sailors are hired where there is room, from the reserve', () => {
  const scene = play(g4(), I)
  expect(
    refused(scene, hire(3, 'Venezia'), hire(1, 'Ragusa'), hire(3, 1), hire(14, 'Venezia')),
  ).toBe('portFull notPortOwner holdFull reserveTooSmall')
  play(scene, hire(2, 'Venezia'))
  expect(held(scene, 'Venezia')).toBe('P1 5')
  expect(player(scene.state, P1)).toMatchObject({ money: 3, sailors: 11 })
})

test('[C-30, S-11.3, S-11.4, S-11.5] the wine card pays for wine made or stored, and moves nothing', () => {
  const scene = g4({
    decks: [['DOGE_0_WINE']],
    patch(state) {
      settle(state, 'Palermo', { owner: P2, sailors: 1 })
      settle(state, 'Genova', { cargo: ['wine'] })
      settle(state, 'Candia', { owner: P4, sailors: 1 })
      reserve(state, P2, 12)
      reserve(state, P4, 12)
      bank(state, { wine: 11 })
    },
  })
  skip(scene)
  expect(money(scene)).toBe('5 7 5 6')
  expect(scene.state).toMatchObject({ space: 1, round: 2 })
})

test('[C-31, S-11.6, S-12.1] a scoring space that is passed counts', () => {
  const scene = g4({
    decks: [['DOGE_2']],
    patch(state) {
      state.space = 3
      settle(state, 'Venezia', { cargo: ['stone', 'wine'] })
      settle(state, 'Ragusa', { owner: P1, sailors: 1, cargo: ['marble'], basilica: true })
      settle(state, 'Genova', { cargo: ['wood', 'wine', 'gold', 'spice'] })
      reserve(state, P1, 12)
      bank(state, { wood: 13, stone: 11, marble: 11, wine: 10, gold: 9, spice: 9 })
      state.supply.basilicas = 4
    },
  })
  skip(scene)
  expect(scene.state.space).toBe(5)
  expect(scene.state.scorings).toEqual([[9, 10, 0, 0]])
  expect(money(scene)).toBe('14 15 5 5')
})

test('[C-32, S-12.1, S-12.2] a full warehouse and a basilica pay, a fort does not', () => {
  const scene = g4({
    patch(state) {
      state.space = 3
      const cargo = ['stone', 'wine', 'gold', 'marble', 'spice'] as const
      settle(state, 'Venezia', { cargo: [...cargo], fort: true, basilica: true })
      bank(state, { stone: 11, wine: 11, gold: 9, marble: 11, spice: 9 })
      state.supply = { forts: 4, basilicas: 4 }
    },
  })
  skip(scene)
  expect(scene.state.space).toBe(4)
  expect(player(scene.state, P1).money).toBe(25)
})

test('[C-33, S-11.5, S-11.7, S-13.1, S-13.2, S-13.3] the end on the last space, and ties', () => {
  const scene = g4({
    decks: [['DOGE_2']],
    patch(state) {
      state.space = 8
      player(state, P1).money = 20
      player(state, P2).money = 20
      state.treasury = -30
      settle(state, 'Napoli', { owner: P2, sailors: 1 })
      reserve(state, P2, 12)
    },
  })
  skip(scene)
  expect(scene.state).toMatchObject({ space: 9, stage: 'ended' })
  expect(scene.state.result).toEqual([
    { seat: 1, rank: 1, money: 20, ports: 2, goods: 0 },
    { seat: 0, rank: 2, money: 20, ports: 1, goods: 0 },
    { seat: 2, rank: 3, money: 5, ports: 1, goods: 0 },
    { seat: 3, rank: 3, money: 5, ports: 1, goods: 0 },
  ])
  expect(scene.table.decision.result?.places).toEqual([2, 1, 3, 3])
  expect(scene.refusal(P1, endTurn)).toBe('gameOver')
})

test('[C-34, S-11.2] an empty deck is shuffled anew when a card is needed', () => {
  const scene = g4({
    decks: [[], ['DOGE_1_B']],
    patch(state) {
      state.space = 2
      stack(state, 'DOGE_0_WINE')
      state.drawn = ['DOGE_1_A', 'DOGE_1_B', 'DOGE_1_C', 'DOGE_2']
    },
  })
  skip(scene)
  expect([scene.state.drawn.length, deck(scene), scene.state.space]).toEqual([5, [], 2])
  skip(scene)
  expect(scene.state.drawn).toEqual(['DOGE_1_B'])
  expect(deck(scene)).toHaveLength(4)
})

const withoutFleet = (): SerenissimaScene =>
  g4({
    patch(state) {
      state.galleys[4] = null
      state.galleys[5] = null
      reserve(state, P4, 19)
    },
  })

test('[C-35, S-14.1, S-14.2, S-14.3, S-14.4] a player without galleys refits', () => {
  const scene = skip(withoutFleet())
  expect(scene.state).toMatchObject({ stage: 'refit', waiting: [P4], space: 2 })
  expect(scene.refusal(P1, endTurn)).toBe('wrongStage')
  play(scene, { kind: 'refit', galley: 4, port: 'Costantinopoli', fromPort: 1, fromReserve: 2 })
  expect(player(scene.state, P4)).toMatchObject({ money: 3, sailors: 17 })
  expect([held(scene, 'Costantinopoli'), hold(scene, 4)]).toEqual(['P4 2', 'S S S - -'])
  expect(scene.state).toMatchObject({ stage: 'play', round: 2, active: 1 })
})

test('[C-37, S-5.5, S-4.2] if the last galley of a round sinks, the Doge step follows at once', () => {
  const scene = g4({ dice: '0 0 0 / 1 1 1', patch: (state) => place(state, 8, 'Genova') })
  while (scene.state.active < 8) play(scene, endTurn)
  play(scene, O, attack(7))
  expect(hold(scene, 8)).toBe('sunk')
  expect(scene.state).toMatchObject({ round: 2, space: 2, active: 1 })
})

test('[C-38, S-4.9, S-9.6, S-9.9] refused attacks do not change the phase', () => {
  const scene = play(g4(), O)
  expect(refused(scene, attack(8), attack(2), attack(9), storm)).toBe(
    'ownTarget notSamePlace unknownGalley ownTarget',
  )
  play(scene, load(1))
})

test('[C-40, S-15.2, S-15.5, S-15.6] prices and incomes by option', () => {
  const after = play(g4({ options: { galleyPrice: 'after' } }), I, buyGalley(9, 'Venezia'))
  expect(player(after.state, P1).money).toBe(2)
  const paid = play(g4({ options: { ownPortPrice: 'bank' } }), O, load(2))
  expect([player(paid.state, P1).money, paid.state.treasury]).toEqual([3, 2])
  const linear = g4({
    options: { portIncome: 'linear' },
    decks: [['DOGE_2']],
    patch(state) {
      state.space = 3
      settle(state, 'Venezia', { cargo: ['stone', 'wine', 'gold'] })
      bank(state, { stone: 11, wine: 11, gold: 9 })
    },
  })
  expect(player(skip(linear).state, P1).money).toBe(11)
})
