// Talks to a server at a Unix socket, where the buffers of the system are small: what is not read is soon noticed.
import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { PROTOCOL } from '@foldtable/protocol'
import { WebSocket } from 'ws'
import type { Metrics } from '../src/base/metrics.ts'
import type { Settings } from '../src/settings/settings.ts'
import { freshFolder, openHouse } from './house.ts'

export class UnixCaller {
  readonly path: string
  cookie = ''
  readonly #metrics: Metrics

  constructor(path: string, metrics: Metrics) {
    this.path = path
    this.#metrics = metrics
  }

  /** Somebody else. */
  other(): UnixCaller {
    return new UnixCaller(this.path, this.#metrics)
  }

  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const asked = request({ socketPath: this.path, method, path, headers }, async (answer) => {
        this.cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? this.cookie
        const text = (await answer.toArray()).join('')
        resolve({ status: answer.statusCode ?? 0, text })
      })
      asked.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  async dial(more: { [name: string]: string } = {}): Promise<WebSocket> {
    const socket = new WebSocket(`ws+unix://${this.path}:/socket`, {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...more },
    })
    socket.on('error', () => undefined)
    await once(socket, 'open')
    return socket
  }

  async greeted(): Promise<WebSocket> {
    const socket = await this.dial()
    socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }))
    await once(socket, 'message')
    return socket
  }

  /** All figures of that name, by their labels. Not over HTTP, where they are a second old. */
  async figures(name: string): Promise<{ [labels: string]: number }> {
    const text = await this.#metrics.registry.metrics()
    const lines = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))
    return Object.fromEntries(
      lines.map((line) => {
        const [, labels = '', value = ''] = /^\w+(?:\{(.*)\})? (.*)$/.exec(line) ?? []
        return [labels, Number(value)]
      }),
    )
  }
}

/** Resolved once the other side has ended this connection, though nobody reads and this side does not hang up. */
export async function hungUp(socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.ErrnoException>()
  socket.on('error', resolve)
  const trying = setInterval(() => socket.write('\r\n'), 20) // which means nothing
  const { code } = await promise
  clearInterval(trying)
  if (code !== 'EPIPE' && code !== 'ECONNRESET') throw new Error(`${code}`)
}

export async function unixHouse(more: Partial<Settings> = {}) {
  const host = join(freshFolder(), 'house.sock')
  const server = await openHouse({ host, ...more })
  return { server, caller: new UnixCaller(host, server.metrics) }
}
