// I-13: peace offers, dictators' answers and stockholders' votes.
import { expect, test } from 'vitest'
import {
  A,
  active,
  answer,
  armies,
  arrange,
  B,
  C,
  chips,
  choose,
  D,
  E,
  finish,
  fleets,
  go,
  propose,
  vote,
} from './table.ts'

const channel = {
  up: 'England',
  stock: { England: 'A 4', France: 'B 4' },
  fleets: { England: 'North Atlantic', France: 'English Channel' },
  chips: { France: 'English Channel' },
} as const

function offered(fixture: Parameters<typeof arrange>[0]) {
  const scene = arrange(fixture)
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  scene.play(A, go('English Channel', 'peace'))
  return scene
}

test('[G-16, I-12.12, I-13.2, I-13.5] peace at sea is accepted', () => {
  const scene = offered(channel)
  expect(active(scene)).toEqual([B])
  scene.play(B, answer(true))
  expect(fleets(scene, 'England')).toBe('English Channel')
  expect(fleets(scene, 'France')).toBe('English Channel')
  expect([chips(scene, 'England'), chips(scene, 'France')]).toEqual(['', 'English Channel'])
})

test('[G-16, I-13.6] peace at sea is rejected', () => {
  const scene = offered(channel)
  scene.play(B, answer(false))
  expect([fleets(scene, 'England'), fleets(scene, 'France')]).toEqual(['', ''])
  expect(chips(scene, 'France')).toBe('English Channel')
})

const threeCountries = {
  ...channel,
  stock: { England: 'A 4', France: 'B 4', Germany: 'C 4' },
  fleets: {
    England: 'North Atlantic',
    Germany: 'English Channel',
    France: 'English Channel',
  },
} as const

test('[I-13.1, I-13.5] every armed country must consent, in country order', () => {
  const scene = offered(threeCountries)
  expect(active(scene)).toEqual([B])
  scene.play(B, answer(true))
  expect(active(scene)).toEqual([C])
  scene.play(C, answer(true))
  expect(fleets(scene, 'England')).toBe('English Channel')
})

test('[I-13.6] after a rejection nobody else is asked', () => {
  const scene = offered(threeCountries)
  scene.play(B, answer(false))
  expect(fleets(scene, 'France')).toBe('')
  expect(fleets(scene, 'Germany')).toBe('English Channel')
  expect(scene.state.mode).toBe('proposal')
})

test('[I-13.6] the war is against a fleet if one stands there', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Genoa', France: 'Marseille' },
    fleets: { France: 'Marseille' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  scene.play(A, go('Marseille', 'peace'))
  scene.play(B, answer(false))
  expect(fleets(scene, 'France')).toBe('')
  expect(armies(scene, 'France')).toBe('Marseille')
})

test('[I-13.2] a leader consents to his own offer', () => {
  const scene = offered({ ...channel, stock: { England: 'A 4', France: 'A 4; B 3' } })
  expect(fleets(scene, 'England')).toBe('English Channel')
})

const democracy = { ...channel, stock: { England: 'A 4', France: 'B 5; C 4; D 3; E 1; A 2' } }

test('[I-13.3, I-13.4] in a democracy all stockholders but the mover vote', () => {
  const scene = offered(democracy)
  expect(active(scene)).toEqual([B, C, D, E])
  scene.play(C, answer(false))
  scene.play(D, answer(false))
  expect(fleets(scene, 'France')).toBe('') // 7 of 13
})

test('[I-13.4] half wins with the first of the voters', () => {
  const scene = offered({ ...channel, stock: { England: 'A 4', France: 'A 6; B 5; C 3; D 2' } })
  expect(active(scene)).toEqual([B, C, D]) // the leader is the mover: B breaks ties
  scene.play(C, answer(false))
  scene.play(D, answer(false))
  expect(scene.state.mode).toBe('peace')
  scene.play(B, answer(true))
  expect(fleets(scene, 'France')).toBe('English Channel')
})

test('[I-13.3] the mover may vote too, if the table says so', () => {
  const scene = offered({ ...democracy, options: { peaceVoters: 'all' } })
  expect(active(scene)).toEqual([B, C, D, A, E])
})

test('[I-13.4, I-21.2] answers are secret until the vote is decided', () => {
  const scene = offered(democracy)
  scene.play(B, answer(true))
  expect(scene.table.view(C).players[B]?.sealed).toEqual({ to: [B], pool: 'answers' })
  const { events } = scene.play(C, answer(true))
  expect(events).toContainEqual({
    kind: 'peaceDecided',
    country: 'France',
    accepted: true,
    ballots: [
      { seat: B, choice: 1 },
      { seat: C, choice: 1 },
    ],
  })
})

test('[I-13.7] the builder goes on, and a plan that loses the vote leaves nothing', () => {
  const scene = arrange({
    up: 'England',
    stock: { England: 'A 4; D 3; C 1+2', France: 'B 4' },
    fleets: { England: 'North Atlantic, London', France: 'English Channel' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  scene.play(A, go('English Channel', 'peace'))
  scene.play(B, answer(false))
  expect(active(scene)).toEqual([A])
  scene.play(A, finish)
  scene.play(D, propose('L-Produce'))
  scene.play(C, vote(2))
  scene.play(D, vote(2))
  expect(fleets(scene, 'France')).toBe('English Channel')
  expect(fleets(scene, 'England')).toContain('North Atlantic')
})

test('[I-13.8] no consent is needed where nobody armed stands', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Genoa', France: 'Marseille(c)' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  scene.play(A, go('Marseille', 'peace'))
  expect(armies(scene, 'Italy')).toBe('Marseille(c)')
})

test('[I-12.12] after peace an army abroad coexists, elsewhere it stays hostile', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Spain, Marseille', France: 'Algeria, Bordeaux' },
    fleets: { Italy: 'Western Med' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  scene.play(A, go('Western Med'))
  scene.play(A, choose(0))
  scene.play(A, go('Algeria', 'peace'))
  scene.play(B, answer(true))
  scene.play(A, choose(1))
  scene.play(A, go('Bordeaux', 'peace'))
  scene.play(B, answer(true))
  expect(armies(scene, 'Italy')).toBe('Algeria, Bordeaux(c)')
  expect(chips(scene, 'Italy')).toBe('Western Med')
})
