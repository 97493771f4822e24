// Ledgers from before events said all that changed fold as they always did.
import { copyOf } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { evolve } from '../src/fold/index.ts'
import type { Event } from '../src/index.ts'
import { openBattle, openGame, playOn } from './skirmish.ts'

/** What events did not say before version 4. */
const NEW = ['dropped', 'first', 'wasCard', 'ore', 'isStocked', 'units', 'orphans']
const KEPT: readonly Event['kind'][] = ['released'] // it always said its units

const old = (event: Event): Event =>
  KEPT.includes(event.kind)
    ? event
    : (Object.fromEntries(Object.entries(event).filter(([name]) => !NEW.includes(name))) as Event)

test.each([
  ['a game', 2, openGame],
  ['a game', 4, openGame],
  ['a battle', 2, openBattle],
  ['a battle', 3, openBattle],
  ['a battle', 4, openBattle],
] as const)('of %s with %i seats', (what, seats, open) => {
  const seed = `old ${what} ${seats}`
  const table = open(seed, seats)
  const state = copyOf(table.state)
  const seen = new Set<string>()
  playOn(table, seed, 400, ({ entry }) => {
    for (const event of entry.events) {
      for (const name of Object.keys(event)) if (NEW.includes(name)) seen.add(name)
      evolve(state, old(event))
    }
    expect(state).toEqual(table.state)
  })
  expect(seen).toContain('first')
})
