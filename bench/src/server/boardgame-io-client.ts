// Clients of boardgame.io's server: its lobby for matches and credentials, then its socket.io messages. Its own client is
// not used: the load would spend more time in that than the server does.
import { io, type Socket } from 'socket.io-client'
import { type Board, legalMoves } from '../contestants/boardgame-io-game.ts'
import { secretPassTheAce, type View } from '../contestants/boardgame-io-secret-game.ts'
import { type PlayedGame, type Players, pick, Receipts, SEATS, type Watch } from './contestant.ts'

/** Of what the server sends, what a player needs. */
interface Sent {
  readonly G: Board & View
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

interface Seat {
  readonly socket: Socket
  readonly credentials: string
  view: Sent
}

const GAME = secretPassTheAce.name ?? ''

export function boardgameIoPlayers(address: string, lobby: string): Players {
  let bytes = 0

  const post = async (path: string, body: object) => {
    const answer = await fetch(`http://${lobby}/games/${GAME}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the lobby of boardgame.io answered ${answer.status}`)
    return (await answer.json()) as { matchID: string; playerCredentials: string }
  }

  const connect = (): Socket => {
    const socket = io(`http://${address}/${GAME}`, { transports: ['websocket'], forceNew: true })
    socket.io.on('open', () => {
      socket.io.engine.on('packet', ({ type, data }) => {
        if (type === 'message') bytes += 1 + Buffer.byteLength(data)
      })
    })
    return socket
  }

  /** Up to date once it is answered with the whole state. */
  const seated = (matchID: string, playerID: string, credentials: string) =>
    new Promise<Seat>((resolve, reject) => {
      const socket = connect()
      socket.on('connect_error', reject)
      socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS))
      socket.once('sync', (_, { state }) => resolve({ socket, credentials, view: state }))
    })

  const open = async (): Promise<PlayedGame> => {
    const { matchID } = await post('create', { numPlayers: SEATS })
    const seats: Seat[] = []
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat)
      const person = { playerID, playerName: `Player ${seat}` }
      const { playerCredentials } = await post(`${matchID}/join`, person)
      seats.push(await seated(matchID, playerID, playerCredentials))
    }
    return new Match(matchID, seats)
  }
  return { gamesEnd: true, open, bytes: () => bytes }
}

class Match implements PlayedGame {
  readonly clients = SEATS
  readonly #id: string
  readonly #seats: readonly Seat[]
  readonly #receipts = new Receipts(SEATS)

  constructor(id: string, seats: readonly Seat[]) {
    this.#id = id
    this.#seats = seats
    seats.forEach((seat, index) => {
      seat.socket.on('update', (_matchID: string, state: Sent) => {
        seat.view = state
        this.#receipts.received(index)
      })
    })
  }

  get isOver(): boolean {
    return this.#at(0).view.ctx.gameover !== undefined
  }

  move(watch: Watch): void {
    const playerID = this.#at(0).view.ctx.currentPlayer
    const mover = Number(playerID)
    const { socket, credentials, view } = this.#at(mover)
    const type = pick(legalMoves(view.G, playerID))
    const action = { type: 'MAKE_MOVE', payload: { type, args: [], playerID, credentials } }
    this.#receipts.begin(mover, watch)
    socket.emit('update', action, view._stateID, this.#id, playerID)
  }

  close(): void {
    for (const { socket } of this.#seats) socket.close()
  }

  #at(seat: number): Seat {
    const found = this.#seats[seat]
    if (found === undefined) throw new RangeError(`there is no seat ${seat}`)
    return found
  }
}
