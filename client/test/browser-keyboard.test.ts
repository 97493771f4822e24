// A whole game by keyboard alone, on the board that plays any game.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { isOver, liveTable } from './browser/evening.ts'

/** What has the focus, as it is called. Runs in the page. */
const FOCUSED = `(() => {
  const one = document.activeElement
  const label = one?.labels?.[0]?.textContent ?? ''
  return (one?.getAttribute('aria-label') ?? label + ' ' + (one?.textContent ?? '')).trim()
})()`

async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab')
    if (name.test(await page.evaluate<string>(FOCUSED))) return
  }
  throw new Error(`nothing called ${name} can be reached with the tab key`)
}

async function walkTo(page: Page, name: RegExp, most = 20): Promise<void> {
  for (let count = 0; count < most; count++) {
    if (name.test(await page.evaluate<string>(FOCUSED))) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`nothing called ${name} is in the menu`)
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('a whole game on the plain board without a mouse', async () => {
    const { house, url } = await openSite()
    const { page, problems } = await visit(url)
    await tabTo(page, /^Play Pass the Ace/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Kim')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/tables\//)
    const live = await liveTable(house, page)
    await page.getByRole('button', { name: 'Menu' }).waitFor()
    await tabTo(page, /^Menu$/)
    await page.keyboard.press('Enter')
    await walkTo(page, /^Board Drawn/)
    await page.keyboard.press('Enter')
    const choices = page.getByRole('list', { name: 'Your choice' }).getByRole('button')
    await choices.first().waitFor()
    await tabTo(page, /^1(Continue|Stick)/)
    for (let count = 0; count < 2000 && !(await isOver(page)); count++) {
      if (await choices.first().isVisible()) await page.keyboard.press('1')
      await page.waitForTimeout(10)
    }
    expect(await isOver(page)).toBe(true)
    expect(live.stored.status).toBe('over')
    expect(live.table?.entries.some(({ by, key }) => by === 0 && key !== undefined)).toBe(true)
    expect(problems).toEqual([])
  })
})
