// What people do on the pages, told by what the pages call things.

import type { LiveTable } from '@foldtable/host/live-table'
import { redact, type Seat, speak } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type openSite, press } from './chromium.ts'

type House = Awaited<ReturnType<typeof openSite>>['house']

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** From the home page to a waiting room of Pass the Ace with so many lives; answers its link. */
export async function makeTable(page: Page, name: string, lives: number): Promise<string> {
  await page.goto(new URL('/new/pass-the-ace', page.url()).href)
  await page.getByLabel('Your name').first().fill(name)
  await page.getByText('Change everything').click()
  await page.getByRole('spinbutton', { name: 'Lives at the start' }).fill(String(lives))
  await button(page, 'Make the table').click()
  await page.waitForURL(/\/tables\//)
  return page.getByLabel('Link to this table').inputValue()
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').first().fill(name)
  await press(button(page, 'Sit down'))
}

export const tableIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? ''

export async function liveTable(house: House, page: Page): Promise<LiveTable> {
  const live = await house.tables.find(tableIdOf(page))
  if (live === undefined) throw new Error(`no table at ${page.url()}`)
  return live
}

/** The number of entries that the page stands at is that of the server. */
export async function isCaughtUp(page: Page, live: LiveTable): Promise<void> {
  const n = live.table?.n ?? 0
  await page.locator(`.tf[data-n="${n}"][data-shown="${n}"]`).waitFor()
}

/** Opens the menu of the table, at a desk or on a phone, and chooses what is called so. */
export async function fromMenu(page: Page, name: string | RegExp): Promise<void> {
  await openMenu(page)
  await page.getByRole('menuitem', { name }).click()
}

/** Whether the menu has something that is called so; it is closed again. */
export async function isInMenu(page: Page, name: string | RegExp): Promise<boolean> {
  await openMenu(page)
  const count = await page.getByRole('menuitem', { name }).count()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  return count > 0
}

export async function openMenu(page: Page): Promise<void> {
  if (!(await page.getByRole('menu').isVisible()))
    await page.locator('[data-opens="menu"]').filter({ visible: true }).click()
  await page.getByRole('menu').waitFor()
}

/** Beside a drawing, or on the plain board itself. */
export const wordsOf = (page: Page) =>
  page
    .getByRole('region', { name: 'The table in words' })
    .or(page.getByRole('region', { name: 'Plain board' }).locator('.plain-seen > ul'))

/** What the page tells of the table in words is what this seat may know of it. */
export async function seesTheTruth(page: Page, live: LiveTable, seat: Seat): Promise<void> {
  await isCaughtUp(page, live)
  const { table, game, room } = live
  if (table === undefined || game.summary === undefined) throw new Error('nothing to see')
  const speech = {
    locale: 'en',
    catalog: game.catalogs.en,
    nameOf: (one: Seat) => room.sittings[one]?.name ?? '',
  } as const
  const truth = game.summary(redact(table.state, seat), seat).map((one) => speak(one, speech))
  const told = await wordsOf(page).getByRole('listitem').allTextContents()
  expect(told).toEqual(truth)
}

/** Does what can be done, if it is this person's turn: goes on, or sticks. True if it did something. */
export async function act(page: Page): Promise<boolean> {
  const choices = button(page, /^(Continue|Stick)/).and(
    page.locator(':not([aria-disabled=true]):not(:disabled)'),
  )
  if ((await choices.count()) === 0) return false
  // What was there may be gone a moment later: a pause ends by itself.
  return press(choices.first(), { timeout: 5000 }).then(
    () => true,
    () => false,
  )
}

/** Everybody has seen who deals, and the first round is on. That look ends by itself too, on a slow day before a page is there. */
export async function beginRound(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await button(page, /^(Continue|Stick)/)
      .first()
      .waitFor()
    if (await button(page, 'Continue').isVisible())
      await press(button(page, 'Continue'), { timeout: 5000 }).catch(() => undefined)
  }
  for (const page of pages) await button(page, /^Stick/).waitFor()
}

export const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { name: 'Result' }).isVisible()

/** Everybody does what they can until the game is over. */
export async function playOut(pages: readonly Page[], most = 400): Promise<void> {
  for (let round = 0; round < most; round++) {
    let done = false
    for (const page of pages) done = (await act(page)) || done
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return
    if (!done) await pages[0]?.waitForTimeout(20)
  }
  throw new Error(`the game was not over after ${most} rounds`)
}
