// Every game as the lobby needs to know it. It is the same for everybody, so it is written out and packed once.
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { games } from '@foldtable/games'
import { type Catalog, LOCALES } from '@foldtable/kernel'
import type { FastifyInstance } from 'fastify'

export function gameListRoute(app: FastifyInstance): void {
  const { plain, packed, tag } = written()
  const schema = { tags: ['tables'], summary: 'Every game, with the schema of its options' }
  app.get('/api/games', { schema }, async (request, reply) => {
    reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    const taken = encodingsIn(request.headers['accept-encoding'])
    const encoding = ENCODINGS.find((one) => taken.includes(one))
    return encoding === undefined
      ? reply.send(plain)
      : reply.header('content-encoding', encoding).send(packed[encoding])
  })
}

/** The smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const

function written() {
  const plain = Buffer.from(JSON.stringify(games.map(listed)))
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const packed = { br: brotliCompressSync(plain, { params: quality }), gzip: gzipSync(plain) }
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { plain, packed, tag }
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

/** What the header allows; a name with `q=0` is one that it forbids. */
const encodingsIn = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0] ?? '')

/** What is said of a game before anybody sits down: the rest comes with its rules. */
const lobbyWords = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).filter(([id]) =>
      /^(title|summary|(option|tally|tag|preset|colour)\..*)$/.test(id),
    ),
  )
