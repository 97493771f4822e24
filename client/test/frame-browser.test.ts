// The frame around a board in a real browser: its states, its box, its keys, and what is in sight on a phone.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './browser/axe.ts'
import { noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { beginRound, button, fromMenu, liveTable, openMenu } from './browser/evening.ts'

const LAPTOP = { width: 1366, height: 657 }
const SMALL = { width: 360, height: 640 }

const boxOf = (page: Page) => page.locator('.tf-box').boundingBox()
const toneOf = (page: Page) => page.locator('.tf-turn').getAttribute('data-tone')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** What has the focus, as it is called. */
const focused = (page: Page) =>
  page.evaluate<string>(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`,
  )

/** Everything that can be pressed and is too small for a finger. */
const SMALL_TARGETS = `Array.from(document.querySelectorAll('.tf button, .tf a, .tf input'))
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((one) => one.closest('.tf-box, .hidden') === null)
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (height < 43.5 || width < 43.5))
  .map(([one]) => one.outerHTML.slice(0, 160))`

/** More than the page or the box can show. */
const OVERFLOW = `[document.scrollingElement, document.querySelector('.tf-box')]
  .flatMap((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])`

/** The log has more than it shows, and shows its newest line. */
const IS_AT_END = `(() => {
  const { scrollTop, clientHeight, scrollHeight } = document.querySelector('.tf-lines')
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2
})()`

/** Ann at a laptop and Bob on a small phone play Pass the Ace; Eve looks on. Whoever acts first is `first`. */
async function evening() {
  const site = await openSite()
  const { house, door, url } = site
  const ann = await visit(url, LAPTOP)
  const bob = await visit(door.url, SMALL)
  const eve = await visit(url, LAPTOP)
  const post = async ({ page }: typeof ann, path: string, data: object) => {
    const base = new URL(page.url()).origin
    const answer = await page.request.post(`${base}${path}`, { data, headers: { origin: base } })
    return (await answer.json()) as { readonly id: string; readonly invite?: string }
  }
  await post(ann, '/api/guest', { name: 'Ann' })
  await post(bob, '/api/guest', { name: 'Bob' })
  const options = { startingLives: 1 }
  const { id } = await post(ann, '/api/tables', { game: 'pass-the-ace', maxPlayers: 2, options })
  await post(bob, `/api/tables/${id}/join`, {})
  await post(ann, `/api/tables/${id}/start`, {})
  for (const { page } of [ann, bob, eve]) {
    await page.goto(`${new URL(page.url()).origin}/tables/${id}`)
    await page.locator('.tf-box').waitFor()
  }
  await beginRound([ann.page, bob.page])
  const live = await liveTable(house, ann.page)
  const decision = live.table?.decision
  const isAnn = decision?.result === undefined && decision?.seats[0] === 0
  const problems = () => [ann, bob, eve].flatMap((one) => one.problems)
  return { ann, bob, eve, live, door, problems, isAnn }
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('[U-08] the board has its box, and nothing that is said changes it; what is said is in sight on a phone', async () => {
    const { ann, bob, isAnn, problems } = await evening()
    for (const { page } of [ann, bob]) expect(await page.evaluate(OVERFLOW)).toEqual([0, 0, 0, 0])
    for (const { page } of [ann, bob])
      expect(await page.locator('.pta-hand, .pta-controls').last().isVisible()).toBe(true)
    const before = [await boxOf(ann.page), await boxOf(bob.page)]
    expect(before).toMatchObject([
      { y: 56, width: 1046, height: 601 },
      { y: 56, width: 360, height: 533 },
    ])
    await ann.page.getByRole('tab', { name: 'Chat' }).click()
    await ann.page.getByLabel('Say something').fill('That king again!')
    await ann.page.keyboard.press('Enter')
    await bob.page.locator('.tf-toast').getByText('That king again!').waitFor()
    const place = bob.page.locator('.tf-bar [data-opens="chat"]')
    await place.getByText('1unread').waitFor()
    expect(await boxOf(bob.page)).toEqual(before[1])
    await bob.page.reload() // what was not read stays unread
    await place.getByText('1unread').waitFor()
    await place.click()
    await place.locator('.tf-badge').waitFor({ state: 'hidden' })
    await bob.page.getByRole('region', { name: 'Chat' }).last().getByText('That king').waitFor()
    await bob.page.keyboard.press('Escape')

    const waits = (isAnn ? bob : ann).page
    await button(waits, /^Stick/).click({ force: true }) // it is not their turn
    await waits
      .getByText(/^It is not your turn/)
      .first()
      .waitFor()
    expect([await boxOf(ann.page), await boxOf(bob.page)]).toEqual(before)
    expect(problems()).toEqual([])
  })

  test('every state has its look: my turn, waiting, the past, no connection, watching, over', async () => {
    const { ann, bob, eve, isAnn, door, problems } = await evening()
    const [mine, other] = isAnn ? [ann.page, bob.page] : [bob.page, ann.page]
    await heading(mine, 'Your turn').waitFor()
    expect([await toneOf(mine), await toneOf(other)]).toEqual(['mine', 'wait'])
    await heading(other, isAnn ? 'Waiting for Ann' : 'Waiting for Bob').waitFor()
    await heading(eve.page, 'You are watching').waitFor()
    expect(await toneOf(eve.page)).toBe('watch')

    await mine.keyboard.press('ArrowLeft')
    await heading(mine, /^The past/).waitFor()
    expect(await toneOf(mine)).toBe('past')
    await button(mine, /^Back to now: your turn/).waitFor()
    await mine.keyboard.press('Escape')
    await heading(mine, 'Your turn').waitFor()

    door.shut()
    if (isAnn) await heading(bob.page, 'No connection').waitFor()
    else await bob.page.getByText('No connection.').waitFor()
    expect(await toneOf(bob.page)).toBe(isAnn ? 'warn' : 'mine')
    door.open()
    await bob.page.getByText(/^No connection/).waitFor({ state: 'hidden' })

    await fromMenu(other, 'Leave the game')
    await button(other, 'Leave for good').click()
    await heading(mine, 'You won!').waitFor()
    expect(await toneOf(mine)).toBe('over')
    await heading(other, /^(You have left this game|Ann won|Bob won)/).waitFor()
    await mine.getByRole('heading', { name: 'Result' }).waitFor()
    expect(problems()).toEqual([])
  })

  test('[U-16] by keys: one Tab through the log, letters, the menu and its Escape, the whole window', async () => {
    const { ann, problems } = await evening()
    const { page } = ann
    await page.keyboard.press('l')
    await expect.poll(() => focused(page)).toMatch(/\.$/)
    const line = await focused(page)
    await page.keyboard.press('Home')
    expect(await focused(page)).toMatch(/draw/)
    await page.keyboard.press('End')
    expect(await focused(page)).toBe(line)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Replay')
    await page.keyboard.press('c')
    await expect.poll(() => focused(page)).toBe('Say something')
    await page.keyboard.type('mlf') // is written, and opens nothing
    expect(await page.getByLabel('Say something').inputValue()).toBe('mlf')
    await page.getByRole('tab', { name: 'Chat' }).focus()

    await page.keyboard.press('m')
    await page.getByRole('menu').waitFor()
    expect(await focused(page)).toMatch(/^(Take back|Let a bot play for me|Stop the clocks)/)
    await page.keyboard.press('End')
    expect(await focused(page)).toMatch(/^(Leave the game|End it)/)
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    expect(await focused(page)).toMatch(/^Chat/)

    // [U-07] After the past the log follows again.
    await page.setViewportSize({ ...LAPTOP, height: 360 })
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect.poll(() => page.evaluate(IS_AT_END)).toBe(true)
    await page.locator('.tf-box').focus()
    await page.keyboard.press('Home')
    await expect.poll(() => page.evaluate(IS_AT_END)).toBe(false)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(IS_AT_END)).toBe(true)
    await page.setViewportSize(LAPTOP)

    const wide = await boxOf(page)
    await page.keyboard.press('f')
    await page.locator('.tf-strip').waitFor()
    expect((await boxOf(page))?.width).toBe(LAPTOP.width - 68)
    await page.keyboard.press('l')
    await page.locator('.tf-sheet').getByText(/deals/).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.tf-sheet').waitFor({ state: 'hidden' })
    await page.keyboard.press('f')
    expect(await boxOf(page)).toEqual(wide)
    expect(problems()).toEqual([])
  })

  test('sheets and menu are open to all, no target is too small for a finger, and nothing is wider than 320 px', async () => {
    const { ann, bob, problems } = await evening()
    for (const [index, sheet] of ['log', 'chat', 'players', 'menu'].entries()) {
      await bob.page.setViewportSize({ width: index % 2 === 0 ? 320 : 390, height: 640 })
      await bob.page.emulateMedia({ colorScheme: index > 1 ? 'dark' : 'light' })
      await bob.page.locator(`.tf-bar [data-opens="${sheet}"]`).click()
      expect(await bob.page.evaluate(SMALL_TARGETS), sheet).toEqual([])
      expect((await bob.page.evaluate<number[]>(OVERFLOW)).slice(0, 2), sheet).toEqual([0, 0])
      expect(await barriers(bob.page)).toEqual([])
      await bob.page.keyboard.press('Escape')
    }
    await openMenu(ann.page)
    expect(await barriers(ann.page)).toEqual([])
    await ann.page.emulateMedia({ colorScheme: 'dark' })
    await ann.page.keyboard.press('Escape')
    await ann.page.keyboard.press('f')
    expect(await barriers(ann.page)).toEqual([])
    expect(problems()).toEqual([])
  })
})
