// A Colyseus server with one room for each table. Moves are messages, and each move's patch goes out at once.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, Room, Server } from '@colyseus/core'
import { StateView } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { ColyseusGame } from './colyseus-game.ts'
import type { Board, MoveName } from './colyseus-state.ts'
import { SEATS } from './contestant.ts'
import { HOST, tellPort } from './listening.ts'

class AceRoom extends Room<{ state: Board }> {
  readonly #game = new ColyseusGame()
  readonly #seats = new Map<string, number>()

  override onCreate(): void {
    this.maxClients = SEATS
    this.patchRate = null // no patches by the clock: only those below
    this.state = this.#game.board
    this.onMessage('move', (client, move: MoveName) => {
      const seat = this.#seats.get(client.sessionId)
      if (seat === undefined || !this.#game.play(seat, move)) {
        client.error(4000, 'not legal')
        return
      }
      this.broadcastPatch()
    })
  }

  override onJoin(client: Client): void {
    const seat = this.#seats.size
    this.#seats.set(client.sessionId, seat)
    client.view = new StateView()
    const player = this.state.players[seat]
    if (player !== undefined) client.view.add(player)
  }
}

const http = createServer()
const transport = new WebSocketTransport({ server: http })
const server = new Server({ transport, greet: false, gracefullyShutdown: false })
server.define('pass-the-ace', AceRoom)
await server.listen(0, HOST)
tellPort((http.address() as AddressInfo).port)
