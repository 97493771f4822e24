// A table as one file: everything needed to show it again, from any seat, and to check that it was dealt fairly.
import { AT_ONCE, canonical, finished, hashingOf, hashOf } from './canonical.ts'
import { commitmentOf, keyedChance } from './chance.ts'
import type { ClockSettings } from './clock.ts'
import type { Entry } from './entry.ts'
import type { Game, GameTypes, Result } from './game.ts'
import { keptOptions } from './options.ts'
import { recordSchema } from './record-schema.ts'
import type { Outcome } from './refusal.ts'
import { type Problems, problemsOf } from './schema.ts'
import type { Json, Viewer } from './seat.ts'
import { type AnyTable, Table } from './table.ts'

export const RECORD_FORMAT = 'foldtable-record'
const RECORD_VERSION = 1

export interface TableRecord {
  readonly format: typeof RECORD_FORMAT
  readonly version: typeof RECORD_VERSION
  readonly game: { readonly id: string; readonly version: number }
  readonly options: Json
  /** Who sat where. */
  readonly seats: readonly { readonly name: string; readonly bot?: true }[]
  readonly chance: {
    /** SHA-256 of the key, shown before the first entry. */
    readonly commitment: string
    /** What players added to the key. */
    readonly entropy: readonly string[]
    /** Opened once the table is over. */
    readonly key?: string
  }
  readonly clock: ClockSettings
  /** Through whose eyes it was written, where not everything is open (T-6.2). */
  readonly viewer?: Viewer
  readonly entries: readonly Entry[]
  /** Hash of the state after the last entry, as the viewer saw it if there is one. */
  readonly state: string
  readonly result?: Result
  /** When it was written, in milliseconds since 1970. */
  readonly savedAt?: number
  /** Hash of everything else in the record. */
  readonly hash: string
}

export interface RecordHeader {
  readonly seats: TableRecord['seats']
  readonly chance: TableRecord['chance']
  /** The version of the rules that the table was begun with, if not that of the game now. */
  readonly rules?: number
  readonly savedAt?: number
}

/** What a record is made of: a whole table, from entry 1. */
export type Recordable<G extends GameTypes = GameTypes> = Pick<
  Table<G>,
  'game' | 'options' | 'clockSettings' | 'entries' | 'state' | 'decision'
>

/** The whole truth: for the house itself. What anybody else gets is `recordFor`'s. The key goes in once the table is over. */
export function recordOf<G extends GameTypes>(
  table: Recordable<G>,
  header: RecordHeader,
): TableRecord {
  return finished(recordingOf(table, header))
}

/** As `recordOf`, in steps: a long table is not written in one breath. */
export function recordingOf<G extends GameTypes>(
  table: Recordable<G>,
  header: RecordHeader,
): Generator<undefined, TableRecord> {
  const { key } = header.chance
  const opened = table.decision.result !== undefined && key !== undefined ? { key } : {}
  return sealing(table, header, {
    opened,
    entries: table.entries,
    state: hashOf(table.state),
  })
}

/** What the eyes for which a record is written make of it. */
interface Contents {
  readonly viewer?: Viewer
  readonly opened: { readonly key?: string }
  readonly entries: readonly Entry[]
  readonly state: string
}

export function* sealing<G extends GameTypes>(
  { game, options, clockSettings, decision, entries: all }: Recordable<G>,
  { seats, chance: { commitment, entropy }, rules, savedAt }: RecordHeader,
  { viewer, opened, entries, state }: Contents,
): Generator<undefined, TableRecord> {
  if (all[0]?.n !== 1) throw new RangeError('a record needs all entries from the first')
  const { result } = decision
  const body = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: { id: game.meta.id, version: rules ?? game.meta.version },
    options: options as Json,
    seats,
    chance: { commitment, entropy, ...opened },
    clock: clockSettings,
    ...(viewer === undefined ? {} : { viewer }),
    entries,
    state,
    ...(result === undefined ? {} : { result }),
    ...(savedAt === undefined ? {} : { savedAt }),
  } as const
  return { ...body, hash: yield* hashingOf(body, 'entries') }
}

/** From the text of a file to a record, or everything that is wrong with it. */
export function readRecord(text: string): Outcome<{ record: TableRecord }, Problems> {
  const value = parsed(text)
  if (value === undefined) return { ok: false, problems: [{ at: '', expected: 'JSON' }] }
  const problems = problemsOf(recordSchema, value)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, record: value as TableRecord }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const writeRecord = (record: TableRecord): string => `${JSON.stringify(record, null, 1)}\n`

