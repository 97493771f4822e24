// A-15: what a table adds to the players' profiles.
import { expect, test } from 'vitest'
import { A, abandon, allStick, B, C, deal, leave, tallies } from './table.ts'

test('[A-15.1] while the game runs nothing but lost rounds is counted', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  expect(scene.table.game.score(scene.state)).toEqual([
    { points: 3, tally: { gamesPlayed: 0, gamesWon: 0, roundsLost: 0 } },
    { points: 2, tally: { gamesPlayed: 0, gamesWon: 0, roundsLost: 1 } },
    { points: 3, tally: { gamesPlayed: 0, gamesWon: 0, roundsLost: 0 } },
  ])
})

test('[A-15.2] every life lost to a low card counts, over all legs', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1, later: ['KH', '8C 8D', 'KH', '2C 9D'] })
  for (const _leg of [1, 2]) {
    allStick(scene)
    scene.waitOut()
    scene.waitOut()
  }
  allStick(scene)
  expect(tallies(scene).map((tally) => tally?.roundsLost)).toEqual([2, 3])
})

test('[A-15.2] lives given up by leaving do not count', () => {
  const scene = deal('5H 9D 7C')
  scene.host(B, leave)
  expect(tallies(scene).map((tally) => tally?.roundsLost)).toEqual([0, 0, 0])
})

test('[A-15.3, A-15.4] at the end everybody has played and one has won', () => {
  const scene = deal('2C 9D 2S', { lives: 1 })
  allStick(scene)
  expect(tallies(scene)).toEqual([
    { gamesPlayed: 1, gamesWon: 0, roundsLost: 1 },
    { gamesPlayed: 1, gamesWon: 0, roundsLost: 1 },
    { gamesPlayed: 1, gamesWon: 1, roundsLost: 0 },
  ])
})

test('[A-15.3] whoever leaves has played at that moment, and only once', () => {
  const scene = deal('5H 9D 7C')
  scene.host(B, leave)
  expect(played(scene)).toEqual([0, 1, 0])
  scene.host(C, leave)
  expect(played(scene)).toEqual([1, 1, 1])
})

test('[A-15.3] an abandoned game counts only for those who had left before', () => {
  const scene = deal('5H 9D 7C')
  scene.host(B, leave)
  scene.host(A, abandon)
  expect(played(scene)).toEqual([0, 1, 0])
})

const played = (scene: ReturnType<typeof deal>) => tallies(scene).map((tally) => tally?.gamesPlayed)
