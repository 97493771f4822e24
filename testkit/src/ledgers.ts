// Law 12: recorded tables of the past, kept as fixtures in `ledgers/` of a game, still fold to what they were.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonical, type Game, hashOf, readRecord, tableOf } from '@foldtable/kernel'

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
