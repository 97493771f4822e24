// A game of PowerHouse on its drawn board in a real browser, at a desk and on a phone.
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './browser/axe.ts'
import { DESK, noBrowser, openSite, PHONE, visit, withChromium } from './browser/chromium.ts'
import { button, isOver, liveTable } from './browser/evening.ts'
import { answer } from './browser/powerhouse.ts'

/** Plates, cards and words on the table that touch each other or hang over its edge. Runs in the page. */
const COLLISIONS = `(() => {
  const table = document.querySelector('.ph-ring').getBoundingClientRect()
  const boxes = Array.from(document.querySelectorAll('.ph-plate, .ph-lying, .ph-middle'))
    .map((one) => [one.textContent, one.getBoundingClientRect()])
  const reach = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
  return boxes.flatMap(([name, box], index) => [
    ...(reach(box, table, 'left', 'right') < box.width - 2 ? [name + ' hangs over'] : []),
    ...boxes.slice(index + 1)
      .filter(([, other]) => reach(box, other, 'left', 'right') > 2 && reach(box, other, 'top', 'bottom') > 2)
      .map(([other]) => name + ' lies on ' + other),
  ])
})()`

/** What the board asks for, and whether all others have played. Runs in the page. */
const SCENE = `[
  document.querySelector('.ph-panel')?.className,
  document.querySelectorAll('.ph-lying').length === document.querySelectorAll('.ph-plate').length - 1,
].join(' ')`

/** At both widths, whatever is on the board now; what keeps people out is looked for at one after the other. */
async function isInOrder(page: Page, scenes: number): Promise<void> {
  for (const [index, size] of [DESK, PHONE].entries()) {
    await page.setViewportSize(size)
    await page.locator(size === PHONE ? '.ph.is-tall' : '.ph.is-wide').waitFor()
    if ((await page.locator('.ph-ring').count()) > 0)
      expect(await page.evaluate(COLLISIONS), `${size.width} px`).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    if (isDeep || scenes % 2 === index)
      expect(await barriers(page, '.ph'), `${size.width} px`).toEqual([])
  }
}

/** A table with so many seats, all others taken by bots, for one game. */
async function sitWithBots(page: Page, url: string, seats: number): Promise<void> {
  await page.goto(`${url}/new/powerhouse`)
  await page.getByLabel('Your name').first().fill('Kim')
  await page.getByText('Change everything').click()
  await page.getByRole('spinbutton', { name: 'Players at most' }).fill(String(seats))
  await page.getByRole('spinbutton', { name: 'Of them bots' }).fill(String(seats - 1))
  await page.getByRole('spinbutton', { name: /^Games/ }).fill('1')
  await button(page, 'Make the table').click()
  await button(page, /^Start with/).click()
  await page.locator('.ph').waitFor()
}

/** Looks at every scene once and does what is asked, until it is over or enough was seen. */
async function playOn(page: Page, isEnough: (scene: string) => boolean): Promise<void> {
  const looked = new Set<string>()
  for (let round = 0; round < 3000 && !(await isOver(page)); round++) {
    const scene = await page.evaluate<string>(SCENE)
    if (!looked.has(scene)) await isInOrder(page, looked.size)
    looked.add(scene)
    if (isEnough(scene)) return
    if ((await answer(page)) === '') await page.waitForTimeout(20)
  }
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test(`${isDeep ? 'a whole game' : 'the first tricks of a game'} with four, cards played by keyboard`, async () => {
    const { house, url } = await openSite()
    const { page, problems } = await visit(url)
    await sitWithBots(page, url, 4)
    const live = await liveTable(house, page)
    const cards = () => live.table?.entries.filter(({ move }) => move?.kind === 'play').length ?? 0
    await playOn(page, () => !isDeep && cards() > 8)
    expect(live.stored.status).toBe(isDeep ? 'over' : 'playing')
    expect(live.table?.entries.some(({ by, key }) => by === 0 && key !== undefined)).toBe(true)
    expect(problems).toEqual([])
  })
})
