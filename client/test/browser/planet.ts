// Pointing on the drawn planet: where a hex is on the page, by mouse or by finger, and what the card says.

import type { LiveTable } from '@foldtable/host/live-table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { centreOf, VIEW } from '../../../games/full-metal-planete/board/geometry.ts'
import { hexAtRow } from '../../../games/full-metal-planete/src/board/grid.ts'
import { isCaughtUp } from './evening.ts'

export type Pointer = 'mouse' | 'touch'

export const hex = hexAtRow

const cardOf = (page: Page) => page.locator('.fmp-card')

/** The planet is there, and all of it in sight where there is room. */
export async function planetIsThere(page: Page): Promise<void> {
  await page.locator('.viewport-stage').waitFor()
}

/** Where a hex is on the page. */
async function placeOn(page: Page, map: string, at: number) {
  const box = await page.locator(map).boundingBox()
  if (box === null) throw new Error('there is no planet')
  const { x, y } = centreOf(at)
  return {
    x: box.x + ((x - VIEW.x) / VIEW.width) * box.width,
    y: box.y + ((y - VIEW.y) / VIEW.height) * box.height,
  }
}

const isFree = (page: Page, { x, y }: { readonly x: number; readonly y: number }) =>
  page.evaluate<boolean>(
    `document.elementFromPoint(${x}, ${y})?.closest('.viewport-stage') != null`,
  )

/** Presses a hex; one that is out of sight or under a panel is looked up on the small map first. Nothing moves by itself here. */
export async function press(page: Page, at: number, pointer: Pointer): Promise<void> {
  const point = (place: { readonly x: number; readonly y: number }) =>
    pointer === 'mouse'
      ? page.mouse.click(place.x, place.y)
      : page.touchscreen.tap(place.x, place.y)
  if (!(await isFree(page, await placeOn(page, '.fmp-ground', at))))
    await point(await placeOn(page, '.fmp-mini', at))
  await point(await placeOn(page, '.fmp-ground', at))
}

/** Presses hexes and buttons of the card, one after the other; the last one makes a move. Answers its entry. */
export async function does(
  page: Page,
  live: LiveTable,
  pointer: Pointer,
  ...steps: readonly (number | string | RegExp)[]
) {
  const before = live.table?.n ?? 0
  for (const step of steps) {
    if (typeof step === 'number') await press(page, step, pointer)
    else await page.locator('.fmp').getByRole('button', { name: step }).first().click()
  }
  await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 1)
  await isCaughtUp(page, live)
  return live.table?.entries.at(-1)
}

/** Nothing is chosen any more. */
export async function letGo(page: Page): Promise<void> {
  const close = cardOf(page).getByRole('button', { name: 'Close' })
  while ((await close.count()) > 0) await close.click()
}
