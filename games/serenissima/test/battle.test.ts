// S-9: dice, losses, plunder, forts, landings.
import { expect, test } from 'vitest'
import { chanceToWin } from '../src/rules/battle.ts'
import type { State } from '../src/state.ts'
import {
  attack,
  bank,
  endTurn,
  g4,
  held,
  hold,
  kinds,
  O,
  P1,
  P2,
  place,
  play,
  refusalOf,
  refused,
  reserve,
  reserves,
  sail,
  settle,
  storm,
} from './table.ts'

const atGenova = (state: State): void => place(state, 1, 'Genova')

test('[S-9.1] one round at a time; the attacker goes on, turns elsewhere, or stops', () => {
  const scene = g4({ dice: '1 0 0 / 0 0 0, 0 0 0 / 0 0 0', patch: atGenova })
  play(scene, O, attack(2))
  expect(scene.state.lastBattle?.outcome).toBe('continues')
  play(scene, attack(7), endTurn)
  expect(scene.state.active).toBe(2)
})

test('[S-9.2, S-9.4] each skull costs a sailor, on both sides at once, and no more than there are', () => {
  const scene = g4({
    dice: '1 1 1 / 1',
    patch(state) {
      place(state, 1, 'Genova')
      place(state, 2, 'Genova', 'S - - - -')
      reserve(state, P2, 15)
    },
  })
  play(scene, O, attack(2))
  expect([hold(scene, 1), hold(scene, 2)]).toEqual(['S S - - -', 'sunk'])
  expect(scene.state.lastBattle).toMatchObject({ attackerLosses: 1, defenderLosses: 1 })
})

test('[S-9.3, S-9.5] tired sailors do not roll and can be lost; each round counts anew', () => {
  const scene = g4({
    dice: '0 / 1 1 0',
    patch(state) {
      place(state, 2, 'Palermo')
    },
  })
  play(scene, O, sail('Corfu', 'Palermo'), attack(2))
  expect(scene.state.lastBattle?.attackerDice).toEqual([0])
  expect([hold(scene, 1), reserves(scene)]).toEqual(['S - - - -', '15 13 13 13'])
  expect(refusalOf(scene, attack(2))).toEqual({
    code: 'exhausted',
    rule: 'S-9.3',
    facts: { sailors: 1, moved: 2 },
  })
  expect(scene.table.offers(P1).some(({ kind }) => kind === 'attackGalley')).toBe(false)
})

test('[S-15.7] without fatigue all sailors fight', () => {
  const scene = g4({
    options: { fatigue: false },
    dice: '0 0 0 / 0 0 0',
    patch: (state) => place(state, 2, 'Modon'),
  })
  play(scene, O, sail('Ragusa', 'Corfu', 'Modon'), attack(2))
  expect(scene.state.lastBattle?.attackerDice).toHaveLength(3)
})

test('[S-9.6] an attack works at sea; plunder must be aboard', () => {
  const scene = g4({
    dice: '0 0 0 / 0 0 0',
    patch(state) {
      place(state, 1, 'MARE')
      place(state, 2, 'MARE', 'S S S G -')
      bank(state, { gold: 9 })
    },
  })
  play(scene, O)
  expect(
    refused(scene, { kind: 'attackGalley', target: 2, plunder: ['gold', 'gold'] }, storm),
  ).toBe('noCargo notMoored')
  play(scene, attack(2))
})

test('[S-9.7] named goods come first, the rest is lost; a choice is offered where not all fits', () => {
  const scene = g4({
    dice: '1 1 1 / 0 0',
    patch(state) {
      place(state, 1, 'Genova', 'S S S W -')
      place(state, 2, 'Genova', 'S S P G G')
      reserve(state, P2, 14)
      bank(state, { wood: 13, spice: 9, gold: 8 })
    },
  })
  play(scene, O)
  const attacks = scene.table.offers(P1).filter(({ kind }) => kind === 'attackGalley')
  expect(attacks).toEqual([
    attack(2),
    { kind: 'attackGalley', target: 2, plunder: ['gold', 'spice', 'gold'] },
    attack(7),
  ])
  play(scene, { kind: 'attackGalley', target: 2, plunder: ['gold', 'spice'] })
  expect([hold(scene, 1), scene.state.bank.gold, scene.state.bank.spice]).toEqual([
    'S S S W G',
    9,
    10,
  ])
})

test('[S-9.7] losses make room for more', () => {
  const scene = g4({
    dice: '1 1 1 / 1 0',
    patch(state) {
      place(state, 1, 'Genova', 'S S S W W')
      place(state, 2, 'Genova', 'S S P G -')
      reserve(state, P2, 14)
      bank(state, { wood: 12, spice: 9, gold: 9 })
    },
  })
  play(scene, O, { kind: 'attackGalley', target: 2, plunder: ['gold', 'spice'] })
  expect([hold(scene, 1), scene.state.bank.spice]).toEqual(['S S G W W', 10])
})

test('[S-9.7] an empty list takes nothing', () => {
  const scene = g4({
    dice: '1 1 1 / 0 0 0',
    patch(state) {
      place(state, 1, 'Genova')
      place(state, 2, 'Genova', 'S S S G -')
      bank(state, { gold: 9 })
    },
  })
  play(scene, O, { kind: 'attackGalley', target: 2, plunder: [] })
  expect([hold(scene, 1), scene.state.bank.gold]).toEqual(['S S S - -', 10])
})

