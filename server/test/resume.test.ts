// Coming back to a table: what was missed, and nothing twice.
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { caughtUp, guests, startedAt } from './seated.ts'

test('[HOUSE-4.9] whoever comes back is sent the frames and the chat that it missed, its own moves with their keys', async () => {
  const house = await openHouse()
  const [ann, bob] = await guests(house.url, 'Ann', 'Bob')
  if (ann === undefined || bob === undefined) throw new Error('nobody came')
  const { id } = await startedAt(house, [ann, bob], { pace: 'slow' })
  bob.say({ kind: 'chat', table: id, key: 'b1', text: 'Before' })
  await ann.until((message) => message.kind === 'chat')
  await ann.play(id, { kind: 'ready' }, 'mine')
  await ann.disconnect()
  bob.say({ kind: 'chat', table: id, key: 'b2', text: 'Meanwhile' })
  await bob.until((message) => message.kind === 'chat' && message.text === 'Meanwhile')
  await ann.connect()
  const before = ann.messages.length
  const said = ann.until((message) => message.kind === 'chat')
  ann.say({ kind: 'watch', table: id, after: 1, chat: 1 })
  await said
  await caughtUp(ann, id, 2)
  const sent = ann.messages.slice(before).filter(({ kind }) => kind !== 'waits')
  expect(sent.map(({ kind }) => kind).slice(0, 3)).toEqual(['house', 'frame', 'chat'])
  expect(sent[1]).toMatchObject({ n: 2, key: 'mine' })
  expect(sent[2]).toMatchObject({ i: 2, text: 'Meanwhile' })

  await bob.disconnect()
  await bob.connect()
  bob.say({ kind: 'watch', table: id, after: 1 })
  const frame = await bob.until((message) => message.kind === 'frame')
  expect(frame).not.toHaveProperty('key')
})
