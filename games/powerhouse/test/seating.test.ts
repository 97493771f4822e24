// P-1.4 to P-1.7 and what else the house does around a match: seats, host, start, presence, rematch.
import {
  absenceDeadline,
  type Changed,
  changeSettings,
  depart,
  join,
  openParty,
  type Party,
  rematch,
  setPresence,
  start,
  tasksOf,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { powerhouse } from '../src/index.ts'
import { contract, identity, P0, P2, playAll, runToEnd } from './table.ts'

const { meta } = powerhouse
const NAMES = ['P0', 'P1', 'P2', 'P3', 'P4']

const after = (changed: Changed): Party => {
  if (!changed.ok) throw new Error(changed.refusal.code)
  return changed.party
}
const code = (changed: Changed) => (changed.ok ? 'taken' : changed.refusal.code)

/** A table for exactly four, with so many in it. */
function roomWith(count: number): Party {
  const host = { id: 'P0', name: 'P0' }
  const opened = after(openParty(meta, host, { minPlayers: 4, maxPlayers: 4 }))
  return NAMES.slice(1, count).reduce((room, id) => after(join(room, { id, name: id }, 0)), opened)
}

test('[P-1.4] only the host changes settings and starts', () => {
  const party = roomWith(4)
  const settings = { options: { gameCount: 2 } }
  expect(code(changeSettings(meta, party, 'P1', settings, 0))).toBe('notHost')
  expect(code(changeSettings(meta, party, 'P0', settings, 0))).toBe('taken')
  expect(code(changeSettings(meta, party, 'P0', { options: { gameCount: 101 } }, 0))).toBe(
    'invalidSettings',
  )
  expect(code(start(party, 'P1'))).toBe('notHost')
})

test('[P-1.4] if the host leaves, the next who is there is host', () => {
  expect(after(depart(roomWith(4), 'P0', 0)).host).toBe('P1')
})

test('[P-1.5, P-1.6, GP-30] four seats: three are too few to start, and a fifth finds no seat', () => {
  expect(code(start(roomWith(3), 'P0'))).toBe('notEnoughPlayers')
  expect(code(join(roomWith(4), { id: 'P4', name: 'P4' }, 0))).toBe('tableFull')
  const playing = after(start(roomWith(4), 'P0'))
  expect(playing.status).toBe('playing')
  expect(code(join(playing, { id: 'P4', name: 'P4' }, 0))).toBe('alreadyStarted')
})

test('[P-1.5] fewer seats than players seated cannot be had', () => {
  const open = after(openParty(meta, { id: 'P0', name: 'P0' }))
  const five = NAMES.slice(1).reduce((room, id) => after(join(room, { id, name: id }, 0)), open)
  expect(code(changeSettings(meta, five, 'P0', { maxPlayers: 4 }, 0))).toBe('invalidSettings')
})

test('[P-1.7] the phases of a match, without any for scoring', () => {
  const scene = identity('4P1D', { gameCount: 1 })
  const phases = new Set([scene.state.phase])
  scene.play(P0, { kind: 'bid', amount: 250 })
  phases.add(scene.state.phase)
  scene.runOut(P0)
  phases.add(scene.state.phase)
  runToEnd(scene)
  phases.add(scene.state.phase)
  scene.waitOut()
  phases.add(scene.state.phase)
  expect([...phases]).toEqual(['bidding', 'powerhouse', 'playing', 'finished', 'over'])
})

test('[P-11.4] after the match anybody may have a rematch with those who want one, with the same settings', () => {
  const over: Party = { ...roomWith(4), status: 'over' }
  const all = over.people.map(({ id }) => id)
  expect(code(rematch(over, 'P9', all))).toBe('notSeated')
  expect(after(rematch(over, 'P1', all))).toEqual({ ...over, status: 'waiting' })
})

test('[P-12.2] without a time limit, whoever is asked and away has 60 seconds', () => {
  const none = { kind: 'none' } as const
  expect(absenceDeadline(none, 5000, { awaySince: 9000 })).toBe(69_000)
  expect(absenceDeadline(none, 9000, { awaySince: 5000 })).toBe(69_000)
  expect(absenceDeadline(none, 9000, { awaySince: null })).toBeNull()
})

test('[P-13.1] whoever is away keeps seat, hand and score: the game does not even know', () => {
  const party = setPresence(after(start(roomWith(4), 'P0')), 'P2', false, 1000)
  expect(party.people.map(({ id }) => id)).toEqual(['P0', 'P1', 'P2', 'P3'])
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, '2S 3S')
  expect(scene.table.decision).toMatchObject({ seats: [P2] })
})

test('[P-13.2] in the waiting room 60 seconds away are a leave, and the seats close up', () => {
  const party = setPresence(roomWith(4), 'P1', false, 1000)
  expect(tasksOf(party)).toEqual([{ at: 61_000, task: { kind: 'remove', person: 'P1' } }])
  expect(after(depart(party, 'P1', 61_000)).people.map(({ id }) => id)).toEqual(['P0', 'P2', 'P3'])
})

test('[P-13.5] with nobody there for 300 seconds the house abandons the match', () => {
  const playing = after(start(roomWith(4), 'P0'))
  const gone = NAMES.slice(0, 4).reduce((room, id) => setPresence(room, id, false, 1000), playing)
  expect(tasksOf(gone)).toEqual([{ at: 301_000, task: { kind: 'abandon' } }])
})
