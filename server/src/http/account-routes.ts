// Who one is: a guest by name at once, signed in by e-mail to keep the name on other devices.
import { choice, LOCALES, optional, refuse, shape, text } from '@foldtable/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, NOTICE_CHOICES, type Outcome } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Settings } from '../settings.ts'
import { COOKIE, sendRefusal, setSession } from './app.ts'

export interface SignIns {
  send(email: string, token: string, language: Account['language']): Promise<void>
  /** A guest is this account from now on: its seats at these tables follow. */
  merged(guest: string, account: Account, tables: readonly string[]): Promise<void>
  /** Gives up every seat of somebody who goes for good. */
  leaveAll(account: string): Promise<void>
  signedOut(session: string): void
  signedOutEverywhere(account: string): void
  renamed(account: string, name: string): void
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

  app.post<{ Body: { name: string } }>(
    '/api/guest',
    { schema: { tags, summary: 'Become a guest by name', body: shape({ name: text(200) }) } },
    async (request, reply) => {
      if (request.account !== null) {
        const { id } = request.account
        const renamed = await accounts.rename(id, request.body.name)
        if (renamed.ok) signIns.renamed(id, renamed.account.name)
        return answerWith(reply, renamed)
      }
      const made = await accounts.guest(request.body.name)
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
        ...(name === undefined ? [] : [() => accounts.rename(account.id, name)]),
        ...(avatar === undefined ? [] : [() => accounts.setAvatar(account.id, avatar)]),
        ...(language === undefined ? [] : [() => accounts.setLanguage(account.id, language)]),
        ...(notices === undefined ? [] : [() => accounts.setNotices(account.id, notices)]),
      ]
      let latest: Outcome<{ readonly account: Account }> = { ok: true, account }
      for (const change of changes) {
        latest = await change()
        if (!latest.ok) break
      }
      if (latest.ok) signIns.renamed(account.id, latest.account.name)
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

  app.post<{ Body: { email: string } }>(
    '/api/sign-in',
    {
      schema: {
        tags,
        summary: 'Ask for a sign-in link by e-mail',
        body: shape({ email: text(320) }),
      },
    },
    async (request, reply) => {
      const asked = await accounts.requestSignIn(request.body.email, request.account?.id)
      if (!asked.ok) return sendRefusal(reply, asked.refusal)
      await signIns.send(asked.email, asked.token, request.account?.language ?? 'en')
      return reply.code(202).send({ sent: true })
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
      const done = await accounts.completeSignIn(
        request.body.token,
        request.account?.language ?? 'en',
      )
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

/** For those who have a session; others are told to become somebody first. */
export const signedIn =
  (handler: (account: Account, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    request.account === null
      ? sendRefusal(reply, refuse('notSignedIn', 'HOUSE-6.4'))
      : handler(request.account, request, reply)
