// The drawing kit in a real browser, on its page of examples: motion, the dialog, letters that follow the reader, and no barrier.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { boxesPage } from './boxes/bundle.ts'
import { barriers } from './browser/axe.ts'
import { noBrowser, visit, withChromium } from './browser/chromium.ts'

async function gallery() {
  const { page, problems } = await visit('about:blank', { width: 390, height: 700 })
  await page.setContent(await boxesPage('gallery.tsx'))
  await page.locator('.kit-callout').waitFor()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { page, problems, press }
}

/** Notes each change of where the traveller is seen, and whether the frame is told that something moves. Runs in the page. */
const NOTE = `void (() => {
  const main = document.querySelector('.gallery')
  window.noted = []
  new MutationObserver(() => window.noted.push([main.dataset.at, main.dataset.busy].join(' ')))
    .observe(main, { attributes: true })
})()`

const noted = (page: Page) => page.evaluate<string[]>('window.noted')
const rest = (page: Page, at: number) =>
  page.locator(`.gallery[data-busy=false][data-at="${at}"]`).waitFor()

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('an entry is shown beat by beat, the frame is told, and a skip ends it', async () => {
    const { page, press, problems } = await gallery()
    await page.evaluate(NOTE)
    await press('Five places')
    await rest(page, 5)
    const seen = (await noted(page)).map((text) => text[0])
    expect(seen.filter((at, index) => at !== seen[index - 1])).toEqual(['1', '2', '3', '4', '5'])
    expect(await noted(page)).toContain('1 true')

    await press('Five places')
    await page.locator('.gallery[data-busy=true]').waitFor()
    await press('Skip')
    await rest(page, 3)
    expect(await page.getByRole('button', { name: 'Skip' }).isDisabled()).toBe(true)
    expect(problems).toEqual([])
  })

  test('whoever presses on and on is brought up to date, and without motion all is there at once', async () => {
    const { page, press } = await gallery()
    for (let times = 0; times < 20; times++) await press('Five places') // 25 s of motion
    const began = Date.now()
    await rest(page, 2)
    expect(Date.now() - began).toBeLessThan(15_000)

    await press('Motion')
    await page.evaluate(NOTE)
    await press('Five places')
    await rest(page, 0)
    expect(await noted(page)).toEqual(['0 false'])
  })

  test('an entry is drawn once, not as it was and then as it is', async () => {
    const { page, press } = await gallery()
    await press('Motion')
    await press('One place')
    await rest(page, 1)
    const drawings = async () =>
      Number(await page.locator('.gallery').getAttribute('data-drawings'))
    const before = await drawings()
    await press('One place')
    await rest(page, 2)
    expect(await drawings()).toBe(before + 1)
  })

  test('a dialog is closed by Escape, by its button and by a tap beside it, and the focus comes back', async () => {
    const { page } = await gallery()
    const opener = page.getByRole('button', { name: 'Rounds 3' })
    const dialog = page.getByRole('dialog', { name: 'Rounds' })
    const shut = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ]
    for (const close of shut) {
      await opener.press('Enter')
      await dialog.waitFor()
      await close()
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate(`document.activeElement.textContent`)).toBe('Rounds 3')
    }
  })

  test('a sheet is drawn up by its handle, and letters follow the size that a reader wants', async () => {
    const { page } = await gallery()
    const body = page.getByText('It goes from place to place')
    expect(await body.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'All of it' }).press('Enter')
    await body.waitFor()
    const sizes = () =>
      page.evaluate<number[]>(
        `['.kit-callout', '.kit-pill', '.kit-sheet-body'].map((one) =>
          parseFloat(getComputedStyle(document.querySelector(one)).fontSize))`,
      )
    const usual = await sizes()
    await page.evaluate(`document.documentElement.style.fontSize = '24px'`)
    expect(await sizes()).toEqual(usual.map((size) => size * 1.5))
  })

  test('there is no barrier, by day and by night', async () => {
    const { page } = await gallery()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await barriers(page), colorScheme).toEqual([])
    }
  })
})
