// Tables over HTTP: the lobby, making one, and what the signed-in person does to it.

import { USUAL_BOT } from '@foldtable/host/bots'
import { roomInfo } from '@foldtable/host/info'
import type { LiveTable } from '@foldtable/host/live-table'
import * as rooms from '@foldtable/host/rooms'
import { type Outcome, refused } from '@foldtable/kernel'
import type { TableInfo } from '@foldtable/protocol'
import { tableRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Account } from '../accounts/account.ts'
import { isBlockedBy } from '../accounts/kept-away.ts'
import type { Hints } from '../bots/hints.ts'
import { colourIds } from '../tables/colours.ts'
import { type Lists, publicTables } from '../tables/lists.ts'
import type { Tables } from '../tables/tables.ts'
import { household } from './client-address.ts'
import { type Naming, tableFinder } from './finding.ts'
import { type Refusing, refusing, serve } from './serve.ts'

/** Tells somebody by mail that there is a seat. */
export type Invite = (player: string, live: LiveTable, by: Account) => Promise<Outcome>

interface TableSurroundings {
  readonly lists: Lists
  readonly tables: Tables
  readonly hints: Pick<Hints, 'of'>
  readonly invite: Invite
}

export function tableRoutes(
  app: FastifyInstance,
  { lists, tables, hints, invite }: TableSurroundings,
): void {
  const withTable = tableFinder(tables)

  /** Answers with the table as it is then. */
  const change = (
    call: Naming & { readonly account: Account },
    act: (live: LiveTable, by: string) => Promise<Outcome>,
  ): Promise<TableInfo | Refusing> =>
    withTable(call, async (live) => {
      const done = await act(live, call.account.id)
      return done.ok ? infoFor(live, call.account) : refusing(done.refusal)
    })

  serve(app, routes, {
    'GET /api/tables': ({ account, query }) => publicTables(lists, account?.id, query),

    async 'POST /api/tables'({ account, body, request }) {
      const made = await tables.create(account, body, household(request.ip))
      return made.ok ? infoFor(made.live, account) : refusing(made.refusal)
    },

    'GET /api/tables/:id': (call) => withTable(call, async (live) => infoFor(live, call.account)),

    'POST /api/tables/:id/join': (call) =>
      change(call, async (live, by) => {
        const isNew = live.seatOf(by) === undefined
        if (isNew && (await isBlockedBy(lists.sql, by, live.room.party.host)))
          return refused('sentAway', 'T-4.9')
        return rooms.join(live, call.account, call.body.entropy)
      }),

    'POST /api/tables/:id/entropy': (call) =>
      change(call, (live, by) => rooms.stir(live, by, call.body.entropy)),

    'POST /api/tables/:id/leave': (call) => change(call, (live, by) => rooms.leave(live, by)),

    'POST /api/tables/:id/start': (call) => change(call, (live, by) => rooms.start(live, by)),

    'POST /api/tables/:id/end': (call) => change(call, (live, by) => rooms.end(live, by)),

    'POST /api/tables/:id/bot': (call) =>
      change(call, (live, by) => {
        const { level = USUAL_BOT, seat } = call.body
        return seat === undefined
          ? rooms.addBot(live, by, level)
          : rooms.setBotLevel(live, by, seat, level)
      }),

    'POST /api/tables/:id/hint': (call) =>
      withTable(call, async (live) => {
        const hinted = await hints.of(live, call.account.id)
        return hinted.ok ? { n: hinted.n, moves: [...hinted.moves] } : refusing(hinted.refusal)
      }),

    'POST /api/tables/:id/remove': (call) =>
      change(call, (live, by) => {
        const { seat, keepOut = true } = call.body
        return tables.remove(live, by, seat, keepOut)
      }),

    'POST /api/tables/:id/ready': (call) =>
      change(call, (live, by) => rooms.setReady(live, by, call.body.ready)),

    'POST /api/tables/:id/colour': (call) =>
      change(call, (live, by) =>
        rooms.setColour(live, by, { ...call.body, colours: colourIds(live.game) }),
      ),

    'POST /api/tables/:id/invitation': (call) =>
      change(call, (live, by) => tables.making.invitation(live, by)),

    'POST /api/tables/:id/settings': (call) =>
      change(call, (live, by) => {
        const { invite: _invite, ...settings } = call.body
        return rooms.changeSettings(live, by, settings)
      }),

    'POST /api/tables/:id/invite': (call) =>
      change(call, async (live, by) => {
        if (live.seatOf(by) === undefined) return refused('notSeated', 'HOUSE-1.4')
        if (live.stored.status !== 'waiting') return refused('alreadyStarted', 'T-4.3')
        return invite(call.body.player, live, call.account)
      }),

    'POST /api/tables/:id/rematch': (call) =>
      change(call, (live, by) => {
        const { invite: _invite, ...said } = call.body
        return live.inTurn(() => tables.rematches.say(live, by, { to: 'offer', ...said }))
      }),
  })
}

/** With the invitation, for whoever sits there. */
const infoFor = (live: LiveTable, account: Account | null): TableInfo =>
  live.seatOf(account?.id ?? null) === undefined
    ? roomInfo(live, 'spectator')
    : { ...roomInfo(live, live.viewerOf(account?.id ?? null)), invite: live.stored.invite }
