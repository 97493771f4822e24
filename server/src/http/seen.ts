// For the doctor: how the server sees a request that came by the public address. Only for whoever has read the key in the data
// folder; to others this place does not exist. The key is good for nothing else.
import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './app.ts'

export const SEEN_PATH = '/api/seen'
export const KEY_HEADER = 'x-foldtable-key'

export interface Seen {
  /** Whom limits are counted by. */
  readonly address: string
  /** The list as it arrived. */
  readonly forwarded: string
  /** By how many milliseconds the clock was moved since the start. */
  readonly clockMoved: number
}

export function seenRoute(app: FastifyInstance, key: string): void {
  app.get(SEEN_PATH, async (request, reply) => {
    if (!isSame(String(request.headers[KEY_HEADER] ?? ''), key))
      return sendRefusal(reply, refuse('noSuchPlace', 'HOUSE-6.2'))
    const seen: Seen = {
      address: request.ip,
      forwarded: String(request.headers['x-forwarded-for'] ?? ''),
      clockMoved: Math.round(Date.now() - (performance.timeOrigin + performance.now())),
    }
    return seen
  })
}

const isSame = (given: string, key: string): boolean =>
  given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key))