/** The recorded table, folded: nothing is judged, nothing rolled. */
export function tableOf<G extends GameTypes>(game: Game<G>, record: TableRecord): Table<G> {
  const read = keptOptions<G['Options']>(game, record.options)
  if (!read.ok) throw new RangeError(`the options of the record do not fit ${game.meta.id}`)
  const chance = keyedChance(record.chance.key ?? '0'.repeat(64), record.chance.entropy)
  const { clock } = record
  const place = { game, seats: record.seats.length, options: read.options, chance, clock }
  return Table.fold(place, record.entries as readonly Entry<G>[])
}

/** One thing that was checked of a record. `passed` is null where there is nothing to check it with. */
export interface Finding {
  readonly check: 'hash' | 'game' | 'entries' | 'state' | 'result' | 'commitment' | 'chance'
  readonly passed: boolean | null
  /** The first entry that does not agree. */
  readonly n?: number
}

/** Holds a record against its own hashes and against the rules: the same moves and chance must give the same events. */
export const verifyRecord = (game: Game, record: TableRecord): Finding[] =>
  finished(verifying(game, record))

/** As `verifyRecord`, in steps: each tells how many entries were played again. */
export function* verifying(game: Game, record: TableRecord): Generator<number, Finding[]> {
  const { hash, ...body } = record
  const findings: Finding[] = [
    { check: 'hash', passed: hash === (yield* unnumbered(hashingOf(body, 'entries'))) },
    { check: 'game', passed: game.meta.id === record.game.id },
  ]
  if (findings.some(({ passed }) => passed === false)) return findings
  const table = yield* foldedOrNot(game, record)
  if (table === undefined) return [...findings, { check: 'entries', passed: false }]
  const { key, commitment } = record.chance
  return [
    ...findings,
    { check: 'entries', passed: true },
    { check: 'state', passed: hashOf(table.state) === record.state },
    { check: 'result', passed: canonical(table.decision.result) === canonical(record.result) },
    { check: 'commitment', passed: key === undefined ? null : commitmentOf(key) === commitment },
    yield* chanceFinding(game, record, key),
  ]
}

function* foldedOrNot(game: Game, record: TableRecord): Generator<number, AnyTable | undefined> {
  try {
    const table = tableOf(game, { ...record, entries: [] })
    for (const entry of record.entries) {
      table.accept(entry)
      if (entry.n % AT_ONCE === 0) yield 0
    }
    return table
  } catch {
    return undefined
  }
}

function* unnumbered<T>(steps: Generator<undefined, T>): Generator<number, T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    yield 0
  }
}

/** Plays the record again move by move with the opened key. Older rules may have decided otherwise, so they are not held to it. */
function* chanceFinding(
  game: Game,
  record: TableRecord,
  key: string | undefined,
): Generator<number, Finding> {
  if (key === undefined || game.meta.version !== record.game.version)
    return { check: 'chance', passed: null }
  const { options } = tableOf(game, { ...record, entries: [] })
  const chance = keyedChance(key, record.chance.entropy)
  const [opening, ...rest] = record.entries
  const { clock } = record
  const place = { game, seats: record.seats.length, options, chance, clock }
  const again = Table.open(place, opening?.at)
  if (canonical(again.entries[0]) !== canonical(opening))
    return { check: 'chance', passed: false, n: 1 }
  for (const entry of rest) {
    const made = replayed(again, entry)
    // Tables of old may have entries that are earlier than the one before; a table of today makes none.
    if (made === undefined || canonical({ ...made, at: entry.at }) !== canonical(entry))
      return { check: 'chance', passed: false, n: entry.n }
    if (entry.n % AT_ONCE === 0) yield entry.n
  }
  return { check: 'chance', passed: true }
}

function replayed(table: AnyTable, entry: Entry): Entry | undefined {
  const { n: _n, events: _events, drawn: _drawn, move, rewind, clock, ...asked } = entry
  const { by, at, key } = asked
  if (clock !== undefined) return table.setClock(clock, by, at, key)
  if (rewind !== undefined) return table.rewind(rewind, by, at, key)
  const played = move === undefined ? undefined : table.play({ ...asked, move })
  return played?.ok ? played.entry : undefined
}
