// What happened at a table, over HTTP: frames, marks, ratings and the record, through the eyes of who asks.
import { Readable } from 'node:stream'
import { isBotId } from '@foldtable/host/bots'
import type { LiveTable } from '@foldtable/host/live-table'
import { refuse } from '@foldtable/kernel'
import { pastRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sql } from '../ledger/sql.ts'
import { ratingStepsAt } from '../statistics/ratings.ts'
import type { Past } from '../tables/past.ts'
import type { Tables } from '../tables/tables.ts'
import { NO_TIDINGS, type Teller } from '../tables/tidings.ts'
import { tableFinder } from './finding.ts'
import { refusing, type Sent, sent, serve } from './serve.ts'

interface PastSurroundings {
  readonly sql: Sql
  readonly tables: Tables
  readonly past: Past
  readonly teller: Teller
}

const BUSY = refuse('tooFast', 'HOUSE-6.7')
const JSON_TYPE = 'application/json; charset=utf-8'

export function pastRoutes(
  app: FastifyInstance,
  { sql, tables, past, teller }: PastSurroundings,
): void {
  const withTable = tableFinder(tables)

  serve(app, routes, {
    'GET /api/tables/:id/record': (call) =>
      withTable(call, async (live) => {
        if (live.stored.status !== 'over') return refusing(refuse('notOver', 'T-4.7'))
        if (live.truth.isClosed) return refusing(refuse('notStarted', 'HOUSE-2.1'))
        if (!past.take()) return refusing(BUSY)
        return sendRecord(live, call.account?.id ?? null, call.reply)
      }),

    'GET /api/tables/:id/frames': (call) =>
      withTable(call, async (live) => {
        const { after, before, size, state } = call.query
        if (after !== undefined && before !== undefined)
          return refusing(
            refuse('malformedRequest', 'HOUSE-6.3', {
              what: 'querystring/after or before, not both',
            }),
          )
        if (isUnplayed(live)) return []
        const viewer = live.viewerOf(call.account?.id ?? null)
        const from = before === undefined ? { after: after ?? 0 } : { before }
        const page = () => past.page(live, viewer, { ...from, size, state })
        const text = state ? await wholly(page) : await page()
        return text === undefined ? refusing(BUSY) : sent(call.reply.type(JSON_TYPE).send(text))
      }),

    'GET /api/tables/:id/marks': (call) =>
      withTable(call, async (live) =>
        isUnplayed(live) ? [] : ((await wholly(() => past.marks(live))) ?? refusing(BUSY)),
      ),

    'GET /api/tables/:id/ratings': (call) =>
      withTable(call, async (live) => {
        if (live.stored.status !== 'over') return []
        const people = live.room.sittings.map(({ id }) => id).filter((id) => !isBotId(id))
        return ratingStepsAt(sql, live.id, people)
      }),

    'GET /api/tables/:id/since': (call) =>
      withTable(call, async (live) => {
        const { account } = call
        const seat = live.seatOf(account?.id ?? null)
        const isPlaying = live.stored.status === 'playing'
        return account === null || seat === undefined || !isPlaying
          ? NO_TIDINGS
          : teller.tell(live, seat, account.language)
      }),
  })

  /** In pieces; whoever does not read in time is hung up on. */
  async function sendRecord(
    live: LiveTable,
    account: string | null,
    reply: FastifyReply,
  ): Promise<Sent> {
    const hangUp = setTimeout(() => reply.raw.destroy(), past.recordMs)
    reply.raw.once('close', () => {
      clearTimeout(hangUp)
      past.release()
    })
    const pieces = await past.record(live, live.viewerOf(account))
    reply.header('content-disposition', `attachment; filename="${live.id}.json"`).type(JSON_TYPE)
    return sent(reply.send(Readable.from(pieces)))
  }

  /** What needs all entries of a table: only so many at a time. */
  async function wholly<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!past.take()) return undefined
    try {
      return await work()
    } finally {
      past.release()
    }
  }
}

const isUnplayed = ({ stored, truth }: LiveTable): boolean =>
  stored.status === 'waiting' || truth.isClosed
