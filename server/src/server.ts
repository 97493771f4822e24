// The whole server, put together from its parts. Read this and `main.ts` first.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { games } from '@foldtable/games'
import { isBotId } from '@foldtable/host/house'
import type { LiveTable } from '@foldtable/host/live-table'
import {
  type AnyMove,
  AWAY_ON_TURN_MS,
  type Entry,
  type Locale,
  type Refusal,
  refuse,
  type Seat,
} from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import { Accounts } from './accounts/accounts.ts'
import { countPeople, largestShares } from './accounts/count.ts'
import { DeviceCodes } from './accounts/device-codes.ts'
import { blockersOf } from './accounts/kept-away.ts'
import { LINK_MINUTES } from './accounts/sign-in.ts'
import { Bots } from './bots/bots.ts'
import { Chores } from './chores.ts'
import { Clocks } from './clocks/clocks.ts'
import { sentence } from './doctor/finding.ts'
import { findingsAtStart, thisMachine } from './doctor/local.ts'
import { dataFigures } from './folder/figures.ts'
import { openData } from './folder/opening.ts'
import { houseTime } from './house-time.ts'
import { describer } from './http/about.ts'
import { accountRoutes } from './http/account-routes.ts'
import { COOKIE, makeApp, type Place } from './http/app.ts'
import { clientAddress, household, trustOf } from './http/client-address.ts'
import { codeRoute } from './http/code-route.ts'
import { deviceRoutes } from './http/device-routes.ts'
import { documentRoutes } from './http/document-routes.ts'
import { gameRoutes } from './http/game-routes.ts'
import { Guesses } from './http/guesses.ts'
import { houseRoutes } from './http/house-routes.ts'
import { listen } from './http/listen.ts'
import { myRoutes } from './http/my-routes.ts'
import { isOwnOrigin, schemeOf } from './http/origin.ts'
import { pastRoutes } from './http/past-routes.ts'
import { playerRoutes } from './http/player-routes.ts'
import { readiness } from './http/ready.ts'
import { seenRoute } from './http/seen.ts'
import { socketHint } from './http/socket-hint.ts'
import { tableRoutes } from './http/table-routes.ts'
import { unsubscribeRoutes } from './http/unsubscribe-routes.ts'
import { webApp } from './http/web-app.ts'
import { Ledger } from './ledger/ledger.ts'
import { writePulse } from './ledger/pulse.ts'
import { Outage, type Statement } from './ledger/sql.ts'
import { makeLog } from './log.ts'
import { mailProblems } from './mail/check.ts'
import { signInLetter } from './mail/letters.ts'
import type { Mail } from './mail/mail.ts'
import { createMailer, Undeliverable } from './mail/mailer.ts'
import { Metrics } from './metrics.ts'
import { invite } from './notices/invitations.ts'
import { Notices } from './notices/notices.ts'
import { callNotices, endNotices, occasions } from './notices/occasions.ts'
import { Postman } from './notices/postman.ts'
import { addressOf, type Settings } from './settings.ts'
import { Calls } from './socket/calls.ts'
import type { Visitor } from './socket/connection.ts'
import { socketLimits } from './socket/limits.ts'
import { Sockets } from './socket/sockets.ts'
import { WaitingTables } from './socket/waits.ts'
import { finishedOf } from './statistics/finished.ts'
import { ratingStatements } from './statistics/ratings.ts'
import { leavingStatements, resultStatements } from './statistics/statistics.ts'
import { Chats } from './tables/chats.ts'
import { Damaged } from './tables/damage.ts'
import type { Hooks } from './tables/hooks.ts'
import { type Lists, publicCounts } from './tables/lists.ts'
import { Lobby } from './tables/lobby.ts'
import { Pace } from './tables/pace.ts'
import { Past } from './tables/past.ts'
import { Tables } from './tables/tables.ts'
import { NO_TIDINGS, Teller, type Tidings } from './tables/tidings.ts'
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
  const { sql, lock, lastWritten } = await openData(settings.dataDir, systemTime(), log)
  const holder = { pid: process.pid, since: Date.now(), version: versionText(), key: randomUUID() }
  lock.tell(holder)
  const ledger = new Ledger(sql, (seconds) => metrics.append.observe(seconds))
  const now = houseTime(systemTime, { atLeast: await ledger.latestAt() })
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
    entryMade: (live, entry) => afterEntry(live, entry),
    woken: (live) => {
      calls.note(live)
      bots.notice(live)
    },
    changed: (live) => {
      if (live.stored.status !== 'playing') lobby.note(live)
      waits.note(live)
      calls.note(live)
      bots.notice(live)
    },
    deadlineSet: (at) => clocks.note(at),
    withEntry: (live, table) =>
      occasions(live, table, { at: now(), most: settings.noticesPerPerson }),
    atTheEnd: (live) => endStatements(live),
    whenEnded: (live) => endNotices(live, { at: now(), most: settings.noticesPerPerson }),
    whenCalled: (live, account, to) =>
      callNotices(live, account, to, { at: now(), most: settings.noticesPerPerson }),
    snapshotUnfit: (live, why) => log.warn({ table: live.id, why }, 'a snapshot was not used'),
    seatLeft: async (live, seat) => whenLeft(live, seat),
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
  const clocks = new Clocks(ledger, { now, failed, tick: (table) => tables.tick(table) })
  const metrics = new Metrics(VERSION)
  metrics.gauge('foldtable_live_tables', 'Tables in memory', () => tables.liveCount)
  metrics.gauge('foldtable_tidings_kept', 'Tidings in memory', () => teller.size)
  metrics.gauge('foldtable_rematch_calls', 'Calls to a rematch in memory', () => calls.size)
  metrics.gauge('foldtable_connections', 'Open sockets', () => sockets.size)
  metrics.gauge('foldtable_writes_waiting', 'Jobs not yet written', () => sql.waiting.write)
  metrics.gauge('foldtable_reads_waiting', 'Jobs not yet read', () => sql.waiting.read)
  metrics.gauge('foldtable_unread_bytes', 'Bytes not read by readers', () => sockets.unread)
  metrics.gauge(
    'foldtable_tables_resting',
    'Tables that cannot be served and rest',
    () => tables.restingCount,
  )
  dataFigures(metrics, settings.dataDir)
  metrics.askedSparingly(
    'foldtable_tables',
    'Tables that wait and games that are on, by status',
    'status',
    async () => ({ waiting: 0, playing: 0, ...(await ledger.openTables()) }),
  )
  metrics.askedSparingly('foldtable_people', 'Accounts, by kind', 'kind', () => countPeople(sql))
  metrics.gauge(
    'foldtable_thoughts_waiting',
    'Bots that wait for their turn to think',
    () => bots.waiting,
  )
  metrics.askedSparingly(
    'foldtable_largest',
    'The most that one person, socket or table has, by what',
    'of',
    async () => ({
      ...tables.largest,
      ...sockets.largest,
      ...(await largestShares(sql)),
    }),
  )
  const notices = new Notices(sql, accounts, mailer, {
    now,
    publicUrl: settings.publicUrl,
    mailsAtOnce: settings.mailsAtOnce,
    mostWaiting: settings.noticesPerPerson,
    days: settings.noticeDays,
    log,
    isLooking: (account, table) => sockets.isLooking(account, table),
    tidings,
  })
  const postman = new Postman(notices, {
    now,
    failed,
    wentRound: (flushed, waiting) => metrics.wentRound(flushed, waiting),
  })
  const chores = new Chores(
    [() => accounts.forgetEnded(), () => notices.forgetDone(), () => ledger.forgetCodes(now())],
    failed,
  )

  let linksUnderWay = 0
  metrics.gauge('foldtable_links_under_way', 'Sign-in links being sent', () => linksUnderWay)

  /** The link by mail, or why it could not be sent. */
  async function sendLink(letter: Mail): Promise<Refusal | undefined> {
    if (linksUnderWay >= settings.linksAtOnce) return refuse('mailOutage', 'ACC-3.11')
    linksUnderWay += 1
    try {
      await mailer.send(letter, closing.signal)
      metrics.mails.inc({ outcome: 'sent' })
      return undefined
    } catch (problem) {
      if (!(problem instanceof Outage)) throw problem
      metrics.mails.inc({ outcome: 'failed' })
      log.warn({ problem: problem.message }, 'a sign-in link was not sent')
      return problem instanceof Undeliverable
        ? refuse('addressRefused', 'ACC-3.11')
        : refuse('mailOutage', 'ACC-3.11')
    } finally {
      linksUnderWay -= 1
    }
  }

  function nonsense(live: LiveTable, answer: AnyMove): void {
    metrics.nonsense.inc({ game: live.game.meta.id })
    log.warn({ table: live.id, kind: answer.kind }, 'a bot answered what it was not offered')
  }

  function afterEntry(live: LiveTable, entry: Entry): void {
    if (entry.n === 1 || live.stored.status === 'over') lobby.note(live)
    metrics.moves.inc({ game: live.game.meta.id })
    waits.note(live)
    tables.goesOn(live)
    bots.notice(live)
    if (live.stored.status === 'over') chats.openGallery(live).catch(failed)
  }

  /** For somebody who sits there; a table that cannot be opened has nothing to tell. */
  async function tidings(table: string, account: string, language: Locale): Promise<Tidings> {
    try {
      const live = await tables.find(table)
      const seat = live?.seatOf(account)
      return live === undefined || seat === undefined
        ? NO_TIDINGS
        : await teller.tell(live, seat, language)
    } catch (problem) {
      if (problem instanceof Damaged) return NO_TIDINGS
      throw problem
    }
  }

  /** Tallies and ratings, written together with the last entry. */
  async function endStatements(live: LiveTable): Promise<readonly Statement[]> {
    const finished = await finishedOf(live)
    if (finished === undefined) return []
    return [...resultStatements(finished), ...(await ratingStatements(sql, finished))]
  }

  /** If the game ended with it, the leaver was counted then. */
  function whenLeft({ table, house, game, stored }: LiveTable, seat: Seat): readonly Statement[] {
    const { id = '', hasLeft = true } = house.sittings[seat] ?? {}
    if (table === undefined || stored.status !== 'playing' || hasLeft || isBotId(id)) return []
    return leavingStatements(id, game.meta.id, game.score(table.state)[seat]?.tally)
  }

  const app: FastifyInstance = await makeApp(settings, accounts, log, metrics)
  // Else a stop waits until a connection on which it answered last has been idle for long.
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) reply.header('connection', 'close')
  })
  accountRoutes(app, settings, accounts, {
    now,
    send: (email, token, language) =>
      sendLink(
        signInLetter({ email, language }, `${settings.publicUrl}/sign-in/${token}`, LINK_MINUTES),
      ),
    isMailReal: mailer.isReal,
    merged: (guest, account, moved) => tables.hand(guest, account, moved),
    leaveAll: (account) => tables.leaveAll(account),
    forgotten: (changed) => tables.reload(changed),
    signedOut: (session) => sockets.signedOut(session),
    signedOutEverywhere: (account) => sockets.signedOutEverywhere(account),
    async renamed(account, name) {
      sockets.renamed(account, name)
      await tables.renamed(account, name)
    },
  })
  unsubscribeRoutes(app, accounts)
  const limits = { sent: settings.invitationsSent, received: settings.invitationsReceived }
  const past = new Past(ledger, settings)
  const lists: Lists = { sql, damaged: (table, problem) => tables.foundDamaged(table, problem) }
  const isAbout = (account: string) => sockets.isAbout(account)
  metrics.gauge('foldtable_records_open', 'Records being written or read', () => past.recordsOpen)
  tableRoutes(app, {
    ...{ lists, tables },
    async invite(player, live, inviter) {
      const reader = await accounts.byId(player)
      return reader === undefined
        ? refuse('noSuchPlayer', 'HOUSE-6.5')
        : invite(sql, limits, { inviter, reader, live, now: now() })
    },
  })
  pastRoutes(app, { sql, tables, past, teller })
  myRoutes(app, {
    ...lists,
    ...{ accounts, now, isAbout, tidings, mostKeptAway: settings.mostKeptAway },
    isHere: (account, table) => sockets.isLooking(account, table),
  })
  const guesses = new Guesses(settings, now)
  codeRoute(app, tables, guesses)
  deviceRoutes(app, settings, accounts, {
    codes: new DeviceCodes(settings.mostDeviceCodes, now),
    guesses,
    signedIn: (account, device) => sockets.signedIn(account, device),
    signedOut: (session) => sockets.signedOut(session),
    ended: (hash) => sockets.ended(hash),
  })
  await webApp(app, settings.publicUrl, describer(tables))
  gameRoutes(app)
  documentRoutes(app, settings.publicUrl)
  playerRoutes(app, { ...lists, accounts, isAbout })
  houseRoutes(
    app,
    metrics,
    readiness(() => writePulse(sql, now()), closing.signal),
  )
  seenRoute(app, holder.key)
  socketHint(app, (text) => log.warn(text))
  const chats = new Chats(sql, settings)
  const trust = trustOf(settings.trustProxy)
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
    {
      visitorOf: (request) => visitorOf(app, accounts, request),
      addressOf: (request) => household(clientAddress(request, trust)),
      isOwnOrigin: (origin, { headers, socket }) =>
        isOwnOrigin(settings, {
          origin,
          host: headers.host,
          scheme: schemeOf(headers, trust(socket.remoteAddress, 0)),
        }),
      failed,
    },
    socketLimits(settings),
  )

  await ledger.planForgotten(now() + AWAY_ON_TURN_MS)
  const port = await listen(app, settings).catch(async (problem: unknown) => {
    await sql.close()
    lock.release()
    throw problem
  })
  clocks.start()
  postman.start()
  chores.start()
  mailProblems(settings, mailer, closing.signal).then((problems) => {
    for (const problem of problems) log.warn(problem)
  }, failed)
  lock.tell({ ...holder, url: addressOf(settings, port) })
  for (const finding of findingsAtStart(
    settings.dataDir,
    { ...thisMachine(), now: systemTime() },
    lastWritten,
  ))
    log.warn({ about: finding.about }, sentence(finding))
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
      await sql.close()
      lock.release()
    },
  }
}

/** Nothing that waits so keeps the process from ending. */
function unhurried(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms).unref()
  return () => clearTimeout(timer)
}

async function visitorOf(
  app: FastifyInstance,
  accounts: Accounts,
  request: IncomingMessage,
): Promise<Visitor> {
  const session = app.parseCookie(request.headers.cookie ?? '')[COOKIE] ?? null
  const person = session === null ? undefined : await accounts.bySession(session)
  if (person === undefined) return { person: null, session }
  return { person: { ...person, isSignedIn: person.email !== null }, session }
}
