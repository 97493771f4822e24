// boardgame.io's own server as it comes, in production mode, with its storage in memory.
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
// The type only: at run time it is found under the short name below, as its folders are no ES modules.
import type { Server as MakeServer } from 'boardgame.io/dist/types/packages/server.js'
import { secretPassTheAce } from '../contestants/boardgame-io-secret-game.ts'
import { freePort, tellPort } from './listening.ts'

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: typeof MakeServer
}
// The lobby is on a port of its own: with today's koa-compose (4.2) its routes are not found on the other.
const apiPort = await freePort()
const server = Server({ games: [secretPassTheAce], origins: [] })
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } })
tellPort((appServer.address() as AddressInfo).port, apiPort)
