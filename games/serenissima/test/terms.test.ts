// S-1: players, goods, zones, ports, galleys, reserves.
import { redact } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { COLORS, MOST_GALLEYS, START_MONEY } from '../src/data/constants.ts'
import { CUBES, GOODS } from '../src/data/goods.ts'
import { PORTS } from '../src/data/zones.ts'
import { serenissima } from '../src/index.ts'
import { isPresent } from '../src/rules/board.ts'
import {
  at,
  attack,
  bank,
  buyGalley,
  deck,
  deliver,
  endTurn,
  g4,
  hire,
  hold,
  I,
  load,
  O,
  opened,
  P1,
  P2,
  place,
  play,
  player,
  refusalOf,
  refused,
  reserve,
  sail,
  settle,
} from './table.ts'

test('[S-1.1] two, three or four play', () => {
  expect(serenissima.meta.seats).toEqual({ min: 2, max: 4 })
})

test('[S-1.2] four colours, one for each seat', () => {
  expect(new Set(COLORS).size).toBe(serenissima.meta.seats.max)
})

test('[S-1.3, S-1.4] six goods and the cubes of the bank, which lends without limit', () => {
  expect(GOODS.map((good) => CUBES[good])).toEqual([14, 12, 12, 12, 10, 10])
  expect(opened(4).state.bank).toEqual(CUBES)
  const scene = play(g4(), O, load(1), sail('Ragusa'), deliver('wood'))
  expect(scene.state.treasury).toBe(-2)
})

test('[S-1.5] any number of galleys share a zone, in port and at sea', () => {
  const scene = g4({
    patch(state) {
      for (let number = 1; number <= 8; number++) place(state, number, 'MARE')
    },
  })
  play(scene, O, sail('Genova'))
  expect([at(scene, 1), at(scene, 2)]).toEqual(['Genova', 'MARE'])
})

test('[S-1.6] a port has all it needs', () => {
  expect(g4().state.ports.Venezia).toEqual({
    owner: P1,
    sailors: 3,
    cargo: [],
    fort: false,
    basilica: false,
    closed: false,
  })
})

test('[S-1.7] a good is present where it is made or stored', () => {
  const { state } = g4({
    patch(next) {
      settle(next, 'Venezia', { cargo: ['gold'] })
      bank(next, { gold: 9 })
    },
  })
  const { Venezia } = state.ports
  const present = GOODS.filter((good) => isPresent(Venezia, 'Venezia', good))
  expect(present).toEqual(['wood', 'gold'])
})

test('[S-1.8] fifteen numbers and five slots; a number that nobody owns is not on the board', () => {
  const { state } = g4()
  expect(state.galleys).toHaveLength(16)
  expect(state.galleys.slice(9)).toEqual([null, null, null, null, null, null, null])
  expect(state.galleys[0]).toBe(null)
  expect(state.galleys[8]?.hold).toHaveLength(5)
})

test('[S-1.9] lost sailors come back to reserve', () => {
  const scene = g4({ dice: '0 0 0 / 1 1 0', patch: (state) => place(state, 1, 'Genova') })
  play(scene, O, attack(2))
  expect(player(scene.state, P1).sailors).toBe(15)
})

test('[S-1.10] what comes aboard takes the lowest slot, what leaves goes from the highest', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'Ragusa', 'W S - W S')
      reserve(state, P1, 14)
      bank(state, { wood: 12 })
    },
  })
  play(scene, O, load(1))
  expect(hold(scene, 1)).toBe('W S G W S')
  play(scene, deliver('wood'))
  expect(hold(scene, 1)).toBe('W S G - S')
})

test('[S-1.11] the numbers of the game', () => {
  expect([START_MONEY, MOST_GALLEYS]).toEqual([5, 6])
  expect([2, 3, 4].map((seats) => opened(seats).state.players[0]?.sailors)).toEqual([30, 26, 22])
  expect(opened(4).state.supply).toEqual({ forts: 5, basilicas: 5 })
})

test('[S-1.12] nobody spends what is not there', () => {
  const scene = play(g4(), I, buyGalley(9, 'Venezia'), hire(2, 9), hire(1, 'Venezia'))
  expect(player(scene.state, P1).money).toBe(0)
  expect(refused(scene, hire(1, 'Venezia'))).toBe('noMoney')
  expect(refusalOf(scene, hire(1, 'Venezia'))?.facts).toEqual({ have: 0, cost: 1 })
})

test('[S-1.13] everybody sees everything but the order of the deck', () => {
  const { state } = g4()
  const truth = { ...state, deck: [] }
  for (const viewer of [P1, P2, 'spectator'] as const) {
    const view = redact(state, viewer)
    expect({ ...view, deck: [] }).toEqual(truth)
    expect(view.deck).toEqual(Array.from({ length: 5 }, () => ({ to: [], pool: 'deck' })))
  }
  expect(deck({ state } as never)).toHaveLength(5)
})

test('[S-1.6] every port stands empty before it is chosen', () => {
  const { ports } = opened(3).state
  expect(PORTS.every((id) => ports[id].owner === null && ports[id].sailors === 0)).toBe(true)
})

test('[S-1.9] sailors of a galley that sinks with nobody left are already in reserve', () => {
  const scene = g4({ dice: '1 1 1 / 0 0 0', patch: (state) => place(state, 1, 'Genova') })
  play(scene, O, attack(2), endTurn)
  expect(player(scene.state, P2).sailors).toBe(16)
})
