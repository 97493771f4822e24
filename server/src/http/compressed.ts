// What is long and worth packing goes out compressed: pages, frames, records, lists that are the same for everybody.
// Never what holds something secret of one person: see `docs/decisions`, "Compressed answers".
import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** The smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Besides pages. */
const PLACES = [
  '/api/tables',
  '/api/tables/:id/frames',
  '/api/tables/:id/marks',
  '/api/tables/:id/record',
]
/** Shorter ones fit one packet anyway. */
const LEAST_BYTES = 1024

/** Quick rather than small: it is done for every answer. The window is small, for many may be open at a time. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
}
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function compressed(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const place = request.routeOptions.url ?? ''
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (!isPage && !PLACES.includes(place)) return payload
    if (reply.hasHeader('content-encoding') || request.method === 'HEAD') return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    if (isStream(payload)) {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      return packing(payload, encoding)
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (payload.length < LEAST_BYTES) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return encoding === 'br' ? brotli(payload, BROTLI) : zip(payload)
  })
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload

/** Whoever reads slowly holds up the writer; if one side goes, the other does. */
function packing(payload: Readable, encoding: Encoding): Readable {
  const packer = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip()
  pipeline(payload, packer, () => undefined)
  return packer
}

export function encodingFor(header: string | string[] | undefined): Encoding | undefined {
  const taken = encodingsIn(header)
  return ENCODINGS.find((one) => taken.includes(one))
}

/** What the header allows; a name with `q=0` is one that it forbids. */
const encodingsIn = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0] ?? '')
