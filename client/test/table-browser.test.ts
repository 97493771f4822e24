// The table page in a real browser: time, consent, links to a moment, grey buttons that say why, leaving.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import {
  act,
  beginRound,
  button,
  fromMenu,
  isCaughtUp,
  liveTable,
  makeTable,
  sitDown,
} from './browser/evening.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** The past is shown, at that moment. */
const isPast = async (page: Page, n: number, of: number) => {
  await heading(page, /^The past/).waitFor()
  await page.getByText(new RegExp(`moment ${n} of ${of}`, 'i')).waitFor()
}

/** Two people at a table, in the middle of the first round. */
async function evening() {
  const { house, url } = await openSite()
  const ann = await visit(url, DESK)
  const link = await makeTable(ann.page, 'Ann', 3)
  const bob = await visit(link, DESK)
  await sitDown(bob.page, 'Bob')
  await button(ann.page, /^Start with/).click()
  const live = await liveTable(house, ann.page)
  const pages = [ann.page, bob.page]
  await beginRound(pages)
  const decision = live.table?.decision
  const first = decision?.result === undefined ? (decision?.seats[0] ?? 0) : 0
  const [mover, other] = first === 0 ? [ann, bob] : [bob, ann]
  await heading(mover.page, 'Your turn').waitFor()
  return { live, link, url, mover, other, problems: [ann.problems, bob.problems] }
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('back in time by keys, by the log and by a link, and back to now', async () => {
    const { live, mover, other, url, problems } = await evening()
    const { page } = mover
    const n = live.table?.n ?? 0
    await isCaughtUp(page, live)
    await page.keyboard.press('ArrowLeft')
    await isPast(page, n - 1, n)
    await page.keyboard.press('Home')
    await isPast(page, 1, n)
    expect(await button(page, /^Stick/).count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await isPast(page, 2, n)
    await page.keyboard.press('End')
    await heading(page, 'Your turn').waitFor()

    await button(page, / deals first\.$/).click()
    await isPast(page, 1, n)
    await button(page, 'Back to now').click()
    await heading(page, 'Your turn').waitFor()

    await other.page.goto(`${url}/tables/${live.id}?n=2`)
    await isPast(other.page, 2, n)
    expect(problems.flat()).toEqual([])
  })

  test('a move is taken back when the others agree, and the log shows it struck out', async () => {
    const { mover, other, problems } = await evening()
    const swap = button(mover.page, /^Swap with/)
    const isPossible = (await swap.count()) > 0 // not with a king
    await (isPossible ? swap : button(mover.page, /^Stick/)).click()
    await heading(other.page, 'Your turn').waitFor()
    await act(other.page)
    await fromMenu(mover.page, 'Take back')
    await heading(mover.page, 'You asked to take your move back').waitFor()
    await button(other.page, 'Agree').click()
    await heading(mover.page, 'Your turn').waitFor()
    await expect.poll(() => mover.page.locator('.tf-line s').count()).toBeGreaterThan(0)
    await mover.page
      .locator('p[aria-live]', { hasText: 'A move was taken back.' })
      .waitFor({ state: 'attached' })
    expect(await other.page.getByText(/asks to take/).count()).toBe(0)
    expect(problems.flat()).toEqual([])
  })

  test('a grey button stays in reach and says why; leaving is asked about and final', async () => {
    const { live, mover, other, problems } = await evening()
    const stick = button(other.page, /^Stick/)
    expect(await stick.getAttribute('aria-disabled')).toBe('true')
    await stick.click({ force: true })
    await other.page
      .getByText(/^It is not your turn\./)
      .first()
      .waitFor()

    await fromMenu(other.page, 'Leave the game')
    await button(other.page, 'Stay').click()
    expect(live.stored.status).toBe('playing')
    await fromMenu(other.page, 'Leave the game')
    await button(other.page, 'Leave for good').click()
    await heading(mover.page, 'You won!').waitFor()
    await heading(mover.page, 'Result').waitFor()
    expect(live.stored.status).toBe('over')
    expect(problems.flat()).toEqual([])
  })
})
