// The whole server, put together from its parts. Read this and `main.ts` first.
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Entry } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Accounts } from './accounts/accounts.ts'
import { LINK_MINUTES } from './accounts/sign-in.ts'
import { Bots } from './bots/bots.ts'
import { Clocks } from './clocks/clocks.ts'
import { describer } from './http/about.ts'
import { accountRoutes } from './http/account-routes.ts'
import { COOKIE, makeApp } from './http/app.ts'
import { houseRoutes } from './http/house-routes.ts'
import { isOwnOrigin } from './http/origin.ts'
import { playerRoutes } from './http/player-routes.ts'
import { tableRoutes } from './http/table-routes.ts'
import { webApp } from './http/web-app.ts'
import { Ledger } from './ledger/ledger.ts'
import { migrate } from './ledger/migrations.ts'
import { query, type Statement } from './ledger/sql.ts'
import { SqliteSql } from './ledger/sqlite.ts'
import { signInLetter } from './mail/letters.ts'
import { createMailer } from './mail/mailer.ts'
import { Metrics } from './metrics.ts'
import { Notices } from './notices/notices.ts'
import { occasions } from './notices/occasions.ts'
import { Postman } from './notices/postman.ts'
import type { Settings } from './settings.ts'
import { type ConnectionLimits, LIMITS, type Visitor } from './socket/connection.ts'
import { tellHouse } from './socket/conversation.ts'
import { Sockets } from './socket/sockets.ts'
import { ratingStatements } from './statistics/ratings.ts'
import { resultStatements } from './statistics/statistics.ts'
import { Chats } from './tables/chats.ts'
import { isBotId } from './tables/house.ts'
import { tablesOf } from './tables/lists.ts'
import type { Hooks, LiveTable } from './tables/live-table.ts'
import { Tables } from './tables/tables.ts'

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly tables: Tables
  /** Looks at the clocks now; for tests, whose time may jump. */
  wake(): void
  /** Drains: everybody is told to come back, what is under way is finished, the database is closed. */
  stop(): Promise<void>
}

export const DATABASE = 'foldtable.sqlite'

export async function startServer(
  settings: Settings,
  now: () => number = Date.now,
  limits: ConnectionLimits = LIMITS,
): Promise<RunningServer> {
  const log = pino({ level: settings.logLevel })
  const sql = await SqliteSql.open(join(settings.dataDir, DATABASE))
  const steps = await migrate(sql)
  if (steps > 0) log.info({ steps }, 'the database was brought up to date')
  const ledger = new Ledger(sql, (seconds) => metrics.append.observe(seconds))
  const accounts = new Accounts(sql, now)
  const mailer = createMailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, log })
  if (!mailer.isReal)
    log.warn('SMTP_URL is not set: mails are written to this log instead of being sent')
  const failed = (problem: unknown) => log.error({ problem: String(problem) }, 'something failed')

  const bots = new Bots({ pace: settings.botPace, now, failed })
  const hooks: Hooks = {
    now,
    entryMade: (live, entry) => afterEntry(live, entry),
    woken: (live) => bots.notice(live),
    changed: (live) => {
      tellHouse(live)
      bots.notice(live)
    },
    deadlineSet: (at) => clocks.note(at),
    withEntry: (live, table) => occasions(live, table, now()),
    atTheEnd: (live) => endStatements(live),
    fault: (live, problem) => {
      metrics.faults.inc()
      log.error(
        { table: live.id, n: live.stored.n, problem: String(problem) },
        'a table met a fault',
      )
    },
  }
  const tables = new Tables(ledger, hooks, settings.mostLiveTables)
  const clocks = new Clocks(ledger, { now, failed, tick: (table) => tables.tick(table) })
  const metrics = new Metrics({
    liveTables: () => tables.liveCount,
    connections: () => sockets.size,
  })
  const notices = new Notices(sql, accounts, mailer, {
    now,
    publicUrl: settings.publicUrl,
    isLooking: (account, table) => sockets.isLooking(account, table),
  })
  const postman = new Postman(notices, { now, failed })

  function afterEntry(live: LiveTable, _entry: Entry): void {
    metrics.moves.inc({ game: live.game.meta.id })
    bots.notice(live)
    tables.skipAbsent(live).catch(failed)
  }

  /** Tallies and ratings, written together with the last entry. */
  async function endStatements(live: LiveTable): Promise<readonly Statement[]> {
    const { table, house, game } = live
    const result = table?.decision.result
    if (table === undefined || result === undefined) return []
    const accountsBySeat = house.sittings.map(({ id }) => (isBotId(id) ? null : id))
    const finished = { game: game.meta.id, result, scores: game.score(table.state), accountsBySeat }
    return [...resultStatements(finished), ...(await ratingStatements(sql, finished))]
  }

  const app: FastifyInstance = await makeApp(settings, accounts, log)
  accountRoutes(app, settings, accounts, {
    async send(email, token, language) {
      await mailer.send(
        signInLetter({ email, language }, `${settings.publicUrl}/sign-in/${token}`, LINK_MINUTES),
      )
    },
    merged: (guest, account, moved) => tables.hand(guest, account, moved),
    async leaveAll(account) {
      for (const status of ['waiting', 'playing']) {
        for (const { id } of await tablesOf(sql, account, { status, page: 0, size: 1000 })) {
          const live = await tables.find(id)
          if (live !== undefined) await tables.leave(live, account)
        }
      }
    },
    forgotten: (changed) => tables.reload(changed),
    signedOut: (session) => sockets.signedOut(session),
    signedOutEverywhere: (account) => sockets.signedOutEverywhere(account),
    renamed: (account, name) => sockets.renamed(account, name),
  })
  tableRoutes(app, sql, tables, async (account, live, by) => {
    const context = {
      game: live.game.meta.title,
      path: `/tables/${live.id}?invite=${live.stored.invite}`,
      by,
    }
    await notices.note(account, 'invitation', live.id, 0, context)
  })
  await webApp(app, settings.publicUrl, describer(tables))
  playerRoutes(app, sql, accounts)
  houseRoutes(app, metrics, async () => {
    await query(sql, 'SELECT 1 AS one')
    return true
  })
  const chats = new Chats(sql)
  const sockets = new Sockets(
    app.server,
    {
      tables,
      chats,
      now,
      refused: ({ code }) => metrics.refusals.inc({ code }),
      sent: (messages) => metrics.frames.inc(messages),
    },
    {
      visitorOf: (request) => visitorOf(app, accounts, request),
      isOwnOrigin: (origin, host) => isOwnOrigin(settings, origin, host),
      failed,
    },
    limits,
  )

  await app.listen({ port: settings.port, host: settings.host })
  const { port } = app.server.address() as AddressInfo
  clocks.start()
  postman.start()
  log.info({ port, dataDir: settings.dataDir }, 'open')

  return {
    url: `http://${settings.host}:${port}`,
    port,
    tables,
    wake: () => clocks.wake(),
    async stop() {
      log.info('stopping')
      await Promise.all([sockets.stop(), clocks.stop(), bots.stop(), postman.stop()])
      await app.close()
      await tables.settle()
      await sql.close()
      mailer.close()
    },
  }
}

async function visitorOf(
  app: FastifyInstance,
  accounts: Accounts,
  request: IncomingMessage,
): Promise<Visitor> {
  const session = app.parseCookie(request.headers.cookie ?? '')[COOKIE] ?? null
  const person = session === null ? undefined : await accounts.bySession(session)
  return { person: person ?? null, session }
}
