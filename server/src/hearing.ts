// This node among the others: what it does about what it hears, and what it tells them.
import { follow, hear, lookAround } from '@foldtable/host/following'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Entry } from '@foldtable/kernel'
import type { News, Rung } from './bell/bell.ts'
import type { House } from './house.ts'
import { query } from './ledger/sql.ts'
import type { NodeEars } from './nodes/nodes.ts'
import type { Part } from './parts/part.ts'

/** Lists and badges are brought up to date by those who listen. */
type Noted = (live: LiveTable) => void

export function nodesPart(house: House, noted: Noted): Part {
  const { nodes, sockets } = house
  if (nodes === undefined) return {}
  return {
    onFault: () => void stepAside(house).catch(house.failed),
    onRested: () => void stepAside(house).catch(house.failed),
    onEntry: (live) => isOneAway(live) && nodes.ring({ kind: 'waits', table: live.id }),
    onRemoved: (live, account, isKeptOut) =>
      nodes.ring({ kind: 'removed', table: live.id, account, isKeptOut }),
    onMoved: (live, account, isHere) => nodes.presence.say(live.id, account, isHere),
    async start() {
      sockets.onNews = (news) => nodes.ring(news)
      await nodes.start(earsOf(house, noted))
    },
    close: () => nodes.stop(),
  }
}

/** What went wrong may be what only another version knows: it leads people, and this node is to be begun anew with that. */
async function stepAside({ nodes, sockets, leaving, log }: House): Promise<void> {
  if (leaving.signal.aborted || !(await nodes?.isOutdone())) return
  log.warn('another node knows more than this one, which leads nobody any more: update it')
  leaving.abort()
  sockets.stepAside()
}

function earsOf(house: House, noted: Noted): NodeEars {
  const { tables, sockets, failed, log } = house
  return {
    *known() {
      for (const { id, stored } of tables) yield { id, n: stored.n, revision: stored.revision }
    },
    heardEntry: (rung) => tables.heard(rung.table, (live) => heardEntry(live, rung)),
    heard: (news) => heardNews(house, noted, news),
    wentOn: (table) => void tables.heard(table, (live) => follow(live)),
    wentBack() {
      log.warn('the database has another past than before: everything is read anew')
      house.tables.forgetAll()
      house.lobby.forgetAll()
      sockets.sendAway()
    },
    failed,
  }
}

function heardEntry(live: LiveTable, rung: Rung): Promise<void> {
  const { n, deadline, revision } = rung
  const entry = entryIn(rung)
  return entry === undefined ? follow(live, n) : hear(live, { entry, deadline, revision })
}

function heardNews(house: House, noted: Noted, news: News): void {
  const { tables, chats, sockets, failed } = house
  switch (news.kind) {
    case 'room':
    case 'waits':
      if (!tables.heard(news.table, (live) => follow(live)))
        void listedAnew(house, noted, news.table).catch(failed)
      return
    case 'presence':
      tables.heard(news.table, lookAround)
      return
    case 'said':
      tables.heard(news.saying.table, async (live) => chats.hear(live, news.saying))
      return
    case 'removed':
      tables.heard(news.table, async (live) => {
        await follow(live)
        sockets.removed(live, news.account, news.isKeptOut)
      })
      return
    default:
      sockets.heardOfPerson(news)
  }
}

/** Nobody has it open here, but somebody may see it in a list. */
async function listedAnew(house: House, noted: Noted, table: string): Promise<void> {
  const { lobby, sockets, sql, tables } = house
  const isSeen =
    lobby.isLookedAt ||
    (await query(sql, SITTERS, table)).some(({ account }) => sockets.isOnline(String(account)))
  const live = isSeen ? await tables.find(table) : undefined
  if (live !== undefined) noted(live)
}

const SITTERS = 'SELECT account FROM sitters WHERE table_id = $1'

/** What cannot be read is read from the ledger. */
function entryIn({ body, n }: Rung): Entry | undefined {
  try {
    const entry = body === undefined ? undefined : JSON.parse(body)
    return entry?.n === n ? entry : undefined
  } catch {
    return undefined
  }
}

/** The table waits for somebody who has it not open. */
const isOneAway = ({ stored, room, presence }: LiveTable): boolean =>
  stored.asked.some((seat) => {
    const sitting = room.sittings[seat]
    return sitting !== undefined && !sitting.isBot && !presence.isHere(sitting.id)
  })
