// Figures of the data folder for whoever watches the house.
import { statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Metrics } from '../base/metrics.ts'
import { lastBackup } from './backups.ts'
import { DATABASE } from './data-folder.ts'

export function dataFigures(metrics: Pick<Metrics, 'gauge'>, folder: string): void {
  metrics.gauge('foldtable_last_backup_seconds', 'When the last backup was made, 0 if never', () =>
    Math.floor((lastBackup(folder)?.at ?? 0) / 1000),
  )
  metrics.gauge('foldtable_disk_free_bytes', 'Room for the data', () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  })
  metrics.gauge('foldtable_database_bytes', 'Size of the database and its log', () =>
    ['', '-wal'].reduce((sum, rest) => sum + sizeOf(join(folder, `${DATABASE}${rest}`)), 0),
  )
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
