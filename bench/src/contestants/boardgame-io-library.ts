// boardgame.io itself, as in production. Its folders are no ES modules, so `require` is how Node finds them.
import { createRequire } from 'node:module'
// Types only: at run time they are found under the short names below.
import type { Client as MakeClient } from 'boardgame.io/dist/types/packages/client.js'
import type { Local as MakeLocal } from 'boardgame.io/dist/types/packages/multiplayer.js'

process.env.NODE_ENV = 'production' // before it is loaded: it looks once
const load = createRequire(import.meta.url)

export const { Client } = load('boardgame.io/client') as { Client: typeof MakeClient }
export const { Local } = load('boardgame.io/multiplayer') as { Local: typeof MakeLocal }
