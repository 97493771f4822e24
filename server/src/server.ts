// The whole server, put together from its parts. Read this and `main.ts` first.
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { games } from '@foldtable/games'
import type { LiveTable } from '@foldtable/host/live-table'
import { type AnyMove, AWAY_ON_TURN_MS } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import { Accounts } from './accounts/accounts.ts'
import { blockersOf } from './accounts/kept-away.ts'
import { Bots } from './bots/bots.ts'
import { Chores } from './chores.ts'
import { Clocks } from './clocks/clocks.ts'
import { measure } from './figures.ts'
import { earsOf } from './hearing.ts'
import { houseTime } from './house-time.ts'
import { serveRoutes } from './http/all-routes.ts'
import { makeApp, type Place } from './http/app.ts'
import { entrance } from './http/entrance.ts'
import { listen } from './http/listen.ts'
import { readiness } from './http/ready.ts'
import { Ledger } from './ledger/ledger.ts'
import { writePulse } from './ledger/pulse.ts'
import { query } from './ledger/sql.ts'
import { makeLog } from './log.ts'
import { mailProblems } from './mail/check.ts'
import { Links } from './mail/links.ts'
import { createMailer } from './mail/mailer.ts'
import { Metrics } from './metrics.ts'
import type { Nodes } from './nodes/nodes.ts'
import { Notices } from './notices/notices.ts'
import { callNotices, endNotices, occasions } from './notices/occasions.ts'
import { Postman } from './notices/postman.ts'
import { openStore } from './opening.ts'
import { together } from './part.ts'
import { addressOf, type Settings } from './settings.ts'
import { Calls } from './socket/calls.ts'
import { socketLimits } from './socket/limits.ts'
import { Sockets } from './socket/sockets.ts'
import { WaitingTables } from './socket/waits.ts'
import { statistics } from './statistics/part.ts'
import { Chats } from './tables/chats.ts'
import type { Hooks } from './tables/hooks.ts'
import { publicCounts } from './tables/lists.ts'
import { Lobby } from './tables/lobby.ts'
import { Pace } from './tables/pace.ts'
import { Past } from './tables/past.ts'
import { Tables } from './tables/tables.ts'
import { Teller } from './tables/tidings.ts'
import { tidingsOf } from './tables/tidings-of.ts'
import { VERSION, versionText } from './version.ts'

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly tables: Tables
  readonly metrics: Metrics
  readonly places: readonly Place[]
  /** Looks at the clocks now; for tests, whose time may jump. */
  wake(): void
  /** Sends the notices that are due now. */
  sendNotices(): Promise<void>
  /** Drains: everybody is told to come back, what is under way is finished, the database is closed. */
  stop(): Promise<void>
}

export { DATABASE } from './folder/data-folder.ts'

