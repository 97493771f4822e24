// Clients of the Colyseus server: its own SDK.
import type { Room } from '@colyseus/sdk'
import { type Board, legalMoves, type MoveName } from './colyseus-state.ts'
import { type PlayedGame, type Players, pick, Receipts, SEATS, type Watch } from './contestant.ts'

// Its SDK prefers the WebSocket that Node brings, which is slower than `ws`, its other choice and that of all the others.
Reflect.deleteProperty(globalThis, 'WebSocket')
const { Client } = await import('@colyseus/sdk')

type SeatRoom = Room<unknown, Board>

/** The state as a whole, and what changes in it: the first byte of a message. */
const STATE = new Set([14, 15])
/** With the time of the server in front. */
const TIMED = 0x80

interface Seat {
  readonly room: SeatRoom
  /** One of them looks at what it says, as with all contestants: the load must cost less than the server. */
  isReading: boolean
  told: () => void
}

export function colyseusPlayers(address: string): Players {
  const lobby = new Client(`ws://${address}`)
  let bytes = 0

  /** Up to date once it has the whole state. */
  const upToDate = async (joining: Promise<SeatRoom>): Promise<Seat> => {
    const room = await joining
    const { events } = room.connection
    const hear = events.onmessage
    const seat: Seat = { room, isReading: true, told: () => undefined }
    events.onmessage = (event: { data: ArrayBuffer }) => {
      bytes += event.data.byteLength
      const isState = STATE.has((new Uint8Array(event.data)[0] ?? 0) & ~TIMED)
      if (seat.isReading || !isState) hear?.(event)
      if (isState) seat.told()
    }
    await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()))
    return seat
  }

  const open = async (): Promise<PlayedGame> => {
    const first = await upToDate(lobby.create<Board>('pass-the-ace'))
    const seats = [first]
    while (seats.length < SEATS)
      seats.push(await upToDate(lobby.joinById<Board>(first.room.roomId)))
    return new Match(seats)
  }
  return { gamesEnd: false, open, bytes: () => bytes }
}

class Match implements PlayedGame {
  readonly isOver = false
  readonly clients = SEATS
  readonly #rooms: readonly SeatRoom[]
  readonly #receipts = new Receipts(SEATS)

  #sent: MoveName = 'stick'

  constructor(seats: readonly Seat[]) {
    this.#rooms = seats.map(({ room }) => room)
    seats.forEach((one, seat) => {
      one.isReading = seat === 0
      one.told = () => this.#receipts.received(seat)
      // The first of them does not see whether another holds a king, which must not be swapped: as with ours.
      one.room.onError((_, message) => {
        if (this.#sent === 'stick') throw new Error(`a legal move was refused: ${message}`)
        this.#send(one.room, 'stick')
      })
    })
  }

  move(watch: Watch): void {
    const current = this.#rooms[0]?.state.current ?? 0
    const room = this.#rooms[current]
    if (room === undefined) throw new RangeError(`there is no seat ${current}`)
    const state = this.#rooms[0]?.state
    if (state === undefined) throw new RangeError('nobody knows the state')
    this.#receipts.begin(current, watch)
    this.#send(room, pick(legalMoves(state)))
  }

  #send(room: SeatRoom, move: MoveName): void {
    this.#sent = move
    room.send('move', move)
  }

  close(): void {
    for (const room of this.#rooms) void room.leave()
  }
}
