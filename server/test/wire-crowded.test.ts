// More tables in use than may be in memory: still one writer for each, and everybody hears it.
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Person } from './person.ts'

test('whoever watches hears everything, however many tables come and go meanwhile', async () => {
  const house = await openHouse({ mostLiveTables: 1 })
  const [ann, bob] = await Promise.all([
    Person.guest(house.url, 'Ann'),
    Person.guest(house.url, 'Bob'),
  ])
  const made = await Promise.all(
    Array.from({ length: 13 }, () => ann.post('/api/tables', { game: 'pass-the-ace' })),
  )
  const [first, second, third, ...tables] = made.map((answer) => answer.json().id as string)
  await ann.connect()
  let isOver = false
  const crowd = (async () => {
    while (!isOver) {
      for (const other of [first, second, third]) await house.tables.find(other ?? '')
      await new Promise(setImmediate) // what is in memory is found without a turn of the event loop
    }
  })()
  try {
    for (const table of tables) {
      await ann.watch(table)
      const heard = ann.until(
        (one) => one.kind === 'house' && one.table === table && one.house.seats.length === 2,
      )
      expect((await bob.post(`/api/tables/${table}/join`)).status).toBe(200)
      await heard
    }
  } finally {
    isOver = true
    await crowd
  }
}, 10_000)
