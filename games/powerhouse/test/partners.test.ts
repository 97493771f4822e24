// P-9: called cards make partners as they are played.
import { expect, test } from 'vitest'
import { roleOf, teamPoints, teamsOf } from '../src/rules/teams.ts'
import {
  arrange,
  contract,
  type HouseScene,
  kinds,
  P0,
  P1,
  P2,
  P3,
  P4,
  P5,
  play,
  playAll,
  runToEnd,
} from './table.ts'

const rolesOf = ({ table }: HouseScene): string =>
  Array.from({ length: table.seats }, (_, seat) => roleOf(table.view(seat), seat)).join(' ')

/** Six players, P0 calls the second ace of spades and the first ace of clubs. */
const second = () => contract('6P2D', 300, 'H', ['AS 2nd', 'AC 1st'])

test('[P-9.1, P-9.3, P-9.6, P-15.5, GP-16] the second copy: who it is depends on the order of play', () => {
  const scene = second()
  expect(rolesOf(scene)).toBe('leader maybe maybe opponent opponent maybe')
  expect(kinds(playAll(scene, '9S/0 4S/0 AS/1'))).toBe('played played played')
  expect(rolesOf(scene)).toBe('leader maybe opponent opponent opponent partner')
  playAll(scene, '6S/0 7S/0')
  expect(kinds(playAll(scene, 'AS/0'))).toBe('played partnerRevealed trickTaken')
  expect(scene.state.tricks.at(-1)).toMatchObject({ winner: P5, points: 20 })
  expect(teamsOf(scene.state)).toEqual({ bid: [P0, P5], oppose: [], unknown: [P1, P2, P3, P4] })
  expect(teamPoints(scene.state)).toEqual({ bid: 20, oppose: null })
})

test('[P-9.4, P-9.5, P-15.4, GP-17] one partner for two calls: nobody takes the empty place', () => {
  const scene = second()
  playAll(scene, '9S/0 4S/0 AS/1 6S/0 7S/0 AS/0 AC/1')
  expect(teamsOf(scene.state)).toEqual({ bid: [P0, P5], oppose: [P1, P2, P3, P4], unknown: [] })
  expect(roleOf(scene.table.view(P1), P1)).toBe('opponent')
  expect(teamPoints(scene.state)).toEqual({ bid: 20, oppose: 0 })
})

test('[P-9.2, GP-18] the leader’s own copy settles nothing', () => {
  const scene = contract('6P2D', 300, 'S', ['AD', '2S'])
  expect(kinds(playAll(scene, 'AD/0'))).toBe('played')
  expect(scene.state.calls[0]).toMatchObject({ played: 0, partner: null })
  playAll(scene, '3D/0 4D/0 5D/0')
  expect(kinds(playAll(scene, 'AD/1'))).toBe('played partnerRevealed')
  playAll(scene, '7D/0')
  expect(scene.state.calls[0]?.partner).toBe(P4)
  expect(scene.state.tricks.at(-1)).toMatchObject({ winner: P4, points: 25 })
})

test('[P-9.3, P-9.4] both copies called: the first and the second play settle one call each', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 2nd', 'AS 1st'])
  playAll(scene, '9S/0 4S/0 AS/1')
  expect(scene.state.calls.map(({ partner }) => partner)).toEqual([null, P2])
  playAll(scene, '6S/0 7S/0 AS/0')
  expect(scene.state.calls.map(({ partner }) => partner)).toEqual([P5, P2])
})

test('[P-9.1] a first copy is settled by the first, and the second then says nothing', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 1st', 'AC 1st'])
  playAll(scene, '9S/0 4S/0 AS/1 6S/0 7S/0')
  expect(scene.state.calls[0]?.partner).toBe(P2)
  expect(kinds(playAll(scene, 'AS/0'))).toBe('played trickTaken')
  expect(scene.state.calls[0]?.partner).toBe(P2)
})

test('[P-9.5] with two calls in two hands the side has three', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 1st', 'AS 2nd'])
  playAll(scene, '9S/0 4S/0 AS/1 6S/0 7S/0 AS/0')
  expect(teamsOf(scene.state).bid).toEqual([P0, P2, P5])
})

test('[P-9.7] at the end every call is settled', () => {
  const scene = second()
  runToEnd(scene)
  expect(scene.state.calls.every(({ partner }) => partner !== null)).toBe(true)
})

test('[P-9.7] a game in which a call was never settled would be our fault, and is not scored', () => {
  const scene = arrange({
    key: '4P1D',
    hands: ['2S', '3S', '4S', '5S'],
    bid: 150,
    leader: P0,
    suit: 'S',
    calls: [{ card: 'AH', copy: null, played: 0, partner: null }],
    turn: P0,
    tricks: Array.from({ length: 12 }, (_, index) => trickOf(index)),
  })
  playAll(scene, '2S 3S 4S')
  expect(() => scene.play(P3, play('5S'))).toThrow('a rule of powerhouse failed')
})

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

/** The 48 cards besides two to five of spades, four at a time. */
function trickOf(index: number) {
  const rest = ['S', 'H', 'D', 'C'].flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`))
  const cards = rest
    .slice(4)
    .slice(4 * index, 4 * index + 4)
    .join(' ')
  return { lead: P0, cards, winner: P0, points: 0 }
}

test('[P-9.8] tricks taken before the reveal count for the side of the end', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, '4D KD 2D 3D')
  expect(teamPoints(scene.state)).toEqual({ bid: 0, oppose: null })
  playAll(scene, 'AH')
  expect(teamPoints(scene.state)).toEqual({ bid: 10, oppose: 0 })
  expect(teamsOf(scene.state).oppose).toEqual([P2, P3])
})
