// Consent through stores without a screen: questions, rematches, stand-ins, those who look on; cut, reloaded, on two devices.
import { expect, test } from 'vitest'
import type { RunningServer } from '../../server/src/server.ts'
import { openHouse } from '../../server/test/house.ts'
import type { TableSession } from '../src/store/types.ts'
import { Browser, startedWith, until } from './store-people.ts'

const CLOCK = { kind: 'perTurn', seconds: 300 }

const guests = (url: string, ...names: string[]): Promise<Browser[]> =>
  Promise.all(names.map((name) => Browser.guest(url, name)))

const asked = (session: TableSession): string => session.snapshot().house?.asking?.id ?? ''
const houseOf = (session: TableSession) => session.snapshot().house

/** A match of PowerHouse that was ended for everybody. */
async function overWith(house: RunningServer, browsers: readonly Browser[], wanted = {}) {
  const started = await startedWith(house, browsers, { game: 'powerhouse', ...wanted })
  await browsers[0]?.person.post(`/api/tables/${started.id}/end`)
  for (const session of started.sessions) await until(session, ({ status }) => status === 'over')
  return started
}

test('a question is the same after a reload and on a second device; who asked hears how it ended', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { id, sessions } = await startedWith(house, browsers, { clock: CLOCK })
  const [ann, bob] = sessions as [TableSession, TableSession]
  ann.ask('stop')
  await until(bob, () => asked(bob) !== '')
  browsers[1]?.reload()
  const reloaded = (browsers[1] as Browser).open(id)
  const tablet = new Browser((browsers[1] as Browser).person).open(id)
  for (const session of [reloaded, tablet]) {
    await until(session, ({ status }) => status === 'playing')
    expect(houseOf(session)?.asking).toEqual(houseOf(ann)?.asking)
  }
  tablet.answer(asked(tablet), false)
  const told = await until(ann, (one) => one.house?.answered !== null)
  expect(told.house).toMatchObject({ asking: null, answered: { about: 'stop', yes: false, by: 1 } })
  await until(reloaded, () => asked(reloaded) === '')
  ann.ask('stop')
  await until(reloaded, () => asked(reloaded) !== '')
  ann.withdraw(asked(reloaded))
  await until(reloaded, () => asked(reloaded) === '')
  expect(houseOf(reloaded)?.answered).toMatchObject({ seat: 0, yes: false, by: 0 })
  ann.ask('stop')
  await until(reloaded, () => asked(reloaded) !== '')
  reloaded.answer(asked(reloaded), true)
  const paused = await until(ann, (one) => one.house?.pausedBy !== null)
  expect(paused.house?.pausedBy).toEqual({ seat: 0, since: paused.clock?.stoppedAt })
  reloaded.play({ kind: 'ready' })
  await until(ann, (one) => one.house?.pausedBy === null)
})

test('a rematch: offered, told on another page, kept over a cut and a reload, and both are led there', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Eve')
  const [, bobs, eves] = browsers as [Browser, Browser, Browser]
  const { id, sessions } = await overWith(house, browsers.slice(0, 2), { bots: 2 })
  const [ann, bob] = sessions as [TableSession, TableSession]
  const eve = eves.open(id)
  await until(eve, ({ status }) => status === 'over')
  const elsewhere = new Browser(bobs.person)
  elsewhere.wire.start()
  bobs.cut()
  ann.rematch('offer')
  await until(eve, (one) => one.house?.rematchOffer !== null)
  bobs.mend()
  const offer = { by: 0, yes: [0], no: [] }
  expect(
    (await until(bob, (one) => one.house?.rematchOffer !== null)).house?.rematchOffer,
  ).toMatchObject(offer)
  await expect
    .poll(() => elsewhere.wire.calls)
    .toMatchObject([{ table: id, name: 'Ann', answer: null }])
  bobs.reload()
  const back = bobs.open(id)
  await until(back, ({ status }) => status === 'over')
  expect(houseOf(back)?.rematchOffer).toMatchObject(offer)
  back.rematch('yes')
  const { begun } = await until(ann, (one) => one.begun !== null)
  expect((await until(back, (one) => one.begun !== null)).begun).toBe(begun)
  const watched = await until(eve, (one) => one.house?.rematch !== null)
  expect([watched.house?.rematch, watched.begun]).toEqual([begun, null])
  await expect.poll(() => elsewhere.wire.calls).toMatchObject([{ table: id, begun }])
  const next = back.snapshot().begun ?? ''
  const live = await house.tables.find(next)
  expect(live?.room.entropy).toHaveLength(2)
  const again = bobs.open(next)
  expect((await until(again, ({ status }) => status === 'playing')).viewer).toBe(3)
  await expect.poll(() => elsewhere.wire.calls).toEqual([])
})

