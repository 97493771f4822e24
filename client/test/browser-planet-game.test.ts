// The drawn planet as people play it: a turn by keys alone, a game against a bot to its end, and whoever only looks on.
import { fullMetalPlanete } from '@foldtable/games/full-metal-planete'
import type { LiveTable } from '@foldtable/host/live-table'
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { isCaughtUp } from './browser/evening.ts'
import {
  act,
  cardOf,
  comeTo,
  DESK_BY_MOUSE,
  hex,
  landBoth,
  makes,
  middleGame,
  openPlanet,
  PHONE_BY_TOUCH,
  type Pointer,
  planetIsThere,
  points,
  press,
  SITES,
  seatAsked,
  stateOf,
} from './browser/planet.ts'

/** Ends whatever can be ended and stays when asked, until the game is over. */
async function playToTheEnd(page: Page, live: LiveTable, pointer: Pointer): Promise<void> {
  const over = page.getByRole('heading', { name: 'Result' })
  const possible = page
    .locator('.fmp')
    .getByRole('button', { name: /^(End turn|Stay)/ })
    .or(over)
  while (live.table?.decision.result === undefined) {
    await possible.first().waitFor()
    if (await over.isVisible()) return
    const before = live.table?.n
    const stay = act(page, 'Stay')
    await points(page, pointer, (await stay.isVisible()) ? 'Stay' : 'End turn')
    const sure = act(page, 'End turn all the same')
    if (await sure.isVisible()) await points(page, pointer, 'End turn all the same')
    await expect.poll(() => live.table?.n, { timeout: 20_000 }).not.toBe(before)
    await expect
      .poll(() => seatAsked(live) === 0 || live.table?.decision.result !== undefined)
      .toBe(true)
    await isCaughtUp(page, live)
  }
  await over.waitFor()
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('[C-20] a whole turn by keys alone: the cursor tells what is there and what Enter does', async () => {
    const site = await openSite()
    const planet = await openPlanet(site, DESK_BY_MOUSE)
    const { ann, page } = planet
    await landBoth(planet.live)
    await comeTo(site, planet, (state) =>
      middleGame(state, (put) => {
        put('tank-p1-2', [1, 6])
        put('tank-p1-3', [1, 7])
        put('crab-p1-1', [2, 5])
        put('crab-p2-1', [2, 7])
      }),
    )
    const { live } = planet
    const key = (...names: readonly string[]) =>
      names.reduce(
        (before, name) => before.then(() => page.keyboard.press(name)),
        Promise.resolve(),
      )
    const plays = async (kind: string, ...names: readonly string[]) => {
      const before = live.table?.n ?? 0
      await key(...names)
      await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 1)
      await isCaughtUp(page, live)
      expect(live.table?.entries.at(-1)?.events.map((event) => event.kind)).toContain(kind)
    }
    const chosen = async (title: string) => {
      while ((await cardOf(page).locator('header b').textContent()) !== title) await key('n')
    }
    await page.locator('.viewport-stage').focus()
    await key('n')
    await chosen('Red crab 1')
    await plays('loaded', 'l', 'Enter')
    await chosen('Red tank 2')
    await plays('shot', 'k', 'Enter')
    await key('i')
    await cardOf(page).getByText('low: dry · normal: dry · high: dry').waitFor()
    await key('Escape')
    await chosen('Red tank 3')
    await key('ArrowUp')
    await page
      .getByText(/H0, .*Enter: Move Red tank 3 north from H1 to H0/)
      .waitFor({ state: 'attached' })
    await plays('moved', 'Enter', 'Enter')
    await key('Escape', 'Control+Enter')
    await act(page, 'End turn all the same').waitFor()
    await plays('turnEnded', 'Control+Enter')
    expect(seatAsked(live)).toBe(1)
    expect(ann.problems).toEqual([])
  })

  // A whole game without a house is in `browser-planet.test.ts`.
  test.runIf(isDeep).each([DESK_BY_MOUSE, PHONE_BY_TOUCH])(
    'by %s a game against a bot of the house goes to its end by presses alone',
    async (pointer, size) => {
      const site = await openSite()
      const planet = await openPlanet(site, [pointer, size], { bots: 1 })
      const { ann, page, live } = planet
      await expect.poll(() => seatAsked(live)).toBe(0)
      await isCaughtUp(page, live)
      await points(page, pointer, SITES[0], SITES[0])
      await act(page, 'Done deploying').waitFor()
      await points(page, pointer, /^Red tank \d ×4$/, hex(10, 4), 'Done deploying')
      await act(page, 'End turn').waitFor()
      await expect.poll(() => seatAsked(live)).toBe(0)
      await playToTheEnd(page, live, pointer)
      expect(stateOf(live).phase).toBe('finished')
      await axeFindsNothing(page, '.fmp')
      expect(ann.problems).toEqual([])
    },
  )

  test('[C-18] the log tells a way in one line, and the turn of another is watched again in one click', async () => {
    const site = await openSite()
    const planet = await openPlanet(site, DESK_BY_MOUSE)
    const { page } = planet
    await landBoth(planet.live)
    await comeTo(site, planet, (state) =>
      middleGame(state, (put) => {
        put('tank-p2-1', [11, 31])
        put('tank-p2-2', [4, 31])
      }),
    )
    const { live } = planet
    await makes(live, 0, { kind: 'endTurn' })
    const step = (unit: string, ...rows: readonly number[]) =>
      makes(live, 1, { kind: 'move', unit, path: rows.map((row) => hex(row, 31)) })
    await step('tank-p2-1', 11, 10)
    await step('tank-p2-2', 4, 3)
    await step('tank-p2-1', 10, 9)
    await step('tank-p2-1', 9, 8)
    await makes(live, 1, { kind: 'endTurn' })
    await isCaughtUp(page, live)
    await page
      .getByRole('button', { name: 'Blue tank 1 moves from AF10 to AF8, 2 points.' })
      .waitFor()
    const n = live.table?.n
    await page.getByRole('button', { name: 'Watch the turn of Bob again' }).last().click()
    await page.locator('.tf-board.is-past').waitFor()
    await page.locator(`.tf[data-shown="${n}"]`).waitFor()
    await page.locator('.tf-board.is-past').waitFor({ state: 'detached' })
    expect(planet.ann.problems).toEqual([])
  })

  test('whoever looks on may look at everything and do nothing', async () => {
    const site = await openSite()
    const planet = await openPlanet(site, DESK_BY_MOUSE)
    await landBoth(planet.live)
    await comeTo(site, planet, (state) =>
      middleGame(state, (put) => {
        put('tank-p1-1', [10, 4])
        put('tank-p1-2', [10, 5])
        fullMetalPlanete.evolve(state, { kind: 'turnBegan', seat: 0, turn: 3, ap: 15 })
      }),
    )
    const eve = await visit(planet.link)
    await planetIsThere(eve.page)
    await press(eve.page, hex(10, 4), 'mouse')
    await cardOf(eve.page).getByText('Red tank 1').waitFor()
    expect(await eve.page.locator('.fmp .fmp-act').count()).toBe(0)
    await press(eve.page, hex(10, 6), 'mouse')
    await press(eve.page, hex(10, 6), 'mouse')
    expect(await eve.page.locator('.fmp-main').count()).toBe(0)
    await eve.page.mouse.click(640, 400, { button: 'right' })
    await cardOf(eve.page)
      .getByText(/^low: /)
      .waitFor()
    expect(planet.live.table?.n).toBe(3)
    expect(eve.problems).toEqual([])
  })
})
