// A consistent copy of everything, while the server runs; and back again, while it does not.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BadInput, command, EXIT } from '../command.ts'

const dataDir = (given: string | undefined): string =>
  resolve(given ?? process.env.DATA_DIR ?? './data')

const options = {
  data: { type: 'string', value: 'folder', help: 'the data folder (DATA_DIR, else ./data)' },
} as const

export const backup = command({
  name: 'backup',
  operand: '<file>',
  summary: 'writes a consistent copy of all data to a file; the server may be running',
  options,
  async run(file, { data }) {
    const { DATABASE } = await import('@foldtable/server/server')
    const { SqliteSql } = await import('@foldtable/server/ledger/sqlite')
    if (file === undefined) throw new BadInput('say which file to write')
    if (existsSync(file)) throw new BadInput(`${file} exists already; choose another name`)
    const database = join(dataDir(data), DATABASE)
    if (!existsSync(database))
      throw new BadInput(`there is no ${database}; --data names the folder`)
    mkdirSync(dirname(resolve(file)), { recursive: true })
    const sql = await SqliteSql.open(database)
    try {
      await sql.backup(resolve(file))
    } finally {
      await sql.close()
    }
    console.log(`All data of ${database} is in ${file}.`)
    return EXIT.fine
  },
})

export const restore = command({
  name: 'restore',
  operand: '<file>',
  summary: 'puts a backup in the place of the data; the server must be stopped',
  options: {
    ...options,
    force: { type: 'boolean', help: 'keep what is there under another name and go on' },
  },
  async run(file, { data, force = false }) {
    const { DATABASE } = await import('@foldtable/server/server')
    const { SqliteSql } = await import('@foldtable/server/ledger/sqlite')
    const { migrate } = await import('@foldtable/server/ledger/migrations')
    const { query } = await import('@foldtable/server/ledger/sql')
    if (file === undefined || !existsSync(file))
      throw new BadInput(`${file ?? 'the file'} is not there`)
    const database = join(dataDir(data), DATABASE)
    if (existsSync(database) && !force) {
      throw new BadInput(
        `${database} exists; stop the server and say --force to keep it under another name`,
      )
    }
    mkdirSync(dirname(database), { recursive: true })
    const trial = `${database}.restoring`
    rmSync(trial, { force: true })
    copyFileSync(file, trial)
    const tables = await countTables(trial).catch((problem: unknown) => {
      rmSync(trial, { force: true })
      throw new BadInput(`${file} is no backup of Foldtable (${String(problem)})`)
    })
    if (existsSync(database)) renameSync(database, `${database}.before-${Date.now()}`)
    for (const rest of ['-wal', '-shm']) rmSync(`${database}${rest}`, { force: true })
    renameSync(trial, database)
    console.log(`${tables} tables of ${file} are in ${database}.`)
    return EXIT.fine

    async function countTables(at: string): Promise<number> {
      const sql = await SqliteSql.open(at)
      try {
        await query(sql, 'SELECT step FROM steps')
        await migrate(sql)
        const [row] = await query(sql, 'SELECT count(*) AS tables FROM tables')
        return Number(row?.tables ?? 0)
      } finally {
        await sql.close()
      }
    }
  },
})
