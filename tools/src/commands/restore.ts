// A backup in the place of the data, while the server does not run. What was there is kept.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput, command, EXIT } from '../command.ts'
import { dataFolder, dataOption, keepFrom, usable } from '../data-folder.ts'

export const restore = command({
  name: 'restore',
  operand: '<file>',
  summary: 'puts a backup in the place of the data; the server must be stopped',
  options: {
    ...dataOption,
    force: { type: 'boolean', help: 'keep what is there under another name and go on' },
    keep: {
      type: 'string',
      value: 'n',
      help: 'of what was replaced, now and before, keep the newest n',
    },
  },
  notes: ['As root, what it writes belongs to whom the data folder belongs.'],
  async run(file, { data, force = false, keep }) {
    const { DATABASE, openFolder } = await import('@foldtable/server/folder/data-folder')
    const { lockFolder } = await import('@foldtable/server/folder/lock')
    const { restoreFrom } = await import('@foldtable/server/folder/restoring')
    if (file === undefined || !existsSync(file))
      throw new BadInput(`${file ?? 'the file'} is not there`)
    const folder = dataFolder(data)
    const database = join(folder, DATABASE)
    const most = keep === undefined ? undefined : keepFrom(keep)
    await usable(async () => {
      openFolder(folder)
      const lock = lockFolder(folder)
      try {
        if (existsSync(database) && !force)
          throw new BadInput(`${database} exists; say --force to keep it under another name`)
        const { tables, kept } = await restoreFrom(file, folder, Date.now())
        console.log(`${tables} tables of ${file} are in ${database}.`)
        if (kept !== undefined) console.log(`What was there is in ${kept}.`)
      } finally {
        lock.release()
      }
    })
    await tellReplaced(folder, most)
    return EXIT.fine
  },
})

/** Nothing is removed without being asked for. */
async function tellReplaced(folder: string, keep: number | undefined): Promise<void> {
  const { copiesIn, keepNewest } = await import('@foldtable/server/folder/backups')
  if (keep !== undefined)
    for (const gone of keepNewest(folder, 'replaced', keep)) console.log(`Removed ${gone}.`)
  const { length } = copiesIn(folder, 'replaced')
  if (length > 1)
    console.log(
      `${length} replaced databases are kept in ${folder}; --keep <n> removes the oldest.`,
    )
}
