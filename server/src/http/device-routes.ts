// The way in without a mail: somebody who has a session shows a code, and another device is them too.
import { refuse } from '@foldtable/kernel'
import { deviceRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { deviceOf } from '../accounts/device.ts'
import type { DeviceCodes } from '../accounts/device-codes.ts'
import type { Settings } from '../settings/settings.ts'
import { setSession } from './app.ts'
import type { Guesses } from './guesses.ts'
import { refusing, serve } from './serve.ts'

export interface Devices {
  readonly codes: DeviceCodes
  readonly guesses: Guesses
  /** Another device is this person from now on: the others are told which. */
  signedIn(account: string, device: string): void
  signedOut(session: string): void
  /** By the hash of its token. */
  ended(hash: string): void
}

export function deviceRoutes(
  app: FastifyInstance,
  settings: Settings,
  accounts: Accounts,
  { codes, guesses, ...devices }: Devices,
): void {
  const notValid = refuse('codeNotValid', 'ACC-5.1')

  /** Whose code it is, as long as the device that shows it is signed in. */
  async function ownerOf(typed: string) {
    const shown = await codes.look(typed)
    const owner = shown && (await accounts.bySessionHash(shown.session))
    return owner?.id === shown?.account ? owner : undefined
  }

  serve(app, routes, {
    'POST /api/me/devices/code': ({ account, request }) =>
      codes.show(account.id, request.sessionToken ?? ''),

    async 'POST /api/sign-in/code'({ body, request }) {
      const refusal = await guesses.refusal(request)
      if (refusal !== undefined) return refusing(refusal)
      const owner = await ownerOf(body.code)
      if (owner === undefined) return refusing(notValid)
      return { name: owner.name, avatar: owner.avatar, isGuest: owner.email === null }
    },

    async 'POST /api/sign-in/code/complete'({ account: here, body, request, reply }) {
      const refusal = await guesses.refusal(request)
      if (refusal !== undefined) return refusing(refusal)
      const { code, replace = false } = body
      const owner = await ownerOf(code)
      if (owner === undefined) return refusing(notValid)
      if (here !== null && here.id !== owner.id && !replace)
        return refusing(refuse('somebodyHere', 'ACC-5.2', { name: here.name }))
      if (!(await codes.end(code))) return refusing(notValid) // somebody was quicker
      if (here?.id === owner.id) return owner
      const device = deviceOf(request.headers['user-agent'])
      const token = await accounts.newSession(owner.id, device)
      const { sessionToken } = request
      if (here !== null && sessionToken !== null) {
        await accounts.signOut(sessionToken)
        devices.signedOut(sessionToken)
      }
      devices.signedIn(owner.id, device)
      setSession(reply, settings, token)
      return owner
    },

    'GET /api/me/devices': ({ account, request }) =>
      accounts.devicesOf(account.id, request.sessionToken ?? ''),

    async 'DELETE /api/me/devices/:id'({ account, params }) {
      const hash = await accounts.endDevice(account.id, params.id)
      if (hash === undefined) return refusing(refuse('noSuchDevice', 'ACC-5.3'))
      devices.ended(hash)
      return null
    },
  })
}
