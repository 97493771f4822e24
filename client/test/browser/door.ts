// A door in front of a server: while it is shut nobody gets through, and whoever was inside is cut off.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export class Door {
  readonly #server: Server
  readonly #inside = new Set<Socket>()
  #isShut = false

  private constructor(port: number) {
    this.#server = createServer((guest) => {
      if (this.#isShut) {
        guest.destroy()
        return
      }
      const host = connect(port, '127.0.0.1')
      for (const [one, other] of [
        [guest, host],
        [host, guest],
      ] as const) {
        this.#inside.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.#inside.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
  }

  static async to(port: number): Promise<Door> {
    const door = new Door(port)
    door.#server.listen(0, '127.0.0.1')
    await once(door.#server, 'listening')
    return door
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  shut(): void {
    this.#isShut = true
    for (const one of this.#inside) one.destroy()
  }

  open(): void {
    this.#isShut = false
  }

  close(): void {
    this.shut()
    this.#server.close()
  }
}
