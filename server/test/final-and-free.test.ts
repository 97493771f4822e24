// What a game says of taking back, and that every legal move may be sent, whether or not it was offered.
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { guests, startedAt } from './seated.ts'

async function started(game: string) {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Bob')
  const { id, table } = await startedAt(house, people, { game })
  const [asked = 0] = table.decision.result === undefined ? table.decision.seats : []
  const mover = people[asked]
  if (mover === undefined) throw new Error('nobody is asked')
  return { id, table, mover, asked }
}

test('[F-7.6] a landing is final, whoever is asked', async () => {
  const { id, table, mover, asked } = await started('full-metal-planete')
  const [landing] = table.offers(asked)
  if (landing === undefined) throw new Error('no landing site')
  expect(await mover.play(id, landing)).toMatchObject({ kind: 'frame' })
  mover.socket.send(JSON.stringify({ kind: 'ask', table: id, key: 'back', about: 'undo' }))
  expect(await mover.until((message) => message.kind === 'refused')).toMatchObject({
    code: 'nothingToTakeBack',
  })
  expect(table.entries.some(({ rewind }) => rewind !== undefined)).toBe(false)
})

test('[I-4.3] a bid between those that are offered is taken', async () => {
  const { id, table, mover, asked } = await started('imperial')
  const bid = { kind: 'bid', amount: 731 }
  expect(table.offers(asked)).not.toContainEqual(bid)
  expect(await mover.play(id, bid)).toMatchObject({ kind: 'frame' })
  expect(table.entries.at(-1)).toMatchObject({ by: asked, move: bid })
})
