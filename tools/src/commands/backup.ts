// A consistent copy of everything, while the server runs.
import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BadInput, command, EXIT } from '../command.ts'
import { dataFolder, dataOption, keepFrom, usable } from '../data-folder.ts'

export const backup = command({
  name: 'backup',
  operand: '[file or folder]',
  summary: 'writes a consistent copy of all data; the server may be running',
  options: {
    ...dataOption,
    keep: { type: 'string', value: 'n', help: 'remove all but the newest n dated copies there' },
    verify: { type: 'boolean', help: 'read the whole copy again and check it' },
  },
  notes: [
    'Into a folder it writes a name with the date, foldtable-2026-01-31T03-00-00Z.sqlite; without a name, into',
    '`backups` in the data folder. Keep copies on another disk, and try `restore` into an empty folder now and then.',
  ],
  async run(place, { data, keep, verify = false }) {
    const { DATABASE } = await import('@foldtable/server/folder/data-folder')
    const { keepNewest, noteBackup } = await import('@foldtable/server/folder/backups')
    const folder = dataFolder(data)
    const database = join(folder, DATABASE)
    if (!existsSync(database))
      throw new BadInput(`there is no ${database}; --data names the folder`)
    const most = keep === undefined ? undefined : keepFrom(keep)
    const file = await fileFor(place, folder)
    if (!(await isCopied(database, file))) return EXIT.failed
    if (verify && !(await isWhole(file))) return EXIT.failed
    noteBackup(folder, { at: Date.now(), file })
    console.log(`All data of ${database} is in ${file}${verify ? ', read again and whole' : ''}.`)
    if (most === undefined) return EXIT.fine
    for (const gone of keepNewest(dirname(file), 'backup', most)) console.log(`Removed ${gone}.`)
    return EXIT.fine
  },
})

async function fileFor(place: string | undefined, folder: string): Promise<string> {
  const { BACKUPS } = await import('@foldtable/server/folder/data-folder')
  const { backupName } = await import('@foldtable/server/folder/backups')
  const asked = resolve(place ?? join(folder, BACKUPS))
  const isFolder = place === undefined || /[/\\]$/.test(place) || isDirectory(asked)
  const file = isFolder ? join(asked, backupName(Date.now())) : asked
  if (existsSync(file)) throw new BadInput(`${file} exists already; choose another name`)
  return file
}

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A full disk or a damaged database is told; nothing is left then. */
async function isCopied(database: string, file: string): Promise<boolean> {
  const { makeFolder, mustBeWritable } = await import('@foldtable/server/folder/data-folder')
  const { copyTo } = await import('@foldtable/server/folder/copy')
  const { Outage } = await import('@foldtable/server/ledger/sql')
  const { SqliteSql } = await import('@foldtable/server/ledger/sqlite')
  await usable(async () => {
    mustBeWritable(database)
    makeFolder(dirname(file))
  })
  const sql = await SqliteSql.open(database)
  try {
    await copyTo(sql, file)
    return true
  } catch (problem) {
    if (!(problem instanceof Outage)) throw problem
    console.error(`foldtable backup: nothing was written to ${file}: ${problem.message}`)
    return false
  } finally {
    await sql.close()
  }
}

/** A copy that is not whole must not be found in the hour of need. */
async function isWhole(file: string): Promise<boolean> {
  const { examine } = await import('@foldtable/server/folder/examine')
  const { problem } = examine(file, 'whole')
  if (problem === undefined) return true
  console.error(`foldtable backup: the copy is not whole and was removed: ${problem}`)
  console.error('The database itself may be damaged: see `npx foldtable doctor`.')
  rmSync(file, { force: true })
  return false
}
