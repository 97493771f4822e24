// Who one is: a guest by name at once, signed in by e-mail to keep the name on other devices.
import { createHmac, randomBytes } from 'node:crypto'
import {
  choice,
  LOCALES,
  type Locale,
  optional,
  type Refusal,
  refuse,
  shape,
  text,
} from '@foldtable/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, NOTICE_CHOICES, type Outcome } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { deviceOf } from '../accounts/device.ts'
import type { Asker } from '../accounts/sign-in.ts'
import { Rates } from '../rates.ts'
import type { Settings } from '../settings.ts'
import { COOKIE, sendRefusal, setSession } from './app.ts'
import { household } from './client-address.ts'

export interface SignIns {
  now(): number
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
  const tags = ['account']
  const anHour = { seconds: HOUR, counted: settings.mostCounted }
  const guests = new Rates({ most: settings.guestsPerHour, ...anHour })
  const links = new Rates({ most: settings.linksPerHour, ...anHour })
  const names = new Rates({ most: settings.namesPerHour, ...anHour })

  /** Why whoever asks from there has to wait; members are counted by themselves. */
  function tooMany(rates: Rates, most: number, who: string, code: string): Refusal | undefined {
    return most === 0 || rates.take(who, signIns.now()) ? undefined : refuse(code, 'ACC-2.4')
  }

  /** Another name is told at every table where the person waits. */
  async function rename(account: Account, typed: string): Promise<Outcome<{ account: Account }>> {
    const { id, name } = account
    if (typed === name) return { ok: true, account }
    const refusal = tooMany(names, settings.namesPerHour, id, 'tooManyNames')
    if (refusal !== undefined) return { ok: false, refusal }
    const renamed = await accounts.rename(id, typed)
    if (renamed.ok && renamed.account.name !== name) await signIns.renamed(id, renamed.account.name)
    return renamed
  }

