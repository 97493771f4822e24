// Who comes in by a socket: by which session, from where, and from which page.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Settings } from '../settings/settings.ts'
import type { Visitor } from '../socket/connection.ts'
import { COOKIE } from './app.ts'
import { clientAddress, household, trustOf } from './client-address.ts'
import { isOwnOrigin, schemeOf } from './origin.ts'

export function entrance(app: FastifyInstance, accounts: Accounts, settings: Settings) {
  const trust = trustOf(settings.trustProxy)
  return {
    async visitorOf(request: IncomingMessage): Promise<Visitor> {
      const session = app.parseCookie(request.headers.cookie ?? '')[COOKIE] ?? null
      const person = session === null ? undefined : await accounts.bySession(session)
      if (person === undefined) return { person: null, session }
      return { person: { ...person, isSignedIn: person.email !== null }, session }
    },
    addressOf: (request: IncomingMessage): string => household(clientAddress(request, trust)),
    isOwnOrigin: (origin: string, { headers, socket }: IncomingMessage): boolean =>
      isOwnOrigin(settings, {
        origin,
        host: headers.host,
        scheme: schemeOf(headers, trust(socket.remoteAddress, 0)),
      }),
  }
}
