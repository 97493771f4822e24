// Clients of the Colyseus server: its own SDK.
import type { Room } from '@colyseus/sdk'
import { type Board, legalMoves } from './colyseus-state.ts'
import { type PlayedGame, type Players, pick, Receipts, SEATS, type Watch } from './contestant.ts'

// Its SDK prefers the WebSocket that Node brings, which is slower than `ws`, its other choice and that of all the others.
Reflect.deleteProperty(globalThis, 'WebSocket')
const { Client } = await import('@colyseus/sdk')

type SeatRoom = Room<unknown, Board>

export function colyseusPlayers(address: string): Players {
  const lobby = new Client(`ws://${address}`)
  let bytes = 0

  /** Up to date once it has the whole state. */
  const upToDate = async (joining: Promise<SeatRoom>): Promise<SeatRoom> => {
    const room = await joining
    const { events } = room.connection
    const hear = events.onmessage
    events.onmessage = (event: { data: ArrayBuffer }) => {
      bytes += event.data.byteLength
      hear?.(event)
    }
    await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()))
    return room
  }

  const open = async (): Promise<PlayedGame> => {
    const first = await upToDate(lobby.create<Board>('pass-the-ace'))
    const rooms = [first]
    while (rooms.length < SEATS) rooms.push(await upToDate(lobby.joinById<Board>(first.roomId)))
    return new Match(rooms)
  }
  return { gamesEnd: false, open, bytes: () => bytes }
}

class Match implements PlayedGame {
  readonly isOver = false
  readonly clients = SEATS
  readonly #rooms: readonly SeatRoom[]
  readonly #receipts = new Receipts(SEATS)

  constructor(rooms: readonly SeatRoom[]) {
    this.#rooms = rooms
    rooms.forEach((room, seat) => {
      room.onStateChange(() => this.#receipts.received(seat))
      room.onError((_, message) => {
        throw new Error(`a legal move was refused: ${message}`)
      })
    })
  }

  move(watch: Watch): void {
    const current = this.#rooms[0]?.state.current ?? 0
    const room = this.#rooms[current]
    if (room === undefined) throw new RangeError(`there is no seat ${current}`)
    const move = pick(legalMoves(room.state))
    this.#receipts.begin(current, watch)
    room.send('move', move)
  }

  close(): void {
    for (const room of this.#rooms) void room.leave()
  }
}
