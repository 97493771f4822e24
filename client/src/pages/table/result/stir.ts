// Words of one's own for the chance of a table, while it waits.
import { hashOf } from '@foldtable/kernel'
import { type Answer, ask } from '../../../data/api.ts'
import type { TableInfo } from '../../../data/tables.ts'
import { randomKey } from '../../../wire/random-key.ts'

/** Mixed with random bytes, so that nobody can guess them from the words. */
export const stirTable = (id: string, text: string): Promise<Answer<TableInfo>> =>
  ask('POST /api/tables/:id/entropy', {
    params: { id },
    body: { entropy: hashOf([text, randomKey()]) },
  })
