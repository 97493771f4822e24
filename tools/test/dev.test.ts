// `npx foldtable dev` for real: pages of Vite may write through it, and whoever ends it ends both of its processes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder, foldtable } from './command-line.ts'

const bin = fileURLToPath(new URL('../bin/foldtable.js', import.meta.url))

/** Free at this moment; the one after it nearly always is, too. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? Math.min(address.port, 65_534) : 0
}

test('a page of the live house reads and writes, and a word ends all of it', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [bin, 'dev', '--port', String(port), '--data', emptyFolder()]
  const house = spawn(process.execPath, args, { stdio: 'ignore' })
  onTestFinished(() => void house.kill('SIGKILL'))
  await expect.poll(() => statusOf(`${url}/api/games`)).toBe(200)
  expect(await (await fetch(url)).text()).toContain('/@vite/client')
  const guest = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Ann' }),
  })
  expect(guest.status).toBe(200)
  house.kill('SIGTERM')
  expect(await once(house, 'exit')).toEqual([0, null])
  expect(await statusOf(`${url}/api/games`)).toBe('nobody')
  expect(await statusOf(`http://127.0.0.1:${port + 1}/healthz`)).toBe('nobody')
})

const statusOf = (url: string): Promise<number | string> =>
  fetch(url).then(
    ({ status }) => status,
    () => 'nobody',
  )

test('a port that is none is refused', () => {
  const { status, stderr } = foldtable(['dev', '--port', 'http'])
  expect(status).toBe(2)
  expect(stderr).toContain('--port is a number')
})
