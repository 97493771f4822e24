// Every page, at the width of a small phone and on a desk, light and dark: nothing that keeps somebody out.
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './browser/axe.ts'
import { DESK, noBrowser, openSite, PHONE, visit, withChromium } from './browser/chromium.ts'
import { button, fromMenu, liveTable, makeTable, playOut, sitDown } from './browser/evening.ts'

const isTooWide = (page: Page) =>
  page.evaluate<boolean>('document.scrollingElement.scrollWidth > window.innerWidth')

const SIGHTS = [
  { look: 'light', size: PHONE },
  { look: 'dark', size: DESK },
  { look: 'dark', size: PHONE },
  { look: 'light', size: DESK },
] as const
let shown = 0

/** Both looks at both widths of whatever the page shows; the quick test takes one of them after the other. */
async function isOpenToAll(page: Page): Promise<void> {
  shown += 1
  for (const [index, { look, size }] of SIGHTS.entries()) {
    const isTried = isDeep || (shown + index) % SIGHTS.length === 0
    if (!isTried && index > 1) continue // both widths are among the first two
    await page.setViewportSize(size)
    const message = `${page.url()} at ${size.width} px`
    await expect.poll(() => isTooWide(page), { message, timeout: 20_000 }).toBe(false)
    if (!isTried) continue
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    expect(await barriers(page)).toEqual([])
  }
}

/** With colours of the reader's own, a chosen tab can be read and is told from the others. */
async function tabsAreTold(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const looks = await page.evaluate<
    { isChosen: boolean; ink: string; paper: string; edge: string }[]
  >(`
    [...document.querySelectorAll('.tabset a, [role=tab]')].filter((one) => one.checkVisibility()).map((one) => {
      const { color, backgroundColor, borderBottomColor } = getComputedStyle(one)
      return { isChosen: one.matches('[aria-current], [aria-selected=true]'),
        ink: color, paper: backgroundColor, edge: borderBottomColor }
    })`)
  const [chosen, other] = [true, false].map((is) => looks.find(({ isChosen }) => isChosen === is))
  expect(chosen?.ink).not.toBe(chosen?.paper)
  expect([chosen?.paper, chosen?.edge]).not.toEqual([other?.paper, other?.edge])
  await page.emulateMedia({ forcedColors: 'none' })
}

const PLACES = [
  '/',
  '/lobby',
  '/new/pass-the-ace',
  '/leaderboard/pass-the-ace',
  '/sign-in',
  '/sign-in/not-a-real-link',
  '/settings',
  '/games/pass-the-ace',
  '/games/full-metal-planete',
  '/games/serenissima/rules',
  '/rules',
  '/api/docs',
  '/offline',
  '/nowhere',
  '/tables/no-such-table',
]
/** Long, and made like the others of their kind: looked at one by one in `npm run deep`. */
const ALIKE = ['/games/serenissima', '/games/imperial']

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('every page is open to all', async () => {
    const { url } = await openSite()
    const { page, problems } = await visit(url)
    for (const place of isDeep ? [...PLACES, ...ALIKE] : PLACES) {
      await page.goto(`${url}${place}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await isOpenToAll(page)
      if (place === '/lobby') await tabsAreTold(page)
      expect(problems, place).toEqual([])
    }
  })

  test('in French too, nothing is wider than the screen', async () => {
    const { url } = await openSite()
    const { page } = await visit(url, PHONE, 'fr-FR')
    for (const place of [...PLACES, ...ALIKE]) {
      await page.goto(`${url}${place}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await page.evaluate('document.documentElement.lang')).toBe('fr')
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await isTooWide(page), `${place} at ${width} px`).toBe(false)
      }
    }
  })

  test('the waiting room, the table, both boards and the result are open to all', async () => {
    const { url } = await openSite()
    const ann = await visit(url)
    const link = await makeTable(ann.page, 'Ann', 1)
    const bob = await visit(link)
    await bob.page.getByLabel('Your name').first().waitFor()
    await isOpenToAll(bob.page)
    await sitDown(bob.page, 'Bob')
    await isOpenToAll(ann.page)
    await button(ann.page, /^Start with/).click()
    await button(ann.page, 'Continue').waitFor()
    await tabsAreTold(ann.page)
    await isOpenToAll(ann.page)
    await fromMenu(ann.page, /^Board Drawn/)
    await ann.page.getByRole('heading', { name: 'On the table' }).waitFor()
    await isOpenToAll(ann.page)
    await fromMenu(ann.page, /^Board Plain/)
    await playOut([ann.page, bob.page])
    await isOpenToAll(ann.page)
    expect([...ann.problems, ...bob.problems]).toEqual([])
  })

  test('how well a bot plays can be read and chosen in the waiting room of the smallest phone', async () => {
    const { url } = await openSite()
    const { page } = await visit(url, { width: 320, height: 640 })
    await makeTable(page, 'Ann', 1)
    await button(page, 'Put a bot here').first().click()
    const level = page.locator('.room-seats .bot-level')
    await level.waitFor()
    const room = await level.boundingBox()
    expect(room?.width).toBeGreaterThan(80) // its longest word and the arrow
    await level.selectOption({ index: 2 })
    await expect.poll(() => level.inputValue()).toBe('3')
    await page.setViewportSize(DESK)
    const row = await page.locator('.room-seats li:has(.bot-level)').boundingBox()
    expect(row?.height).toBeLessThan(66) // as high as that of a person
  })

  test('a stranger plays the game that the guide is about', async () => {
    const { url, house } = await openSite()
    const { page } = await visit(`${url}/games/serenissima`)
    await button(page, 'Play against bots').click()
    await page.getByRole('alert').filter({ hasText: /name/i }).waitFor()
    await page.getByLabel('Your name').fill('Ann')
    await button(page, 'Play against bots').click()
    await page.waitForURL(/\/tables\//)
    const live = await liveTable(house, page)
    expect(live.game.meta.id).toBe('serenissima')
    await page.locator('.ser-dock button').first().waitFor()
  })

  test('somebody’s own pages are open to all', async () => {
    const { url } = await openSite()
    const { page } = await visit(url)
    await makeTable(page, 'Ann', 3)
    for (const place of ['/', '/settings', '/my/games', '/my/games?state=running']) {
      await page.goto(`${url}${place}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await isOpenToAll(page)
    }
    const me = await page.evaluate<{ id: string }>(`fetch('/api/me').then((one) => one.json())`)
    await page.goto(`${url}/players/${me.id}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await isOpenToAll(page)
  })
})
