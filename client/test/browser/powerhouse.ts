// Playing PowerHouse on its drawn board.
import type { Page } from 'playwright-core'
import { button } from './evening.ts'

/** Calls the first cards that can be called, and of two equal ones the first, until nothing more is needed. */
async function callCards(page: Page): Promise<void> {
  const free = page.locator('.ph-type[aria-disabled=false][aria-pressed=false]')
  const first = button(page, 'the one played first')
  const confirm = button(page, 'Confirm')
  for (let tries = 0; tries < 20 && !(await confirm.isVisible()); tries++)
    await ((await first.isVisible()) ? first : free.first()).click()
  await confirm.click()
}

/** Does what the board asks for, and says what that was. */
export async function answer(page: Page): Promise<string> {
  const bid = /^Bid \d+$/
  const ready = page.locator(':not(:disabled)')
  if (await button(page, bid).and(ready).isVisible()) {
    await button(page, bid).click()
    return 'bid'
  }
  if (await page.locator('.ph-choosing').isVisible()) {
    await page.locator('.ph-suit').first().click()
    await button(page, /^PowerHouse: /).click()
    return 'suit'
  }
  if (await page.locator('.ph-calling').isVisible()) {
    await callCards(page)
    return 'call'
  }
  const legal = page.locator('.ph-card.is-legal')
  if ((await legal.count()) > 0) {
    await legal.first().focus()
    await page.keyboard.press('Enter')
    return 'play'
  }
  if (await button(page, 'Continue').isVisible()) {
    await button(page, 'Continue').click()
    return 'ready'
  }
  return ''
}
