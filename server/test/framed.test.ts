// Frames written by hand are what a WebSocket reader expects, at every length of the length.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from '../src/socket/framed.ts'

const LENGTHS = [0, 125, 126, 65_535, 65_536, 200_000]
const textOf = (length: number) => 'é'.repeat(length / 2) + 'x'.repeat(length % 2)

test('a text of any length is read as it was written', async () => {
  const http = createServer()
  const door = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, stream, head) => {
    door.handleUpgrade(request, stream, head, () => {
      for (const length of LENGTHS) stream.write(framed(textOf(length)))
    })
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const reader = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const read: string[] = []
  await new Promise<void>((resolve) => {
    reader.on('message', (data) => {
      read.push(String(data))
      if (read.length === LENGTHS.length) resolve()
    })
  })
  expect(read).toEqual(LENGTHS.map(textOf))
  reader.terminate()
  http.close()
})
