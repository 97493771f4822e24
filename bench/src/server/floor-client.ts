// Clients of the floor: messages as long as ours, about nothing.
import { type PlayedGame, type Players, Receipts, SEATS } from './contestant.ts'
import { ThinSocket } from './thin-socket.ts'

export function floorPlayers(address: string): Players {
  let games = 0
  let bytes = 0

  const open = async (_table: number, spectators: number): Promise<PlayedGame> => {
    const table = `table-${String(games++).padStart(4, '0')}`
    const clients = SEATS + spectators
    const receipts = new Receipts(clients)
    const sockets = await Promise.all(
      Array.from({ length: clients }, () => ThinSocket.open(`ws://${address}/${table}`)),
    )
    sockets.forEach((socket, client) => {
      // One of them looks at what it says, as with all contestants.
      socket.heard = (data) => {
        bytes += data.length
        if (client === 0 && JSON.parse(String(data)).table !== table)
          throw new Error('not of this table')
        receipts.received(client)
      }
    })
    let n = 0
    return {
      isOver: false,
      clients,
      move(watch) {
        const mover = n % SEATS
        const [question, key] = [n, `key-${String(n).padStart(18, '0')}`]
        const text = JSON.stringify({ kind: 'play', table, question, key, move: { kind: 'stick' } })
        n += 1
        receipts.begin(mover, watch)
        sockets[mover]?.send(text)
      },
      close() {
        for (const socket of sockets) socket.close()
      },
    }
  }
  return { gamesEnd: false, open, bytes: () => bytes }
}