test('a rematch that is refused leads nobody anywhere, and says who did not want it', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { sessions } = await overWith(house, browsers, { bots: 2 })
  const [ann, bob] = sessions as [TableSession, TableSession]
  ann.rematch('offer')
  await until(bob, (one) => one.house?.rematchOffer !== null)
  bob.rematch('no')
  const { house: told, begun } = await until(ann, (one) => one.house?.answered !== null)
  expect(told).toMatchObject({ rematchOffer: null, answered: { about: 'rematch', by: 3 } })
  expect(begun).toBeNull()
})

test('nothing is offered to somebody for whom a bot plays, and one word takes the seat back', async () => {
  const house = await openHouse({ botPace: 600_000 })
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { sessions } = await startedWith(house, browsers)
  const [ann] = sessions as [TableSession]
  expect(ann.snapshot().offers).not.toEqual([])
  ann.seat('bot')
  const { offers, house: told } = await until(ann, (one) => one.house?.seats[0]?.standIn != null)
  expect(offers).toEqual([])
  expect(told?.seats[0]?.standIn).toMatchObject({ why: 'asked', moves: 0 })
  ann.play({ kind: 'ready' })
  expect(ann.snapshot().pending).toEqual([])
  ann.seat('back')
  expect((await until(ann, (one) => one.offers.length > 0)).house?.seats[0]?.standIn).toBeNull()
})

test('those who look on are counted, and what they say comes after a cut too', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Eve', 'Fay')
  const [anns, , eves, fays] = browsers as [Browser, Browser, Browser, Browser]
  const { id, sessions } = await startedWith(house, browsers.slice(0, 2))
  const [ann] = sessions as [TableSession]
  const [eve, fay] = [eves.open(id), fays.open(id)]
  await until(ann, (one) => one.house?.watching.count === 2)
  eve.chat('one')
  await until(fay, ({ gallery }) => gallery.length === 1)
  fays.cut()
  eve.chat('two')
  await until(eve, ({ gallery }) => gallery.length === 2)
  fays.mend()
  const { gallery } = await until(fay, (one) => one.gallery.length === 2)
  expect(gallery.map(({ text }) => text)).toEqual(['one', 'two'])
  expect([ann.snapshot().gallery, ann.snapshot().chat, fay.snapshot().chat]).toEqual([[], [], []])
  await browsers[1]?.person.post(`/api/tables/${id}/leave`)
  await until(ann, (one) => one.gallery.length === 2)
  expect(anns.heard.findIndex((text) => text.includes('"gallery"'))).toBeGreaterThan(0)
})

test('a game that the others ended without a move for it is over, and takes none', async () => {
  const time = { ahead: 0 }
  const house = await openHouse({}, () => Date.now() + time.ahead)
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { live, sessions } = await startedWith(house, browsers, { game: 'serenissima' })
  const [ann, bob] = sessions as [TableSession, TableSession]
  bob.close()
  await until(ann, (one) => one.house?.seats[1]?.overdueAt != null)
  time.ahead += 121_000
  ann.ask('end')
  const { house: told, decision } = await until(ann, ({ status }) => status === 'over')
  expect(told).toMatchObject({ status: 'over', ended: { seat: 0 } })
  expect(decision?.result).toBeUndefined()
  expect(live.stored.result).toBeNull()
  expect(ann.snapshot().offers).toEqual([])
})

test('a table that cannot be opened any more stays as it was, and says that it has stopped', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { id, sessions } = await startedWith(house, browsers)
  const [ann] = sessions as [TableSession]
  const find = house.tables.find.bind(house.tables)
  const { Damaged } = await import('../../server/src/tables/damage.ts')
  house.tables.find = (table) =>
    table === id ? Promise.reject(new Damaged(id, 'a page is torn')) : find(table)
  browsers[0]?.cut()
  await until(ann, ({ connection }) => connection !== 'open')
  browsers[0]?.mend()
  const { status, view } = await until(ann, ({ isStopped }) => isStopped)
  expect(status).toBe('playing')
  expect(view).not.toBeNull()
  house.tables.find = find
})
