// Pointing on the drawn sea chart: where a zone, a port, a galley or a number is on the page, by mouse or by finger.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { berthsIn } from '../../../games/serenissima/board/berths.ts'
import { chart, type Point, SHEET } from '../../../games/serenissima/board/chart-map.ts'
import { numberPlace, type Thing } from '../../../games/serenissima/board/geometry.ts'
import type { ZoneId } from '../../../games/serenissima/src/data/zones.ts'
import type { State } from '../../../games/serenissima/src/index.ts'

export type Pointer = 'mouse' | 'touch'

export const chartIsThere = (page: Page) => page.locator('.ser .viewport-stage').waitFor()

/** Where a thing is on the sheet; a galley lies where the table has it now. */
function placeOf(thing: Thing, state: State): Point {
  if ('number' in thing) return numberPlace(thing.number)
  if ('port' in thing) return chart.ports[thing.port].mark
  if ('zone' in thing) return chart.zones[thing.zone].steps
  const zone = state.galleys[thing.galley]?.location as ZoneId
  const berth = berthsIn(state, zone).find(({ number }) => number === thing.galley)
  if (berth === undefined) throw new Error(`galley ${thing.galley} is not on the chart`)
  return berth.at
}

async function pointOn(page: Page, [x, y]: Point) {
  const box = await page.locator('.ser-ground-layer').boundingBox()
  if (box === null) throw new Error('there is no chart')
  return {
    x: box.x + ((x - SHEET.x) / SHEET.width) * box.width,
    y: box.y + ((y - SHEET.y) / SHEET.height) * box.height,
  }
}

const isFree = (page: Page, { x, y }: { readonly x: number; readonly y: number }) =>
  page.evaluate<boolean>(
    `document.elementFromPoint(${x}, ${y})?.closest('.viewport-stage') != null`,
  )

/** Presses a thing on the chart; where it is out of sight the whole chart is looked at first. Nothing moves by itself here. */
export async function point(page: Page, thing: Thing, state: State, pointer: Pointer) {
  const place = placeOf(thing, state)
  if (!(await isFree(page, await pointOn(page, place)))) {
    await page.locator('.ser-tools .kit-pill').last().click()
    await expect.poll(async () => isFree(page, await pointOn(page, place))).toBe(true)
  }
  const { x, y } = await pointOn(page, place)
  if (pointer === 'mouse') await page.mouse.click(x, y)
  else await page.touchscreen.tap(x, y)
}

/** Presses something in the dock, by its key. */
export async function pressKey(page: Page, key: string, pointer: Pointer) {
  const found = page.locator(`.ser-dock [data-point="${key}"]:enabled`).first()
  if (pointer === 'mouse') await found.click()
  else await found.tap()
}
