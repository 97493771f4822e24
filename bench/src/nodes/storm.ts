// A node is killed, and everybody who was there comes to another at once: until all of them have their table again.

import { PROTOCOL } from '@foldtable/protocol'
import { WebSocket } from 'ws'
import { Foldtable } from '../../../sdk/src/foldtable.ts'
import { ended, type Node } from './system.ts'

const SPREAD_MS = 600 // as a page waits at random after a cut
const AGAIN_MS = 500
const TABLES = 20

export interface Storm {
  readonly sockets: number
  readonly allBackMs: number
}

export async function storm([dying, living]: readonly [Node, Node], sockets: number) {
  const host = await Foldtable.guest(dying.url, 'Host')
  const ids: string[] = []
  for (let table = 0; table < TABLES; table++)
    ids.push((await host.read('POST /api/tables', { body: { game: 'pass-the-ace' } })).id)
  const watch = (url: string, index: number) => watching(url, ids[index % TABLES] ?? '')
  const first: Promise<WebSocket>[] = []
  for (let index = 0; index < sockets; index++) {
    first.push(watch(dying.url, index))
    if (index % 100 === 0) await Promise.all(first)
  }
  const lines = await Promise.all(first)
  const back = lines.map(
    (line, index) =>
      new Promise<WebSocket>((resolve) =>
        line.once('close', () =>
          setTimeout(
            () => void again(() => watch(living.url, index)).then(resolve),
            Math.random() * SPREAD_MS,
          ),
        ),
      ),
  )
  const begun = performance.now()
  await ended(dying, 'SIGKILL')
  const there = await Promise.all(back)
  const allBackMs = performance.now() - begun
  for (const line of there) line.terminate()
  host.close()
  return { sockets, allBackMs } satisfies Storm
}

async function again(act: () => Promise<WebSocket>): Promise<WebSocket> {
  for (;;) {
    const line = await act().catch(() => undefined)
    if (line !== undefined) return line
    await new Promise((resolve) => setTimeout(resolve, Math.random() * AGAIN_MS))
  }
}

/** Resolved with the whole table. */
const watching = (url: string, table: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const line = new WebSocket(`${url.replace('http', 'ws')}/socket?table=${table}`)
    line.on('error', reject)
    line.on('close', () => reject(new Error('closed')))
    line.on('open', () => line.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL })))
    line.on('message', (data) => {
      const { kind } = JSON.parse(String(data))
      if (kind === 'welcome') line.send(JSON.stringify({ kind: 'watch', table }))
      if (kind === 'table') resolve(line)
    })
  })
