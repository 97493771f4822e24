// Where it listens: sockets of the file system; whose address a request has.
import { existsSync, linkSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientAddress, household, trustOf } from '../src/http/client-address.ts'
import { freshFolder, openHouse } from './house.ts'

const askAt = (socketPath: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: '/healthz' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject).end()
  })

test('HOST may be a Unix socket, also one that a kill left behind', async () => {
  const folder = freshFolder()
  const [taken, host] = [join(folder, 'taken.sock'), join(folder, 'left.sock')]
  const other = createServer().listen(taken)
  await new Promise((resolve) => other.once('listening', resolve))
  linkSync(taken, host)
  await expect(openHouse({ host })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await new Promise((resolve) => other.close(resolve))
  expect(existsSync(host)).toBe(true)
  await openHouse({ host })
  expect(await askAt(host)).toBe(200)
})

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test.each([
  [0, '9.9.9.9', '10.0.0.1'],
  [1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
  [1, undefined, '10.0.0.1'],
  [2, '6.6.6.6, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
  [['10.0.0.0/8'], '6.6.6.6, 9.9.9.9, 10.0.0.2', '9.9.9.9'],
  [['192.168.0.0/16'], '9.9.9.9', '10.0.0.1'],
])('trusting %j, a client that is said to be %s is %s', (proxies, forwarded, address) =>
  expect(clientAddress(from('10.0.0.1', forwarded), trustOf(proxies))).toBe(address),
)

test('an address of IPv6 counts with its /64', () => {
  expect(household('2001:db8:0:1::7')).toBe('2001:db8:0:1::/64')
  expect(household('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1::/64')
  expect(household('::1')).toBe('0:0:0:0::/64')
  expect(household('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(household('10.0.0.1')).toBe('10.0.0.1')
})
