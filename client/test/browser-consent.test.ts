// Consent in real browsers, by mouse at a desk and by touch on a phone: rematch, taking back, pausing, a bot that plays for
// somebody, those who look on, an end by agreement, and a table that waits. The house's time jumps; nobody waits.

import { playRequest } from '@foldtable/host/actions'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { DESK, noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { act, button, fromMenu } from './browser/evening.ts'

const TOUCH = { width: 390, height: 844 }

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

async function come(url: string, name: string, isPhone = false) {
  const visitor = await visit(url, isPhone ? TOUCH : DESK, 'en-GB', isPhone)
  await visitor.page.request.post(`${url}/api/guest`, { data: { name } })
  return visitor
}
type Visitor = Awaited<ReturnType<typeof come>>

const post = async ({ page }: Visitor, path: string, data: object = {}) =>
  (await page.request.post(new URL(path, page.url()).href, { data })).json()

/** A game that has begun, with everybody on its page. */
async function begun(people: readonly Visitor[], wanted: object): Promise<string> {
  const [host, ...others] = people as [Visitor, ...Visitor[]]
  const { id } = await post(host, '/api/tables', wanted)
  for (const one of others) await post(one, `/api/tables/${id}/join`)
  await post(host, `/api/tables/${id}/start`)
  await Promise.all(people.map(({ page }) => opened(page, id)))
  return id
}

async function opened(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`/tables/${id}`, page.url()).href)
  await page.locator('.tf[data-n]').waitFor()
}

const headline = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 }).waitFor()

const liveAt = async ({ house }: Site, id: string) => {
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error(`no table ${id}`)
  return live
}

const MATCH = { game: 'powerhouse', bots: 2 }

