// S-4 and S-5: the wheel, the choice of turn, the phases.
import { readMove } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { serenissima } from '../src/index.ts'
import {
  aboard,
  ashore,
  asked,
  attack,
  buyGalley,
  claim,
  deliver,
  endTurn,
  fort,
  g4,
  hire,
  hold,
  I,
  load,
  O,
  opened,
  P1,
  P2,
  patched,
  place,
  play,
  refusalOf,
  refused,
  sail,
  skip,
  storm,
  swap,
  waste,
} from './table.ts'

test('[S-4.1, S-4.2] every galley once in a round, by rising number', () => {
  const scene = g4({ decks: [['DOGE_1_A', 'DOGE_1_B']] })
  const numbers: number[] = []
  while (scene.state.round === 1) {
    numbers.push(scene.state.active)
    play(scene, endTurn)
  }
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(scene.state.active).toBe(1)
})

test('[S-4.3] a lower number waits for the next round; a sunk galley does not play', () => {
  const scene = g4()
  while (scene.state.active < 3) play(scene, endTurn)
  const other = patched(scene, (state) => {
    state.galleys[2] = null
    state.players[P2] = { money: 5, sailors: 16, home: 'Genova' }
  })
  play(other, I, buyGalley(2, 'Valencia'), hire(1, 2), endTurn)
  expect(other.state.active).toBe(4)
  while (other.state.round === 1) play(other, endTurn)
  play(other, endTurn)
  expect([other.state.active, asked(other)]).toEqual([2, 2])
  const sunk = g4({
    patch(state) {
      state.galleys[2] = null
      state.players[P2] = { money: 5, sailors: 16, home: 'Genova' }
    },
  })
  expect(play(sunk, endTurn).state.active).toBe(3)
})

test('[S-4.4] everybody else is refused', () => {
  const scene = play(g4(), O)
  expect(scene.refusal(P2, load(1))).toBe('notYourTurn')
  expect(scene.table.offers(P2)).toEqual([])
})

test('[S-4.5] before the choice only ending the turn is possible', () => {
  const scene = g4()
  expect(scene.table.offers(P1)).toEqual([O, I, endTurn])
  const all = [load(1), aboard(1), ashore(1), sail('Ragusa'), deliver('wood'), claim(1), storm]
  expect(new Set(refused(scene, ...all, attack(2), hire(1, 1), fort(1)).split(' '))).toEqual(
    new Set(['turnNotChosen']),
  )
  play(scene, I)
  expect(refusalOf(scene, I)).toEqual({
    code: 'turnChosen',
    rule: 'S-4.5',
    facts: { turn: { word: 'turn.investment' } },
  })
})

test('[S-4.6, S-10.11] each kind of turn has its own moves, and sailors move in both', () => {
  const ordinary = play(g4(), O)
  const buying = [buyGalley(9, 'Venezia'), hire(1, 1), fort('Venezia')]
  expect(refused(ordinary, ...buying)).toBe('otherTurn otherTurn otherTurn')
  play(ordinary, aboard(1), ashore(1))
  const invest = play(g4(), I)
  const others = [load(1), sail('Ragusa'), deliver('wood'), claim(1), storm, attack(2)]
  expect(new Set(refused(invest, ...others).split(' '))).toEqual(new Set(['otherTurn']))
  expect(refused(invest, swap(8, ['sailor']), waste('wood'))).toBe('otherTurn otherTurn')
  play(invest, aboard(1), ashore(1))
})

test('[S-4.7] the turn may be ended at any moment', () => {
  expect(play(g4(), endTurn).state.active).toBe(2)
  expect(play(g4(), O, load(1), endTurn).state.active).toBe(2)
  expect(play(g4(), I, endTurn).state.active).toBe(2)
})

test('[S-4.8] the first check that fails gives the code', () => {
  expect(readMove(serenissima, { kind: 'flee' })).toMatchObject({
    refusal: { code: 'unknownMove' },
  })
  const setting = opened(2)
  expect(setting.refusal(P2, load(1))).toBe('wrongStage')
  expect(setting.refusal(P2, { kind: 'chooseStart', port: 'Roma', galley: 99 })).toBe('notYourTurn')
  const scene = g4()
  expect(scene.refusal(P2, { kind: 'refitPass' })).toBe('wrongStage')
  expect(scene.refusal(P2, load(1))).toBe('notYourTurn')
  expect(refused(scene, load(99))).toBe('turnNotChosen')
  play(scene, O, sail('Ragusa'))
  expect(refused(scene, fort('Roma'), load(99))).toBe('otherTurn phaseOver')
})

test('[S-4.9] malformed moves', () => {
  const malformed = [
    { kind: 'loadCargo' },
    { kind: 'loadCargo', quantity: 0 },
    { kind: 'loadCargo', quantity: 1.5 },
    { kind: 'deliver', goods: [] },
    { kind: 'deliver', goods: ['silk'] },
    { kind: 'wasteCargo', cargo: 'sailor' },
    { kind: 'claimPort', sailors: -1 },
    { kind: 'chooseTurn', turn: 'rest' },
  ]
  for (const move of malformed)
    expect(readMove(serenissima, move)).toMatchObject({ refusal: { code: 'malformedMove' } })
})

test('[S-5.1, S-5.2] phases go on by themselves and never back', () => {
  const scene = play(g4(), O)
  expect(scene.state.turn?.phase).toBe('load')
  play(scene, load(1))
  expect(scene.state.turn?.phase).toBe('load')
  play(scene, sail('Ragusa'))
  expect(scene.state.turn?.phase).toBe('move')
  expect(refused(scene, load(1), aboard(1), ashore(1))).toBe('phaseOver phaseOver phaseOver')
  play(scene, claim(1))
  expect(scene.state.turn?.phase).toBe('unload')
  expect(refusalOf(scene, sail('Corfu'))).toEqual({
    code: 'phaseOver',
    rule: 'S-5.2',
    facts: { phase: { word: 'phase.move' }, now: { word: 'phase.unload' } },
  })
})

test('[S-5.3] in a phase everything may be repeated, but sailing once', () => {
  const scene = play(g4(), O, aboard(1), load(1), ashore(1), load(1))
  expect(hold(scene, 1)).toBe('S S S W W')
  play(scene, sail('Ragusa'))
  expect(refused(scene, sail('Venezia'))).toBe('alreadyMoved')
})

test('[S-5.4] nobody leaves the active galley without a sailor', () => {
  const scene = play(g4(), O)
  const three = swap(8, ['sailor', 'sailor', 'sailor'])
  expect(refused(scene, three, ashore(3))).toBe('holdFull lastSailor')
  play(scene, swap(8, ['sailor', 'sailor']))
  expect(refused(scene, swap(8, ['sailor']))).toBe('holdFull')
  play(scene, sail('Ragusa'))
  expect(refused(scene, claim(1))).toBe('lastSailor')
})

test('[S-5.5] a turn is over when its galley sinks', () => {
  const scene = g4({ dice: '0 0 0 / 1 1 1', patch: (state) => place(state, 1, 'Genova') })
  play(scene, O, attack(2))
  expect([scene.state.active, scene.state.turn?.kind]).toEqual([2, null])
  expect(skip(scene).state.round).toBe(2)
})
