// The numbered rules as sentences: those of a game, and those of the table, the house and people that hold at every game.
import { readFileSync } from 'node:fs'
import { gameById } from '@foldtable/games'
import { LOCALES, type Locale, refuse } from '@foldtable/kernel'
import { type Rulebook, rulesFile, sectionsIn } from '@foldtable/protocol'
import type { FastifyInstance } from 'fastify'
import { VERSION } from '../version.ts'
import { sendRefusal } from './app.ts'
import { type Packed, pack, sendPacked } from './packed.ts'

const ROOT = new URL('../../../', import.meta.url)
/** Must agree with `client/src/app/rulebooks.ts`. */
const HOUSE = ['kernel', 'server', 'server/src/accounts']

const querystring = {
  type: 'object',
  properties: { language: { enum: LOCALES, default: 'en' } },
  additionalProperties: false,
} as const

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly language: Locale }
}

export function rulesRoutes(app: FastifyInstance): void {
  /** Made when first asked for; as many as games and languages. */
  const made = new Map<string, Packed>()
  const kept = (key: string, make: () => Rulebook): Packed => {
    const packed = made.get(key) ?? pack(make())
    made.set(key, packed)
    return packed
  }
  const tags = ['rules']

  const ofGame = { tags, summary: 'The numbered rules of a game, in sentences', querystring }
  app.get<Asked>('/api/games/:id/rules', { schema: ofGame }, async (request, reply) => {
    const game = gameById(request.params.id)
    if (game === undefined) return sendRefusal(reply, refuse('unknownGame', 'HOUSE-1.1'))
    const { id, version } = game.meta
    const { language } = request.query
    const make = (): Rulebook => ({
      game: id,
      version,
      language,
      sections: sectionsIn(textIn(`games/${id}`, language)),
    })
    return sendPacked(request, reply, kept(`${id} ${language}`, make))
  })

  const ofHouse = {
    tags,
    summary: 'The numbered rules of tables, the house and people',
    querystring,
  }
  app.get<Asked>('/api/rules', { schema: ofHouse }, async (request, reply) => {
    const { language } = request.query
    const make = (): Rulebook => ({
      game: 'house',
      version: VERSION.number,
      language,
      sections: HOUSE.flatMap((folder) => sectionsIn(textIn(folder, language))),
    })
    return sendPacked(request, reply, kept(`house ${language}`, make))
  })
}

const textIn = (folder: string, language: Locale): string =>
  readFileSync(new URL(`${folder}/${rulesFile(language)}`, ROOT), 'utf8')
