// The durable floor: a bare `ws` server that has each message in SQLite (WAL, FULL) before it tells anybody; all that came in
// one turn of the event loop share one commit.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { HOST, tellPort } from './listening.ts'
import { freshFolder, removeFolder } from './our-server.ts'

const folder = freshFolder()
process.on('exit', () => removeFolder(folder))
const database = new DatabaseSync(join(folder, 'durable.sqlite'))
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000',
)
database.exec('CREATE TABLE log (i INTEGER PRIMARY KEY, body TEXT NOT NULL)')
const add = database.prepare('INSERT INTO log (body) VALUES (?)')

const [frameBytes = '150'] = process.argv.slice(2)
const EMPTY = JSON.stringify({ kind: 'frame', table: 'table-0000', n: 100, events: '' })
const filler = 'x'.repeat(Math.max(0, Number(frameBytes) - EMPTY.length))

let waiting: (() => void)[] = []
function commit(): void {
  const done = waiting
  waiting = []
  database.exec('COMMIT')
  for (const tell of done) tell()
}

class Table {
  readonly sockets: WebSocket[] = []
  #n = 0

  play(text: string): void {
    const { table } = JSON.parse(text)
    this.#n += 1
    const frame = JSON.stringify({ kind: 'frame', table, n: this.#n, events: filler })
    if (waiting.length === 0) {
      database.exec('BEGIN')
      setImmediate(commit)
    }
    add.run(frame)
    waiting.push(() => {
      for (const socket of this.sockets) socket.send(frame)
    })
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
