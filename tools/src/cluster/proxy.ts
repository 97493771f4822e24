// One address before several nodes, for trying them out: a socket goes to the node of its table (`/socket?table=ID`), which is a hint and
// no more; everything else to each in turn. Whoever is not ready is left out.
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'

const LOOK_MS = 300

export interface Proxy {
  readonly server: Server
  close(): void
}

export function proxyTo(ports: readonly number[]): Proxy {
  let ready: readonly number[] = ports
  let turn = 0
  const looking = setInterval(async () => {
    const states = await Promise.all(ports.map(isReady))
    ready = ports.filter((_, index) => states[index])
  }, LOOK_MS)
  const portFor = ({ url = '' }: IncomingMessage): number => {
    const table = new URL(url, 'http://proxy').searchParams.get('table')
    turn += 1
    return ready[(table === null ? turn : hashOf(table)) % ready.length] ?? ports[0] ?? 0
  }
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const to = { host: '127.0.0.1', port: portFor(asked), method, path: url, headers }
    const passed = request({ ...to, headers: forwarded(asked) }, (heard) => {
      answer.writeHead(heard.statusCode ?? 502, heard.headers)
      heard.pipe(answer)
    })
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(passed)
  })
  server.on('upgrade', (asked: IncomingMessage, socket, head) => {
    const node = connect(portFor(asked), '127.0.0.1', () => {
      const lines = Object.entries(forwarded(asked)).map(([name, value]) => `${name}: ${value}`)
      node.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      node.write(head)
      node.pipe(socket).pipe(node)
    })
    for (const [one, other] of [
      [node, socket],
      [socket, node],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  return {
    server,
    close() {
      clearInterval(looking)
      server.close()
      server.closeAllConnections()
    },
  }
}

const forwarded = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
})

async function isReady(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(1000),
    })
    return ok
  } catch {
    return false
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
