// Law 12: recorded tables of the past, kept as fixtures in `ledgers/` of a game, still fold to what they were, step by step.
// Beside each record lies its trail: a hash of the state after each entry.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playOut } from '@foldtable/bots/random-play'
import {
  canonical,
  commitmentOf,
  type Game,
  hashOf,
  keyedChance,
  keyFromSeed,
  readRecord,
  recordOf,
  seatsUpTo,
  seededChance,
  Table,
  type TableRecord,
  tableOf,
  verifyRecord,
  writeRecord,
} from '@foldtable/kernel'
import { describe } from './broken.ts'
import { isOf, kindsMissing, presetsOf, tablesToKeep } from './kept-tables.ts'
import { casesOf, MISCHIEF, optionsOf } from './playthroughs.ts'

/**
 * Records the last playthrough of a game as the ledger of this version of its rules, with its trail, unless there is one:
 * they are never rewritten. Answers the files it wrote.
 */
export function writeLedger(game: Game, folder: string): string[] {
  const file = join(folder, 'ledgers', `v${game.meta.version}.json`)
  const last = casesOf(folder).at(-1)
  if (last === undefined || existsSync(file)) return []
  const { seats, seed } = last
  const key = keyFromSeed(seed)
  const place = { game, seats, options: optionsOf(game, last), chance: keyedChance(key) }
  const table = Table.open(place)
  playOut(table, seededChance(`${seed} player`), { mischief: MISCHIEF })
  const names = seatsUpTo(seats).map((seat) => ({ name: `Seat ${seat}` }))
  const chance = { commitment: commitmentOf(key), entropy: [], key }
  const record = recordOf(table, { seats: names, chance })
  mkdirSync(join(folder, 'ledgers'), { recursive: true })
  writeFileSync(file, writeRecord(record))
  writeFileSync(trailFile(file), writeTrail(game, record))
  return [file, trailFile(file)]
}

/** Records what else is worth keeping, once, as `writeLedger` does: a table of each preset, and every kind of event. */
export async function writeMoreLedgers(game: Game, folder: string): Promise<string[]> {
  const found = await tablesToKeep(game, keptRecords(folder))
  return found.flatMap(({ name, record }) => {
    const file = join(folder, 'ledgers', `v${game.meta.version}-${name}.json`)
    writeFileSync(file, writeTightly(record))
    writeFileSync(trailFile(file), writeTrail(game, record))
    return [file, trailFile(file)]
  })
}

/** An entry a line. */
function writeTightly({ entries, ...rest }: TableRecord): string {
  const lines = entries.map((entry) => ` ${JSON.stringify(entry)}`).join(',\n')
  return `${JSON.stringify(rest).slice(0, -1)},"entries":[\n${lines}\n]}\n`
}

/** The recorded ledgers of the folder. */
export function keptRecords(folder: string): TableRecord[] {
  return ledgerFiles(folder).map((file) => {
    const read = readRecord(readFileSync(join(folder, file), 'utf8'))
    if (!read.ok) throw new RangeError(`${file} is no record`)
    return read.record
  })
}

const ledgerFiles = (folder: string): string[] =>
  globSync('ledgers/*.json', { cwd: folder })
    .filter((file) => !file.endsWith('.trail.json'))
    .sort()

/** What no ledger of the folder holds: kinds of events, and presets of these rules. */
export function unkept(game: Game, folder: string): string[] {
  const records = keptRecords(folder)
  const presets = presetsOf(game).filter(
    (preset) => !records.some((record) => isOf(game, record, preset)),
  )
  return [...kindsMissing(game, records), ...presets.map((preset) => `preset ${preset}`)]
}

const trailFile = (file: string): string => file.replace(/\.json$/, '.trail.json')

const writeTrail = (game: Game, record: TableRecord): string =>
  `${JSON.stringify(trailOf(game, record), null, 1)}\n`

/** For each entry, the beginning of the hash of the state after it. */
function trailOf(game: Game, record: TableRecord): string[] {
  const table = tableOf(game, { ...record, entries: [] })
  return record.entries.map((entry) => {
    table.accept(entry)
    return hashOf(table.state).slice(0, 12)
  })
}

/** For each recorded ledger of the folder, what is wrong with it; nothing if it still folds. */
export function checkLedgers(game: Game, folder: string): { file: string; problem?: string }[] {
  return ledgerFiles(folder).map((file) => {
    const problem = thrownOr(() => problemWith(game, join(folder, file)))
    return problem === undefined ? { file } : { file, problem }
  })
}

function thrownOr(check: () => string | undefined): string | undefined {
  try {
    return check()
  } catch (problem) {
    return `does not fold: ${describe(problem)}`
  }
}

function problemWith(game: Game, file: string): string | undefined {
  const read = readRecord(readFileSync(file, 'utf8'))
  if (!read.ok) return `is no record: ${JSON.stringify(read.problems)}`
  const { record } = read
  if (record.game.id !== game.meta.id) return `is of ${record.game.id}`
  if (!existsSync(trailFile(file))) return 'has no trail beside it'
  return (
    strayFromTrail(JSON.parse(readFileSync(trailFile(file), 'utf8')), trailOf(game, record)) ??
    problemAtEnd(game, record) ??
    accused(game, record) ??
    untold(game, record)
  )
}

function strayFromTrail(then: readonly string[], now: readonly string[]): string | undefined {
  const at = now.findIndex((hash, index) => hash !== then[index])
  if (at >= 0) return `folds to another state from entry ${at + 1} on`
  return then.length === now.length ? undefined : 'has a trail of another length'
}

function problemAtEnd(game: Game, record: TableRecord): string | undefined {
  const table = tableOf(game, record)
  if (hashOf(table.state) !== record.state) return 'folds to another state'
  if (canonical(table.decision.result) !== canonical(record.result)) return 'has another result'
  return undefined
}

/** Moves that do something else now make honest records of before look forged, unless the rules have another number since. */
function accused(game: Game, record: TableRecord): string | undefined {
  const failed = verifyRecord(game, record).find(({ passed }) => passed === false)
  if (failed === undefined) return undefined
  const { check, n } = failed
  const where = n === undefined ? check : `${check}, entry ${n}`
  return `does not verify (${where}): moves do something else now, so raise meta.version`
}

/** An old event of which the log of today would say "undefined". */
function untold(game: Game, { entries }: TableRecord): string | undefined {
  for (const { n, events } of entries) {
    const event = events.find((one) => hasHole(game.tell(one)?.params))
    if (event !== undefined) return `is told with a gap: ${event.kind} of entry ${n}`
  }
  return undefined
}

const hasHole = (params: object = {}): boolean =>
  Object.values(params).some(
    (param) => param === undefined || (typeof param === 'object' && hasHole(param)),
  )
