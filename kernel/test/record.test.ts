// Records: written, read and verified; tampering is found.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playOut } from '@foldtable/bots/random-play'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { expect, test } from 'vitest'
import {
  canonical,
  commitmentOf,
  finished,
  hashingOf,
  hashOf,
  keyedChance,
  keyFromSeed,
  readRecord,
  recordOf,
  recordSchema,
  seededChance,
  Table,
  type TableRecord,
  tableOf,
  verifyRecord,
  writeRecord,
} from '../src/index.ts'

const key = keyFromSeed('record test')
const header = {
  seats: [{ name: 'Ann' }, { name: 'Bot', bot: true }, { name: 'Cleo' }] as const,
  chance: { commitment: commitmentOf(key), entropy: ['ann was here'], key },
}

function played() {
  const chance = keyedChance(key, header.chance.entropy)
  const place = { game: passTheAce, seats: 3, options: { startingLives: 2 }, chance } as const
  const table = Table.open(place, 1_700_000_000_000)
  playOut(table, seededChance('players'), { most: 6 })
  table.rewind(4, 0, table.at)
  table.setClock('stop', 1, table.at)
  playOut(table, seededChance('players'))
  return table
}
const record = recordOf(played(), header)
const resealed = ({ hash: _, ...body }: TableRecord): TableRecord => ({
  ...body,
  hash: hashOf(body),
})
const verdicts = (one: TableRecord) =>
  Object.fromEntries(verifyRecord(passTheAce, one).map(({ check, passed }) => [check, passed]))

test('a record of a finished table verifies in every point, after writing and reading', () => {
  const read = readRecord(writeRecord(record))
  expect(read).toEqual({ ok: true, record })
  expect(verdicts(record)).toEqual({
    hash: true,
    game: true,
    entries: true,
    state: true,
    result: true,
    commitment: true,
    chance: true,
  })
})

test('the recorded table folds to the same state and standing', () => {
  const table = played()
  const folded = tableOf(passTheAce, JSON.parse(writeRecord(record)))
  expect(folded.state).toEqual(table.state)
  expect(folded.snapshot().standing).toEqual(table.snapshot().standing)
})

test('a table that is not over keeps its key closed', () => {
  const chance = keyedChance(key)
  const table = Table.open({ game: passTheAce, seats: 3, options: { startingLives: 2 }, chance })
  const open = recordOf(table, header)
  expect(open.chance).not.toHaveProperty('key')
  expect(open).not.toHaveProperty('result')
  expect(verdicts(open)).toMatchObject({ hash: true, commitment: null, chance: null })
})

test('a changed record no longer fits its hash', () => {
  expect(verdicts({ ...record, seats: [{ name: 'Eve' }, ...record.seats.slice(1)] })).toMatchObject(
    { hash: false },
  )
})

test('a changed and resealed record no longer fits chance, state or result', () => {
  const entries = JSON.parse(JSON.stringify(record.entries))
  entries[0].events.find(({ kind }: { kind: string }) => kind === 'packShuffled').deck.reverse()
  expect(verdicts(resealed({ ...record, entries }))).toMatchObject({ hash: true, chance: false })
  const lost = resealed({ ...record, entries: record.entries.slice(0, -1) })
  expect(verdicts(lost)).toMatchObject({ state: false, result: false })
  const other = { ...record.chance, key: keyFromSeed('another') }
  expect(verdicts(resealed({ ...record, chance: other }))).toMatchObject({
    commitment: false,
    chance: false,
  })
})

test('a record whose entries do not even fold says so', () => {
  const entries = JSON.parse(JSON.stringify(record.entries))
  entries[2] = { ...entries[2], n: 7 }
  expect(verdicts(resealed({ ...record, entries }))).toEqual({
    hash: true,
    game: true,
    entries: false,
  })
})

test('the first entry that was not dealt by the key is named', () => {
  const entries = JSON.parse(JSON.stringify(record.entries))
  const dealt = entries.findIndex(
    (entry: { n: number; drawn?: number }) => entry.n > 1 && entry.drawn !== undefined,
  )
  entries[dealt].drawn += 1
  const finding = verifyRecord(passTheAce, resealed({ ...record, entries })).find(
    ({ check }) => check === 'chance',
  )
  expect(finding).toEqual({ check: 'chance', passed: false, n: dealt + 1 })
})

test.each([
  ['no JSON', 'hello', ''],
  ['another format', '{"format":"other"}', '/format'],
  ['a hole', JSON.stringify({ ...record, entries: [{ n: 1 }] }), '/entries/0/at'],
  ['a stray field', JSON.stringify({ ...record, extra: 1 }), '/extra'],
])('%s is not read, and is told where', (_what, text, at) => {
  const read = readRecord(text)
  expect(read.ok ? [] : read.problems.map((problem) => problem.at)).toContain(at)
})

test('the schema in the docs is the one that records are read with', () => {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'record.schema.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A Foldtable record',
    ...JSON.parse(JSON.stringify(recordSchema)),
  })
})

test('equal values have equal canonical texts, whatever the order of their fields', () => {
  expect(canonical({ b: [1, { d: null, c: 'é' }], a: undefined })).toBe(
    '{"b":[1,{"c":"é","d":null}]}',
  )
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }))
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }))
})

test('a long list is hashed in steps, to the same hash', () => {
  const long = { z: 1, list: Array.from({ length: 1000 }, (_, n) => ({ n })), a: undefined, b: [2] }
  const steps = hashingOf(long, 'list')
  let stops = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) stops += 1
  expect(step.value).toBe(hashOf(long))
  expect(stops).toBe(10)
  for (const value of [{}, { list: [] }, { a: 1 }])
    expect(finished(hashingOf(value, 'list'))).toBe(hashOf(value))
})
