// A WebSocket client that costs less than the servers it loads: one buffer to read into for all of them, nothing copied that
// came in one piece, and a mask of zeros, which a server takes off like any other.
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 0x81
const PONG = 0x8a
const CLOSE = 0x88
const MASKED = 0x80

/** Read and done with before the next is read. */
const READING = Buffer.allocUnsafeSlow(1 << 18)
const NOTHING = Buffer.alloc(0)

export class ThinSocket {
  /** Bytes of a message, which are its own only until this returns. */
  heard: (message: Buffer) => void = () => undefined
  closed: (code: number) => void = () => undefined
  readonly #socket: Socket
  /** What came of a message, or of the answer to the handshake, that is not whole yet. */
  #begun: Buffer = NOTHING
  #isOpen = false
  #opened: () => void = () => undefined
  #failed: (problem: Error) => void = () => undefined

  private constructor(url: URL, headers: { readonly [name: string]: string }) {
    const { hostname: host, port, pathname } = url
    const key = randomBytes(16).toString('base64')
    this.#socket = connect({
      ...{ host, port: Number(port), noDelay: true },
      onread: {
        buffer: READING,
        callback: (length, bytes) => {
          this.#read((bytes as Buffer).subarray(0, length))
          return true
        },
      },
    })
    this.#socket.on('error', (problem) => this.#failed(problem))
    this.#socket.on('close', () => this.closed(1006))
    const all = {
      ...{ Host: `${host}:${port}`, Upgrade: 'websocket', Connection: 'Upgrade' },
      ...{ 'Sec-WebSocket-Key': key, 'Sec-WebSocket-Version': '13', ...headers },
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    this.#socket.write(`GET ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  }

  static open(url: string, headers: { readonly [name: string]: string } = {}): Promise<ThinSocket> {
    const socket = new ThinSocket(new URL(url), headers)
    return new Promise((resolve, reject) => {
      socket.#opened = () => resolve(socket)
      socket.#failed = reject
    })
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.byteLength(text), (bytes, from) => bytes.write(text, from))
  }

  close(): void {
    this.closed = () => undefined
    this.#write(CLOSE, 0, () => undefined)
    this.#socket.end()
  }

  #write(first: number, length: number, fill: (bytes: Buffer, from: number) => void): void {
    const isLong = length > 125
    const head = isLong ? 8 : 6
    const bytes = Buffer.allocUnsafe(head + length)
    bytes[0] = first
    bytes[1] = MASKED | (isLong ? 126 : length)
    if (isLong) bytes.writeUInt16BE(length, 2)
    bytes.fill(0, head - 4, head)
    fill(bytes, head)
    this.#socket.write(bytes)
  }

  #read(bytes: Buffer): void {
    const all = this.#begun.length === 0 ? bytes : Buffer.concat([this.#begun, bytes])
    let at = this.#isOpen ? 0 : this.#answered(all)
    for (let next = at; this.#isOpen && next >= 0; next = this.#message(all, at)) at = next
    this.#begun = at === all.length ? NOTHING : Buffer.from(all.subarray(at))
  }

  /** Where the answer to the handshake ends. */
  #answered(all: Buffer): number {
    const end = all.indexOf('\r\n\r\n')
    if (end < 0) return 0
    const [status = ''] = all.toString('latin1', 0, end).split('\r\n')
    if (!status.includes(' 101 ')) this.#failed(new Error(`not let in: ${status}`))
    this.#isOpen = true
    queueMicrotask(this.#opened)
    return end + 4
  }

  /** Where the message that begins here ends; -1 if it has not come yet. */
  #message(all: Buffer, at: number): number {
    if (all.length < at + 2) return -1
    const short = (all[at + 1] ?? 0) & 0x7f
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (all.length < at + head) return -1
    const length =
      head === 2
        ? short
        : head === 4
          ? all.readUInt16BE(at + 2)
          : Number(all.readBigUInt64BE(at + 2))
    const end = at + head + length
    if (all.length < end) return -1
    this.#take((all[at] ?? 0) & 0x0f, all.subarray(at + head, end))
    return end
  }

  #take(kind: number, message: Buffer): void {
    if (kind === 1 || kind === 2) this.heard(message)
    else if (kind === 9)
      this.#write(PONG, message.length, (bytes, from) => void message.copy(bytes, from))
    else if (kind === 8) this.closed(message.length < 2 ? 1005 : message.readUInt16BE(0))
  }
}
