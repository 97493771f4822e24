// The drawn board against stale, doubled and impossible choices: whatever was chosen before, only legal moves come of it.
import { seededChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import type { BoardValue } from '../board/board-context.ts'
import { type Choice, NO_CHOICE, pointing, questionOf } from '../board/choosing.ts'
import { refusalAt } from '../board/refusals.ts'
import { matterOf } from '../board/scene.ts'
import type { Talk } from '../board/words/index.ts'
import type { Move, State } from '../src/index.ts'
import { maneuverOf } from '../src/state.ts'
import { openRandom, playRandomly } from './random-games.ts'
import { A, arrange, choose, go, type ImperialScene, march, propose } from './table.ts'

const nowAt = ({ table }: ImperialScene) => ({
  view: table.view(A) as State,
  viewer: A,
  offers: table.offers(A) as Move[],
})

const IMPOSSIBLE: readonly Partial<Choice>[] = [
  { unit: 99 },
  { unit: -1, place: 'Vienna' },
  { space: 'Factory', place: 'Black Sea' },
  { stock: { country: 'Russia', stock: 99, back: 7 } },
  { bid: 999_999 },
  { bid: -1 },
  { bid: Number.NaN },
  { bid: 0.5 },
  { proposal: 2, unit: 3, space: 'Taxation', place: 'Tunis' },
]

test('no choice that is stale or makes no sense leads to a move that the rules refuse', () => {
  const chance = seededChance('adversary')
  const stale: Choice[] = IMPOSSIBLE.map((one) => ({ ...NO_CHOICE, ...one }))
  const table = openRandom({ seed: 'adversary', players: 3, options: {} })
  let pressed = 0
  playRandomly(table, 'adversary', () => {
    const { decision } = table
    const [seat] = decision.result === undefined ? decision.seats : []
    if (seat === undefined || chance.below(8) > 0) return
    const now = { view: table.view(seat) as State, viewer: seat, offers: table.offers(seat) }
    for (const choice of stale) {
      for (const { leads } of pointing.pointers(now, choice)) {
        if (leads.move === undefined) {
          if (stale.length < 40 && chance.below(30) === 0) stale.push(leads.choice)
          continue
        }
        pressed += 1
        expect(
          table.refusal({ by: seat, move: leads.move, at: table.at }),
          choiceText(choice),
        ).toBe(undefined)
      }
    }
  })
  expect(pressed).toBeGreaterThan(500)
})

const choiceText = (choice: Choice): string => JSON.stringify(choice)

/** Italy moves a fleet and three armies. */
function moving(): ImperialScene {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 5' },
    fleets: { Italy: 'Western Med' },
    armies: { Italy: 'Genoa, Rome, Naples', France: 'Marseille' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Western Med')
  return scene
}

test('a second device that changes the plan makes it another question: what was chosen here is forgotten', () => {
  const scene = moving()
  march(scene, A, 0, 'Venice')
  const before = questionOf(nowAt(scene))
  scene.play(A, { kind: 'replan', keep: [0] })
  march(scene, A, 0, 'Florence')
  expect(questionOf(nowAt(scene))).not.toBe(before)
})

test('a unit that was lost while somebody looked at it leads nowhere, and nothing breaks', () => {
  const scene = moving()
  march(scene, A, 0, 'Marseille', 'war France army')
  const choice = { ...NO_CHOICE, unit: 2 }
  const now = nowAt(scene)
  const pointers = pointing.pointers(now, choice)
  expect(pointers.filter(({ at }) => at.on === 'place')).toEqual([])
  expect(matterOf(now.view, choice, pointers)).toContain('Rome')
  const value = { ...now, choice, seat: A, props: { whyNot: () => undefined } } as unknown
  const talk = { say: (id: string) => id } as Talk
  expect(refusalAt(value as BoardValue, talk, 'Tunis')).toBe('')
})

test('the same plan from two devices is made once, and a step taken back in the middle can be made again', () => {
  const scene = moving()
  const twice = (move: Move) => {
    scene.play(A, move)
    return scene.table.play({ by: A, move, at: scene.now })
  }
  expect(twice(choose(1))).toMatchObject({ ok: false })
  expect(twice(go('Tunis'))).toMatchObject({ ok: false })
  expect(maneuverOf(scene.state).steps).toHaveLength(2)
  scene.table.rewind(scene.table.n - 1, A, scene.now)
  expect(maneuverOf(scene.state)).toMatchObject({ chosen: 1, convoys: [] })
  const targets = pointing.pointers(nowAt(scene), { ...NO_CHOICE, unit: 0, place: 'Algeria' })
  for (const { leads, then } of targets) {
    expect(then).toBeUndefined() // the unit is chosen: what another one could do is not offered
    if (leads.move !== undefined) expect(leads.move.kind).toBe('maneuverMove')
  }
  scene.play(A, go('Tunis'))
  expect(maneuverOf(scene.state).convoys).toEqual([{ from: 'Rome', dest: 'Tunis' }])
})
