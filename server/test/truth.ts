// What the ledger holds of each table, and where players were told something else.
import { gameById } from '@foldtable/games'
import { believedRoom } from '@foldtable/host/stored-room'
import {
  type AnyTable,
  commitmentOf,
  type Entry,
  keyedChance,
  recordOf,
  redact,
  Table,
  type Terms,
  type Viewer,
  verifyRecord,
} from '@foldtable/kernel'
import { difference } from '@foldtable/testkit/compare'
import type { Store } from '../src/ledger/entries.ts'
import { Ledger, type StoredTable } from '../src/ledger/ledger.ts'
import { query } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import type { Follower, FrameMessage } from './follower.ts'
import type { Steadfast } from './steadfast.ts'

export interface Truth {
  readonly id: string
  readonly entries: readonly Entry[]
  /** Folded from the first entry on. */
  readonly table: AnyTable
  readonly faults: readonly string[]
}

export type Truths = ReadonlyMap<string, Truth>

/** Of every table that has begun. Nobody else may have the file open. */
export async function truthsIn(file: string): Promise<Truths> {
  const truths = new Map<string, Truth>()
  for await (const truth of eachTruthIn(file)) truths.set(truth.id, truth)
  return truths
}

/** The same over a database that is open. */
export async function truthsOver(sql: Store): Promise<Truths> {
  const truths = new Map<string, Truth>()
  for await (const truth of eachTruthOver(sql)) truths.set(truth.id, truth)
  return truths
}

/** One after another, where all together would be too much to hold. */
export async function* eachTruthIn(file: string): AsyncGenerator<Truth> {
  const sql = await SqliteSql.open(file)
  try {
    yield* eachTruthOver(sql)
  } finally {
    await sql.close()
  }
}

async function* eachTruthOver(sql: Store): AsyncGenerator<Truth> {
  const ledger = new Ledger(sql)
  for (const { id } of await query(sql, 'SELECT id FROM tables WHERE n > 0')) {
    const stored = await ledger.table(String(id))
    if (stored !== undefined) yield await truthOf(ledger, stored)
  }
}

async function truthOf(ledger: Ledger, stored: StoredTable): Promise<Truth> {
  const { id } = stored
  const entries = await ledger.entriesAfter(id, 0)
  const numbers = entries.map(({ n }) => n)
  if (numbers.some((n, index) => n !== index + 1))
    throw new Error(`${id} has a hole: ${numbers.join(' ')}`)
  const table = Table.fold(placeOf(stored), [])
  const unasked = unaskedIn(table, entries, id)
  const keys = entries.flatMap(({ by, key }) => (key === undefined ? [] : [`${by} ${key}`]))
  const faults = [
    ...unasked,
    ...(new Set(keys).size === keys.length ? [] : [`${id}: a key made two entries`]),
    ...(stored.n === entries.length ? [] : [`${id} is said to be at ${stored.n}`]),
    ...((table.decision.result === undefined) === (stored.status === 'playing')
      ? []
      : [`${id} is said to be ${stored.status}`]),
    ...(await strayedSnapshot(ledger, stored, table)),
    ...unverified(stored, table),
  ]
  return { id, entries, table, faults }
}

/** Folds them; each answers a question that is open: what was answered twice, by a person, a bot or the clock, was not asked any more. */
function unaskedIn(table: AnyTable, entries: readonly Entry[], id: string): string[] {
  return entries.flatMap((entry) => {
    const { n, by, move } = entry
    const seat = typeof by === 'number' ? by : entry.seat
    const isAnswer = by !== 'host' && move !== undefined && seat !== undefined
    const isAsked = !isAnswer || table.question(seat) !== null
    table.accept(entry)
    return isAsked ? [] : [`${id}: at ${n} seat ${seat} answered what it was not asked`]
  })
}

/** Folding the snapshot and what came after it gives the same as folding everything. */
async function strayedSnapshot(
  ledger: Ledger,
  stored: StoredTable,
  { state, game }: AnyTable,
): Promise<string[]> {
  const { id } = stored
  const { snapshot, unfit } = await ledger.snapshot(id, game.meta.version)
  if (snapshot === undefined) return unfit === undefined ? [] : [`${id}: its snapshot: ${unfit}`]
  const rest = await ledger.entriesAfter(id, snapshot.standing.n)
  const at = difference(Table.fold(placeOf(stored), rest, snapshot).state, state)
  return at === undefined ? [] : [`${id}: from its snapshot it differs at ${at}`]
}

/** What was played to its end was dealt fairly, and its record says so. */
function unverified({ id, chanceKey, house }: StoredTable, table: AnyTable): string[] {
  if (table.decision.result === undefined) return []
  const { sittings, entropy } = believedRoom(house)
  const chance = { commitment: commitmentOf(chanceKey), entropy, key: chanceKey }
  const record = recordOf(table, { seats: sittings.map(({ name }) => ({ name })), chance })
  return verifyRecord(table.game, record)
    .filter(({ passed }) => passed !== true)
    .map(({ check, n }) => `${id}: the ${check} of its record does not verify at ${n}`)
}

function placeOf({ game: name, house, chanceKey }: StoredTable) {
  const game = gameById(name)
  if (game === undefined) throw new Error(name)
  const { party, sittings, entropy } = believedRoom(house)
  const { options, clock } = party.settings
  const chance = keyedChance(chanceKey, entropy)
  return { game, seats: sittings.length, options, clock, chance } satisfies Terms
}

/** Everything a player was told that is not so. */
export function strayed(player: Steadfast, truths: Truths): string[] {
  return [
    ...player.problems,
    ...[...player.acknowledged].flatMap(([key, { table, seat, n }]) => {
      const made = entriesOf(truths, table).filter((entry) => entry.key === key)
      const isOnce = made.length === 1 && made[0]?.by === seat && (n ?? made[0]?.n) === made[0]?.n
      return isOnce ? [] : [`${table}: ${key} was acknowledged and made ${made.length} entries`]
    }),
    ...[...player.refused].flatMap(([key, code]) =>
      [...truths.values()].some(({ entries }) => entries.some((entry) => entry.key === key))
        ? [`${key} was refused (${code}) and is in the ledger`]
        : [],
    ),
    ...player.followers.flatMap(([table, follower]) => {
      const truth = truths.get(table)
      const faults = truth === undefined ? ['is gone'] : strayedAt(follower, truth)
      return faults.map((fault) => `${player.name}: ${table} ${fault}`)
    }),
  ]
}

const entriesOf = (truths: Truths, table: string): readonly Entry[] =>
  truths.get(table)?.entries ?? []

function strayedAt({ n, viewer, state, seen }: Follower, { table, entries }: Truth): string[] {
  const at = difference(redact(table.state, viewer), state)
  return [
    ...(n === table.n ? [] : [`is at ${table.n}, the replica at ${n}`]),
    ...(at === undefined ? [] : [`differs at ${at}`]),
    ...seen
      .filter((frame) => !isFrameOf(table, entries[frame.n - 1], frame, viewer))
      .map((frame) => `never had frame ${JSON.stringify(frame)}`),
  ]
}

function isFrameOf(
  table: AnyTable,
  entry: Entry | undefined,
  message: FrameMessage,
  viewer: Viewer,
): boolean {
  if (entry === undefined) return false
  const { kind: _kind, table: _table, key: _key, ...frame } = message
  return difference(table.frame(entry, viewer), frame) === undefined
}
