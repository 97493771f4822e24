// In the middle of every consent the line drops, the page is loaded anew and a second device is opened: for who asks at a desk
// and for who is asked on a phone. The answer is given on the second device, and once while the line is down.

import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { DESK, noBrowser, openSite, type Visitor, visit, withChromium } from './browser/chromium.ts'
import { button, fromMenu } from './browser/evening.ts'

const TOUCH = { width: 390, height: 844 }
const CLOCK = { kind: 'perTurn', seconds: 300 }

async function site() {
  const time = { ahead: 0 }
  const opened = await openSite(() => Date.now() + time.ahead)
  const pass = (ms: number) => {
    time.ahead += ms
    opened.house.wake()
  }
  return { ...opened, pass }
}
type Site = Awaited<ReturnType<typeof site>>

/** Ann at a desk and Bob on a phone, both behind a door that can be shut. */
async function two({ door: { url } }: Site) {
  const come = async (name: string, isPhone: boolean) => {
    const visitor = await visit(url, isPhone ? TOUCH : DESK, 'en-GB', isPhone)
    await visitor.page.request.post(`${url}/api/guest`, { data: { name } })
    return visitor
  }
  return [await come('Ann', false), await come('Bob', true)] as const
}

const post = async ({ page }: Visitor, path: string, data: object = {}) =>
  (await page.request.post(new URL(path, page.url()).href, { data })).json()

async function opens(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`/tables/${id}`, page.url()).href)
  await page.locator('.tf[data-n]').waitFor()
}

/** Another device of theirs at the same table. */
async function device({ context, page }: Visitor, id: string, isPhone: boolean): Promise<Visitor> {
  const other = await visit(
    new URL('/robots.txt', page.url()).href,
    isPhone ? TOUCH : DESK,
    'en-GB',
    isPhone,
  )
  await other.context.addCookies(await context.cookies())
  await opens(other.page, id)
  return other
}

const headline = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 }).waitFor()

const alive = (page: Page, name: string) =>
  button(page, name).and(page.locator('[aria-disabled=false]'))

const liveAt = async ({ house }: Site, id: string): Promise<LiveTable> => {
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error(`no table ${id}`)
  return live
}

const areThere = (live: LiveTable) =>
  expect.poll(() => live.room.sittings.slice(0, 2).some(({ id }) => live.presence.isHere(id)))

/** The network is back, and the browsers say so. */
async function openDoor({ door }: Site, ...visitors: readonly Visitor[]): Promise<void> {
  door.open()
  for (const { page } of visitors) await page.evaluate(`dispatchEvent(new Event('online'))`)
}

/** What one reads in the middle of it, and where it is answered. */
interface Middle {
  readonly live: LiveTable
  readonly asker: { readonly on: Visitor; readonly reads: string | RegExp }
  readonly other: { readonly on: Visitor; readonly reads: string | RegExp }
  readonly agree: string
}

/**
 * The line, a reload, a second device of both; then the answer on the second device of who is asked. Only the first question
 * of a test is asked on second devices too; in `npm run deep` all are.
 */
async function interrupted(
  here: Site,
  { live, asker, other, agree }: Middle,
  withDevices = isDeep,
): Promise<Visitor[]> {
  const reads = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
  const bothRead = () =>
    Promise.all([asker, other].map(({ on, reads: text }) => reads(on.page, text)))
  await bothRead()
  here.door.shut()
  await areThere(live).toBe(false)
  await openDoor(here, asker.on, other.on)
  await areThere(live).toBe(true)
  await bothRead()
  await Promise.all([asker, other].map(({ on }) => on.page.reload()))
  await bothRead()
  if (!withDevices) {
    await alive(other.on.page, agree).tap()
    await button(other.on.page, agree).waitFor({ state: 'hidden' })
    return []
  }
  const second = await device(asker.on, live.id, true)
  const tablet = await device(other.on, live.id, false)
  await reads(second.page, asker.reads)
  await reads(tablet.page, other.reads)
  for (const part of ['.tf-turn', '.tf-strips']) await axeFindsNothing(tablet.page, part)
  await alive(tablet.page, agree).click()
  await button(other.on.page, agree).waitFor({ state: 'hidden' })
  return [second, tablet]
}

/** The answer is given while the line is down, and arrives when it is back; once. */
async function answeredInTheDark(here: Site, { live, asker, other, agree }: Middle): Promise<void> {
  await other.on.page.getByText(other.reads).first().waitFor()
  await alive(other.on.page, agree).waitFor()
  here.door.shut()
  await areThere(live).toBe(false)
  await alive(other.on.page, agree).tap()
  await openDoor(here, asker.on, other.on)
  await other.on.page.getByText(other.reads).first().waitFor({ state: 'hidden' })
}

