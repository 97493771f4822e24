// The past of a long table by pages: what is looked at is asked for, and no more.
import { gameById } from '@foldtable/games'
import { type AnyTable, type Game, redact, seenEntry } from '@foldtable/kernel'
import { lawfulTable } from '@foldtable/testkit/lawful-table'
import { expect, test } from 'vitest'
import { History } from '../src/store/history.ts'
import { PAGE, PastLoader } from '../src/store/past-loader.ts'

const VIEWER = 1

/** A server that counts what it is asked for; like the real one it may send less than that. */
function served(table: AnyTable, most = PAGE) {
  const asked: { after: number; size: number; state?: boolean }[] = []
  const { game, seats, options } = table
  const history = new History(game, () => game.blank(seats, options))
  history.reach(table.n)
  const past = new PastLoader(async (page) => {
    asked.push(page)
    const { after, size, state } = page
    const entries = table.entries.slice(after, after + Math.min(size, most))
    return entries.map((entry, index) => ({
      ...seenEntry(entry, VIEWER),
      ...(state && index === 0 ? { state: redact(table.stateAt(entry.n), VIEWER) } : {}),
    }))
  })
  const stateAt = async (n: number) => {
    await past.toMoment(history, n, () => true)
    return history.stateAt(n)
  }
  const truthAt = (n: number) => redact(table.stateAt(n), VIEWER)
  return { asked, history, past, stateAt, truthAt }
}

const longTable = (id: string): AnyTable =>
  lawfulTable(gameById(id) as Game, { seats: 3, seed: 'long 71', most: 1000 }).table
const table = longTable('full-metal-planete')

test('the log of a table of a thousand entries is a page', async () => {
  const { asked, past, history } = served(table)
  expect(table.n).toBeGreaterThan(900)
  await past.before(history, table.n + 1)
  expect(asked).toEqual([{ after: table.n - PAGE, size: PAGE }])
  expect(history.missing).toEqual([{ from: 1, to: table.n - PAGE }])
  expect(history.pastTo(table.n).map(({ n }) => n)).toHaveLength(PAGE)
  await past.before(history, table.n - PAGE + 1)
  expect(asked[1]).toEqual({ after: table.n - 2 * PAGE, size: PAGE })
  expect(history.pastTo(table.n)).toHaveLength(2 * PAGE)
  expect(history.log.map(({ n }) => n)).toEqual(
    [...history.log.map(({ n }) => n)].sort((a, b) => a - b),
  )
})

test('any moment of it is a page with a state, and steps from there need none', async () => {
  const { asked, stateAt, truthAt } = served(table)
  expect(await stateAt(510)).toEqual(truthAt(510))
  expect(asked).toEqual([{ after: 409, size: PAGE, state: true }])
  for (const n of [511, 512, 450, 609]) expect(await stateAt(n)).toEqual(truthAt(n))
  expect(asked).toHaveLength(1)
  expect(await stateAt(610)).toEqual(truthAt(610)) // goes on where the page ends
  expect(asked[1]).toEqual({ after: 609, size: PAGE })
  expect(await stateAt(1)).toEqual(truthAt(1))
  expect(asked[2]).toEqual({ after: 0, size: PAGE })
  expect(asked).toHaveLength(3)
})

test('every moment is as it was, whatever was loaded before, with moves taken back and short pages', async () => {
  const table = longTable('imperial')
  const { history, stateAt, truthAt, asked } = served(table, 30)
  expect(table.entries.some(({ rewind }) => rewind !== undefined)).toBe(true)
  for (let k = 1; k < 40; k++) {
    const n = 1 + ((k * 367) % (table.n - 1))
    expect(await stateAt(n)).toEqual(truthAt(n))
  }
  expect(asked.length).toBeLessThan(60)
  expect(
    history.missing.every(({ from, to }) => from <= to && history.frame(from) === undefined),
  ).toBe(true)
})

test('what nobody wants any more is not asked for', async () => {
  const { asked, past, history } = served(table)
  let wanted = 300
  const asks = [300, 600, 900].map((n) => {
    wanted = n
    return past.toMoment(history, n, () => wanted === n)
  })
  await Promise.all(asks)
  expect(asked).toEqual([{ after: 799, size: table.n < 999 ? table.n - 799 : PAGE, state: true }])
})
