import {
  byDefault,
  choice,
  clockSchema,
  commitmentOf,
  flag,
  integer,
  optional,
  type Refusal,
  recordOf,
  refuse,
  type Schema,
  shape,
  text,
} from '@foldtable/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { Sql } from '../ledger/sql.ts'
import { isBotId } from '../tables/house.ts'
import { houseInfo } from '../tables/info.ts'
import { publicTables, tablesOf } from '../tables/lists.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { mayWatch } from '../tables/permission.ts'
import type { NewTable, Tables } from '../tables/tables.ts'
import { signedIn } from './account-routes.ts'
import { sendRefusal } from './app.ts'
import { gameListRoute } from './game-list.ts'

const anything: Schema<unknown> = {}
const settings = {
  options: optional(anything),
  minPlayers: optional(integer(1, 64)),
  maxPlayers: optional(integer(1, 64)),
  autoStart: optional(flag()),
  clock: optional(clockSchema),
}
const newTable = shape({
  game: text(100),
  ...settings,
  visibility: optional(choice('public', 'unlisted', 'private')),
  pace: optional(choice('live', 'slow')),
  bots: optional(integer(0, 63)),
  substitutes: optional(flag()),
})
const paging = { page: byDefault(integer(0, 100_000), 0), size: byDefault(integer(1, 100), 30) }
const invited = shape({ invite: optional(text(64)) })
const STATUSES = ['waiting', 'playing', 'over'] as const

interface Paged {
  readonly page: number
  readonly size: number
  readonly game?: string
  readonly status?: string
}

/** Tells somebody by mail that there is a seat. */
export type Invite = (account: string, live: LiveTable, by: string) => Promise<void>

