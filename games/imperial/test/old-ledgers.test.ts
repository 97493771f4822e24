// Ledgers from before events said all that changed fold as they always did.
import { copyOf } from '@foldtable/kernel'
import { seedsOf } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { evolve } from '../src/fold/index.ts'
import type { Event, State } from '../src/index.ts'
import { openRandom, playRandomly } from './random-games.ts'

/** What events did not say before version 3. */
const NEW: { readonly [K in Event['kind']]?: readonly string[] } = {
  unitMoved: ['index', 'asked', 'coexists', 'lost', 'chip'],
  othersStayed: ['chips'],
  proposed: ['chips'],
  flagsDealt: ['bought'],
  bidTaken: ['leadership'],
  bought: ['leadership', 'closes'],
  punted: ['swiss'],
  openingEnded: ['deferred'],
  factoryBuilt: ['cost'],
  imported: ['cost'],
  cardPaid: ['amount'],
}

const old = (event: Event): Event =>
  Object.fromEntries(
    Object.entries(event).filter(([name]) => !NEW[event.kind]?.includes(name)),
  ) as Event

/** Steps say more now, and are kept for units that stayed as well. */
function withoutSteps({ plan, proposals, ...state }: State) {
  const bare = ({
    steps: _,
    chips: _chips,
    ...rest
  }: object & { steps?: unknown; chips?: unknown }) => rest
  return { ...state, plan: plan && bare(plan), proposals: proposals.map(bare) }
}

test.each([2, 3, 4, 5, 6, 7])('of random games with %i players and any rules', (players) => {
  for (const seed of seedsOf('old', { quick: 1, deep: 20 })) {
    const table = openRandom({ seed, players })
    const state = table.game.blank(players, table.options)
    for (const { events } of table.entries) for (const event of events) evolve(state, old(event))
    playRandomly(table, seed, ({ events }) => {
      for (const event of events) evolve(state, old(copyOf(event)))
      expect(withoutSteps(state)).toEqual(withoutSteps(table.state))
    })
  }
})
