// A way to a server that can be cut, stalled, made deaf in one direction, or turned to another server. For tests, on loopback.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

type Way = 'there' | 'back'

export class FaultyWire {
  /** Where it leads; changed by a failover. */
  target: number
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #held: (() => void)[] = []
  readonly #stalled = new Set<Way>()
  #isCut = false
  #isHalfOpen = false

  private constructor(target: number) {
    this.target = target
    this.#server = createServer((near) => this.#join(near))
  }

  static async open(target: number): Promise<FaultyWire> {
    const wire = new FaultyWire(target)
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    wire.#server.unref()
    return wire
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Everything breaks, and nothing can be joined until it is mended. */
  cut(): void {
    this.#isCut = true
    for (const socket of [...this.#sockets]) socket.destroy()
  }

  /** Bytes wait. Only `back`: questions are carried out, answers are not heard. */
  stall(...ways: readonly Way[]): void {
    for (const way of ways.length === 0 ? (['there', 'back'] as const) : ways)
      this.#stalled.add(way)
  }

  /** Connections are taken and never answered. */
  halfOpen(): void {
    this.#isHalfOpen = true
  }

  /** What waited arrives late, or never. */
  mend({ loses = false }: { readonly loses?: boolean } = {}): void {
    this.#isCut = false
    this.#isHalfOpen = false
    this.#stalled.clear()
    const held = this.#held.splice(0)
    if (!loses) for (const pass of held) pass()
    else for (const socket of [...this.#sockets]) socket.destroy() // bytes cannot be missing in the middle of a stream
  }

  /** For good. */
  close(): void {
    this.cut()
    this.#server.close()
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy()
      return
    }
    if (this.#isHalfOpen) {
      this.#keep(near, near)
      return
    }
    const far = connect(this.target, '127.0.0.1')
    this.#keep(near, far)
    this.#keep(far, near)
    near.on('data', (bytes) => this.#pass('there', () => far.write(bytes)))
    far.on('data', (bytes) => this.#pass('back', () => near.write(bytes)))
  }

  #keep(socket: Socket, other: Socket): void {
    this.#sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#sockets.delete(socket)
      other.destroy()
    })
  }

  #pass(way: Way, act: () => void): void {
    if (this.#stalled.has(way)) this.#held.push(act)
    else act()
  }
}
