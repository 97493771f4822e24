// The web app as it was built: its pages, its files for ever, and their compressed twins.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { PAGES } from '@foldtable/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { versionText } from '../base/version.ts'
import { aboutTags, type Describe } from './about.ts'
import { preloadsIn } from './preloads.ts'

const CLIENT = fileURLToPath(new URL('../../../client/dist', import.meta.url))

/** Asked for under a name that stays the same, so they are asked about each time. */
const FILES = ['service-worker.js', 'first-paint.js', 'manifest.webmanifest']

/** Where the page's own words go; must agree with `client/index.html`. */
const ABOUT = "<!-- about: the server puts the page's own words here -->"

/** Read by the page's footer. */
const VERSION_TAG = `<meta name="version" content="${versionText()}" />`

/** Read by the first paint. The worker that keeps pages for offline asks for everybody, not for who sits there now. */
const visitorTag = ({ headers, account }: FastifyRequest): string[] =>
  headers.accept?.includes('text/html')
    ? [`<meta name="visitor" content="${account === null ? 'stranger' : 'known'}" />`]
    : []

export async function webApp(
  app: FastifyInstance,
  publicUrl: string,
  describe: Describe,
  folder = CLIENT,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    suppressWarning: true,
  })

  const index = join(folder, 'index.html')
  const preloads = preloadsIn(folder)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: string) => {
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' }).type('text/html; charset=utf-8')
    if (!existsSync(index)) return reply.code(503).send(NOT_BUILT)
    const about = await describe(request.params as { [name: string]: string }, page)
    const [path = '/'] = request.url.split('?')
    const tags = [
      aboutTags(about, publicUrl, path),
      VERSION_TAG,
      ...visitorTag(request),
      ...preloads(page, about),
    ]
    return reply.send(readFileSync(index, 'utf8').replace(ABOUT, () => tags.join('\n    ')))
  }
  for (const page of Object.values(PAGES))
    app.get(page, (request, reply) => sendPage(request, reply, page))
  app.addHook('preHandler', async (request, reply) => {
    const isPerson = request.is404 && request.headers.accept?.includes('text/html')
    return isPerson && !isOurs(request.url) ? sendPage(request, reply.code(404), '') : undefined
  })

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, { immutable: true, maxAge: '1y' }),
  )
  app.get<{ Params: { '*': string } }>('/icons/*', async (request, reply) =>
    reply.sendFile(`icons/${request.params['*']}`, { maxAge: '1d' }),
  )
  app.get('/favicon.ico', async (_request, reply) =>
    reply.sendFile('icons/icon-32.png', { maxAge: '1d' }),
  )
  for (const file of FILES)
    app.get(`/${file}`, async (_request, reply) => reply.sendFile(file, { maxAge: 0 }))
}

/** Not for people: whoever asks wrongly there is told so as a program understands it. */
const isOurs = (url: string): boolean => /^\/(api|socket|assets|icons)\b/.test(url)

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Foldtable</title><h1>Foldtable</h1><p>The server is open; the web app has not been built yet.</p>
<p>Stop it and run <code>npm start</code>, or build the app with <code>npx vite build client</code>.</p>
<p><a href="/api/docs/json">Everything that can be asked over HTTP</a></p></html>`
