// Trying lines alone in real browsers: cards and a map, drawn and plain, by mouse and by touch; who plays, who looks on, the past.

import type { State } from '@foldtable/games/pass-the-ace'
import type { LiveTable } from '@foldtable/host/live-table'
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Person } from '../../server/test/person.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { DESK, noBrowser, openSite, type Visitor, withChromium } from './browser/chromium.ts'
import { button, fromMenu, isInMenu, seesTheTruth } from './browser/evening.ts'
import { played, playOn, playUntil, visitAs } from './browser/long.ts'
import { hex, type Pointer, planetIsThere, press } from './browser/planet.ts'

const TOUCH = { width: 390, height: 844 }
const WAYS: readonly [Pointer, { readonly width: number; readonly height: number }][] = [
  ['mouse', DESK],
  ['touch', TOUCH],
]

const seatAsked = ({ table }: LiveTable): number =>
  table?.decision.result === undefined ? (table?.decision.seats[0] ?? 0) : 0

const trying = (page: Page) => page.locator('.tf[data-state="trying"]')
const says = (page: Page, text: string | RegExp) =>
  page.locator('.tf-says').getByText(text).waitFor()
const plays = ({ said }: Visitor): string[] => said.filter((text) => text.includes('"play"'))

/** Nothing hangs over the edge of the page. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.each(WAYS)(
    'cards, by %s: a line is tried, left, tried again, and played',
    async (way, size) => {
      const { house } = await openSite()
      const { live, people } = await played(house, { options: { startingLives: 3 } }, 8)
      await playUntil(live, ({ state }) => (state as State).acted === 0) // another moves after
      const seat = seatAsked(live)
      const person = people[seat] as Person
      const visitor = await visitAs(person, `/tables/${live.id}`, size, 'en-GB', way === 'touch')
      const { page } = visitor
      await page.locator('.tf[data-state="mine"]').waitFor()
      const n = live.table?.n ?? 0

      await fromMenu(page, /^Try something/)
      await trying(page).waitFor()
      await says(page, 'Make any move.')
      await button(page, /^Stick/).click()
      await says(page, /One move tried/)
      await says(page, /^You move for/)
      await axeFindsNothing(page, '.tf')
      await button(page, /^Stick/).click()
      await says(page, 'Partly imagined.')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (way === 'mouse') {
        await fromMenu(page, /^Board/)
        await page.getByRole('region', { name: 'Plain board' }).waitFor()
        await trying(page).waitFor()
        await fromMenu(page, /^Board/)
      }
      await page.keyboard.press('Escape')
      await page.locator('.tf[data-state="mine"]').waitFor()
      await seesTheTruth(page, live, seat)
      expect([live.table?.n, plays(visitor)]).toEqual([n, []])

      await fromMenu(page, /^Try something/)
      await button(page, /^Stick/).click()
      await button(page, 'Play it').click()
      await expect.poll(() => live.table?.n).toBeGreaterThan(n)
      expect(live.table?.entries[n]).toMatchObject({ by: seat, move: { kind: 'stick' } })
      expect(plays(visitor)).toHaveLength(1)
      expect(await trying(page).count()).toBe(0)
      expect(visitor.problems).toEqual([])
    },
  )

  /** By touch cards stand for the map, which is pressed by touch elsewhere. */
  test.each(isDeep ? WAYS : WAYS.slice(0, 1))(
    'a map, by %s: landing for oneself and for the other, and back by one press',
    async (way, size) => {
      const { house } = await openSite()
      const { live, people } = await played(
        house,
        { game: 'full-metal-planete', options: { landingOrder: 'seat' } },
        1,
      )
      const visitor = await visitAs(people[0], `/tables/${live.id}`, size, 'en-GB', way === 'touch')
      const { page } = visitor
      await planetIsThere(page)
      const n = live.table?.n
      await fromMenu(page, /^Try something/)
      await trying(page).waitFor()
      await press(page, hex(10, 2), way)
      await press(page, hex(10, 2), way)
      await says(page, /^You move for Bob/)
      await press(page, hex(10, 33), way)
      await press(page, hex(10, 33), way)
      await says(page, /2 moves tried/)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await axeFindsNothing(page, '.tf')
      await button(page, 'Stop trying').click()
      await page.locator('.tf[data-state="mine"]').waitFor()
      await seesTheTruth(page, live, 0)
      expect([live.table?.n, plays(visitor)]).toEqual([n, []])
      expect(visitor.problems).toEqual([])
    },
  )

  test('who looks on tries too; so does who looks at the past; what comes meanwhile is there afterwards', async () => {
    const { house } = await openSite()
    const { live } = await played(house, { options: { startingLives: 5 } }, 8)
    const eve = await Person.guest(house.url, 'Eve')
    const { page, said, problems } = await visitAs(eve, `/tables/${live.id}`, DESK)
    await page.locator('.tf[data-state="watching"]').waitFor()
    await fromMenu(page, /^Try something/)
    await says(page, /^You move for/)
    await playOn(live, (live.table?.n ?? 0) + 2)
    await says(page, /Meanwhile the table went on/)
    await button(page, /^(Stick|Continue)/).click()
    await says(page, /One move tried/)
    expect(await button(page, 'Play it').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator(`.tf[data-state="watching"][data-n="${live.table?.n}"]`).waitFor()

    await page.keyboard.press('Home')
    await page.locator('.tf[data-state="past"][data-shown="1"]').waitFor()
    await fromMenu(page, /^Try something/)
    await trying(page).waitFor()
    await button(page, 'Stop trying').click()
    await page.locator('.tf[data-state="past"][data-shown="1"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.tf[data-state="watching"]').waitFor()
    await playOn(live, Number.POSITIVE_INFINITY)
    await page.locator('.tf[data-state="over"]').waitFor()
    expect(await isInMenu(page, /^Try something/)).toBe(false)
    expect(said.filter((text) => text.includes('"play"'))).toEqual([])
    expect(problems).toEqual([])
  })
})
