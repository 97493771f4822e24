// Tests have a PostgreSQL and a Redis of their own, or say what is missing.
import { expect, test } from 'vitest'
import { missingDatabases } from '../../tools/databases.js'
import { asked, freshDatabase, hasPostgres, hasRedis, sharedRedis } from './databases.ts'

test('what is missing is said in a sentence each', () => {
  expect(missingDatabases().length).toBe((hasPostgres ? 0 : 1) + (hasRedis ? 0 : 1))
})

test.skipIf(!hasPostgres)('each test has a database of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  await asked(one, 'CREATE TABLE marks (i BIGINT)')
  await expect(asked(other, 'SELECT * FROM marks')).rejects.toThrow('does not exist')
  expect(await asked(one, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
})

test.skipIf(!hasRedis)('there is a Redis', async () => {
  expect(await sharedRedis()).toMatch(/^redis:/)
})
