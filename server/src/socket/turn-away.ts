// The answer to whoever is not let in, before there is a WebSocket.
import type { Duplex } from 'node:stream'
import type { TurnedAway } from './limits.ts'

const STATUS: { readonly [W in TurnedAway]: string } = {
  noSuchPlace: '404 Not Found',
  crossSite: '403 Forbidden',
  tooManySockets: '429 Too Many Requests',
  stopping: '503 Service Unavailable',
  outage: '503 Service Unavailable',
}

export function turnAway(socket: Duplex, code: TurnedAway): void {
  const body = JSON.stringify({ code })
  socket.once('finish', () => socket.destroy()) // or it would stay for as long as the other side likes
  socket.end(
    `HTTP/1.1 ${STATUS[code]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}