export async function startServer(
  settings: Settings,
  systemTime: () => number = Date.now,
): Promise<RunningServer> {
  const log = makeLog(settings.logLevel)
  const store = await openStore(settings, systemTime, log)
  const { sql, nodes } = store
  const holder = { pid: process.pid, since: Date.now(), version: versionText(), key: randomUUID() }
  store.tell(holder)
  const ledger = new Ledger(sql, (seconds) => metrics.append.observe(seconds))
  const time = nodes === undefined ? systemTime : () => nodes.now()
  const now = houseTime(time, { atLeast: await ledger.latestAt() })
  const accounts = new Accounts(sql, now, {
    sessions: settings.sessionsPerPerson,
    links: settings.linksToOneAddress,
  })
  const closing = new AbortController()
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    patienceMs: settings.mailSeconds * 1000,
    log,
  })
  const failed = (problem: unknown) => log.error({ err: problem }, 'something failed')

  const bots = new Bots({
    pace: settings.botPace,
    thoughtMs: settings.botThought,
    searchMs: settings.botSearch,
    threads: settings.botThreads || Math.max(1, availableParallelism() - 1),
    now,
    failed,
    nonsense,
    tooLong(live, problem) {
      metrics.faults.inc({ kind: 'thought' })
      log.warn({ table: live.id, err: problem }, 'a bot thought for too long')
    },
  })
  const hooks: Hooks = {
    now,
    after: unhurried,
    newId: randomUUID,
    mostNamed: settings.watchersNamed,
    isOnline: (account) => sockets.isOnline(account),
    blockersOf: (account, among) => blockersOf(sql, account, among),
    entryMade: (live, entry) => heard.onEntry(live, entry),
    woken: (live) => heard.onWake(live),
    changed: (live) => heard.onChange(live),
    heard: (live) => heard.onHeard(live),
    ...(nodes === undefined ? {} : among(nodes)),
    deadlineSet: (at) => clocks.note(at),
    withEntry: (live, table) =>
      occasions(live, table, { at: now(), most: settings.noticesPerPerson }),
    atTheEnd: (live) => heard.onEnd(live),
    whenEnded: (live) => endNotices(live, { at: now(), most: settings.noticesPerPerson }),
    whenCalled: (live, account, to) =>
      callNotices(live, account, to, { at: now(), most: settings.noticesPerPerson }),
    snapshotUnfit: (live, why) => log.warn({ table: live.id, why }, 'a snapshot was not used'),
    seatLeft: async (live, seat) => heard.onLeave(live, seat),
    rested: (table, { until, isShut }, problem) => {
      metrics.faults.inc({ kind: isShut ? 'damaged' : 'stuck' })
      log.error({ table, until, err: problem }, 'a table cannot be served and rests')
    },
    removed: (live, account, isKeptOut) => sockets.removed(live, account, isKeptOut),
    fault: (live, problem, kind) => {
      metrics.faults.inc({ kind })
      log.error({ table: live.id, n: live.stored.n, err: problem }, 'a table met a fault')
    },
  }
  const lobby = new Lobby(settings.lobbyChanges, () =>
    publicCounts(
      sql,
      games.map(({ meta }) => meta.id),
    ),
  )
  const waits = new WaitingTables(sql)
  const tables = new Tables(ledger, hooks, settings)
  const teller = new Teller(ledger, settings.tidingsKept, settings.tidingsEntries)
  const calls = new Calls({
    now,
    most: settings.callsKept,
    perPerson: settings.callsPerPerson,
    tell: (account, message) => sockets.tell(account, message),
  })
  const clocks = new Clocks(nodes === undefined ? ledger : sharedDues(ledger, nodes), {
    now,
    failed,
    tick: (table) => tables.tick(table),
  })
  const metrics = new Metrics(VERSION)
  const tidings = tidingsOf(tables, teller)
  const notices = new Notices(sql, accounts, mailer, {
    now,
    publicUrl: settings.publicUrl,
    mailsAtOnce: settings.mailsAtOnce,
    mostWaiting: settings.noticesPerPerson,
    days: settings.noticeDays,
    log,
    isLooking: async (account, table) =>
      sockets.isLooking(account, table) ||
      (nodes !== undefined && (await nodes.presence.isLooking(account, table))),
    tidings,
  })
  const postman = new Postman(notices, {
    now,
    failed,
    wentRound: (flushed, waiting) => metrics.wentRound(flushed, waiting),
  })
  const chores = new Chores(
    [
      () => accounts.forgetEnded(),
      () => notices.forgetDone(),
      () => ledger.forgetCodes(now()),
      async () => nodes?.presence.forget(),
    ],
    failed,
    async () => nodes === undefined || nodes.isOurs('chores', CHORES_MS),
  )

  const links = new Links({
    mailer,
    atOnce: settings.linksAtOnce,
    closing: closing.signal,
    sent: () => metrics.mails.inc({ outcome: 'sent' }),
    failed: (problem) => {
      metrics.mails.inc({ outcome: 'failed' })
      log.warn({ problem }, 'a sign-in link was not sent')
    },
  })

  function nonsense(live: LiveTable, answer: AnyMove, isFirst: boolean): void {
    metrics.nonsense.inc({ game: live.game.meta.id })
    if (isFirst)
      log.warn({ table: live.id, kind: answer.kind }, 'a bot answered what it was not offered')
  }

  const app: FastifyInstance = await makeApp(settings, accounts, log, metrics)
  // Else a stop waits until a connection on which it answered last has been idle for long.
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) reply.header('connection', 'close')
  })
  const past = new Past(ledger, settings)
  const chats = new Chats(sql, settings, (line) =>
    nodes?.ring({ kind: 'told', table: line.table, text: JSON.stringify(line) }),
  )
  const sockets = new Sockets(
    app.server,
    {
      tables,
      chats,
      lobby,
      pace: new Pace(settings),
      waits,
      calls,
      now,
      refused: ({ code }) => metrics.refusals.inc({ code }),
      sent: (messages) => metrics.frames.inc(messages),
      cutOff: (why) => metrics.cutOff.inc({ why }),
      turnedAway: (why) => metrics.turnedAway.inc({ why }),
    },
    { ...entrance(app, accounts, settings), failed },
    socketLimits(settings),
  )
  await serveRoutes(app, settings, {
    ...{ sql, accounts, now, tables, sockets, past, teller, tidings, metrics, links },
    isMailReal: mailer.isReal,
    key: holder.key,
    isReady: readiness(() => writePulse(sql, now()), closing.signal),
    warn: (text) => log.warn(text),
  })
  const heard = together([
    {
      onEntry: (live, { n }) => (n === 1 || live.stored.status === 'over') && lobby.note(live),
      onChange: (live) => live.stored.status !== 'playing' && lobby.note(live),
      onHeard: (live) =>
        (live.stored.status !== 'playing' || live.stored.n <= 1) && lobby.note(live),
    },
    { onEntry: (live) => metrics.moves.inc({ game: live.game.meta.id }) },
    {
      onEntry: (live) => waits.note(live),
      onChange: (live) => waits.note(live),
      onHeard: (live) => waits.note(live),
    },
    { onEntry: (live) => isOneAway(live) && nodes?.ring({ kind: 'waits', table: live.id }) },
    { onEntry: (live) => tables.goesOn(live) },
    {
      onChange: (live) => calls.note(live),
      onWake: (live) => calls.note(live),
      onHeard: (live) => calls.note(live),
    },
    {
      onEntry: (live) => bots.notice(live),
      onChange: (live) => bots.notice(live),
      onWake: (live) => bots.notice(live),
    },
    {
      onEntry: (live) =>
        live.stored.status === 'over' && void chats.openGallery(live).catch(failed),
    },
    statistics(sql),
  ])
  measure(metrics, {
    ...{ sql, ledger, tables, sockets, teller, calls, bots, links, past },
    dataDir: settings.dataDir,
  })

  await ledger.planForgotten(now() + AWAY_ON_TURN_MS)
  const port = await listen(app, settings).catch(async (problem: unknown) => {
    await store.close()
    throw problem
  })
  sockets.onSignedOut = (who) => nodes?.ring({ kind: 'signedOut', ...who })
  await nodes?.start(
    earsOf({
      tables,
      isOfInterest: async (table) =>
        lobby.isLookedAt ||
        (await query(sql, SITTERS, table)).some(({ account }) => sockets.isOnline(String(account))),
      noted: (live) => heard.onHeard(live),
      signedOut: (who) => sockets.heardSignedOut(who),
      failed,
    }),
  )
  clocks.start()
  postman.start()
  chores.start()
  mailProblems(settings, mailer, closing.signal).then((problems) => {
    for (const problem of problems) log.warn(problem)
  }, failed)
  store.tell({ ...holder, url: addressOf(settings, port) })
  store.warn()
  log.info({ version: versionText(), port, dataDir: settings.dataDir }, 'open')

  return {
    url: addressOf(settings, port),
    port,
    tables,
    metrics,
    places: app.places,
    wake: () => clocks.wake(),
    sendNotices: () => postman.wake(),
    async stop() {
      log.info('stopping')
      closing.abort()
      await Promise.all([sockets.stop(), clocks.stop(), bots.stop(), postman.stop(), chores.stop()])
      await app.close()
      await tables.settle()
      await nodes?.stop()
      await store.close()
    },
  }
}

