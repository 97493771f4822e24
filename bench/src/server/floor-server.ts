// The floor: a bare `ws` server that parses each message and sends JSON of a given size to everybody at its table.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { HOST, tellPort } from './listening.ts'

const [frameBytes = '150'] = process.argv.slice(2)
const EMPTY = JSON.stringify({ kind: 'frame', table: 'table-0000', n: 100, events: '' })
const filler = 'x'.repeat(Math.max(0, Number(frameBytes) - EMPTY.length))

class Table {
  readonly sockets: WebSocket[] = []
  #n = 0

  play(text: string): void {
    const { table } = JSON.parse(text)
    this.#n += 1
    const frame = JSON.stringify({ kind: 'frame', table, n: this.#n, events: filler })
    for (const socket of this.sockets) socket.send(frame)
  }
}

const tables = new Map<string, Table>()

function tableAt(path: string): Table {
  const table = tables.get(path) ?? new Table()
  tables.set(path, table)
  return table
}

const http = createServer()
new WebSocketServer({ server: http }).on('connection', (socket, { url = '/' }) => {
  const table = tableAt(url)
  table.sockets.push(socket)
  socket.on('message', (data) => table.play(String(data)))
})
http.listen(0, HOST, () => tellPort((http.address() as AddressInfo).port))
