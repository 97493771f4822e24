// Who reads what of a table afterwards, T-6: for every game, however it ended, and for every reader.
import { playOut } from '@foldtable/bots/random-play'
import { games } from '@foldtable/games'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { powerhouse } from '@foldtable/games/powerhouse'
import { expect, test } from 'vitest'
import {
  type AnyTable,
  commitmentOf,
  type Game,
  hashOf,
  isKnownTo,
  isOpened,
  isSecret,
  keyedChance,
  keyFromSeed,
  readOptions,
  readRecord,
  recordFor,
  recordOf,
  redact,
  seatsUpTo,
  seededChance,
  Table,
  type TableRecord,
  type Viewer,
  verifyRecord,
  viewersOf,
  writeRecord,
} from '../src/index.ts'

const key = keyFromSeed('eyes')
const headerOf = ({ seats }: AnyTable) => ({
  seats: seatsUpTo(seats).map((seat) => ({ name: `Seat ${seat}` })),
  chance: { commitment: commitmentOf(key), entropy: [], key },
})

function begun(game: Game, most: number): AnyTable {
  const read = readOptions(game, {})
  if (!read.ok) throw new Error('no options')
  const seats = Math.max(3, game.meta.seats.min)
  const table = Table.open({ game, seats, options: read.options, chance: keyedChance(key) })
  playOut(table, seededChance('players'), { most })
  return table
}

/** The host does it for one seat after another until the table is over. */
function endedBy(table: AnyTable, kind: string): AnyTable {
  for (const seat of seatsUpTo(table.seats)) {
    if (table.decision.result !== undefined) break
    table.play({ by: 'host', seat, move: { kind }, at: table.at })
  }
  expect(table.decision.result).toBeDefined()
  return table
}

const hostMoves = (game: Game): string[] =>
  Object.entries(game.moves).flatMap(([kind, { author }]) => (author === 'host' ? [kind] : []))

const endings = games.flatMap((game) => [
  { id: game.meta.id, ending: 'not yet', end: () => begun(game, 25) },
  ...hostMoves(game).map((kind) => ({
    id: game.meta.id,
    ending: `by ${kind}`,
    end: () => endedBy(begun(game, 25), kind),
  })),
])

/** Every secret in it that its reader may not know and can yet read. */
function toldIn(value: unknown, viewer: Viewer): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (isSecret(value)) return value.is === undefined || isKnownTo(value, viewer) ? [] : [value]
  return Object.values(value).flatMap((item) => toldIn(item, viewer))
}

test.each(endings)(
  '[T-6.2] $id that ended $ending tells nobody what they were not sent',
  ({ end }) => {
    const table = end()
    expect(isOpened(table)).toBe(false)
    const hidden = viewersOf(table.seats).map((viewer) => {
      const text = writeRecord(recordFor(table, headerOf(table), viewer))
      const record = JSON.parse(text) as TableRecord
      expect(text).not.toContain(key)
      expect(record.viewer).toBe(viewer)
      expect(toldIn(record, viewer)).toEqual([])
      expect(record.entries.map(({ events }) => events)).toEqual(
        table.entries.map(({ events }) => redact(events, viewer)),
      )
      expect(record.entries.filter(({ move, by }) => move !== undefined && by !== viewer)).toEqual(
        [],
      )
      expect(record.state).toBe(hashOf(table.view(viewer)))
      return toldIn(recordOf(table, headerOf(table)), viewer).length
    })
    expect(hidden.some((count) => count > 0)).toBe(true) // there was something to tell
  },
)

test.each(endings)(
  '[T-6.3] the record of $id that ended $ending holds as far as it goes',
  ({ id, end }) => {
    const table = end()
    for (const viewer of viewersOf(table.seats)) {
      const read = readRecord(writeRecord(recordFor(table, headerOf(table), viewer)))
      if (!read.ok) throw new Error(JSON.stringify(read.problems))
      const findings = verifyRecord(gameOf(id), read.record)
      expect(findings.map(({ check, passed }) => [check, passed])).toEqual([
        ['hash', true],
        ['game', true],
        ['entries', true],
        ['state', true],
        ['result', true],
        ['commitment', null],
        ['chance', null],
      ])
    }
  },
)

const gameOf = (id: string): Game => {
  const game = games.find(({ meta }) => meta.id === id)
  if (game === undefined) throw new Error(id)
  return game
}

test('[T-6.1] a table that was played to its end is open to everybody, with its key', () => {
  const table = begun(passTheAce as Game, 10_000)
  const header = headerOf(table)
  for (const viewer of viewersOf(table.seats)) {
    expect(recordFor(table, header, viewer)).toEqual(recordOf(table, header))
    expect(recordFor(table, header, viewer).chance.key).toBe(key)
  }
})

test('[T-6.2, P-15.7] hands that were thrown in stay hidden though the match was played out', () => {
  const played = begun(powerhouse as Game, 10_000)
  expect(isOpened(played)).toBe(true)
  const thrownIn = begun(powerhouse as Game, 1)
  while (thrownIn.entries.every(({ events }) => events.every(({ kind }) => kind !== 'redealt'))) {
    const { decision } = thrownIn
    const by = decision.result === undefined ? (decision.seats[0] ?? 0) : 0
    thrownIn.play({ by, move: { kind: 'pass' }, at: thrownIn.at })
  }
  playOut(thrownIn, seededChance('players'))
  expect(thrownIn.decision).toMatchObject({ result: { reason: 'completed' } })
  expect(isOpened(thrownIn)).toBe(false)
})

test('[T-6.2] people who leave before the end do not close what others play out', () => {
  const table = begun(passTheAce as Game, 8)
  table.play({ by: 'host', seat: 2, move: { kind: 'leave' }, at: table.at })
  playOut(table, seededChance('on'))
  expect(table.decision).toMatchObject({ result: { reason: 'lastAlive' } })
  expect(isOpened(table)).toBe(true)
})
