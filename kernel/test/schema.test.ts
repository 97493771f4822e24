// Schemas: plain JSON Schema that also carries its type.
import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import {
  byDefault,
  choice,
  flag,
  integer,
  keptOptions,
  list,
  moveShape,
  optional,
  passes,
  problemsOf,
  readOptions,
  type Schema,
  type Static,
  shape,
  text,
} from '../src/index.ts'

const schema = shape({
  lives: integer(1, 5),
  mode: choice('quick', 'slow'),
  names: list(text(4), 1, 2),
  open: optional(flag()),
})

test('types follow from the schema', () => {
  expectTypeOf<Static<typeof schema>>().toEqualTypeOf<{
    lives: number
    mode: 'quick' | 'slow'
    names: string[]
    open?: boolean
  }>()
  const swap = moveShape('swap', { target: optional(integer(0, 7)) })
  expectTypeOf<Static<typeof swap>>().toEqualTypeOf<{ kind: 'swap'; target?: number }>()
  const stick = moveShape('stick')
  expectTypeOf<Static<typeof stick>>().toEqualTypeOf<{ kind: 'stick' }>()
})

test('what fits passes', () => {
  expect(passes(schema, { lives: 3, mode: 'slow', names: ['Ann'] })).toBe(true)
  expect(passes(schema, { lives: 3, mode: 'slow', names: ['Ann'], open: false })).toBe(true)
})

test('everything that does not fit is said, with its place', () => {
  const wrong = { lives: 2.5, mode: 'fast', names: ['Anne-Marie', 3], extra: 1 }
  expect(problemsOf(schema, wrong)).toEqual([
    { at: '/lives', expected: 'a whole number from 1 to 5' },
    { at: '/mode', expected: 'one of "quick", "slow"' },
    { at: '/names/0', expected: 'a text of at most 4 characters' },
    { at: '/names/1', expected: 'a text of at most 4 characters' },
    { at: '/extra', expected: 'nothing of that name' },
  ])
  expect(problemsOf(schema, {})).toHaveLength(3)
  expect(problemsOf(schema, [])).toEqual([{ at: '', expected: 'an object' }])
})

test.each([[null], [[]], ['text'], [{ __proto__: null, constructor: 1 }]])(
  '%s is no object of the shape',
  (value) => {
    expect(passes(schema, value)).toBe(false)
  },
)

test('options take their defaults, and what is wrong is said', () => {
  const meta = {
    options: shape({ lives: byDefault(integer(1, 5), 3), open: byDefault(flag(), false) }),
  }
  expect(readOptions({ meta })).toEqual({ ok: true, options: { lives: 3, open: false } })
  expect(readOptions({ meta }, { lives: 1 })).toEqual({
    ok: true,
    options: { lives: 1, open: false },
  })
  expect(readOptions({ meta }, { lives: 9 })).toEqual({
    ok: false,
    problems: [{ at: '/lives', expected: 'a whole number from 1 to 5' }],
  })
  expect(readOptions({ meta }, null).ok).toBe(false)
})

test('an option that came later has a default for new tables, and stays away from those of before', () => {
  const lives = byDefault(integer(1, 5), 3)
  const meta = { options: shape({ lives, open: optional(byDefault(flag(), true)) }) }
  expect(readOptions({ meta })).toEqual({ ok: true, options: { lives: 3, open: true } })
  expect(keptOptions({ meta }, {})).toEqual({ ok: true, options: { lives: 3 } })
  expect(keptOptions({ meta }, { open: false })).toMatchObject({ options: { open: false } })
  expect(keptOptions({ meta }, { open: 1 }).ok).toBe(false)
})

test('several types, null, numbers and fields of any name', () => {
  const answer = {
    type: 'object',
    properties: { email: { type: ['string', 'null'] }, gone: { type: 'null' } },
    required: ['email'],
    additionalProperties: { type: 'number' },
  }
  expect(passes(answer, { email: null, gone: null, share: 0.5 })).toBe(true)
  expect(passes(answer, { email: 'a@b' })).toBe(true)
  expect(problemsOf(answer, { email: 3, gone: 1, share: 'half' }).map(({ at }) => at)).toEqual([
    '/email',
    '/email',
    '/gone',
    '/share',
  ])
  expect(passes({ type: 'object' }, { whatever: [] })).toBe(true)
})

test('whether a value passes and what is wrong with it are of one mind', () => {
  const schemas: readonly Schema<unknown>[] = [
    ...[schema, {}, { type: 'number' }, { type: ['string', 'null'], maxLength: 3 }],
    { anyOf: [{ const: 1 }, { type: 'boolean' }, moveShape('swap', { target: integer(0, 7) })] },
    { type: 'array', items: { enum: ['a', 2] }, minItems: 1, maxItems: 3 },
    { type: 'string', pattern: '^[ab]*$' },
    { type: 'object', properties: { a: integer(0, 3) }, additionalProperties: { type: 'null' } },
    { type: 'object', properties: { a: integer(0, 3) }, required: ['b'] },
  ]
  const word = fc.constantFrom(
    'a',
    'b',
    'kind',
    'target',
    'lives',
    'mode',
    'names',
    'open',
    'swap',
    'quick',
    '__proto__',
  )
  const leaf = fc.oneof(
    word,
    fc.integer({ min: -1, max: 8 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  )
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(word, tie('value')),
    ),
  })).value
  const fitting = fc.record({
    lives: fc.integer({ min: 0, max: 6 }),
    mode: word,
    names: fc.array(word, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.oneof(values, fitting), (one, value) => {
      expect(passes(one, value)).toBe(problemsOf(one, value).length === 0)
    }),
    { numRuns: 2000 },
  )
})
