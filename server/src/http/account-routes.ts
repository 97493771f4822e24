// Who one is: a guest by name at once, signed in by e-mail to keep the name on other devices.
import { createHmac, randomBytes } from 'node:crypto'
import { LOCALES, type Locale, type Refusal, refuse } from '@foldtable/kernel'
import { accountRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Account, Outcome } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { deviceOf } from '../accounts/device.ts'
import type { Asker } from '../accounts/sign-in.ts'
import { CommonRates, type Counting } from '../base/rates.ts'
import type { Settings } from '../settings/settings.ts'
import { endSession, setSession } from './app.ts'
import { household } from './client-address.ts'
import { type Refusing, refusing, serve } from './serve.ts'

export interface SignIns {
  now(): number
  readonly counting: Counting | undefined
  /** Answers why the mail could not be sent. */
  send(email: string, token: string, language: Locale): Promise<Refusal | undefined>
  /** False if mails only go to the log. */
  readonly isMailReal: boolean
  /** A guest is this account from now on: its seats at these tables follow. */
  merged(guest: string, account: Account, tables: readonly string[]): Promise<void>
  /** Gives up every seat of somebody who goes for good. */
  leaveAll(account: string): Promise<void>
  signedOut(session: string): void
  signedOutEverywhere(account: string): void
  renamed(account: string, name: string): Promise<void>
  /** The names at these tables have changed. */
  forgotten(tables: readonly string[]): Promise<void>
}

export function accountRoutes(
  app: FastifyInstance,
  settings: Settings,
  accounts: Accounts,
  signIns: SignIns,
): void {
  const anHour = { seconds: HOUR, counted: settings.mostCounted }
  const rates = (of: string, most: number) =>
    new CommonRates(of, { most, ...anHour }, signIns.counting)
  const guests = rates('guests', settings.guestsPerHour)
  const links = rates('links', settings.linksPerHour)
  const names = rates('names', settings.namesPerHour)

  /** Why whoever asks from there has to wait; members are counted by themselves. */
  async function tooMany(
    rates: CommonRates,
    most: number,
    who: string,
    code: string,
  ): Promise<Refusal | undefined> {
    if (most === 0 || (await rates.take(who, signIns.now()))) return undefined
    return refuse(code, 'ACC-2.4')
  }

  /** Another name is told at every table where the person waits. */
  async function rename(account: Account, typed: string): Promise<Outcome<{ account: Account }>> {
    const { id, name } = account
    if (typed === name) return { ok: true, account }
    const refusal = await tooMany(names, settings.namesPerHour, id, 'tooManyNames')
    if (refusal !== undefined) return { ok: false, refusal }
    const renamed = await accounts.rename(id, typed)
    if (renamed.ok && renamed.account.name !== name) await signIns.renamed(id, renamed.account.name)
    return renamed
  }

  serve(app, routes, {
    async 'POST /api/guest'({ account, body, request, reply }) {
      if (account !== null) return accountOr(await rename(account, body.name))
      const { guestsPerHour } = settings
      const many = await tooMany(guests, guestsPerHour, household(request.ip), 'tooManyGuests')
      if (many !== undefined) return refusing(many)
      const { name, language = languageOf(request) } = body
      const made = await accounts.guest(name, language, deviceOf(request.headers['user-agent']))
      if (!made.ok) return refusing(made.refusal)
      setSession(reply, settings, made.token)
      return made.account
    },

    'GET /api/me': ({ account }) => account,

    async 'PATCH /api/me'({ account, body: { name, avatar, language, notices } }) {
      const changes = [
        ...(name === undefined ? [] : [() => rename(account, name)]),
        ...(avatar === undefined ? [] : [() => accounts.setAvatar(account.id, avatar)]),
        ...(language === undefined ? [] : [() => accounts.setLanguage(account.id, language)]),
        ...(notices === undefined ? [] : [() => accounts.setNotices(account.id, notices)]),
      ]
      let latest: Outcome<{ readonly account: Account }> = { ok: true, account }
      for (const change of changes) {
        latest = await change()
        if (!latest.ok) break
      }
      return accountOr(latest)
    },

    async 'DELETE /api/me'({ account, reply }) {
      await signIns.leaveAll(account.id)
      const gone = await accounts.delete(account.id)
      if (!gone.ok) return refusing(gone.refusal)
      await signIns.forgotten(gone.tables)
      signIns.signedOutEverywhere(account.id)
      endSession(reply)
      return null
    },

    async 'GET /api/me/export'({ account }) {
      const found = await accounts.export(account.id)
      return found.ok ? found.data : refusing(found.refusal)
    },

    'GET /api/house': () => ({ mail: signIns.isMailReal }),

    async 'POST /api/sign-in'({ body, request }) {
      const asker = askerOf(request)
      const many = await tooMany(links, settings.linksPerHour, asker.from ?? '', 'tooManySignIns')
      if (many !== undefined) return refusing(many)
      const asked = await accounts.requestSignIn(body.email, asker)
      if (!asked.ok) return refusing(asked.refusal)
      const { language = languageOf(request) } = body
      const refusal = await signIns.send(asked.email, asked.token, language)
      if (refusal !== undefined) {
        await accounts.withdrawLink(asked.token)
        return refusing(refusal)
      }
      return { sent: signIns.isMailReal }
    },

    async 'POST /api/sign-in/complete'({ account, body, request, reply }) {
      const language = languageOf(request)
      const device = deviceOf(request.headers['user-agent'])
      const clicked =
        account === null ? { language, device } : { language, device, here: account.id }
      const done = await accounts.completeSignIn(body.token, clicked)
      if (!done.ok) return refusing(done.refusal)
      if (done.merged !== undefined)
        await signIns.merged(done.merged.guest, done.account, done.merged.tables)
      if (done.ended !== undefined) signIns.signedOutEverywhere(done.ended)
      setSession(reply, settings, done.token)
      return done.account
    },

    async 'POST /api/sign-out'({ request: { sessionToken }, reply }) {
      if (sessionToken !== null) {
        await accounts.signOut(sessionToken)
        signIns.signedOut(sessionToken)
      }
      endSession(reply)
      return null
    },

    async 'POST /api/sign-out/everywhere'({ account, reply }) {
      await accounts.signOutEverywhere(account.id)
      signIns.signedOutEverywhere(account.id)
      endSession(reply)
      return null
    },
  })
}

const accountOr = (outcome: Outcome<{ readonly account: Account }>): Account | Refusing =>
  outcome.ok ? outcome.account : refusing(outcome.refusal)

const HOUR = 3600

/** Of this process: where somebody asked from is counted, and not to be read in the database. */
const KEY = randomBytes(32)

/** Guests come and go as they like, so they are counted by where they ask from. */
function askerOf({ account, ip }: FastifyRequest): Asker {
  const from = createHmac('sha256', KEY).update(household(ip)).digest('base64url')
  if (account === null) return { from }
  return { account: account.id, from: account.email === null ? from : account.id }
}

/** Of the account, or the first that the browser would read and we speak. */
function languageOf({ account, headers }: FastifyRequest): Locale {
  const wanted = (headers['accept-language'] ?? '').split(',').map((one) => one.trim().slice(0, 2))
  const spoken = wanted.flatMap((one) => LOCALES.filter((locale) => locale === one.toLowerCase()))
  return account?.language ?? spoken[0] ?? 'en'
}
