// Every route of the server, with who answers it.
import { refused } from '@foldtable/kernel'
import type { Ready } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { DeviceCodes } from '../accounts/device-codes.ts'
import { LINK_MINUTES } from '../accounts/sign-in.ts'
import type { Metrics } from '../base/metrics.ts'
import type { Counting } from '../base/rates.ts'
import type { Hints } from '../bots/hints.ts'
import type { Sql } from '../ledger/sql.ts'
import { signInLetter } from '../mail/letters.ts'
import type { Links } from '../mail/links.ts'
import { invite } from '../notices/invitations.ts'
import type { Reaching } from '../notices/notice.ts'
import type { Settings } from '../settings/settings.ts'
import type { Sockets } from '../socket/sockets.ts'
import type { Lists } from '../tables/lists.ts'
import type { Teaching } from '../tables/my-tables.ts'
import type { Past } from '../tables/past.ts'
import type { Tables } from '../tables/tables.ts'
import type { Teller } from '../tables/tidings.ts'
import { describer } from './about.ts'
import { accountRoutes, type SignIns } from './account-routes.ts'
import { codeRoute } from './code-route.ts'
import { deviceRoutes } from './device-routes.ts'
import { documentRoutes } from './document-routes.ts'
import { gameRoutes } from './game-routes.ts'
import { Guesses } from './guesses.ts'
import { houseRoutes } from './house-routes.ts'
import { myRoutes } from './my-routes.ts'
import { pastRoutes } from './past-routes.ts'
import { playerRoutes } from './player-routes.ts'
import { seenRoute } from './seen.ts'
import { socketHint } from './socket-hint.ts'
import { type Invite, tableRoutes } from './table-routes.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'
import { webApp } from './web-app.ts'

interface Answering {
  readonly sql: Sql
  readonly accounts: Accounts
  readonly tables: Tables
  readonly sockets: Sockets
  readonly past: Past
  readonly teller: Teller
  readonly hints: Hints
  readonly tidings: Teaching['tidings']
  readonly metrics: Metrics
  readonly links: Links
  /** By which people are told. */
  readonly channels: readonly Reaching[]
  /** False if mails only go to the log. */
  readonly isMailReal: boolean
  /** For the doctor. */
  readonly key: string
  now(): number
  /** Where there are several nodes. */
  readonly counting: Counting | undefined
  isReady(): Promise<Ready>
  warn(text: string): void
}

export async function serveRoutes(
  app: FastifyInstance,
  settings: Settings,
  parts: Answering,
): Promise<void> {
  const { sql, accounts, tables, sockets, past, teller, tidings, now } = parts
  const { mostKeptAway, mostOpen, mostMet } = settings
  const lists: Lists = { sql, damaged: (table, problem) => tables.foundDamaged(table, problem) }
  const isAbout = (account: string) => sockets.isAbout(account)
  const guesses = new Guesses(settings, now, parts.counting)
  accountRoutes(app, settings, accounts, signIns(settings, parts))
  unsubscribeRoutes(app, accounts)
  tableRoutes(app, { lists, tables, hints: parts.hints, invite: inviting(settings, parts) })
  pastRoutes(app, { sql, tables, past, teller })
  myRoutes(app, {
    ...lists,
    ...{ accounts, now, isAbout, tidings, mostKeptAway, mostOpen, mostMet },
    isHere: (account, table) => sockets.isLooking(account, table),
  })
  codeRoute(app, tables, guesses)
  deviceRoutes(app, settings, accounts, {
    codes: new DeviceCodes(sql, settings.mostDeviceCodes, now),
    guesses,
    signedIn: (account, device) => sockets.signedIn(account, device),
    signedOut: (session) => sockets.signedOut(session),
    ended: (hash) => sockets.ended(hash),
  })
  await webApp(app, settings.publicUrl, describer(tables))
  gameRoutes(app)
  documentRoutes(app, settings.publicUrl)
  playerRoutes(app, { ...lists, accounts, isAbout, mostMet })
  houseRoutes(app, parts.metrics, parts.isReady)
  seenRoute(app, parts.key)
  socketHint(app, parts.warn)
}

const signIns = (
  { publicUrl }: Settings,
  { now, counting, links, isMailReal, tables, sockets }: Answering,
): SignIns => ({
  ...{ now, counting },
  send: (email, token, language) =>
    links.send(signInLetter({ email, language }, `${publicUrl}/sign-in/${token}`, LINK_MINUTES)),
  isMailReal,
  merged: (guest, account, moved) => tables.people.hand(guest, account, moved),
  leaveAll: (account) => tables.people.leaveAll(account),
  forgotten: (changed) => tables.reload(changed),
  signedOut: (session) => sockets.signedOut(session),
  signedOutEverywhere: (account) => sockets.signedOutEverywhere(account),
  async renamed(account, name) {
    sockets.renamed(account, name)
    await tables.people.renamed(account, name)
  },
})

const inviting =
  (
    { invitationsSent: sent, invitationsReceived: received }: Settings,
    { sql, accounts, now, channels }: Answering,
  ): Invite =>
  async (player, live, inviter) => {
    const reader = await accounts.byId(player)
    return reader === undefined
      ? refused('noSuchPlayer', 'HOUSE-6.5')
      : invite(sql, { sent, received }, { inviter, reader, live, now: now(), channels })
  }
