// The documents of what can be asked here, for programs that write clients.

import { asyncApi } from '@foldtable/protocol/async-api'
import { openApi } from '@foldtable/protocol/open-api'
import { allRoutes, documentRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import { VERSION } from '../base/version.ts'
import { COOKIE } from './app.ts'
import { packedOnce, sendPacked } from './packed.ts'
import { sent, serve } from './serve.ts'

export function documentRoutes(app: FastifyInstance, url: string): void {
  const publisher = { version: VERSION.number, url, cookie: COOKIE }
  const http = packedOnce(() => openApi(allRoutes, publisher))
  const socket = packedOnce(() => asyncApi(publisher))
  serve(app, routes, {
    async 'GET /api/docs/json'({ request, reply }) {
      return sent(sendPacked(request, reply, http()))
    },
    async 'GET /api/docs/socket'({ request, reply }) {
      return sent(sendPacked(request, reply, socket()))
    },
  })
}
