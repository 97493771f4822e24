// The board against a table that does not wait for it: choices that went stale, moves made twice, replicas that jump, a second device.
import { copyOf, offers, type Seat } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { Director } from '../../drawing/director.ts'
import { staging } from '../board/beats.ts'
import { type Choice, NOTHING } from '../board/choosing/choice.ts'
import { pressesIn } from '../board/choosing/index.ts'
import { chosenAtFirst, stillGood } from '../board/use-choice.ts'
import { evolve } from '../src/fold/index.ts'
import { emptyHold } from '../src/holds.ts'
import { type Event, type Move, type State, serenissima } from '../src/index.ts'
import { g4 } from './table.ts'

const now = (view: State, viewer: Seat = 0) => ({
  view,
  viewer,
  offers: offers(serenissima, view, viewer),
})

/** Galley 1 of the first seat at Corfu, an own one beside it, and one of an opponent to be attacked. */
function atCorfu(phase: 'load' | 'unload' = 'load'): State {
  const state = copyOf(g4().state)
  Object.assign(state, { active: 1 })
  const hold = emptyHold(3)
  hold[4] = 'wine'
  state.galleys[1] = { owner: 0, location: 'Corfu', hold }
  state.galleys[5] = { owner: 0, location: 'Corfu', hold: emptyHold(2) }
  state.galleys[2] = { owner: 1, location: 'Corfu', hold: emptyHold(1) }
  state.turn = { kind: 'ordinary', phase, moved: 0, hasMoved: phase === 'unload', bought: null }
  return state
}

const chosen = (choice: Partial<Choice>): Choice => ({ ...NOTHING, ...choice })

test('what is chosen is let go when it is gone: sunk, out of reach, thrown overboard, taken by a second device', () => {
  const state = atCorfu()
  for (const number of [1, 5]) Object.assign(state.galleys[number] ?? {}, { location: 'Venezia' })
  const choices = [{ beside: 5 }, { zone: 'Ragusa' }, { item: 'wine' }] as const
  for (const choice of choices)
    expect(stillGood(now(state), chosen(choice))).toEqual(chosen(choice))
  const later = copyOf(state)
  later.galleys[5] = null
  Object.assign(later.galleys[1] ?? {}, { hold: emptyHold(0) })
  for (const choice of choices) expect(stillGood(now(later), chosen(choice))).toEqual(NOTHING)
})

test('a galley that was sunk is attacked no more, and the turn can be ended', () => {
  const state = atCorfu('unload')
  const choice = chosen({ target: { galley: 2 } })
  expect(stillGood(now(state), choice)).toEqual(choice)
  state.galleys[2] = null
  const left = stillGood(now(state), choice)
  expect(left).toEqual(NOTHING)
  expect(pressesIn(now(state), left).map(({ key }) => key)).toContain('end')
})

test('[E-16] a battle that goes on is fought against the same, in the way it was begun', () => {
  const state = atCorfu('unload')
  const target = { galley: 2 }
  const battle = { attackerDice: [0], defenderDice: [0], cancelled: 0, defenderLosses: 0 }
  const fought = { ...battle, attacker: 1, target, attackerLosses: 0 }
  state.lastBattle = { ...fought, outcome: 'continues' }
  expect(chosenAtFirst(now(state), chosen({ target, way: 1 }))).toEqual(chosen({ target, way: 1 }))
  expect(chosenAtFirst(now(state), chosen({ zone: 'Ragusa' }))).toEqual(chosen({ target }))
  state.galleys[2] = null
  expect(chosenAtFirst(now(state), NOTHING)).toEqual(NOTHING)
  state.lastBattle = { ...fought, outcome: 'targetSunk' }
  expect(chosenAtFirst(now(state), chosen({ target }))).toEqual(NOTHING)
})

test('a number that somebody took meanwhile is chosen no more', () => {
  const state = copyOf(g4().state)
  state.turn = { kind: 'investment', phase: null, moved: 0, hasMoved: false, bought: null }
  Object.assign(state, { active: 1 })
  const choice = chosen({ number: 9 })
  expect(stillGood(now(state), choice)).toEqual(choice)
  state.galleys[9] = { owner: 1, location: 'Genova', hold: emptyHold(1) }
  expect(stillGood(now(state), choice)).toEqual(NOTHING)
})

test('whoever is not asked can point at nothing, whatever was chosen', () => {
  const state = atCorfu()
  for (const viewer of [1, 2, 3, 'spectator'] as const)
    expect(pressesIn({ view: state, viewer, offers: [] }, chosen({ zone: 'Ragusa' }))).toEqual([])
})

test('a move made twice is refused the second time, and so is one that nobody offered', () => {
  const scene = g4()
  const refusal = (state: State, move: Move) => {
    const rule = serenissima.moves[move.kind] as {
      refusal(state: State, seat: Seat, move: Move): { code: string } | undefined
    }
    return rule.refusal(state, 0, move)?.code
  }
  const state = copyOf(scene.state)
  Object.assign(state, atCorfu())
  const sail: Move = { kind: 'moveGalley', path: ['Ragusa'] }
  expect(refusal(state, sail)).toBeUndefined()
  evolve(state, { kind: 'galleyMoved', seat: 0, galley: 1, path: ['Ragusa'] })
  expect(refusal(state, sail)).toBe('alreadyMoved')
  expect(refusal(atCorfu(), { kind: 'moveGalley', path: ['Nowhere'] })).toBe('unknownZone')
})

test('a replica that jumps, an undo in the middle and a missing entry leave the picture where the table stands', () => {
  const waiting: (() => void)[] = []
  const wait = (_: number, act: () => void) => {
    waiting.push(act)
    return () => undefined
  }
  const before = atCorfu()
  const events: Event[] = [{ kind: 'galleyMoved', seat: 0, galley: 1, path: ['Ragusa'] }]
  const after = copyOf(before)
  for (const event of events) evolve(after, event)
  const given = { viewer: 1, motion: true } as const
  const director = new Director(
    { ...given, view: before, step: undefined },
    staging,
    () => {},
    wait,
  )
  director.follow({ ...given, view: after, step: { id: 1, n: 1, events } })
  expect(director.now.isMoving).toBe(true)
  // Taken back while it sails: another step whose events do not lead there.
  director.follow({ ...given, view: before, step: { id: 2, n: 2, events: [] } })
  for (const act of waiting.splice(0)) act()
  expect(director.now.picture.galleys[1]?.location).toBe('Corfu')
  director.follow({ ...given, view: after, step: { id: 3, n: 9, events } })
  expect([director.now.picture.galleys[1]?.location, director.now.isMoving]).toEqual([
    'Ragusa',
    false,
  ])
  director.follow({ ...given, view: before, step: undefined })
  expect(director.now.picture.galleys[1]?.location).toBe('Corfu')
})
