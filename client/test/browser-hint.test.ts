// A hint is asked for in the table's menu, said in words, and done by one press.
import { describe, expect, test } from 'vitest'
import {
  noBrowser,
  openSite,
  PHONE,
  visit,
  visitAndKeep,
  withChromium,
} from './browser/chromium.ts'
import { button, fromMenu, isInMenu } from './browser/evening.ts'

const HINT = /^Ask for a hint/

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('on this device a strong bot says what it would do, and it is done', async () => {
    const { url } = await openSite()
    const { page, problems } = await visitAndKeep(url)
    await page.setViewportSize(PHONE)
    await page.goto(`${url}/offline`)
    await button(page, /^Start/).click()
    await page.waitForURL(/\/offline\//)
    await page.locator('.tf:not(.is-opening)').waitFor()
    for (let look = 0; look < 100 && !(await isInMenu(page, HINT)); look++) {
      const pause = button(page, /^Continue/).first()
      if (await pause.isVisible()) await pause.click()
    }
    await fromMenu(page, HINT)
    const hint = page.getByRole('status', { name: 'Ask for a hint' })
    await hint.waitFor()
    expect(await hint.textContent()).toMatch(/A strong bot would do this: (Stick|Swap|Draw)/)
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(PHONE.width)
    await button(page, 'Do it').click()
    await hint.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })

  test('a bot that comes to no end is cut short, and the game goes on', async () => {
    const { url } = await openSite()
    const { page, problems } = await visit(`${url}/robots.txt`, PHONE)
    const body = "addEventListener('message', () => { for (;;); })"
    await page.route(/bot-worker/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.clock.install()
    await page.goto(`${url}/offline`)
    await button(page, /^Start/).click()
    await page.waitForURL(/\/offline\//)
    await page.locator('.tf:not(.is-opening)').waitFor()
    const shown = async () => Number(await page.locator('.tf').getAttribute('data-shown'))
    const own = button(page, /^(Continue|Stick)/).first()
    for (let look = 0; look < 80 && (await shown()) < 10; look++) {
      if (await own.isVisible()) await own.click()
      await page.clock.runFor(4000)
    }
    expect(await shown()).toBeGreaterThanOrEqual(10)
    expect(problems).toEqual([])
  })
})
