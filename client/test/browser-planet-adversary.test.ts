// The drawn planet against haste and bad luck: double taps, reloads, frames that come in between, time that runs out, and the past.
import type { State } from '@foldtable/games/full-metal-planete'
import { describe, expect, test } from 'vitest'
import { noBrowser, openSite, withChromium } from './browser/chromium.ts'
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
  placeOf,
  planetIsThere,
  points,
  press,
  SITES,
  seatAsked,
  untilAnn,
} from './browser/planet.ts'

/** Two tanks of each that stand against each other in the north. */
const facing = (state: State): void =>
  middleGame(state, (put) => {
    put('tank-p1-1', [10, 4])
    put('tank-p1-2', [1, 6])
    put('tank-p2-1', [1, 8])
    put('tank-p2-2', [2, 8])
  })

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('taps that come twice land once and move once', async () => {
    const site = await openSite()
    const { ann, page, live } = await openPlanet(site, PHONE_BY_TOUCH)
    await untilAnn(live)
    await isCaughtUp(page, live)
    await press(page, SITES[0], 'touch')
    const land = await act(page, /^Land here/).boundingBox()
    const before = live.table?.n ?? 0
    for (let n = 0; n < 2; n++) await page.touchscreen.tap((land?.x ?? 0) + 30, (land?.y ?? 0) + 20)
    await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 1)
    await isCaughtUp(page, live)
    await untilAnn(live)
    await isCaughtUp(page, live)
    await points(page, 'touch', /^Red tank \d ×4$/)
    const { x, y } = await placeOf(page, hex(10, 4), 'touch')
    for (let n = 0; n < 2; n++) await page.touchscreen.tap(x, y)
    // The second tap takes hold of what the first has placed.
    await act(page, 'Back into the hold').waitFor()
    expect(live.table?.n).toBe(before + 2)
    expect(ann.problems).toEqual([])
  })

  test('who is chosen may be shot meanwhile; what is aimed at is gone with the time', async () => {
    const site = await openSite()
    const planet = await openPlanet(site, DESK_BY_MOUSE)
    const { ann, page } = planet
    await landBoth(planet.live)
    await comeTo(site, planet, (state) => {
      facing(state)
      state.current = 1
    })
    const { live } = planet
    await press(page, hex(1, 6), 'mouse')
    await cardOf(page).getByText('Red tank 2').waitFor()
    await makes(live, 1, { kind: 'fire', by: ['tank-p2-1', 'tank-p2-2'], target: hex(1, 6) })
    await isCaughtUp(page, live)
    await cardOf(page).getByText('Red tank 2').waitFor({ state: 'detached' })

    await makes(live, 1, { kind: 'endTurn' })
    await isCaughtUp(page, live)
    await press(page, hex(10, 4), 'mouse')
    await press(page, hex(10, 5), 'mouse')
    await act(page, /^Go there/).waitFor()
    const before = live.table?.n ?? 0
    await makes(live, 0, { kind: 'endTurn' }) // as the clock would
    await isCaughtUp(page, live)
    await act(page, /^Go there/).waitFor({ state: 'detached' })
    await press(page, hex(10, 5), 'mouse')
    await press(page, hex(10, 5), 'mouse')
    expect(seatAsked(live)).toBe(1)
    expect(live.table?.n).toBe(before + 1)
    expect(ann.problems).toEqual([])
  })

  test('a reload in the middle of a choice, and a look at the past, lose and play nothing', async () => {
    const site = await openSite()
    const planet = await openPlanet(site, DESK_BY_MOUSE)
    const { ann, page } = planet
    await landBoth(planet.live)
    await comeTo(site, planet, facing)
    const { live } = planet
    const n = live.table?.n ?? 0
    await press(page, hex(10, 4), 'mouse')
    await press(page, hex(10, 5), 'mouse')
    await act(page, /^Go there/).waitFor()
    await page.reload()
    await planetIsThere(page)
    await page.getByText('Choose one of your machines').waitFor()
    expect(live.table?.n).toBe(n)

    await press(page, hex(10, 4), 'mouse')
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.locator('.tf-board.is-past').waitFor()
    expect(await page.locator('.fmp .fmp-main').count()).toBe(0)
    await press(page, hex(10, 5), 'mouse')
    await press(page, hex(10, 5), 'mouse')
    expect(await page.locator('.fmp .fmp-act').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(live.table?.n).toBe(n)
    expect(ann.problems).toEqual([])
  })
})
