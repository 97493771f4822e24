import { Readable } from 'node:stream'
import { isBotId } from '@foldtable/host/house'
import { houseInfo } from '@foldtable/host/info'
import type { LiveTable } from '@foldtable/host/live-table'
import type { NewTable } from '@foldtable/host/wanted'
import {
  byDefault,
  choice,
  clockSchema,
  flag,
  integer,
  optional,
  type Refusal,
  refuse,
  type Schema,
  shape,
  text,
} from '@foldtable/kernel'
import { entropyBytes, REMATCH } from '@foldtable/protocol/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import { isBlockedBy } from '../accounts/kept-away.ts'
import { ratingStepsAt } from '../statistics/ratings.ts'
import { LAST_PAGE, type Lists, publicTables } from '../tables/lists.ts'
import type { PageWanted, Past } from '../tables/past.ts'
import { mayWatch } from '../tables/permission.ts'
import type { Said } from '../tables/rematches.ts'
import type { Tables } from '../tables/tables.ts'
import { NO_TIDINGS, type Teller } from '../tables/tidings.ts'
import { signedIn } from './account-routes.ts'
import { sendRefusal } from './app.ts'
import { household } from './client-address.ts'
import { gameListRoute } from './game-list.ts'

const anything: Schema<unknown> = {}
const settings = {
  options: optional(anything),
  minPlayers: optional(integer(1, 64)),
  maxPlayers: optional(integer(1, 64)),
  autoStart: optional(flag()),
  startsWhenReady: optional(flag()),
  substitutes: optional(flag()),
  clock: optional(clockSchema),
}
const newTable = shape({
  game: text(100),
  ...settings,
  visibility: optional(choice('public', 'unlisted', 'private')),
  pace: optional(choice('live', 'slow')),
  bots: optional(integer(0, 63)),
  entropy: optional(entropyBytes),
})
const paging = { page: byDefault(integer(0, LAST_PAGE), 0), size: byDefault(integer(1, 100), 30) }
const invited = shape({ invite: optional(text(64)) })
const STATUSES = ['waiting', 'playing', 'over'] as const

interface Paged {
  readonly page: number
  readonly size: number
  readonly game?: string
  readonly status?: string
}

/** Tells somebody by mail that there is a seat. */
export type Invite = (player: string, live: LiveTable, by: Account) => Promise<Refusal | undefined>

export interface TableSurroundings {
  readonly lists: Lists
  readonly tables: Tables
  readonly past: Past
  readonly teller: Teller
  readonly invite: Invite
}

