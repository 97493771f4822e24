// Dice under a cup: who sees them, and what the others may imagine.
import { redact, scriptedChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { imagineDice, rollFor } from '../src/dice.ts'

const cup = rollFor(scriptedChance({ rolls: [6, 1] }), 2, [1])

test('dice are rolled for who looks under the cup', () => {
  expect(cup).toEqual([
    { to: [1], is: 6 },
    { to: [1], is: 1 },
  ])
})

test('whoever sees them imagines nothing, and others any face', () => {
  expect(imagineDice(redact(cup, 1), scriptedChance())).toEqual(cup)
  expect(imagineDice(redact(cup, 0), scriptedChance({ rolls: [3, 4] }))).toEqual([
    { to: [1], is: 3 },
    { to: [1], is: 4 },
  ])
})
