// The record of a local table as a file.
import { writeRecord } from '@foldtable/kernel'
import { recordOfLocal } from '../../store/local-table.ts'
import { localParts } from './local.ts'

export async function saveRecord(id: string): Promise<void> {
  const record = await recordOfLocal(localParts, id)
  if (record === undefined) return
  const file = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = file
  link.download = `${record.game.id}-${id}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(file), 10_000)
}
