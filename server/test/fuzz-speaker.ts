// A connection that says anything, and remembers what it was not answered.
import { once } from 'node:events'
import { PROTOCOL } from '@foldtable/protocol'
import { WebSocket } from 'ws'
import type { Person } from './person.ts'

export class Speaker {
  readonly codes = new Map<string, number>()
  /** Keys that were sent and not answered yet. */
  readonly open = new Set<string>()
  closings = 0
  said = 0
  readonly #person: Person
  #socket: WebSocket | undefined

  constructor(person: Person) {
    this.#person = person
  }

  async connect(): Promise<void> {
    const { url, cookie } = this.#person
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: cookie === '' ? {} : { cookie },
    })
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.closings += 1
      this.open.clear() // whoever was sent away has to ask again
    })
    await once(socket, 'open')
    this.#socket = socket
    this.say(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }))
  }

  /** Unless it has just been sent away. */
  say(message: string | Buffer): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    const key = typeof message === 'string' ? keyOf(message) : undefined
    if (key !== undefined) this.open.add(key)
    this.#socket.send(message)
    this.said += 1
  }

  /** Resolved once everything with a key was answered; connects again if it was sent away. */
  async settled(): Promise<void> {
    const socket = this.#socket
    const until = Date.now() + 10_000
    while (socket?.readyState === WebSocket.OPEN && this.open.size > 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 1))
    if (socket?.readyState !== WebSocket.OPEN) await this.connect()
  }

  close(): void {
    this.#socket?.terminate()
  }

  #hear(text: string): void {
    const message = JSON.parse(text)
    if (typeof message.key === 'string') this.open.delete(message.key)
    if (message.kind === 'refused')
      this.codes.set(message.code, (this.codes.get(message.code) ?? 0) + 1)
  }
}

function keyOf(text: string): string | undefined {
  try {
    const key: unknown = JSON.parse(text)?.key
    return typeof key === 'string' && key.length <= 64 ? key : undefined
  } catch {
    return undefined
  }
}
