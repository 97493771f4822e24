// What several parts of the server share, put together once: the tables, who looks at them, and the doors.
import { availableParallelism } from 'node:os'
import { games } from '@foldtable/games'
import type { FastifyInstance } from 'fastify'
import { Bots } from './bots/bots.ts'
import { Clocks } from './clocks/clocks.ts'
import type { Ground } from './ground.ts'
import { hooksOf } from './hooks.ts'
import { serveRoutes } from './http/all-routes.ts'
import { makeApp } from './http/app.ts'
import { entrance } from './http/entrance.ts'
import { readiness } from './http/ready.ts'
import type { Ledger } from './ledger/ledger.ts'
import { writePulse } from './ledger/pulse.ts'
import { mailChannel } from './mail/channel.ts'
import { Links } from './mail/links.ts'
import type { Nodes } from './nodes/nodes.ts'
import type { Channel } from './notices/channel.ts'
import { Notices } from './notices/notices.ts'
import { Postman } from './notices/postman.ts'
import type { Ears, Pens } from './parts/part.ts'
import { Calls } from './socket/calls.ts'
import { socketLimits } from './socket/limits.ts'
import { Sockets } from './socket/sockets.ts'
import { WaitingTables } from './socket/waits.ts'
import { Chats } from './tables/chats.ts'
import { publicCounts } from './tables/lists.ts'
import { Lobby } from './tables/lobby.ts'
import { Pace } from './tables/pace.ts'
import { Past } from './tables/past.ts'
import { Tables } from './tables/tables.ts'
import { Teller } from './tables/tidings.ts'
import { tidingsOf } from './tables/tidings-of.ts'

export type House = Awaited<ReturnType<typeof furnish>>

export async function furnish(ground: Ground, parts: Ears & Pens) {
  const { settings, sql, ledger, accounts, metrics, now, log, failed, leaving, nodes, timeline } =
    ground
  const channels: readonly Channel[] = [mailChannel(ground.mailer)]
  const ids = games.map(({ meta }) => meta.id)
  const tables = new Tables(
    ledger,
    hooksOf(ground, parts, (account) => sockets.isOnline(account)),
    settings,
  )
  const lobby = new Lobby(settings.lobbyChanges, () => publicCounts(sql, ids))
  const waits = new WaitingTables(sql)
  const chats = new Chats(
    sql,
    settings,
    (saying) => nodes?.ring({ kind: 'said', saying }),
    nodes?.counting,
  )
  const calls = new Calls({
    now,
    most: settings.callsKept,
    perPerson: settings.callsPerPerson,
    tell: (account, message) => sockets.tell(account, message),
  })
  const past = new Past(ledger, settings)
  const teller = new Teller(ledger, settings.tidingsKept, settings.tidingsEntries)
  const tidings = tidingsOf(tables, teller)
  const links = linksOf(ground)
  const app: FastifyInstance = await makeApp(
    ...([settings, accounts, log, metrics] as const),
    nodes && (() => nodes.alive),
  )
  const sockets = new Sockets(
    app.server,
    {
      ...{ tables, chats, lobby, waits, calls, now, timeline, pace: new Pace(settings) },
      refused: ({ code }) => metrics.refusals.inc({ code }),
      sent: (messages) => metrics.frames.inc(messages),
      cutOff: (why) => metrics.cutOff.inc({ why }),
      turnedAway: (why) => metrics.turnedAway.inc({ why }),
    },
    { ...entrance(app, accounts, settings), failed },
    socketLimits(settings),
  )
  const bots = botsOf(ground)
  await serveRoutes(app, settings, {
    ...{ sql, accounts, now, tables, sockets, past, teller, tidings, metrics, links, channels },
    hints: bots.hints,
    isMailReal: ground.mailer.isReal,
    counting: nodes?.counting,
    key: ground.holder.key,
    isReady: readiness({
      write: () => writePulse(sql, now()),
      isHearing: nodes && (() => nodes.isHearing),
      leaving: leaving.signal,
    }),
    warn: (text) => log.warn(text),
  })
  const notices = new Notices(sql, accounts, channels, {
    ...{ now, log, tidings, publicUrl: settings.publicUrl, days: settings.noticeDays },
    atOnce: settings.mailsAtOnce,
    mostWaiting: settings.noticesPerPerson,
    isLooking: async (account, table) =>
      sockets.isLooking(account, table) ||
      (await nodes?.presence.isLooking(account, table)) === true,
    counted: (channel, outcome) => metrics.noticed(channel, outcome),
  })
  return {
    ...{
      ...ground,
      tables,
      lobby,
      waits,
      chats,
      calls,
      past,
      teller,
      tidings,
      links,
      channels,
      app,
      sockets,
    },
    bots,
    clocks: new Clocks(nodes === undefined ? ledger : sharedDues(ledger, nodes), {
      now,
      failed,
      tick: (table) => tables.tick(table),
    }),
    notices,
    postman: new Postman(notices, {
      ...{ now, failed },
      wentRound: (waiting) => metrics.wentRound(waiting),
    }),
  }
}

/** Others set deadlines too: it looks every one to three seconds, and takes what it serves. */
const sharedDues = (ledger: Ledger, nodes: Nodes) => ({
  tablesDue: (_now: number, most: number) => nodes.takeDue(most),
  nextDeadline: () => ledger.nextDeadline(),
  longestSleep: () => 1000 + Math.random() * 2000,
})

const botsOf = ({ settings, now, failed, metrics, log }: Ground): Bots =>
  new Bots({
    ...{ now, failed, pace: settings.botPace },
    thoughtMs: settings.botThought,
    searchMs: settings.botSearch,
    threads: settings.botThreads || Math.max(1, availableParallelism() - 1),
    nonsense(live, answer, isFirst) {
      metrics.nonsense.inc({ game: live.game.meta.id })
      if (isFirst)
        log.warn({ table: live.id, kind: answer.kind }, 'a bot answered what it was not offered')
    },
    tooLong(live, problem) {
      metrics.faults.inc({ kind: 'thought' })
      log.warn({ table: live.id, err: problem }, 'a bot thought for too long')
    },
  })

const linksOf = ({ mailer, settings, closing, metrics, log }: Ground): Links =>
  new Links({
    mailer,
    atOnce: settings.linksAtOnce,
    closing: closing.signal,
    sent: () => metrics.mails.inc({ outcome: 'sent' }),
    failed(problem) {
      metrics.mails.inc({ outcome: 'failed' })
      log.warn({ problem }, 'a sign-in link was not sent')
    },
  })
