// Law 12: recorded tables of the past, kept as fixtures in `ledgers/` of a game, still fold to what they were.
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
  tableOf,
  writeRecord,
} from '@foldtable/kernel'
import { casesOf, MISCHIEF, optionsOf } from './playthroughs.ts'

/** Records the last playthrough of a game as the ledger of this version of its rules, unless there is one: it is never rewritten. */
export function writeLedger(game: Game, folder: string): string | undefined {
  const file = join(folder, 'ledgers', `v${game.meta.version}.json`)
  const last = casesOf(folder).at(-1)
  if (last === undefined || existsSync(file)) return undefined
  const { seats, seed } = last
  const key = keyFromSeed(seed)
  const place = { game, seats, options: optionsOf(game, last), chance: keyedChance(key) }
  const table = Table.open(place)
  playOut(table, seededChance(`${seed} player`), { mischief: MISCHIEF })
  const names = seatsUpTo(seats).map((seat) => ({ name: `Seat ${seat}` }))
  const chance = { commitment: commitmentOf(key), entropy: [], key }
  mkdirSync(join(folder, 'ledgers'), { recursive: true })
  writeFileSync(file, writeRecord(recordOf(table, { seats: names, chance })))
  return file
}

/** For each recorded ledger of the folder, what is wrong with it; nothing if it still folds. */
export function checkLedgers(game: Game, folder: string): { file: string; problem?: string }[] {
  return globSync('ledgers/*.json', { cwd: folder })
    .sort()
    .map((file) => {
      const problem = problemWith(game, readFileSync(join(folder, file), 'utf8'))
      return problem === undefined ? { file } : { file, problem }
    })
}

function problemWith(game: Game, text: string): string | undefined {
  const read = readRecord(text)
  if (!read.ok) return `is no record: ${JSON.stringify(read.problems)}`
  const { record } = read
  if (record.game.id !== game.meta.id) return `is of ${record.game.id}`
  const table = tableOf(game, record)
  if (hashOf(table.state) !== record.state) return 'folds to another state'
  if (canonical(table.decision.result) !== canonical(record.result)) return 'has another result'
  return undefined
}