  app.post<{ Body: { name: string; language?: Locale } }>(
    '/api/guest',
    {
      schema: {
        tags,
        summary: 'Become a guest by name',
        body: shape({ name: text(200), language: optional(choice(...LOCALES)) }),
      },
    },
    async (request, reply) => {
      if (request.account !== null) {
        return answerWith(reply, await rename(request.account, request.body.name))
      }
      const { guestsPerHour } = settings
      const many = tooMany(guests, guestsPerHour, household(request.ip), 'tooManyGuests')
      if (many !== undefined) return sendRefusal(reply, many)
      const { name, language = languageOf(request) } = request.body
      const made = await accounts.guest(name, language, deviceOf(request.headers['user-agent']))
      if (!made.ok) return sendRefusal(reply, made.refusal)
      setSession(reply, settings, made.token)
      return made.account
    },
  )

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who am I; null without a session' } },
    async (request, reply) => reply.type('application/json').send(JSON.stringify(request.account)),
  )

  app.patch<{ Body: Partial<Pick<Account, 'name' | 'avatar' | 'language' | 'notices'>> }>(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change name, avatar, language or notices',
        body: shape({
          name: optional(text(200)),
          avatar: optional(text(60)),
          language: optional(choice(...LOCALES)),
          notices: optional(choice(...NOTICE_CHOICES)),
        }),
      },
    },
    signedIn(async (account, request, reply) => {
      const { name, avatar, language, notices } = request.body as {
        [field: string]: string | undefined
      }
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
      return answerWith(reply, latest)
    }),
  )

  app.delete(
    '/api/me',
    { schema: { tags, summary: 'Delete the account and all personal data' } },
    signedIn(async (account, _request, reply) => {
      await signIns.leaveAll(account.id)
      const gone = await accounts.delete(account.id)
      if (!gone.ok) return sendRefusal(reply, gone.refusal)
      await signIns.forgotten(gone.tables)
      signIns.signedOutEverywhere(account.id)
      return reply.clearCookie(COOKIE, { path: '/' }).code(204).send()
    }),
  )

  app.get(
    '/api/me/export',
    { schema: { tags, summary: 'Everything stored about me' } },
    signedIn(async (account, _request, reply) => {
      const found = await accounts.export(account.id)
      return found.ok ? found.data : sendRefusal(reply, found.refusal)
    }),
  )

  app.get(
    '/api/house',
    { schema: { tags, summary: 'What this house can do: whether it sends mails' } },
    async () => ({ mail: signIns.isMailReal }),
  )

  app.post<{ Body: { email: string; language?: Locale } }>(
    '/api/sign-in',
    {
      schema: {
        tags,
        summary: 'Ask for a sign-in link by e-mail',
        body: shape({ email: text(320), language: optional(choice(...LOCALES)) }),
      },
    },
    async (request, reply) => {
      const asker = askerOf(request)
      const many = tooMany(links, settings.linksPerHour, asker.from ?? '', 'tooManySignIns')
      if (many !== undefined) return sendRefusal(reply, many)
      const asked = await accounts.requestSignIn(request.body.email, asker)
      if (!asked.ok) return sendRefusal(reply, asked.refusal)
      const language = request.body.language ?? languageOf(request)
      const refusal = await signIns.send(asked.email, asked.token, language)
      if (refusal !== undefined) {
        await accounts.withdrawLink(asked.token)
        return sendRefusal(reply, refusal)
      }
      return reply.code(202).send({ sent: signIns.isMailReal })
    },
  )

  app.post<{ Body: { token: string } }>(
    '/api/sign-in/complete',
    {
      schema: {
        tags,
        summary: 'Sign in with the token of the link',
        body: shape({ token: text(200) }),
      },
    },
    async (request, reply) => {
      const language = languageOf(request)
      const device = deviceOf(request.headers['user-agent'])
      const clicked =
        request.account === null
          ? { language, device }
          : { language, device, here: request.account.id }
      const done = await accounts.completeSignIn(request.body.token, clicked)
      if (!done.ok) return sendRefusal(reply, done.refusal)
      if (done.merged !== undefined)
        await signIns.merged(done.merged.guest, done.account, done.merged.tables)
      if (done.ended !== undefined) signIns.signedOutEverywhere(done.ended)
      setSession(reply, settings, done.token)
      return done.account
    },
  )

  app.post(
    '/api/sign-out',
    { schema: { tags, summary: 'End this session' } },
    async (request, reply) => {
      if (request.sessionToken !== null) {
        await accounts.signOut(request.sessionToken)
        signIns.signedOut(request.sessionToken)
      }
      return reply.clearCookie(COOKIE, { path: '/' }).code(204).send()
    },
  )

  app.post(
    '/api/sign-out/everywhere',
    { schema: { tags, summary: 'End all sessions of this account, on every device' } },
    signedIn(async (account, _request, reply) => {
      await accounts.signOutEverywhere(account.id)
      signIns.signedOutEverywhere(account.id)
      return reply.clearCookie(COOKIE, { path: '/' }).code(204).send()
    }),
  )

  const unsubscribing = { schema: { tags, summary: 'No more notices by e-mail, with one click' } }
  app.get<{ Params: { token: string } }>(
    '/unsubscribe/:token',
    unsubscribing,
    async (_request, reply) => reply.type('text/html').send(UNSUBSCRIBE_PAGE),
  )
  app.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'], // what pages and mail readers send
      { parseAs: 'string' },
      async () => null,
    )
    forms.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      unsubscribing,
      async (request, reply) => {
        const isKnown = await accounts.unsubscribe(request.params.token)
        if (!isKnown) return sendRefusal(reply, refuse('noSuchPlace', 'HOUSE-6.2'))
        return reply
          .type('text/plain')
          .send('No more e-mail from Foldtable. / Plus de courriel de Foldtable.')
      },
    )
  })
}

/** Mail readers open links by themselves, so only the button takes effect. */
const UNSUBSCRIBE_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Foldtable</title><form method="post"><button>No more e-mail / Plus de courriel</button></form></html>`

const answerWith = (reply: FastifyReply, outcome: Outcome<{ readonly account: Account }>) =>
  outcome.ok ? outcome.account : sendRefusal(reply, outcome.refusal)

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

/** For those who have a session; others are told to become somebody first. */
export const signedIn =
  (handler: (account: Account, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    request.account === null
      ? sendRefusal(reply, refuse('notSignedIn', 'HOUSE-6.4'))
      : handler(request.account, request, reply)