test('[S-9.7, S-9.8] a sunk attacker loses all to the bank, and its number is free', () => {
  const scene = g4({
    dice: '0 0 / 1 1 1',
    patch(state) {
      place(state, 1, 'Genova', 'S S G - -')
      reserve(state, P1, 14)
      bank(state, { gold: 9 })
    },
  })
  play(scene, O)
  const { events } = scene.play(P1, attack(2))
  expect(kinds(events)).toBe('battleFought galleySunk turnEnded turnBegan')
  expect([hold(scene, 2), scene.state.bank.gold]).toEqual(['S S S - -', 10])
  play(scene, { kind: 'chooseTurn', turn: 'investment' })
  play(scene, { kind: 'purchaseGalley', galley: 1, port: 'Genova' })
  expect(scene.state.galleys[1]?.owner).toBe(P2)
})

/** P2 holds Corfu, a small port; galley 1 is there with five sailors. */
const corfu = (dice: string, garrison: number, hasFort = false) =>
  g4({
    dice,
    patch(state) {
      settle(state, 'Corfu', { owner: P2, sailors: garrison, fort: hasFort })
      state.supply.forts -= hasFort ? 1 : 0
      reserve(state, P2, 13 - garrison)
      place(state, 1, 'Corfu', 'S S S S S')
      reserve(state, P1, 11)
    },
  })

test('[S-9.9] as many land as wished, as there is room for, and never the last', () => {
  const wished = corfu('1 0 0 0 0 / 0', 1)
  play(wished, O, { kind: 'attackPort', occupy: 2 })
  expect([held(wished, 'Corfu'), hold(wished, 1)]).toEqual(['P1 2', 'S S S - -'])
  const room = corfu('1 0 0 0 0 / 0', 1)
  play(room, O, { kind: 'attackPort', occupy: 9 })
  expect([held(room, 'Corfu'), hold(room, 1)]).toEqual(['P1 3', 'S S - - -'])
  const few = corfu('1 1 1 0 0 / 1 1 1', 3)
  play(few, O, { kind: 'attackPort', occupy: 9 })
  expect([held(few, 'Corfu'), hold(few, 1)]).toEqual(['P1 1', 'S - - - -'])
})

test('[S-9.9] one sailor lands if nothing is said', () => {
  const scene = play(corfu('1 0 0 0 0 / 0', 1), O, storm)
  expect([held(scene, 'Corfu'), hold(scene, 1)]).toEqual(['P1 1', 'S S S S -'])
})

test('[S-9.9] an attacker without sailors sinks, whatever happened to the port', () => {
  const scene = g4({
    dice: '1 1 / 1 1',
    patch(state) {
      settle(state, 'Corfu', { owner: P2, sailors: 2 })
      reserve(state, P2, 11)
      place(state, 1, 'Corfu', 'S S - - -')
      reserve(state, P1, 14)
    },
  })
  play(scene, O)
  const { events } = scene.play(P1, storm)
  expect(kinds(events)).toBe('battleFought portFreed galleySunk turnEnded turnBegan')
  expect([held(scene, 'Corfu'), hold(scene, 1)]).toEqual(['- 0', 'sunk'])
  expect(scene.state.lastBattle?.outcome).toBe('portFreedAttackerSunk')
})

test('[S-9.9] refusals in their order', () => {
  const scene = play(g4(), O, sail('Ragusa'))
  expect(refused(scene, storm)).toBe('portUnowned')
  const guarded = play(g4({ patch: atGenova }), O)
  expect(refusalOf(guarded, storm)).toEqual({
    code: 'portDefended',
    rule: 'S-9.9',
    facts: { port: { word: 'zone.Genova' }, galley: 2, owner: { seat: P2 } },
  })
  const tired = g4({
    patch(state) {
      settle(state, 'Modon', { owner: P2, sailors: 1 })
      reserve(state, P2, 12)
    },
  })
  play(tired, O, sail('Ragusa', 'Corfu', 'Modon'))
  expect(refused(tired, storm)).toBe('exhausted')
})

test('[S-9.10] the last battle stays on record', () => {
  const scene = corfu('1 1 0 0 0 / 0 1', 2, true)
  play(scene, O, storm)
  expect(scene.state.lastBattle).toEqual({
    attacker: 1,
    target: { port: 'Corfu' },
    attackerDice: [1, 1, 0, 0, 0],
    defenderDice: [0, 1],
    cancelled: 1,
    attackerLosses: 1,
    defenderLosses: 1,
    outcome: 'continues',
  })
})

test.each([
  ['1 1 1 / 0 0 0', 'targetSunk'],
  ['0 0 0 / 1 1 1', 'attackerSunk'],
  ['1 1 1 / 1 1 1', 'bothSunk'],
  ['0 0 0 / 0 0 0', 'continues'],
])('[S-9.10] dice %s: %s', (dice, outcome) => {
  expect(play(g4({ dice, patch: atGenova }), O, attack(2)).state.lastBattle?.outcome).toBe(outcome)
})

test.each([
  ['1 0 0 0 0 / 0', 'portTaken'],
  ['0 0 0 0 0 / 1', 'continues'],
])('[S-9.10] dice %s against a port: %s', (dice, outcome) => {
  expect(play(corfu(dice, 1), O, storm).state.lastBattle?.outcome).toBe(outcome)
})

test('[S-9.2] the odds that are shown before an attack', () => {
  expect([chanceToWin(1, 1), chanceToWin(3, 3), chanceToWin(5, 3), chanceToWin(2, 3)]).toEqual([
    50, 13, 50, 0,
  ])
})