export function tableRoutes(app: FastifyInstance, sql: Sql, tables: Tables, invite: Invite): void {
  const tags = ['tables']

  gameListRoute(app)

  app.get<{ Querystring: Paged }>(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'The public lobby, the latest first',
        querystring: shape({
          ...optionalFields(paging),
          game: optional(text(100)),
          status: optional(choice(...STATUSES)),
        }),
      },
    },
    async (request) => publicTables(sql, request.account?.id, request.query),
  )

  app.get<{ Querystring: Paged }>(
    '/api/my/tables',
    {
      schema: {
        tags,
        summary: 'My tables: those that wait for me first',
        querystring: shape({ ...optionalFields(paging), status: optional(choice(...STATUSES)) }),
      },
    },
    signedIn(async (account, request) => tablesOf(sql, account.id, request.query as Paged)),
  )

  app.post<{ Body: NewTable }>(
    '/api/tables',
    { schema: { tags, summary: 'Make a table', body: newTable } },
    signedIn(async (account, request, reply) => {
      const made = await tables.create(account, request.body as NewTable)
      return 'refusal' in made
        ? sendRefusal(reply, made.refusal)
        : reply.code(201).send(infoFor(made.live, account))
    }),
  )

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id',
    { schema: { tags, summary: 'A table around its game', querystring: invited } },
    found(async (live, request) => infoFor(live, request.account)),
  )

  change('join', 'Take a seat', (live, account) => tables.join(live, account), invited)
  change('leave', 'Leave the waiting room, or the game for good', (live, account) =>
    tables.leave(live, account.id),
  )
  change('start', 'Start the game', (live, account) => tables.start(live, account.id))
  change('end', 'End the game for everybody, where the game allows that', (live, account) =>
    tables.end(live, account.id),
  )
  change('bot', 'Seat a bot', (live, account) => tables.addBot(live, account.id))
  change(
    'remove',
    'Send somebody away',
    (live, account, body) => tables.remove(live, account.id, (body as { seat: number }).seat),
    shape({ seat: integer(0, 63) }),
  )
  change(
    'settings',
    'Change the settings before the start',
    (live, account, body) =>
      tables.changeSettings(live, account.id, body as Omit<NewTable, 'game'>),
    shape(settings),
  )

  change(
    'invite',
    'Invite a player by e-mail',
    async (live, account, body) => {
      if (live.seatOf(account.id) === undefined) return refuse('notSeated', 'HOUSE-1.4')
      if (live.stored.status !== 'waiting') return refuse('alreadyStarted', 'T-4.3')
      await invite((body as { player: string }).player, live, account.name)
      return undefined
    },
    shape({ player: text(64) }),
  )

  app.post<{ Params: { id: string } }>(
    '/api/tables/:id/rematch',
    { schema: { tags, summary: 'The same people once more' } },
    found(async (live, request, reply) => {
      if (request.account === null) return sendRefusal(reply, refuse('notSignedIn', 'HOUSE-6.4'))
      const made = await tables.rematch(live, request.account.id)
      return 'refusal' in made
        ? sendRefusal(reply, made.refusal)
        : reply.code(201).send(infoFor(made.live, request.account))
    }),
  )

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/record',
    { schema: { tags, summary: 'The record of a table that is over', querystring: invited } },
    found(async (live, _request, reply) => {
      if (live.stored.status !== 'over') return sendRefusal(reply, refuse('notOver', 'T-4.7'))
      return reply
        .header('content-disposition', `attachment; filename="${live.id}.json"`)
        .send(await recordFor(live))
    }),
  )

  app.get<{ Params: { id: string }; Querystring: { after: number; size: number } }>(
    '/api/tables/:id/frames',
    {
      schema: {
        tags,
        summary: 'What happened, through the eyes of who asks, page by page',
        querystring: shape({
          after: optional(byDefault(integer(0, 2 ** 31), 0)),
          size: optional(byDefault(integer(1, 500), 100)),
          invite: optional(text(64)),
        }),
      },
    },
    found(async (live, request) => {
      const { after, size } = request.query as { after: number; size: number }
      if (live.stored.status === 'waiting') return []
      const table = await live.wholeTable()
      const viewer = live.viewerOf(request.account?.id ?? null)
      const page = table.entries.slice(after, after + size)
      return page.map((entry) => ({ ...table.frame(entry, viewer), at: entry.at, by: entry.by }))
    }),
  )

  /** Something the signed-in person does to a table; answers with the table as it is then. */
  function change(
    name: string,
    summary: string,
    act: (live: LiveTable, account: Account, body: unknown) => Promise<Refusal | undefined>,
    body?: Schema<unknown>,
  ): void {
    const schema = body === undefined ? { tags, summary } : { tags, summary, body: body }
    app.post<{ Params: { id: string } }>(
      `/api/tables/:id/${name}`,
      { schema },
      found(async (live, request, reply) => {
        const { account } = request
        if (account === null) return sendRefusal(reply, refuse('notSignedIn', 'HOUSE-6.4'))
        const refusal = await act(live, account, request.body)
        return refusal === undefined ? infoFor(live, account) : sendRefusal(reply, refusal)
      }),
    )
  }

  /** A table that the person may know of; a private one is as good as not there. */
  function found(
    handler: (live: LiveTable, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { id } = request.params as { id: string }
      const given = {
        ...(request.query as object),
        ...((request.body as object | null) ?? {}),
      } as { invite?: string }
      const live = await tables.find(id)
      if (live === undefined || !mayWatch(live, request.account?.id ?? null, given.invite)) {
        return sendRefusal(reply, refuse('noSuchTable', 'HOUSE-4.3'))
      }
      return handler(live, request, reply)
    }
  }
}

/** With the invitation, for whoever sits there. */
const infoFor = (live: LiveTable, account: Account | null) =>
  live.seatOf(account?.id ?? null) === undefined
    ? houseInfo(live)
    : { ...houseInfo(live), invite: live.stored.invite }

async function recordFor(live: LiveTable) {
  const table = await live.wholeTable()
  const { chanceKey: key } = live.stored
  const seats = live.house.sittings.map(({ id, name }) =>
    isBotId(id) ? { name, bot: true as const } : { name },
  )
  return recordOf(table, {
    seats,
    chance: { commitment: commitmentOf(key), entropy: live.house.entropy, key },
  })
}

const optionalFields = <F extends { [name: string]: Schema<unknown> }>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)]))