/** Moves as the clock would, until this seat has made one; answers its entry. */
async function playTo(live: LiveTable, seat: number): Promise<{ readonly n: number }> {
  for (;;) {
    const { table } = live
    const by = live.stored.asked[0]
    if (table === undefined || by === undefined) throw new Error('nobody is asked')
    const move = live.game.timeout(table.state, by)
    await live.inTurn(() => playRequest(live, { by, move, at: Date.now() }))
    if (by === seat) return { n: live.stored.n }
  }
}

const problemsOf = (...visitors: readonly Visitor[]) => visitors.flatMap(({ problems }) => problems)

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('[HOUSE-3.7] stopping the clocks and taking back, interrupted in every way', async () => {
    const here = await site()
    const [ann, bob] = await two(here)
    const { id } = await post(ann, '/api/tables', { game: 'serenissima', clock: CLOCK })
    await post(bob, `/api/tables/${id}/join`)
    await post(ann, `/api/tables/${id}/start`)
    const live = await liveAt(here, id)
    await Promise.all([ann, bob].map(({ page }) => opens(page, id)))

    const stop: Middle = {
      live,
      asker: { on: ann, reads: 'You asked to stop the clocks' },
      other: { on: bob, reads: 'Ann asks to stop the clocks' },
      agree: 'Agree',
    }
    await fromMenu(ann.page, /^Stop the clocks/)
    const devices = await interrupted(here, stop, true)
    for (const { page } of [ann, bob, ...devices]) await headline(page, 'Paused')
    await button(ann.page, 'Go on').click()
    await ann.page.getByRole('heading', { name: 'Paused' }).waitFor({ state: 'hidden' })
    await Promise.all(devices.map(({ context }) => context.close()))
    await fromMenu(ann.page, /^Stop the clocks/)
    await answeredInTheDark(here, stop)
    for (const { page } of [ann, bob]) await headline(page, 'Paused')
    await button(ann.page, 'Go on').click()

    // Ann moves, then Bob: now hers is not free to be taken back any more
    const mine = await playTo(live, 0)
    const { n } = await playTo(live, 1)
    await ann.page.locator(`.tf[data-n="${n}"]`).waitFor()
    await fromMenu(ann.page, /^Take back/)
    const more = await interrupted(here, {
      live,
      asker: { on: ann, reads: 'You asked to take your move back' },
      other: { on: bob, reads: 'Ann asks to take' },
      agree: 'Agree',
    })
    await expect.poll(() => live.table?.entries.at(-1)?.rewind).toBe(mine.n - 1)
    for (const { page } of [ann, bob, ...more])
      await page.locator(`.tf[data-n="${live.stored.n}"]`).waitFor()
    expect(problemsOf(ann, bob, ...devices, ...more)).toEqual([])
  })

  test('[HOUSE-3.8, HOUSE-22.4] replacing, ending and a rematch, interrupted in every way', async () => {
    const here = await site()
    const [ann, bob] = await two(here)
    const { id } = await post(ann, '/api/tables', { game: 'powerhouse' })
    await post(bob, `/api/tables/${id}/join`)
    for (const name of ['Cleo', 'Dan'])
      await (await Person.guest(here.url, name)).post(`/api/tables/${id}/join`)
    await post(ann, `/api/tables/${id}/start`)
    const live = await liveAt(here, id)
    await Promise.all([ann, bob].map(({ page }) => opens(page, id)))
    here.pass(200_000)
    await Promise.all([ann, bob].map(({ page }) => page.reload())) // and know the time
    for (const { page } of [ann, bob]) await page.locator('.tf[data-n]').waitFor()

    await fromMenu(ann.page, /^Let a bot play for Cleo/)
    const one = await interrupted(
      here,
      {
        live,
        asker: { on: ann, reads: 'You asked for a bot in an empty seat' },
        other: { on: bob, reads: 'Ann asks: let a bot play on for Cleo?' },
        agree: 'Agree',
      },
      true,
    )
    await expect.poll(() => live.room.sittings[2]?.isBot).toBe(true)

    await fromMenu(ann.page, /^Ask to end the game/)
    const more = await interrupted(here, {
      live,
      asker: { on: ann, reads: 'You asked to end the game' },
      other: { on: bob, reads: 'Ann asks to end the game here' },
      agree: 'Agree',
    })
    await expect.poll(() => live.stored.status).toBe('over')
    for (const { page } of [ann, bob]) await button(page, 'Rematch').waitFor()
    await Promise.all([...one, ...more].map(({ context }) => context.close()))

    await button(ann.page, 'Rematch').click()
    await interrupted(here, {
      live,
      asker: { on: ann, reads: 'You offer a rematch' },
      other: { on: bob, reads: 'Ann wants a rematch' },
      agree: 'Join',
    })
    await button(ann.page, /^Start with 2/).click()
    await expect.poll(() => live.room.rematch).not.toBeNull()
    for (const { page } of [ann, bob])
      await page.waitForURL((at) => at.pathname === `/tables/${live.room.rematch}`)
    expect(problemsOf(ann, bob)).toEqual([])
  })
})