const CHORES_MS = 60_000
const SITTERS = 'SELECT account FROM sitters WHERE table_id = $1'

/** What a table asks of the other nodes. */
const among = (nodes: Nodes): Pick<Hooks, 'neighbours' | 'moved'> => ({
  moved: (live, account, isHere) => nodes.presence.say(live.id, account, isHere),
  neighbours: {
    get isHearing() {
      return nodes.isHearing
    },
    follow: (table) => nodes.follow(table),
    elsewhere: (table) => nodes.presence.elsewhere(table),
    changed: (table) => nodes.ring({ kind: 'room', table }),
  },
})

/** Others set deadlines too: it looks every one to three seconds, and takes what it serves. */
const sharedDues = (ledger: Ledger, nodes: Nodes) => ({
  tablesDue: (_now: number, most: number) => nodes.takeDue(most),
  nextDeadline: () => ledger.nextDeadline(),
  longestSleep: () => 1000 + Math.random() * 2000,
})

/** The table waits for somebody who has it not open. */
const isOneAway = ({ stored, room, presence }: LiveTable): boolean =>
  stored.asked.some((seat) => {
    const sitting = room.sittings[seat]
    return sitting !== undefined && !sitting.isBot && !presence.isHere(sitting.id)
  })

/** Nothing that waits so keeps the process from ending. */
function unhurried(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms).unref()
  return () => clearTimeout(timer)
}
