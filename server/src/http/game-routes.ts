// Games as the lobby knows them, and the numbered rules as sentences: those of a game, and those of the table, the house and people that hold at every game.
import { readFileSync } from 'node:fs'
import { gameById } from '@foldtable/games'
import { type Locale, refuse } from '@foldtable/kernel'
import { type Rulebook, rulesFile, sectionsIn } from '@foldtable/protocol'
import { gameRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import { VERSION } from '../base/version.ts'
import { wordsOf } from '../socket/packing.ts'
import { listedGames } from './game-list.ts'
import { type Packed, pack, packedOnce, sendPacked } from './packed.ts'
import { refusing, sent, serve } from './serve.ts'

const ROOT = new URL('../../../', import.meta.url)
/** Must agree with `client/src/data/rulebooks.ts`. */
const HOUSE = ['kernel', 'server', 'server/src/accounts']

export function gameRoutes(app: FastifyInstance): void {
  const list = packedOnce(listedGames)
  /** Made when first asked for; as many as games and languages. */
  const made = new Map<string, Packed>()
  const kept = (key: string, make: () => object): Packed => {
    const packed = made.get(key) ?? pack(make())
    made.set(key, packed)
    return packed
  }

  serve(app, routes, {
    async 'GET /api/games'({ request, reply }) {
      return sent(sendPacked(request, reply, list()))
    },

    async 'GET /api/games/:id/rules'({ params, query: { language }, request, reply }) {
      const game = gameById(params.id)
      if (game === undefined) return refusing(refuse('unknownGame', 'HOUSE-1.1'))
      const { id, version } = game.meta
      const make = (): Rulebook => ({
        game: id,
        version,
        language,
        sections: sectionsIn(textIn(`games/${id}`, language)),
      })
      return sent(sendPacked(request, reply, kept(`${id} ${language}`, make)))
    },

    async 'GET /api/games/:id/words'({ params, request, reply }) {
      const words = wordsOf(params.id)
      if (words === undefined) return refusing(refuse('unknownGame', 'HOUSE-1.1'))
      const { hash, list } = words
      return sent(
        sendPacked(
          request,
          reply,
          kept(`${params.id} words`, () => ({ hash, sample: '', ...list })),
        ),
      )
    },

    async 'GET /api/rules'({ query: { language }, request, reply }) {
      const make = (): Rulebook => ({
        game: 'house',
        version: VERSION.number,
        language,
        sections: HOUSE.flatMap((folder) => sectionsIn(textIn(folder, language))),
      })
      return sent(sendPacked(request, reply, kept(`house ${language}`, make)))
    },
  })
}

const textIn = (folder: string, language: Locale): string =>
  readFileSync(new URL(`${folder}/${rulesFile(language)}`, ROOT), 'utf8')
