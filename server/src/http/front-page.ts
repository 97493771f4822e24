// What a browser finds at the address as long as there is no web app: where things are.
import { games } from '@foldtable/games'
import type { FastifyInstance } from 'fastify'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foldtable</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>Foldtable</h1>
<p>The server is open. The web app comes next; until then:</p>
<ul>
<li><a href="/api/docs">Everything that can be asked over HTTP</a></li>
<li><a href="/healthz">healthz</a>, <a href="/readyz">readyz</a>, <a href="/metrics">metrics</a></li>
<li>in a terminal: <code>npx foldtable play ${games[0]?.meta.id}</code></li>
</ul>
</html>`

export function frontPage(app: FastifyInstance): void {
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html').send(PAGE),
  )
}
