// The bell over each of its lines, cut and mended.
import { randomUUID } from 'node:crypto'
import { FaultyWire } from '@foldtable/testkit/faulty-wire'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Bell } from '../src/bell/bell.ts'
import type { Ears } from '../src/bell/line.ts'
import { Exchange, LocalLine } from '../src/bell/local-line.ts'
import { PostgresLine } from '../src/bell/postgres-line.ts'
import { RedisLine } from '../src/bell/redis-line.ts'
import { bellContract, mended } from './bell-contract.ts'
import {
  asked,
  freshDatabase,
  hasPostgres,
  hasRedis,
  ownRedis,
  redisUrl,
  sharedRedis,
} from './databases.ts'

const ignored = () => undefined

bellContract('one process', async () => {
  const exchange = new Exchange()
  return () => new LocalLine(exchange)
})

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  bellContract('PostgreSQL', async () => {
    const url = await freshDatabase()
    return () => new PostgresLine([url], ignored)
  })

  test('it is heard again after its connections were ended, and after a wire was cut', async () => {
    const url = await freshDatabase()
    const wire = await FaultyWire.open(Number(new URL(url).port))
    onTestFinished(() => wire.close())
    const through = Object.assign(new URL(url), { port: `${wire.port}` }).href
    await mended(
      () => new PostgresLine([through], ignored),
      async () => {
        await asked(
          url,
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        )
        wire.cut()
      },
      () => wire.mend(),
    )
  })
})

describe.skipIf(!hasRedis)('Redis', () => {
  bellContract('Redis', async () => {
    const [url, name] = [await sharedRedis(), randomUUID()]
    return () => new RedisLine(url, name, ignored)
  })

  test('it is heard again after Redis was killed and has forgotten everything', async () => {
    const redis = await ownRedis()
    await mended(
      () => new RedisLine(redisUrl(redis.port), 'mine', ignored),
      () => redis.end(),
      () => redis.start(),
    )
  })
})

test('what makes no sense is as good as lost', async () => {
  let ears: Ears | undefined
  const line = Object.assign(new LocalLine(new Exchange()), {
    start: async (_slot: number, given: Ears) => {
      ears = given
    },
  })
  const heard: unknown[] = []
  await new Bell(line).start(0, {
    heardEntry: (one) => heard.push(one),
    heard: (one) => heard.push(one),
    missed: () => heard.push('missed'),
  })
  for (const text of ['', 'x', 'x\nE', 'x\nN{', 'x\nNnull', 'x\nE t x  {}', 'x\nQ'])
    ears?.heard(text)
  expect(heard).toEqual(Array(6).fill('missed').slice(1))
})
