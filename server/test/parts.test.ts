// The parts of the server: in which order they hear, begin and end, and what one that fails does to the others.

import { createServer } from 'node:net'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Entry } from '@foldtable/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { holderOf } from '../src/folder/lock.ts'
import { statement } from '../src/ledger/sql.ts'
import { endAll, startAll } from '../src/parts/life.ts'
import { type Part, together } from '../src/parts/part.ts'
import { startServer } from '../src/server.ts'
import { testSettings } from './house.ts'

/** Not looked at by any part here. */
const live: LiveTable = Object.create(null)
const entry: Entry = { n: 1, at: 0, by: 0, events: [] }

const broken = (): never => {
  throw new Error('broken')
}

test('parts hear of an entry in their order, and one that throws is reported and keeps nobody from hearing', () => {
  const heard: unknown[] = []
  const parts: Part[] = [{ onEntry: () => heard.push('first') }, { onEntry: broken }]
  const all = together(parts, (problem) => heard.push(problem))
  parts.push({ onEntry: (_live, { n }) => heard.push(n) })
  all.onEntry(live, entry)
  expect(heard).toEqual(['first', new Error('broken'), 1])
})

test('what parts write with an entry is written in their order, and one that throws keeps it from being written', async () => {
  const says = (text: string) => statement(text)
  const writing = together(
    [{ onEnd: async () => [says('a')] }, {}, { onEnd: async () => [says('b'), says('c')] }],
    broken,
  )
  expect((await writing.onEnd(live)).map(({ sql }) => sql)).toEqual(['a', 'b', 'c'])
  const failing = together([{ onEnd: async () => [says('a')] }, { onEnd: broken }], broken)
  await expect(failing.onEnd(live)).rejects.toThrow('broken')
})

/** Notes what it is told, a moment later. */
function noting(name: string, told: string[], fails: readonly string[] = []): Part {
  const note = async (what: string) => {
    told.push(`${name} ${what}`)
    await Promise.resolve()
    if (fails.includes(what)) throw new Error(`${name} ${what}`)
    told.push(`${name} ${what} done`)
  }
  return { start: () => note('start'), stop: () => note('stop'), close: () => note('close') }
}

test('parts begin one after another, are told to stop at once, and are closed from the last to the first', async () => {
  const told: string[] = []
  const parts = [noting('a', told), {}, noting('b', told)]
  await startAll(parts)
  await endAll(parts)
  expect(told).toEqual([
    ...['a start', 'a start done', 'b start', 'b start done'],
    ...['a stop', 'b stop', 'a stop done', 'b stop done'],
    ...['b close', 'b close done', 'a close', 'a close done'],
  ])
})

test('one that cannot be ended keeps no other from ending, and the first problem is told', async () => {
  const told: string[] = []
  const parts = [noting('a', told), noting('b', told, ['stop', 'close'])]
  await expect(endAll(parts)).rejects.toThrow('b stop')
  expect(told).toContain('a stop done')
  expect(told).toContain('a close done')
})

test('one that cannot begin keeps those behind it from beginning', async () => {
  const told: string[] = []
  await expect(
    startAll([noting('a', told), noting('b', told, ['start']), noting('c', told)]),
  ).rejects.toThrow('b start')
  expect(told).toEqual(['a start', 'a start done', 'b start'])
})

test('a server whose door is taken lets go of its folder, and another opens there', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const settings = testSettings({ host: '127.0.0.1' })
  await expect(startServer({ ...settings, port: address.port })).rejects.toThrow('EADDRINUSE')
  expect(holderOf(settings.dataDir)).toBeUndefined()
  const server = await startServer(settings)
  await Promise.all([server.stop(), server.stop()]) // the second word changes nothing
  expect(holderOf(settings.dataDir)).toBeUndefined()
})
