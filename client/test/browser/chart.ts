// Pointing on the drawn sea chart: where a zone, a port, a galley or a number is on the page, by mouse or by finger.
import type { LiveTable } from '@foldtable/host/live-table'
import { type Chance, seededChance } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { berthsIn } from '../../../games/serenissima/board/berths.ts'
import { chart, type Point, SHEET } from '../../../games/serenissima/board/chart-map.ts'
import { numberPlace, type Thing } from '../../../games/serenissima/board/geometry.ts'
import type { ZoneId } from '../../../games/serenissima/src/data/zones.ts'
import type { State } from '../../../games/serenissima/src/index.ts'
import { axeFinds } from './axe.ts'

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

/** Takes the drawings out of the page, of which no reader hears and in which nothing can be focused; puts them back. */
const EMPTY = `window.drawings = [...document.querySelectorAll('.ser svg[aria-hidden=true]')].map((one) => [one, [...one.childNodes]])
  for (const [one] of drawings) one.replaceChildren()`
const FILL = 'for (const [one, nodes] of drawings) one.replaceChildren(...nodes)'

/** Axe on the board: most of its time would go into the shapes of the chart. */
export async function boardHasNoBarrier(page: Page, part = '.ser'): Promise<void> {
  await page.evaluate(EMPTY)
  const found = await axeFinds(page, part)
  await page.evaluate(FILL)
  expect(found).toEqual([])
}

/** The mouse rests on it. */
export async function hover(page: Page, thing: Thing, state: State) {
  const { x, y } = await pointOn(page, placeOf(thing, state))
  await page.mouse.move(x, y)
}

/** Presses something in the dock, by its key. */
export async function pressKey(page: Page, key: string, pointer: Pointer) {
  const found = page.locator(`.ser-dock [data-point="${key}"]:enabled`).first()
  if (pointer === 'mouse') await found.click()
  else await found.tap()
}

/** What can be pressed in the dock now, by key. */
const keysIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll('.ser-dock [data-point]:enabled')].map((one) => one.dataset.point)`,
  )

/** Of everything that ends nothing, anything; what confirms a choice at once. */
function chosenOf(keys: readonly string[], chance: Chance, isBusy: boolean): string | undefined {
  const goes = keys.find((key) => key === 'go' || key === 'attack')
  if (goes !== undefined) return goes
  const deeds = keys.filter((key) => !/^(end|pass|sail|beside|waste)/.test(key))
  const isSetUp = !keys.includes('end')
  if ((isBusy || isSetUp) && deeds.length > 0) return deeds[chance.below(deeds.length)]
  return keys.find((key) => key === 'end' || key === 'pass') ?? keys[0]
}

/** A press on one of the lozenges with steps. False if there is none. */
async function sailAnywhere(page: Page, chance: Chance): Promise<boolean> {
  const ways = page.locator('.ser-steps')
  const count = await ways.count()
  if (count === 0) return false
  const box = await ways
    .nth(chance.below(count))
    .boundingBox({ timeout: 2000 })
    .catch(() => null)
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return box !== null
}

/** Ann plays by clicks on chart and dock until the game is over: so many deeds, and then she passes. */
export async function playByClicks(
  page: Page,
  live: LiveTable,
  { seed, most }: { readonly seed: string; readonly most: number },
): Promise<void> {
  const chance = seededChance(seed)
  const dialog = page.locator('.kit-dialog .kit-close')
  const asks = page.locator('.ser-dock [data-point]:enabled').first()
  for (let deeds = 0; live.stored.status !== 'over'; deeds++) {
    await asks.or(dialog).or(page.locator('.ser-ending')).first().waitFor({ timeout: 60_000 })
    if ((await dialog.count()) > 0) await dialog.click()
    else {
      if (deeds < most && deeds % 4 === 1 && (await sailAnywhere(page, chance))) continue
      // One deed in three ends the turn, so that it goes on.
      const key = chosenOf(await keysIn(page), chance, deeds < most && deeds % 3 !== 2)
      if (key === undefined) continue
      await page
        .locator(`.ser-dock [data-point="${key}"]:enabled`)
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
    }
  }
}