/** A finger that was on its way somewhere else presses what agrees in the moment when it comes. */
const HASTY = `new MutationObserver(() => {
  for (const one of document.querySelectorAll('.tf-ask .primary:not([data-pressed])')) {
    one.dataset.pressed = ''
    one.click()
  }
}).observe(document.body, { childList: true, subtree: true })`

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('[U-05] a rematch of two, watched by a third: offered, told in the title, joined; refused; not answered', async () => {
    const here = await site()
    const ann = await come(here.url, 'Ann')
    const bob = await come(here.url, 'Bob', true)
    const eve = await come(here.url, 'Eve')
    const first = await begun([ann, bob], MATCH)
    await opened(eve.page, first)
    await post(ann, `/api/tables/${first}/end`)

    await button(ann.page, 'Rematch').click()
    await headline(ann.page, 'You offer a rematch')
    for (const { page } of [bob, eve]) await headline(page, 'Ann wants a rematch')
    await expect.poll(() => bob.page.title()).toMatch(/^\(1\) Ann wants a rematch/)
    await expect.poll(() => eve.page.title()).toMatch(/^Ann wants a rematch/)
    await bob.page.reload()
    await headline(bob.page, 'Ann wants a rematch')
    await button(bob.page, 'Join').and(bob.page.locator('[aria-disabled=false]')).tap()
    await Promise.all(
      [ann, bob].map(({ page }) => page.waitForURL((at) => !at.href.includes(first))),
    )
    const second = new URL(ann.page.url()).pathname
    expect(new URL(bob.page.url()).pathname).toBe(second)
    await button(eve.page, 'To the rematch').click()
    await headline(eve.page, 'You are watching')
    await ann.page.getByText('One is watching').first().waitFor()

    await post(ann, `/api${second}/end`)
    await button(bob.page, 'Rematch').tap()
    await button(ann.page, 'No, thanks').and(ann.page.locator('[aria-disabled=false]')).click()
    await bob.page.getByText('Ann would rather not').waitFor()

    await bob.page.goto(`${here.url}/lobby`)
    await button(ann.page, 'Rematch').click()
    await bob.page.getByText('Ann wants a rematch of PowerHouse.').waitFor()
    await expect.poll(() => bob.page.title()).toMatch(/^\(1\) Ann wants a rematch/)
    await axeFindsNothing(bob.page)
    here.pass(121_000)
    await button(ann.page, 'Rematch').waitFor()
    await bob.page.getByText('Ann wants a rematch of PowerHouse.').waitFor({ state: 'hidden' })
    await button(ann.page, 'Rematch').click()
    await button(bob.page, 'Join').and(bob.page.locator('[aria-disabled=false]')).tap()
    await bob.page.getByRole('link', { name: 'To the table' }).tap()
    await ann.page.waitForURL((at) => at.pathname !== second)
    expect(new URL(bob.page.url()).pathname).toBe(new URL(ann.page.url()).pathname)
    expect([...ann.problems, ...bob.problems, ...eve.problems]).toEqual([])
  })

  test('taking back is asked for, refused, withdrawn and agreed to; clocks stop and go; a bot plays and gives the seat back', async () => {
    const here = await site()
    const ann = await come(here.url, 'Ann')
    const bob = await come(here.url, 'Bob', true)
    const cleo = await Person.guest(here.url, 'Cleo')
    const clock = { kind: 'perTurn', seconds: 300 }
    const { id } = await post(ann, '/api/tables', { game: 'pass-the-ace', clock })
    await post(bob, `/api/tables/${id}/join`)
    await cleo.post(`/api/tables/${id}/join`)
    await post(ann, `/api/tables/${id}/start`)
    await cleo.connect()
    await cleo.watch(id)
    const live = await liveAt(here, id)
    const plays = (by: number, kind: string) =>
      live.inTurn(() => playRequest(live, { by, move: { kind }, at: Date.now() }))
    for (const one of [0, 1, 2]) await plays(one, 'ready')
    await Promise.all([ann, bob].map(({ page }) => opened(page, id)))
    const asked = () => live.stored.asked[0] ?? 0
    if (asked() === 2) await plays(2, 'stick')
    const seat = asked()
    const [mover, other] = seat === 0 ? [ann, bob] : [bob, ann]
    await button(mover.page, /^Stick/).waitFor()

    await other.page.evaluate(HASTY)
    await fromMenu(mover.page, /^Stop the clocks/)
    await headline(mover.page, 'You asked to stop the clocks')
    await mover.page.reload()
    await button(mover.page, 'Withdraw').click()
    await other.page.getByRole('alert').getByText('asks to stop').waitFor({ state: 'hidden' })
    await fromMenu(mover.page, /^Stop the clocks/)
    const answer = async (yes: boolean) => {
      const name = yes ? 'Agree' : 'Rather not'
      await button(other.page, name).and(other.page.locator('[aria-disabled=false]')).click()
      const asking = live.asking?.id ?? ''
      cleo.say({ kind: 'answer', table: id, key: cleo.key(), asking, yes: true })
    }
    await answer(false)
    await mover.page.getByText('would rather not').waitFor()
    await fromMenu(mover.page, /^Stop the clocks/)
    await answer(true)
    for (const { page } of [ann, bob]) await headline(page, 'Paused')
    await other.page.reload()
    await headline(other.page, 'Paused')
    await button(other.page, 'Go on').click()
    await headline(mover.page, /Your turn/)

    await fromMenu(mover.page, /^Let a bot play for me/)
    await headline(mover.page, 'A bot plays for you')
    await mover.page
      .getByText(/as you asked. It has made/)
      .first()
      .waitFor()
    const enabled = mover.page.locator(':not([aria-disabled=true]):not(:disabled)')
    expect(
      await button(mover.page, /^(Stick|Swap)/)
        .and(enabled)
        .count(),
    ).toBe(0)
    await mover.page.reload()
    await button(mover.page, 'Take my seat back').click()
    await mover.page
      .getByRole('heading', { name: 'A bot plays for you' })
      .waitFor({ state: 'hidden' })

    if (asked() === seat) await plays(seat, 'stick') // else the bot has
    await plays(asked(), 'stick')
    const before = live.stored.n
    await mover.page.locator(`.tf[data-n="${before}"]`).waitFor()
    await fromMenu(mover.page, /^Take back/)
    await other.page.getByText(/ asks to take back: /).waitFor()
    await answer(false)
    await mover.page.getByText('would rather not').waitFor()
    await fromMenu(mover.page, /^Take back/)
    await answer(true)
    await expect.poll(() => live.table?.entries.at(-1)?.rewind).toBeLessThan(before)
    await headline(mover.page, /Your turn/)
    expect(await other.page.getByText(/ asks to take back: /).count()).toBe(0)
    expect([...ann.problems, ...bob.problems]).toEqual([])
  })

  test('[U-19, U-12] those who wait agree to end it; whoever looks on has a talk of their own', async () => {
    const here = await site()
    const [ann, bob, cleo] = [
      await come(here.url, 'Ann', true),
      await come(here.url, 'Bob'),
      await come(here.url, 'Cleo'),
    ]
    const eve = await come(here.url, 'Eve')
    const id = await begun([ann, bob, cleo], { game: 'imperial' })
    await opened(eve.page, id)
    await eve.page.getByRole('tab', { name: /^Chat/ }).click()
    await eve.page.getByLabel('Say something').fill('Cleo is gone')
    await eve.page.keyboard.press('Enter')
    await eve.page.getByText('Cleo is gone').waitFor()
    await cleo.context.close()
    const live = await liveAt(here, id)
    await expect.poll(() => live.presence.isHere(live.room.sittings[2]?.id ?? '')).toBe(false)
    here.pass(121_000)
    await ann.page.reload() // and knows the time
    await ann.page.locator('.tf[data-n]').waitFor()
    await fromMenu(ann.page, /^Ask to end the game/)
    await bob.page.getByText('Ann asks to end the game here: nobody wins').waitFor()
    expect(await bob.page.getByText('Cleo is gone').count()).toBe(0)
    await button(bob.page, 'Agree').and(bob.page.locator('[aria-disabled=false]')).click()
    for (const { page } of [ann, bob, eve]) await headline(page, 'The game was ended for everybody')
    await ann.page.reload()
    await headline(ann.page, 'The game was ended for everybody')
    for (const { page } of [ann, bob]) expect(await page.title()).not.toContain('Your turn')
    expect([...ann.problems, ...bob.problems, ...eve.problems]).toEqual([])
  })

  test('[HOUSE-1.12] who looks on takes a seat that was left, and has its place after a reload', async () => {
    const here = await site()
    const [ann, bob] = [await come(here.url, 'Ann'), await come(here.url, 'Bob')]
    const eve = await come(here.url, 'Eve', true)
    const clock = { kind: 'perTurn', seconds: 600 }
    const id = await begun([ann, bob], { game: 'imperial', substitutes: true, clock })
    await opened(eve.page, id)
    await headline(eve.page, 'You are watching')
    expect(await button(eve.page, 'Take the free seat').count()).toBe(0)
    await fromMenu(bob.page, /^Leave the game/)
    await bob.page.locator('.tf-dialog .danger').click()
    await button(eve.page, 'Take the free seat').tap()
    await eve.page.getByRole('heading', { name: 'You are watching' }).waitFor({ state: 'hidden' })
    await ann.page.locator('.tf-who').getByText('Eve').waitFor()
    await eve.page.reload()
    await eve.page.locator('.tf[data-n]').waitFor()
    const live = await liveAt(here, id)
    expect(live.room.sittings.map(({ name }) => name)).toEqual(['Ann', 'Eve'])
    expect(await button(bob.page, 'Take the free seat').count()).toBe(0)

    await fromMenu(eve.page, /^Leave the game/)
    await eve.page.locator('.tf-dialog .danger').tap()
    const stranger = await visit(here.url, TOUCH, 'en-GB', true)
    await opened(stranger.page, id)
    await button(stranger.page, 'Take the free seat').tap()
    const dialog = stranger.page.getByRole('dialog', { name: 'Take the free seat' })
    expect(await dialog.getByRole('button', { name: 'Take the free seat' }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('Fay')
    await dialog.getByRole('button', { name: 'Take the free seat' }).tap()
    await ann.page.locator('.tf-who').getByText('Fay').waitFor()
    await stranger.page
      .getByRole('heading', { name: 'You are watching' })
      .waitFor({ state: 'hidden' })
    const problems = [ann, bob, eve, stranger].flatMap((one) => one.problems)
    expect(problems).toEqual([])
  })

  test('[U-02] a table of one person, left for six minutes on their turn, is found as it was', async () => {
    const here = await site()
    const ann = await come(here.url, 'Ann')
    const id = await begun([ann], { game: 'pass-the-ace', bots: 2 })
    const live = await liveAt(here, id)
    while (!live.stored.asked.includes(0)) {
      await act(ann.page)
      await ann.page.waitForTimeout(50)
    }
    await button(ann.page, /^(Stick|Continue)/)
      .first()
      .waitFor()
    const { n } = live.stored
    await ann.page.goto(`${here.url}/settings`)
    await expect.poll(() => live.audience.size).toBe(0)
    for (let minute = 0; minute < 6; minute++) {
      here.pass(60_000)
      await here.house.tables.tick(id)
    }
    expect(live.stored).toMatchObject({ n, status: 'playing' })
    await opened(ann.page, id)
    await button(ann.page, /^(Stick|Continue)/)
      .first()
      .waitFor()
    expect(live.stored.n).toBe(n)
  })
})
