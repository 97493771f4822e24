// From bytes to a message, or to why it is none: HOUSE-4.1.
import { describe, expect, test } from 'vitest'
import { type ClientMessage, clientMessages, readClientMessage } from '../src/messages.ts'

const at = { table: 'T', key: 'k' }

const GOOD: readonly ClientMessage[] = [
  { kind: 'hello', protocol: 1 },
  { kind: 'watch', table: 'T' },
  { kind: 'watch', table: 'T', after: 0, invite: 'abc' },
  { kind: 'unwatch', table: 'T' },
  { kind: 'play', ...at, move: { kind: 'stick' } },
  { kind: 'play', ...at, question: 7, move: null },
  { kind: 'ask', ...at, about: 'undo' },
  { kind: 'ask', ...at, about: 'go' },
  { kind: 'answer', ...at, asking: 'q', yes: false },
  { kind: 'seat', ...at, to: 'bot' },
  { kind: 'withdraw', ...at, asking: 'q' },
  { kind: 'rematch', ...at, to: 'offer' },
  { kind: 'chat', ...at, text: 'é 🂡' },
  { kind: 'lobby', on: true, after: 3 },
  { kind: 'ping' },
]

const read = (value: unknown) => readClientMessage(JSON.stringify(value))
const MOVE = { kind: 'play', ...at, move: {} }

test('every kind of message is read as it was written', () => {
  for (const message of GOOD) expect(read(message)).toEqual({ ok: true, message })
  expect(new Set(GOOD.map(({ kind }) => kind))).toEqual(new Set(Object.keys(clientMessages)))
})

test('a message without one of its fields is told which', () => {
  for (const message of GOOD) {
    const required = clientMessages[message.kind].required ?? []
    for (const name of required) {
      if (name === 'kind') continue
      const rest = Object.fromEntries(Object.entries(message).filter(([field]) => field !== name))
      expect(read(rest)).toMatchObject({
        ok: false,
        problem: { at: `/${name}`, expected: 'a value' },
      })
    }
  }
})

describe('what is no message', () => {
  test.each(['', '{', 'null', '7', '"play"', 'true', 'undefined', '\u0000', '['.repeat(16_000)])(
    '%j is no object',
    (text) => {
      expect(readClientMessage(text)).toEqual({
        ok: false,
        problem: { at: '', expected: 'a JSON object' },
      })
    },
  )

  test.each(['[]', '{}', '{"kind":7}', '{"kind":"Play"}', '{"kind":["play"]}'])(
    '%s is of no kind',
    (text) => {
      expect(readClientMessage(text)).toEqual({
        ok: false,
        problem: { at: '/kind', expected: Object.keys(clientMessages).join(', ') },
      })
    },
  )

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%s is no kind and no field',
    (name) => {
      expect(read({ kind: name })).toMatchObject({ ok: false, problem: { at: '/kind' } })
      expect(readClientMessage(`{"kind":"ping","${name}":{}}`)).toEqual({
        ok: false,
        problem: { at: `/${name}`, expected: 'nothing of that name' },
      })
      expect(readClientMessage(`{"${name}":{"kind":"ping"}}`)).toMatchObject({
        ok: false,
        problem: { at: '/kind' },
      })
    },
  )
})

test('whoever sent it is answered with the key and the table, as far as they can be read', () => {
  const problem = expect.anything()
  expect(read({ ...at, kind: 'nothing' })).toEqual({ ok: false, problem, ...at })
  expect(read({ ...MOVE, extra: 1 })).toEqual({ ok: false, problem, ...at })
  expect(read({ ...MOVE, table: 7 })).toEqual({ ok: false, problem, key: 'k' })
  expect(read({ ...MOVE, key: 7 })).toEqual({ ok: false, problem, table: 'T' })
  const long = { table: 'x'.repeat(41), key: 'x'.repeat(65) }
  expect(read({ ...MOVE, ...long })).toEqual({ ok: false, problem })
})

test('texts and numbers are held to their bounds', () => {
  const fits = { table: 'x'.repeat(40), key: 'x'.repeat(64), question: 2 ** 31 }
  expect(read({ ...MOVE, ...fits }).ok).toBe(true)
  expect(read({ kind: 'chat', ...at, text: 'x'.repeat(500) }).ok).toBe(true)
  expect(read({ kind: 'chat', ...at, text: 'x'.repeat(501) }).ok).toBe(false)
  for (const question of [-1, 0.5, 2 ** 31 + 1, '1', null])
    expect(read({ ...MOVE, question })).toMatchObject({ ok: false, problem: { at: '/question' } })
  for (const protocol of [0, 1_000_001, '1'])
    expect(read({ kind: 'hello', protocol })).toMatchObject({ problem: { at: '/protocol' } })
})
