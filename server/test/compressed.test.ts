// Pages, frames and records go out compressed to who takes it; nothing short does, and nothing that is somebody's own.
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Person } from './person.ts'

const READERS: { readonly [encoding: string]: (packed: Buffer) => Buffer } = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** As it comes over the wire: `fetch` would unpack it. */
async function raw(url: string, headers: IncomingHttpHeaders) {
  const asked = request(url, { headers })
  asked.end()
  const [answer] = await once(asked, 'response')
  const packed = await buffer(answer)
  const encoding: string | undefined = answer.headers['content-encoding']
  const unpack = encoding === undefined ? undefined : READERS[encoding]
  const text = String(unpack?.(packed) ?? packed)
  return { encoding, vary: String(answer.headers.vary), bytes: packed.length, text }
}

test('[HOUSE-6.9] what is long goes out compressed, as the reader takes it', async () => {
  const { url } = await openHouse()
  const ann = await Person.guest(url, 'Ann')
  const wanted = { game: 'powerhouse', bots: 3 }
  const { id } = (await ann.post('/api/tables', wanted)).json()
  for (const what of ['start', 'end']) await ann.post(`/api/tables/${id}/${what}`)
  const page = { accept: 'text/html' }
  const places = [
    ['/', page],
    [`/tables/${id}`, page],
    [`/api/tables/${id}/frames`, {}],
    [`/api/tables/${id}/record`, {}],
  ] as const
  for (const [path, headers] of places) {
    const get = (accepted: string) =>
      raw(`${url}${path}`, { ...headers, cookie: ann.cookie, 'accept-encoding': accepted })
    const plain = await get('identity')
    expect([path, plain.encoding, plain.vary]).toEqual([
      path,
      undefined,
      expect.stringContaining('accept-encoding'),
    ])
    expect(plain.text.length).toBeGreaterThan(1024)
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const packed = await get(accepted)
      expect([path, packed.encoding]).toEqual([path, encoding])
      expect(packed.bytes).toBeLessThan(plain.bytes * 0.7)
      const isSame = packed.text === plain.text
      expect([path, accepted, isSame]).toEqual([path, accepted, true])
    }
  }
  for (const path of ['/api/me', '/api/me/export', `/api/tables/${id}`, '/api/my/tables'])
    expect([
      path,
      (await raw(`${url}${path}`, { cookie: ann.cookie, 'accept-encoding': 'br' })).encoding,
    ]).toEqual([path, undefined])
})
