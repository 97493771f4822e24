// the last survivors die together, and everybody comes back.
import { expect, test } from 'vitest'
import {
  A,
  allStick,
  B,
  C,
  deal,
  deck,
  hands,
  kinds,
  leave,
  lives,
  moments,
  packWithout,
  results,
  tallies,
} from './table.ts'

/** B dies first; then A and C die together. */
function doubleGameOfThree() {
  const scene = deal('2C 9D 10S 5H 5S', { lives: 1, later: ['3D 9C 8H', 'QC 4H JD'] })
  allStick(scene)
  scene.waitOut()
  allStick(scene)
  return scene
}

test('[A-10.1] it is called when nobody is left alive, and not before', () => {
  const scene = deal('2C 9D 10S 5H 5S', { lives: 1 })
  allStick(scene)
  expect(scene.state.phase).toBe('reveal')
  scene.waitOut()
  allStick(scene)
  expect(lives(scene.state)).toBe('0 0 0')
  expect(scene.state.phase).toBe('doubleGame')
})

test('[A-10.2] the round is kept with its outcome, and the moment is named', () => {
  const scene = doubleGameOfThree()
  expect(results(scene).map(({ outcome }) => outcome)).toEqual(['next', 'doubleGame'])
  expect(moments(scene)).toEqual([{ id: '1.2.2.doubleGame', kind: 'doubleGame', seat: C }])
})

test('[A-10.3] everybody comes back with full lives, and the high card is drawn anew', () => {
  const scene = doubleGameOfThree()
  expect(kinds(scene.waitOut().events)).toBe('legBegan packShuffled highCardDrawn dealerChosen')
  expect(lives(scene.state)).toBe('1 1 1')
  expect(hands(scene.state)).toBe('-- -- --')
  expect(deck(scene.state)).toBe(packWithout('3D 9C 8H'))
  expect(scene.state).toMatchObject({ phase: 'highCard', leg: 2, round: 0, dealer: B, trash: [] })
})

test('[A-10.3] then the pack is shuffled again and round 1 of the new leg is dealt', () => {
  const scene = doubleGameOfThree()
  scene.waitOut()
  expect(kinds(scene.waitOut().events)).toBe('packShuffled roundBegan dealt')
  expect(hands(scene.state)).toBe('4H JD QC')
  expect(scene.state).toMatchObject({ phase: 'turns', leg: 2, round: 1, order: [C, A, B] })
})

test('[A-10.3] whoever has left does not come back', () => {
  const scene = doubleGameOfThree()
  scene.host(B, leave)
  scene.waitOut()
  expect(lives(scene.state)).toBe('1 0 1')
  expect(scene.state.highCard[0]?.map(({ seat }) => seat)).toEqual([A, C])
})

test('[A-10.3] nothing has been done yet in the new leg', () => {
  const scene = doubleGameOfThree()
  expect(scene.state.actions).toHaveLength(2)
  scene.waitOut()
  expect(scene.state.actions).toEqual([])
})

test('[A-10.4] earlier legs stay in the history, marked as such', () => {
  const scene = doubleGameOfThree()
  scene.waitOut()
  scene.waitOut()
  allStick(scene)
  expect(results(scene).map(({ leg, round }) => [leg, round])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
  ])
})

test('[A-10.5] it can happen again', () => {
  const ties = ['7C 7D', 'KH', '8C 8D', 'KH', '9C 9D', 'KH']
  const scene = deal('6C 6D', { players: 2, lives: 1, later: ['KH', ...ties] })
  for (const leg of [1, 2, 3, 4]) {
    expect(scene.state.leg).toBe(leg)
    allStick(scene)
    expect(scene.state.phase).toBe('doubleGame')
    scene.waitOut()
    scene.waitOut()
  }
})

test('[A-10.6] it is one game for the statistics', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1, later: ['KH', '2C 9D'] })
  allStick(scene)
  scene.waitOut()
  scene.waitOut()
  allStick(scene)
  expect(tallies(scene)).toEqual([
    { gamesPlayed: 1, gamesWon: 1, roundsLost: 1 },
    { gamesPlayed: 1, gamesWon: 0, roundsLost: 2 },
  ])
})
