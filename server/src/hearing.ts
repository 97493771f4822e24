// What this node does about what it hears from the others.
import { follow, hear, lookAround } from '@foldtable/host/following'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Entry } from '@foldtable/kernel'
import type { News, Rung } from './bell/bell.ts'
import type { NodeEars } from './nodes/nodes.ts'
import type { Tables } from './tables/tables.ts'

export interface HearingParts {
  readonly tables: Tables
  /** Somebody here looks into the lobby, or has a page open whom the table may wait for. */
  isOfInterest(table: string): Promise<boolean>
  /** Lists and badges are brought up to date. */
  noted(live: LiveTable): void
  signedOut(who: { readonly hash?: string; readonly account?: string }): void
  failed(problem: unknown): void
}

export function earsOf(parts: HearingParts): NodeEars {
  const { tables, failed } = parts
  return {
    *known() {
      for (const { id, stored } of tables) yield { id, n: stored.n, revision: stored.revision }
    },
    heardEntry: (rung) =>
      tables.heard(rung.table, (live) =>
        hear(live, rung.n, { deadline: rung.deadline, entry: entryIn(rung) }),
      ),
    heard: (news) => heardNews(parts, news),
    wentOn: (table) => void tables.heard(table, (live) => follow(live)),
    failed,
  }
}

function heardNews(parts: HearingParts, news: News): void {
  const { tables } = parts
  switch (news.kind) {
    case 'room':
    case 'waits':
      if (!tables.heard(news.table, (live) => follow(live)))
        void listedAnew(parts, news.table).catch(parts.failed)
      return
    case 'presence':
      tables.heard(news.table, lookAround)
      return
    case 'told':
      tables.heard(news.table, async (live) => {
        for (const watcher of live.audience) watcher.deliver(live.id, { text: news.text })
      })
      return
    case 'signedOut':
      parts.signedOut(news)
  }
}

/** Nobody has it open here, but somebody may see it in a list. */
async function listedAnew({ tables, isOfInterest, noted }: HearingParts, table: string) {
  if (!(await isOfInterest(table))) return
  const live = await tables.find(table)
  if (live !== undefined) noted(live)
}

/** What cannot be read is read from the ledger. */
function entryIn({ body, n }: Rung): Entry | undefined {
  try {
    const entry = body === undefined ? undefined : JSON.parse(body)
    return entry?.n === n ? entry : undefined
  } catch {
    return undefined
  }
}
