// What is the same for everybody is written out and packed once, and asked for again only if it has changed.
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor } from './compressed.ts'

export interface Packed {
  readonly plain: Buffer
  readonly packed: { readonly [E in Encoding]: Buffer }
  readonly tag: string
}

export function pack(value: unknown): Packed {
  const plain = Buffer.from(JSON.stringify(value))
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const packed = { br: brotliCompressSync(plain, { params: quality }), gzip: gzipSync(plain) }
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { plain, packed, tag }
}

/** When it is first asked for, and never again. */
export function packedOnce(make: () => unknown): () => Packed {
  let made: Packed | undefined
  return () => {
    made ??= pack(make())
    return made
  }
}

export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, packed, tag }: Packed,
): FastifyReply {
  reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const encoding = encodingFor(request.headers['accept-encoding'])
  return encoding === undefined
    ? reply.send(plain)
    : reply.header('content-encoding', encoding).send(packed[encoding])
}
