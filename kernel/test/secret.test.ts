// Secrets: marked in the data, blanked by one function.
import { expect, test } from 'vitest'
import { copyOf, open, redact, secret, shownTo, Unknown } from '../src/index.ts'
import { withBlanks } from '../src/secret.ts'

const state = {
  trash: ['2H'],
  hands: [secret('AS', [0], 'pack'), secret('KD', [0, 1], 'pack')],
  deck: [secret('9C', [], 'pack')],
  note: { bid: secret(5, [1]) },
}

test('a seat sees what is marked for it, and blanks keep their audience and pool', () => {
  expect(redact(state, 1)).toEqual({
    trash: ['2H'],
    hands: [
      { to: [0], pool: 'pack' },
      { to: [0, 1], is: 'KD', pool: 'pack' },
    ],
    deck: [{ to: [], pool: 'pack' }],
    note: { bid: { to: [1], is: 5 } },
  })
})

test('a spectator sees no secret at all', () => {
  expect(JSON.stringify(redact(state, 'spectator'))).not.toMatch(/AS|KD|9C|"is"/)
})

test('redacting twice is redacting once', () => {
  expect(redact(redact(state, 0), 0)).toEqual(redact(state, 0))
})

test('a redacted copy shares nothing that folding could change', () => {
  const copy = redact(state, 0)
  copy.trash.push('3H')
  copy.hands.pop()
  expect(state.trash).toEqual(['2H'])
  expect(state.hands).toHaveLength(2)
  expect(copyOf(state)).toEqual(state)
  expect(copyOf(state).hands).not.toBe(state.hands)
})

test('opening a blank throws Unknown, also where the value is falsy it opens', () => {
  expect(() => open(redact(secret('AS', [0]), 1))).toThrow(Unknown)
  expect([open(secret(0, [])), open(secret(false, [])), open(secret(null, []))]).toEqual([
    0,
    false,
    null,
  ])
})

test('a secret shown to others is another secret; the first stays as it was', () => {
  const [mine] = state.hands
  if (mine === undefined) throw new Error('no hand')
  expect(shownTo(mine, [0, 2])).toEqual({ to: [0, 2], is: 'AS', pool: 'pack' })
  expect(mine.to).toEqual([0])
})

test('whoever only reads it is given the same, and no copy of what hides nothing', () => {
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(withBlanks(state, viewer)).toEqual(redact(state, viewer))
  const seen = withBlanks(state, 0)
  expect(seen.trash).toBe(state.trash)
  expect(seen.hands).toBe(state.hands)
  expect(seen.note).not.toBe(state.note)
  expect(withBlanks(state.trash, 'spectator')).toBe(state.trash)
})
