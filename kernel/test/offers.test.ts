// What is offered, and that one of it is drawn fairly.
import { expect, test } from 'vitest'
import { type Decision, type MoveRule, seededChance } from '../src/index.ts'
import { anyOffer, offers } from '../src/offers.ts'
import { refuse } from '../src/refusal.ts'

interface Take {
  readonly kind: 'take'
  readonly card: number
}
interface Leave {
  readonly kind: 'leave'
}
type Move = Take | Leave
/** How many cards there are to try, and which may be taken. */
interface State {
  readonly cards: number
  readonly good: readonly number[]
}

interface Cards {
  State: State
  Move: Move
  Event: never
  Options: unknown
}

let judged = 0
const take: MoveRule<State, Take, never> = {
  schema: {},
  answers: ['turn'],
  candidates: ({ cards }) =>
    Array.from({ length: cards }, (_, card): Take => ({ kind: 'take', card })),
  refusal({ good }, _seat, { card }) {
    judged += 1
    return good.includes(card) ? undefined : refuse('notThat', 'none')
  },
  decide: () => undefined,
}
const leave: MoveRule<State, Leave, never> = {
  schema: {},
  answers: ['end'],
  candidates: () => [{ kind: 'leave' }],
  refusal: () => undefined,
  decide: () => undefined,
}

const about = (question: string): Decision<Move> => ({ seats: [1], about: question })
const game = { moves: { take, leave }, decision: () => about('turn') }

const chance = () => seededChance('any')

test('only kinds that answer what is asked are offered, and only to whom it is asked', () => {
  const state: State = { cards: 5, good: [0, 2, 3] }
  expect(offers(game, state, 1)).toEqual([0, 2, 3].map((card) => ({ kind: 'take', card })))
  expect(offers(game, state, 1, about('end'))).toEqual([{ kind: 'leave' }])
  expect(offers(game, state, 1, about('market'))).toEqual([])
  expect(offers(game, state, 0)).toEqual([])
  expect(anyOffer(game, state, 0, seededChance('nobody'))).toBeUndefined()
  const over: Decision<Move> = { result: { reason: 'over', places: [] } }
  expect(anyOffer(game, state, 1, seededChance('over'), over)).toBeUndefined()
})

test.each([
  ['where most may be made', { cards: 8, good: [0, 1, 2, 4, 5, 7] }],
  ['where hardly any may be made', { cards: 400, good: [3, 77, 301] }],
])('each offer is drawn equally often, %s', (_where, state: State) => {
  const chance = seededChance('fair')
  const times = new Map(state.good.map((card) => [card, 0]))
  const draws = 1000 * state.good.length
  for (let draw = 0; draw < draws; draw++) {
    const move = anyOffer<Cards>(game, state, 1, chance)
    const card = move?.kind === 'take' ? move.card : -1
    times.set(card, (times.get(card) ?? 0) + 1)
  }
  expect([...times.keys()]).toEqual(state.good)
  // 1,000 expected of each, a standard deviation of at most 30
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('not every candidate is judged for one draw', () => {
  judged = 0
  anyOffer(game, { cards: 50, good: Array.from({ length: 50 }, (_, card) => card) }, 1, chance())
  expect(judged).toBe(1)
})

test('nothing is drawn where nothing may be made', () => {
  expect(anyOffer(game, { cards: 50, good: [] }, 1, chance())).toBeUndefined()
  expect(anyOffer(game, { cards: 0, good: [] }, 1, chance())).toBeUndefined()
})
