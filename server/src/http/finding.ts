// A table that somebody asks for: one that they may know of. A private one is as good as not there.

import type { LiveTable } from '@foldtable/host/live-table'
import { refuse } from '@foldtable/kernel'
import type { Account } from '../accounts/account.ts'
import { mayWatch } from '../tables/permission.ts'
import type { Tables } from '../tables/tables.ts'
import { type Refusing, refusing } from './serve.ts'

interface Invited {
  readonly invite?: string
}

/** A call that names a table, with an invitation in its query or its body. */
export interface Naming {
  readonly params: { readonly id: string }
  readonly account: Account | null
  readonly query: Invited
  readonly body: Invited
}

export const tableFinder =
  (tables: Pick<Tables, 'find'>) =>
  async <T>(
    { params, account, query, body }: Naming,
    answer: (live: LiveTable) => Promise<T>,
  ): Promise<T | Refusing> => {
    const live = await tables.find(params.id)
    const invite = query.invite ?? body?.invite
    return live === undefined || !mayWatch(live, account?.id ?? null, invite)
      ? refusing(refuse('noSuchTable', 'HOUSE-4.3'))
      : answer(live)
  }