export function tableRoutes(
  app: FastifyInstance,
  { lists, tables, past, teller, invite }: TableSurroundings,
): void {
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
    async (request) => publicTables(lists, request.account?.id, request.query),
  )

  app.post<{ Body: NewTable }>(
    '/api/tables',
    { schema: { tags, summary: 'Make a table', body: newTable } },
    signedIn(async (account, request, reply) => {
      const from = household(request.ip)
      const made = await tables.create(account, request.body as NewTable, from)
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

  change(
    'join',
    'Take a seat; whoever has one may add other random bytes to the chance',
    async (live, account, body) => {
      const { room } = live.house
      const isNew = live.seatOf(account.id) === undefined
      if (isNew && (await isBlockedBy(lists.sql, account.id, room.host)))
        return refuse('sentAway', 'T-4.9')
      return tables.join(live, account, (body as { entropy?: string }).entropy)
    },
    shape({ invite: optional(text(64)), entropy: optional(entropyBytes) }),
  )
  change(
    'entropy',
    'Add other random bytes of one’s own to the chance, while the table waits',
    (live, account, body) => tables.stir(live, account.id, (body as { entropy: string }).entropy),
    shape({ entropy: entropyBytes }),
  )
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
    'Send somebody away, for good unless said otherwise',
    (live, account, body) => {
      const { seat, keepOut = true } = body as { seat: number; keepOut?: boolean }
      return tables.remove(live, account.id, seat, keepOut)
    },
    shape({ seat: integer(0, 63), keepOut: optional(flag()) }),
  )
  change(
    'ready',
    'Say that one is ready to begin, or not yet',
    (live, account, body) => tables.setReady(live, account.id, (body as { ready: boolean }).ready),
    shape({ ready: flag() }),
  )
  change(
    'colour',
    'Choose a colour that is free, for oneself or, as the host, for a bot',
    (live, account, body) => {
      const { seat, colour } = body as { seat: number; colour: string }
      return tables.setColour(live, account.id, seat, colour)
    },
    shape({ seat: integer(0, 63), colour: text(40) }),
  )
  change(
    'invitation',
    'Make a new invitation and a new code; those before are worth nothing any more',
    (live, account) => tables.invitation(live, account.id),
    invited,
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
      return invite((body as { player: string }).player, live, account)
    },
    shape({ player: text(64) }),
  )

  change(
    'rematch',
    'Offer a rematch, answer an offer, or begin with those who said yes',
    (live, account, body) =>
      live.inTurn(() =>
        tables.rematches.say(live, account.id, { to: 'offer', ...(body as Partial<Said> | null) }),
      ),
    {
      anyOf: [
        shape({ to: optional(choice(...REMATCH)), entropy: optional(entropyBytes) }),
        { const: null },
      ],
    },
  )

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/record',
    { schema: { tags, summary: 'The record of a table that is over', querystring: invited } },
    found(async (live, request, reply) => {
      if (live.stored.status !== 'over') return sendRefusal(reply, refuse('notOver', 'T-4.7'))
      if (live.truth.isClosed) return sendRefusal(reply, refuse('notStarted', 'HOUSE-2.1'))
      if (!past.take()) return sendRefusal(reply, refuse('tooFast', 'HOUSE-6.7'))
      const hangUp = setTimeout(() => reply.raw.destroy(), past.recordMs)
      reply.raw.once('close', () => {
        clearTimeout(hangUp)
        past.release()
      })
      const viewer = live.viewerOf(request.account?.id ?? null)
      const pieces = await past.record(live, viewer, tables.now)
      return reply
        .header('content-disposition', `attachment; filename="${live.id}.json"`)
        .type('application/json; charset=utf-8')
        .send(Readable.from(pieces))
    }),
  )

  app.get<{ Params: { id: string }; Querystring: PageWanted }>(
    '/api/tables/:id/frames',
    {
      schema: {
        tags,
        summary: 'What happened, through the eyes of who asks, page by page',
        description:
          'The entries after a number, oldest first, or before one, newest first. A page may be shorter than was asked for. With `state`, the oldest of them has the state after it, as who asks may know it.',
        querystring: shape({
          after: optional(integer(0, 2 ** 31)),
          before: optional(integer(1, 2 ** 31)),
          size: optional(byDefault(integer(1, 500), 100)),
          state: optional(flag()),
          invite: optional(text(64)),
        }),
      },
    },
    found(async (live, request, reply) => {
      const { after, before, size, state = false } = request.query as PageWanted
      if (after !== undefined && before !== undefined)
        return sendRefusal(
          reply,
          refuse('malformedRequest', 'HOUSE-6.3', {
            what: 'querystring/after or before, not both',
          }),
        )
      if (live.stored.status === 'waiting' || live.truth.isClosed) return []
      const viewer = live.viewerOf(request.account?.id ?? null)
      const wanted = { ...(before === undefined ? { after: after ?? 0 } : { before }), size, state }
      const page = state
        ? await wholly(() => past.page(live, viewer, wanted))
        : await past.page(live, viewer, wanted)
      return page === undefined
        ? sendRefusal(reply, refuse('tooFast', 'HOUSE-6.7'))
        : reply.type('application/json; charset=utf-8').send(page)
    }),
  )

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/marks',
    {
      schema: {
        tags,
        summary: 'Where rounds began and what turned the game, as everybody may know it',
        querystring: invited,
      },
    },
    found(async (live, _request, reply) => {
      if (live.stored.status === 'waiting' || live.truth.isClosed) return []
      return (
        (await wholly(() => past.marks(live))) ?? sendRefusal(reply, refuse('tooFast', 'HOUSE-6.7'))
      )
    }),
  )

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/ratings',
    {
      schema: {
        tags,
        summary: 'What a finished table did to the ratings of who sat there',
        querystring: invited,
      },
    },
    found(async (live) => {
      if (live.stored.status !== 'over') return []
      const people = live.house.sittings.map(({ id }) => id).filter((id) => !isBotId(id))
      return ratingStepsAt(lists.sql, live.id, people)
    }),
  )

  /** What needs all entries of a table: only so many at a time. */
  async function wholly<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!past.take()) return undefined
    try {
      return await work()
    } finally {
      past.release()
    }
  }

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/since',
    {
      schema: {
        tags,
        summary: 'What happened since my latest move, and what I am asked, in my language',
        querystring: invited,
      },
    },
    found(async (live, { account }) => {
      const seat = live.seatOf(account?.id ?? null)
      const isPlaying = live.stored.status === 'playing'
      return account === null || seat === undefined || !isPlaying
        ? NO_TIDINGS
        : teller.tell(live, seat, account.language)
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
    ? houseInfo(live, 'spectator')
    : { ...houseInfo(live, live.viewerOf(account?.id ?? null)), invite: live.stored.invite }

const optionalFields = <F extends { [name: string]: Schema<unknown> }>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)]))
