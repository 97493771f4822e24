// Every game as the lobby needs to know it. It is the same for everybody, so it is written out and packed once.
import { games } from '@foldtable/games'
import { type Catalog, LOCALES } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'
import { pack, sendPacked } from './packed.ts'

export function gameListRoute(app: FastifyInstance): void {
  const packed = pack(games.map(listed))
  const schema = { tags: ['tables'], summary: 'Every game, with the schema of its options' }
  app.get('/api/games', { schema }, async (request, reply) => sendPacked(request, reply, packed))
}

const listed = ({ meta, catalogs }: (typeof games)[number]) => ({
  id: meta.id,
  title: meta.title,
  seats: meta.seats,
  version: meta.version,
  options: meta.options,
  tags: meta.tags,
  suggests: meta.suggests ?? {},
  ...(meta.minutes === undefined ? {} : { minutes: meta.minutes }),
  presets: meta.presets ?? [],
  ...(meta.colours === undefined ? {} : { colours: meta.colours }),
  words: Object.fromEntries(LOCALES.map((locale) => [locale, lobbyWords(catalogs[locale])])),
})

/** What is said of a game before anybody sits down: the rest comes with its rules. */
const lobbyWords = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).filter(([id]) =>
      /^(title|summary|(option|tally|tag|preset|colour)\..*)$/.test(id),
    ),
  )
