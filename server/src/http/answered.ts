// Every answer that goes out, as it goes out: tests listen, and hold it against its shape.
import { channel } from 'node:diagnostics_channel'
import type { AnyRoute } from '@foldtable/protocol/routes'
import type { FastifyReply } from 'fastify'

export const ANSWERS = 'foldtable.answers'
export const answers = channel(ANSWERS)

export interface Answered {
  readonly address: string
  readonly route: AnyRoute
  readonly reply: FastifyReply
  readonly payload: unknown
}
