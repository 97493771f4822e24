// Looks at a database file without changing it: is it whole, is it ours, how far has its shape come.
import { DatabaseSync } from 'node:sqlite'

export interface Examined {
  /** Nothing if all is well; else what SQLite says, a few lines at most. */
  readonly problem: string | undefined
  /** Steps of its shape that it has taken. */
  readonly steps: number
  readonly tables: number
  /** When a server started on it last, in milliseconds since 1970; 0 if it is not known. */
  readonly written: number
}

/** The whole check reads everything, its indexes too; the quick one leaves those out. */
export function examine(file: string, check: 'whole' | 'quick'): Examined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    const pragma = check === 'whole' ? 'integrity_check' : 'quick_check'
    const rows = database.prepare(`PRAGMA ${pragma}(5)`).all()
    const lines = rows.flatMap((row) => Object.values(row).map(String))
    const problem = lines.join('; ') === 'ok' ? undefined : lines.join('; ')
    return { ...NOTHING, problem, ...figures(database) }
  } catch (problem) {
    return { ...NOTHING, problem: problem instanceof Error ? problem.message : String(problem) }
  } finally {
    database?.close()
  }
}

const NOTHING: Examined = { problem: undefined, steps: 0, tables: 0, written: 0 }

function figures(database: DatabaseSync): Pick<Examined, 'steps' | 'tables' | 'written'> {
  const number = (sql: string) => Number(database.prepare(sql).get()?.n ?? 0)
  const hasPulse = number("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'pulse'") > 0
  return {
    steps: number('SELECT count(*) AS n FROM steps'),
    tables: number('SELECT count(*) AS n FROM tables'),
    written: hasPulse ? number('SELECT max(at) AS n FROM pulse') : 0,
  }
}
