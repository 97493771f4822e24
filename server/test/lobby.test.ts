// The lobby as it is told over the socket: what changes, once a second at most, to whoever looks.
import type { ListedTable, ServerMessage } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests } from './seated.ts'

type Told = Extract<ServerMessage, { kind: 'lobby' }>

const isLobby = (message: ServerMessage): message is Told => message.kind === 'lobby'
const toldTo = (who: Person): Told[] => who.messages.filter(isLobby)

/** What was told of a table at last: how it stands, or that it is gone. */
function latest(who: Person, id: string): ListedTable | 'gone' | undefined {
  const told = toldTo(who).findLast(
    ({ changed, gone }) => gone.includes(id) || changed.some((one) => one.id === id),
  )
  return told?.gone.includes(id) ? 'gone' : told?.changed.find((one) => one.id === id)
}

async function evening(more = {}) {
  const { url } = await openHouse(more)
  const [ann, bob, eve] = await guests(url, 'Ann', 'Bob', 'Eve')
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('nobody')
  for (const one of [ann, bob, eve]) await one.connect()
  return { url, ann, bob, eve }
}

const look = async (who: Person, after?: number): Promise<Told> => {
  const answer = who.until(isLobby)
  who.say({ kind: 'lobby', on: true, ...(after === undefined ? {} : { after }) })
  return (await answer) as Told
}

const make = async (who: Person, wanted = {}): Promise<string> =>
  (await who.post('/api/tables', { game: 'pass-the-ace', pace: 'slow', ...wanted })).json().id

test('whoever comes is told how many tables there are, those among them that were opened while nobody looked', async () => {
  const { ann, eve } = await evening()
  await look(eve)
  await make(ann)
  const counted = () =>
    toldTo(eve)
      .at(-1)
      ?.counts?.find(({ waiting }) => waiting > 0)?.waiting
  await expect.poll(counted).toBe(1)
  eve.say({ kind: 'lobby', on: false })
  eve.say({ kind: 'ping' })
  await eve.until(({ kind }) => kind === 'pong')
  await make(ann)
  await look(eve)
  await expect.poll(counted).toBe(2)
})

test('[HOUSE-4.12] whoever looks is told of a table that opens, fills, begins and ends; who does not look is not', async () => {
  const { ann, bob, eve } = await evening()
  expect(await look(eve)).toMatchObject({ changed: [], gone: [], isStale: false })
  await look(bob)
  const clock = { kind: 'perTurn', seconds: 60 }
  const id = await make(ann, { bots: 1, maxPlayers: 4, clock })
  await expect
    .poll(() => latest(eve, id))
    .toMatchObject({
      ...{ game: 'pass-the-ace', status: 'waiting', host: 'Ann', seats: ['Ann', 'Hana'], bots: 1 },
      ...{ maxPlayers: 4, pace: 'slow', clock },
    })
  await bob.post(`/api/tables/${id}/join`)
  await expect.poll(() => latest(eve, id)).toMatchObject({ seats: ['Ann', 'Hana', 'Bob'] })
  expect(latest(eve, id)).not.toHaveProperty('mySeat')
  await expect.poll(() => latest(bob, id)).toMatchObject({ mySeat: null })
  await ann.post(`/api/tables/${id}/start`)
  await expect.poll(() => latest(eve, id)).toMatchObject({ status: 'playing' })
  for (const one of [ann, bob]) await one.post(`/api/tables/${id}/leave`)
  await expect.poll(() => latest(eve, id)).toMatchObject({ status: 'over' })
  expect(toldTo(ann)).toEqual([])
})

test('[HOUSE-4.12] a table by link is nobody’s business, and a closed room is gone', async () => {
  const { ann, eve } = await evening()
  await look(eve)
  const hidden = [
    await make(ann, { visibility: 'unlisted' }),
    await make(ann, { visibility: 'private' }),
  ]
  const id = await make(ann)
  await expect.poll(() => latest(eve, id)).toMatchObject({ status: 'waiting' })
  await ann.post(`/api/tables/${id}/leave`)
  await expect.poll(() => latest(eve, id)).toBe('gone')
  for (const one of hidden) expect(eve.heard.join('')).not.toContain(one)
})

test('[HOUSE-4.12] many changes are few messages, and who looks away hears nothing more', async () => {
  const { ann, bob, eve } = await evening()
  await look(eve)
  await look(bob)
  const id = await make(ann)
  for (let i = 0; i < 20; i++)
    await ann.post(`/api/tables/${id}/settings`, { maxPlayers: 2 + (i % 6) })
  await ann.post(`/api/tables/${id}/settings`, { maxPlayers: 8 })
  await expect.poll(() => latest(eve, id), { timeout: 5000 }).toMatchObject({ maxPlayers: 8 })
  expect(toldTo(eve).length).toBeLessThan(8)
  bob.say({ kind: 'lobby', on: false })
  const before = toldTo(bob).length
  await ann.post(`/api/tables/${id}/settings`, { maxPlayers: 3 })
  await expect.poll(() => latest(eve, id), { timeout: 5000 }).toMatchObject({ maxPlayers: 3 })
  expect(toldTo(bob)).toHaveLength(before)
})

test('[HOUSE-4.12] who comes back hears what was missed, or that it was too much', async () => {
  const { ann, eve } = await evening({ lobbyChanges: 9 })
  const first = await make(ann)
  const { revision, changed } = await look(eve)
  expect(changed.map(({ id }) => id)).toEqual([first]) // a page may have been read before it was there
  await eve.disconnect()
  const second = await make(ann)
  await eve.connect()
  const missed = await look(eve, revision)
  expect(missed).toMatchObject({ changed: [{ id: second }], isStale: false })
  for (let i = 0; i < 4; i++) await make(ann)
  expect(await look(eve, missed.revision)).toMatchObject({ changed: [], isStale: true })
  for (let i = 0; i < 9; i++) await make(ann)
  for (const old of [revision, 0, Number.MAX_SAFE_INTEGER])
    expect(await look(eve, old)).toMatchObject({ changed: [], isStale: true })
})

test('[HOUSE-4.12] how many tables of each game wait and are played is told with the rest', async () => {
  const { ann, bob, eve } = await evening()
  const counted = (who: Person) =>
    toldTo(who)
      .findLast(({ counts }) => counts !== undefined)
      ?.counts?.filter(({ waiting, playing }) => waiting + playing > 0)
  await look(eve)
  await expect.poll(() => counted(eve)).toEqual([])
  const id = await make(ann, { bots: 1 })
  await make(ann, { visibility: 'private' })
  await make(bob, { game: 'imperial' })
  await expect
    .poll(() => counted(eve))
    .toEqual([
      { game: 'pass-the-ace', waiting: 1, playing: 0 },
      { game: 'imperial', waiting: 1, playing: 0 },
    ])
  await ann.post(`/api/tables/${id}/start`)
  await expect
    .poll(() => counted(eve)?.[0])
    .toEqual({ game: 'pass-the-ace', waiting: 0, playing: 1 })
})
