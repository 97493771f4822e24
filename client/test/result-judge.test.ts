// What a record tells after the end: whether it fits its seal, and what turned the game. Without a screen.
import { games } from '@foldtable/games'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { powerhouse } from '@foldtable/games/powerhouse'
import {
  type AnyTable,
  finished,
  type Game,
  hashOf,
  keyFromSeed,
  recordFor,
  recordOf,
  type TableRecord,
} from '@foldtable/kernel'
import { type Evening, lawfulTable } from '@foldtable/testkit/lawful-table'
import { describe, expect, test } from 'vitest'
import { coursing, judging, turningPointsOf } from '../src/pages/table/result/judge.ts'

/** Played out with moves taken back and clocks stopped. */
function evening(game: Game, seed = 'sealed'): Evening {
  const seats = Math.max(3, game.meta.seats.min)
  for (let go = 0; ; go++) {
    const made = lawfulTable(game, { seats, seed: `${seed} ${go}`, most: 4000, mischief: PEACE })
    if (made.table.decision.result !== undefined) return made
  }
}
const PEACE = { clock: 30, host: 0 }

const recordOfEvening = ({ table, header }: Evening): TableRecord => recordOf(table, header)

const fairnessOf = (
  game: Game,
  record: TableRecord,
  kept: string | null = record.chance.commitment,
) => finished(judging(game, record, { commitment: record.chance.commitment, kept }))

/** Whoever changes a record also writes its hash anew. */
function resealed(record: TableRecord, change: Partial<TableRecord>): TableRecord {
  const { hash: _, ...body } = { ...record, ...change }
  return { ...body, hash: hashOf(body) }
}

const hasRewind = ({ entries }: AnyTable) => entries.some(({ rewind }) => rewind !== undefined)
const hasStop = ({ entries }: AnyTable) => entries.some(({ clock }) => clock !== undefined)

test('[T-1.7] an honest game is fair, with moves taken back and clocks stopped', () => {
  const evenings = games.map((game) => ({ game: game as Game, ...evening(game as Game) }))
  let checked = 0
  for (const { game, table, header } of evenings) {
    const record = recordFor(table, header, 'spectator')
    const count = record.entries.length
    if (record.chance.key === undefined) continue // a hand was thrown in
    checked += 1
    expect(fairnessOf(game, record)).toEqual({ kind: 'fair', count, wasHere: true })
    expect(fairnessOf(game, record, null)).toEqual({ kind: 'fair', count, wasHere: false })
  }
  expect(checked).toBeGreaterThanOrEqual(games.length - 1)
  expect(evenings.some(({ table }) => hasRewind(table))).toBe(true)
  expect(evenings.some(({ table }) => hasStop(table))).toBe(true)
})

describe('a game that does not fit its seal', () => {
  const game = passTheAce as Game
  const record = recordOfEvening(evening(game))

  test('is told with the first moment that does not fit', () => {
    const at = record.entries.findIndex(({ by }) => typeof by === 'number')
    const mover = record.entries[at]
    if (mover === undefined) throw new Error('nobody moved')
    const entries = record.entries.with(at, { ...mover, by: 'clock', seat: Number(mover.by) })
    const why = { kind: 'unfair', why: 'moment', n: mover.n }
    expect(fairnessOf(game, resealed(record, { entries }))).toEqual(why)
    const entropy = [...record.chance.entropy, 'ab'.repeat(16)]
    const chance = { ...record.chance, entropy }
    expect(fairnessOf(game, resealed(record, { chance }))).toEqual({ ...why, n: 1 })
    const shorter = resealed(record, { entries: record.entries.slice(0, -1) })
    expect(fairnessOf(game, shorter)).toEqual({ kind: 'unfair', why: 'file' })
  })

  test('another key, another file, another seal than the one that was kept', () => {
    const chance = { ...record.chance, key: keyFromSeed('another') }
    expect(fairnessOf(game, resealed(record, { chance }))).toMatchObject({ kind: 'unfair' })
    expect(fairnessOf(game, { ...record, savedAt: 7 })).toEqual({ kind: 'unfair', why: 'file' })
    const kept = { kind: 'unfair', why: 'kept' }
    expect(fairnessOf(game, record, keyFromSeed('kept'))).toEqual(kept)
    const expected = { commitment: keyFromSeed('told'), kept: record.chance.commitment }
    expect(finished(judging(game, record, expected))).toEqual(kept)
    expect(fairnessOf(game, resealed(record, { entries: [{}] as never }))).toMatchObject({
      kind: 'unfair',
    })
  })

  test('[T-6.2] what cannot be checked says why', () => {
    const older = resealed(record, { game: { ...record.game, version: 0 } })
    expect(fairnessOf(game, older)).toEqual({ kind: 'closed', why: 'rules' })
    const seats = 4
    const { table, header } = lawfulTable(powerhouse as Game, { seats, seed: 'quit', most: 12 })
    table.play({ by: 'host', seat: 0, move: { kind: 'quit' }, at: table.at })
    const closed = recordFor(table, header, 1)
    expect(closed.chance.key).toBeUndefined()
    expect(fairnessOf(powerhouse as Game, closed)).toEqual({ kind: 'closed', why: 'quit' })
  })
})

test('turning points: the lead that lasted, and the greatest changes of distance, in order', () => {
  const standings = [
    [0, 0, 0],
    [5, 0, 0],
    [5, 6, 0],
    [7, 6, 0],
    [7, 20, 0],
    [7, 20, 31],
    [7, 32, 31],
    [7, 33, 31],
  ].map((points, index) => ({ n: index + 1, points }))
  expect(turningPointsOf(standings)).toEqual([
    { n: 5, seat: 1, kind: 'lead' },
    { n: 6, seat: 2, kind: 'lead' },
    { n: 7, seat: 1, kind: 'lead' },
  ])
  const alone = standings.map(({ n, points }) => ({ n, points: [points[1] ?? 0, 0] }))
  expect(turningPointsOf(alone).map(({ n, kind }) => [n, kind])).toEqual([
    [3, 'gap'],
    [5, 'gap'],
    [7, 'gap'],
  ])
  expect(turningPointsOf([])).toEqual([])
})

test.each(games)(
  '$meta.id: the curve ends with the final score, and marks follow its rounds',
  (game) => {
    const { table, header } = evening(game as Game, 'curve')
    const { standings, marks } = finished(coursing(game as Game, recordOf(table, header)))
    expect(standings.at(-1)?.points).toEqual(
      game.score(table.state as never).map(({ points }) => points),
    )
    expect(marks.filter(({ round }) => round !== undefined).length).toBeGreaterThan(0)
  },
)
