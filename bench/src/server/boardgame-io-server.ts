// boardgame.io's own server as it comes, in production mode, with its storage in memory.
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
// The type only: at run time it is found under the short name below, as its folders are no ES modules.
import type { Server as MakeServer } from 'boardgame.io/dist/types/packages/server.js'
import { secretPassTheAce } from '../contestants/boardgame-io-secret-game.ts'
import { tellPort } from './listening.ts'

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: typeof MakeServer
}
const { appServer } = await Server({ games: [secretPassTheAce], origins: [] }).run(0)
tellPort((appServer.address() as AddressInfo).port)
