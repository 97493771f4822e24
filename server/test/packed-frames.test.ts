// Whoever says at hello that it knows a game's words is sent its frames packed, and folds the same as everybody else.
import { once } from 'node:events'
import { inflateRawSync } from 'node:zlib'
import { PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import { PackedLine } from '@foldtable/protocol/packed/frames'
import { type WordList, wordsFrom } from '@foldtable/protocol/packed/words'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, startedAt, tableOf } from './seated.ts'

type Told = Extract<ServerMessage, { kind: 'frame' | 'table' }>

/** Somebody's second device, which reads packed frames. */
async function packedDevice(url: string, { cookie }: Person, words: ReturnType<typeof wordsFrom>) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie },
    origin: url,
  })
  const line = new PackedLine([words], (bytes, dictionary) => inflateRawSync(bytes, { dictionary }))
  const told: Told[] = []
  const welcomes: ServerMessage[] = []
  const sizes: number[] = []
  socket.on('message', (data: Buffer, isBinary) => {
    const message: ServerMessage | undefined = isBinary ? line.read(data) : JSON.parse(String(data))
    if (isBinary) sizes.push(data.length)
    if (message?.kind === 'welcome') welcomes.push(message)
    if (isBinary && (message?.kind === 'frame' || message?.kind === 'table')) told.push(message)
  })
  await once(socket, 'open')
  const say = (message: object) => socket.send(JSON.stringify(message))
  say({ kind: 'hello', protocol: PROTOCOL, packed: [words.hash, 'of another list'] })
  return { socket, say, line, told, welcomes, sizes }
}

test('[HOUSE-4.1] frames and whole tables come packed to who knows the words, and as JSON to all others', async () => {
  const house = await openHouse()
  const people = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id, live } = await startedAt(house, people)
  const answer = await people[0].get('/api/games/pass-the-ace/words')
  const { hash, ...list }: WordList & { readonly hash: string } = answer.json()
  const words = wordsFrom(list)
  expect(words.hash).toBe(hash)
  const device = await packedDevice(house.url, people[0], words)
  await expect.poll(() => device.welcomes).toMatchObject([{ packed: [hash] }])
  device.say({ kind: 'watch', table: id })
  await expect.poll(() => device.told.length).toBe(1)
  expect(device.told[0]).toEqual({
    ...{ kind: 'table', table: id, n: live.stored.n, viewer: 0, chat: [], clock: null },
    ...{ state: tableOf(live).view(0), question: tableOf(live).question(0) },
    house: expect.objectContaining({ game: 'pass-the-ace' }),
  })
  const before = live.stored.n
  device.line.played('the key of a move')
  device.say({ kind: 'play', table: id, key: 'the key of a move', move: { kind: 'ready' } })
  await expect.poll(() => device.told.at(-1)).toMatchObject({ kind: 'frame', n: before + 1 })
  const own = people[0].messages.findLast(({ kind }) => kind === 'frame')
  expect(device.told.at(-1)).toEqual({ ...own, key: 'the key of a move' })
  expect(device.sizes.at(-1)).toBeLessThan(30)
  device.say({ kind: 'unwatch', table: id })
  await people[1].play(id, { kind: 'ready' })
  device.say({ kind: 'watch', table: id, after: before + 1 })
  await expect.poll(() => device.sizes.length).toBeGreaterThan(3)
  device.socket.close()
})
