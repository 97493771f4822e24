// S-14: a player without galleys.
import { expect, test } from 'vitest'
import type { State } from '../src/state.ts'
import {
  endTurn,
  g4,
  held,
  hold,
  P3,
  P4,
  patched,
  play,
  player,
  refused,
  reserve,
  type SerenissimaScene,
  settle,
  skip,
  slots,
} from './table.ts'

function loseFleet(state: State, seat: number): void {
  state.galleys.forEach((galley, number) => {
    if (galley?.owner !== seat) return
    state.galleys[number] = null
    player(state, seat).sailors += 3
  })
}

const refit = (galley: number, port: string | number, fromPort: number, fromReserve: number) =>
  ({ kind: 'refit', galley, port, fromPort, fromReserve }) as const

const pass = { kind: 'refitPass' } as const

const lost = (...seats: number[]): SerenissimaScene =>
  g4({
    decks: [['DOGE_1_A', 'DOGE_1_B']],
    patch(state) {
      for (const seat of seats) loseFleet(state, seat)
    },
  })

test('[S-14.1] who has no galley, a port and a crew is asked, in seat order', () => {
  expect(skip(lost(P4, P3)).state).toMatchObject({ stage: 'refit', waiting: [P3, P4] })
})

test('[S-14.1] without a sailor to man it nobody is asked', () => {
  const poor = patched(lost(P4), (state) => {
    settle(state, 'Costantinopoli', { sailors: 1 })
    reserve(state, P4, 21)
    state.treasury += player(state, P4).money
    player(state, P4).money = 0
  })
  expect(skip(poor).state).toMatchObject({ stage: 'play', round: 2 })
  const hired = patched(lost(P4), (state) => {
    settle(state, 'Costantinopoli', { sailors: 1 })
    reserve(state, P4, 21)
  })
  expect(skip(hired).state.stage).toBe('refit')
})

test('[S-14.1] without a free number nobody is asked', () => {
  const scene = patched(lost(P4), (state) => {
    for (const number of [4, 5, 9, 10, 11, 12, 13, 14, 15]) {
      const owner = number % 3
      state.galleys[number] = { owner, location: 'MARE', hold: slots('S - - - -') }
      player(state, owner).sailors -= 1
    }
  })
  expect(skip(scene).state).toMatchObject({ stage: 'play', round: 2 })
})

test('[S-14.2] refusals in their order', () => {
  const scene = skip(lost(P4))
  expect(
    refused(
      scene,
      refit(99, 'Roma', 0, 0),
      refit(99, 'Roma', 3, 3),
      refit(99, 'Roma', 1, 0),
      refit(1, 'Roma', 1, 0),
      refit(4, 'Roma', 1, 0),
      refit(4, 'Genova', 4, 0),
    ),
  ).toBe('crewOutOfBounds crewOutOfBounds unknownNumber galleyTaken unknownPort notPortOwner')
  expect(refused(scene, refit(4, 'Costantinopoli', 4, 0), refit(4, 'Costantinopoli', 3, 0))).toBe(
    'noSailors lastSailor',
  )
  const poor = patched(scene, (state) => {
    state.treasury += 4
    player(state, P4).money = 1
  })
  expect(refused(poor, refit(4, 'Costantinopoli', 0, 2))).toBe('noMoney')
  const bare = patched(scene, (state) => {
    settle(state, 'Ragusa', { owner: P4, sailors: 18 })
    reserve(state, P4, 1)
  })
  expect(refused(bare, refit(4, 'Costantinopoli', 0, 2))).toBe('reserveTooSmall')
})

test('[S-14.3] the galley is free, hired sailors cost 1 each', () => {
  const scene = play(skip(lost(P4)), refit(15, 11, 2, 1))
  expect([held(scene, 'Costantinopoli'), hold(scene, 15)]).toEqual(['P4 1', 'S S S - -'])
  expect(player(scene.state, P4)).toMatchObject({ money: 4, sailors: 18 })
})

test('[S-14.4] one after the other; then the round begins', () => {
  const scene = play(skip(lost(P4, P3)), pass)
  expect(scene.state).toMatchObject({ stage: 'refit', waiting: [P4] })
  play(scene, pass)
  expect(scene.state).toMatchObject({ stage: 'play', round: 2, active: 1 })
})

test('[S-14.4] who can no longer refit drops out', () => {
  const scene = patched(skip(lost(P4, P3)), (state) => {
    for (const number of [3, 4, 5, 6, 9, 10, 11, 12, 13, 14]) {
      const owner = number % 2
      state.galleys[number] = { owner, location: 'MARE', hold: slots('S - - - -') }
      player(state, owner).sailors -= 1
    }
  })
  play(scene, refit(15, 'Valencia', 1, 0))
  expect(scene.state).toMatchObject({ stage: 'play', round: 2, waiting: [] })
})

test('[S-14.5] without galley and port one has no more turns, keeps the money and is ranked', () => {
  const scene = g4({
    decks: [['DOGE_2'], ['DOGE_2']],
    patch(state) {
      loseFleet(state, P4)
      settle(state, 'Costantinopoli', { owner: null, sailors: 0 })
      player(state, P4).sailors += 3
      player(state, P4).money = 7
      state.treasury -= 2
    },
  })
  while (scene.table.decision.result === undefined) {
    expect(scene.table.decision.seats).not.toContain(P4)
    play(scene, endTurn)
  }
  expect(scene.state.result?.[0]).toEqual({ seat: P4, rank: 1, money: 7, ports: 0, goods: 0 })
})
