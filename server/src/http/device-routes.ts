// The way in without a mail: somebody who has a session shows a code, and another device is them too.
import { flag, optional, refuse, shape, text } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { deviceOf } from '../accounts/device.ts'
import type { DeviceCodes } from '../accounts/device-codes.ts'
import type { Settings } from '../settings.ts'
import { signedIn } from './account-routes.ts'
import { sendRefusal, setSession } from './app.ts'
import type { Guesses } from './guesses.ts'

export interface Devices {
  readonly codes: DeviceCodes
  readonly guesses: Guesses
  /** Another device is this person from now on: the others are told which. */
  signedIn(account: string, device: string): void
  signedOut(session: string): void
  /** By the hash of its token. */
  ended(hash: string): void
}

const code = text(20)

export function deviceRoutes(
  app: FastifyInstance,
  settings: Settings,
  accounts: Accounts,
  { codes, guesses, ...devices }: Devices,
): void {
  const tags = ['account']
  const notValid = refuse('codeNotValid', 'ACC-5.1')

  /** Whose code it is, as long as the device that shows it is signed in. */
  async function ownerOf(typed: string) {
    const shown = codes.look(typed)
    const owner = shown === undefined ? undefined : await accounts.bySession(shown.session)
    return owner?.id === shown?.account ? owner : undefined
  }

  app.post(
    '/api/me/devices/code',
    { schema: { tags, summary: 'Show a code that signs in another device once' } },
    signedIn(async (account, request) => codes.show(account.id, request.sessionToken ?? '')),
  )

  app.post<{ Body: { code: string } }>(
    '/api/sign-in/code',
    { schema: { tags, summary: 'Whose code this is', body: shape({ code }) } },
    async (request, reply) => {
      const refusal = guesses.refusal(request)
      if (refusal !== undefined) return sendRefusal(reply, refusal)
      const owner = await ownerOf(request.body.code)
      if (owner === undefined) return sendRefusal(reply, notValid)
      return { name: owner.name, avatar: owner.avatar, isGuest: owner.email === null }
    },
  )

  app.post<{ Body: { code: string; replace?: boolean } }>(
    '/api/sign-in/code/complete',
    {
      schema: {
        tags,
        summary: 'Be whoever shows this code; with `replace`, instead of who one is here',
        body: shape({ code, replace: optional(flag()) }),
      },
    },
    async (request, reply) => {
      const refusal = guesses.refusal(request)
      if (refusal !== undefined) return sendRefusal(reply, refusal)
      const { code: typed, replace = false } = request.body
      const owner = await ownerOf(typed)
      if (owner === undefined) return sendRefusal(reply, notValid)
      const { account: here, sessionToken } = request
      if (here !== null && here.id !== owner.id && !replace)
        return sendRefusal(reply, refuse('somebodyHere', 'ACC-5.2', { name: here.name }))
      if (!codes.end(typed)) return sendRefusal(reply, notValid) // somebody was quicker
      if (here?.id === owner.id) return owner
      const device = deviceOf(request.headers['user-agent'])
      const token = await accounts.newSession(owner.id, device)
      if (here !== null && sessionToken !== null) {
        await accounts.signOut(sessionToken)
        devices.signedOut(sessionToken)
      }
      devices.signedIn(owner.id, device)
      setSession(reply, settings, token)
      return owner
    },
  )

  app.get(
    '/api/me/devices',
    { schema: { tags, summary: 'Where I am signed in, the latest used first' } },
    signedIn(async (account, request) =>
      accounts.devicesOf(account.id, request.sessionToken ?? ''),
    ),
  )

  app.delete<{ Params: { id: string } }>(
    '/api/me/devices/:id',
    { schema: { tags, summary: 'Sign out there', params: shape({ id: text(64) }) } },
    signedIn(async (account, request, reply) => {
      const { id } = request.params as { id: string }
      const hash = await accounts.endDevice(account.id, id)
      if (hash === undefined) return sendRefusal(reply, refuse('noSuchDevice', 'ACC-5.3'))
      devices.ended(hash)
      return reply.code(204).send()
    }),
  )
}
