// Full Metal Planète on the plain board: a first battle between two browsers, and a whole game of bots watched by a stranger.
import { fullMetalPlanete, type State } from '@foldtable/games/full-metal-planete'
import type { LiveTable } from '@foldtable/host/live-table'
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hexAtRow } from '../../games/full-metal-planete/src/board/grid.ts'
import { TIDES } from '../../games/full-metal-planete/src/board/plan.ts'
import { noBrowser, openSite, PHONE, visit, withChromium } from './browser/chromium.ts'
import {
  button,
  fromMenu,
  isCaughtUp,
  liveTable,
  seesTheTruth,
  sitDown,
  wordsOf,
} from './browser/evening.ts'
import { arrange, choicesOf, choose, makePlanet, onPlainBoard } from './browser/plain.ts'

const PATIENCE = { timeout: 20_000 }

/** Chooses a move to its end, and answers its entry once it has come back to the page. Whoever was chosen before is not. */
async function make(page: Page, live: LiveTable, ...names: readonly (string | RegExp)[]) {
  const before = live.table?.n ?? 0
  const back = page.locator('.plain-back')
  while (await back.isVisible()) await back.click()
  await choose(page, ...names)
  await expect.poll(() => live.table?.n, PATIENCE).toBe(before + 1)
  await isCaughtUp(page, live)
  return live.table?.entries.at(-1)
}

/** Red and Blue meet in the far north, between their zones, with ore beside Red's crab. */
function meet(state: State): void {
  const put = (unit: string, column: number, row: number) =>
    fullMetalPlanete.evolve(state, { kind: 'deployed', unit, at: hexAtRow(row, column) })
  put('tank-p1-2', 6, 1)
  put('tank-p1-3', 5, 1)
  put('crab-p1-1', 5, 2)
  put('tank-p2-2', 7, 1)
  put('crab-p2-1', 7, 2)
}

const seatAsked = ({ table }: LiveTable): number | undefined =>
  table?.decision.result === undefined ? table?.decision.seats[0] : undefined

/** The fields that hold a tide, anywhere in what was sent. */
const tideFields = (value: unknown, field: string): string[] => {
  if ((TIDES as readonly unknown[]).includes(value)) return [field]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, item]) => tideFields(item, isList ? field : key))
}

/** Neither a card of the deck nor any other secret: only tides that have turned, for everybody to see. */
function holdsNoSecret(heard: readonly string[]): void {
  expect(heard.filter((text) => text.includes('"is":'))).toEqual([])
  const messages = heard.filter((text) => /^[[{]/.test(text)).map((text) => JSON.parse(text))
  const fields = new Set(messages.flatMap((message) => tideFields(message, '')))
  expect([...fields].filter((field) => field !== 'tide' && field !== 'used')).toEqual([])
  expect(fields).toContain('tide')
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.runIf(isDeep)('two browsers land, deploy, move, load, shoot and capture', async () => {
    const site = await openSite()
    const ann = await visit(site.url)
    const link = await makePlanet(ann.page, site.url, 'Ann')
    const bob = await visit(link, PHONE)
    await sitDown(bob.page, 'Bob')
    await button(ann.page, /^Start with/).click()
    let live = await liveTable(site.house, ann.page)
    const both = async () => {
      await seesTheTruth(ann.page, live, 0)
      await seesTheTruth(bob.page, live, 1)
    }

    for (const { page } of [ann, bob]) await onPlainBoard(page)
    await choicesOf(ann.page).first().waitFor()
    await both()
    await make(ann.page, live, 'Zone 2', 'Column C', 'C10, podes at C9')
    await choicesOf(bob.page).first().waitFor()
    expect(
      await choicesOf(bob.page)
        .filter({ hasText: /Zone [123]/ })
        .count(),
    ).toBe(0)
    await make(bob.page, live, 'Zone 5', 'Column AH', 'AH10, podes at AH9')

    await make(ann.page, live, 'Red tank 1', 'Column E', 'E10 (land)')
    await make(ann.page, live, 'Red converter 1', 'Column E', 'E11 (land)')
    await make(ann.page, live, 'End the turn')
    await make(bob.page, live, 'Blue tank 1', 'Column AG', 'AG9 (land)')
    await make(bob.page, live, 'End the turn')
    await both()
    await wordsOf(ann.page).getByText('You know the next tides').waitFor()
    await wordsOf(bob.page).getByText('You have no forecast').waitFor()
    expect(ann.heard.some((text) => text.includes('"is":'))).toBe(true)

    if (seatAsked(live) === 1) await make(bob.page, live, 'End the turn')
    await arrange(site, live, meet)
    live = await liveTable(site.house, ann.page)
    for (const { page } of [ann, bob]) await page.reload()
    await both()

    const loaded = await make(ann.page, live, 'Red crab 1 at F2', 'Load', /Ore \d+ at G2/)
    expect(loaded?.events[0]).toMatchObject({ kind: 'loaded', by: 'crab-p1-1' })
    const moved = await make(ann.page, live, 'Red tank 3 at F1', 'south-east to G2 (land)')
    expect(moved?.events).toContainEqual(
      expect.objectContaining({ kind: 'moved', unit: 'tank-p1-3', to: hexAtRow(2, 6) }),
    )
    await button(ann.page, 'Red tank 3 at G2').waitFor()
    const shot = await make(ann.page, live, 'Shoot', 'Blue crab 1')
    const by = ['tank-p1-2', 'tank-p1-3']
    expect(shot?.events[0]).toMatchObject({ kind: 'shot', by, hit: ['crab-p2-1'] })
    const captured = await make(ann.page, live, /Capture.*Blue tank 2/)
    expect(captured?.events[0]).toMatchObject({ kind: 'captured', seat: 0, unit: 'tank-p2-2' })
    await both()
    await wordsOf(bob.page)
      .getByText(/^Ann: Red tank 2 \(once blue\) at H1/)
      .waitFor()
    expect(await wordsOf(bob.page).getByText('Blue crab 1 at').count()).toBe(0)

    await make(ann.page, live, 'End the turn')
    await make(bob.page, live, 'Blue tank 1 at AG9', 'Move', 'to AG8 (land)')
    await both()
    holdsNoSecret(bob.heard)
    expect([...ann.problems, ...bob.problems]).toEqual([])
  })

  test.runIf(isDeep)(
    'a whole game of bots is watched to its end, and no tide to come is sent',
    async () => {
      const { house, url } = await openSite()
      const ann = await visit(url)
      const link = await makePlanet(ann.page, url, 'Ann')
      await button(ann.page, 'Put a bot here').first().click()
      await button(ann.page, /^Start with/).click()
      const eve = await visit(link)
      await eve.page.getByText('You are watching').first().waitFor()
      const live = await liveTable(house, ann.page)

      // A converter outside brings forecasts, so that there is something to be kept from strangers.
      await onPlainBoard(ann.page)
      await choose(ann.page, 'Zone 2', 'Column C', 'C10, podes at C9')
      await choicesOf(ann.page).filter({ hasText: 'Red converter 1' }).waitFor()
      await make(ann.page, live, 'Red converter 1', 'Column E', 'E11 (land)')
      await fromMenu(ann.page, 'Let a bot play for me')
      const result = eve.page.getByRole('heading', { name: 'Result' })
      await result.waitFor({ timeout: 120_000 })
      expect(live.stored.status).toBe('over')
      const { n = 0, entries = [] } = live.table ?? {}
      expect(n).toBeGreaterThan(50)

      await eve.page.reload()
      await result.waitFor()
      await eve.page.getByRole('tab', { name: 'Log' }).click()
      await eve.page.getByRole('button', { name: 'Replay' }).click()
      await eve.page.getByRole('button', { name: 'To the start' }).click()
      await eve.page.getByText(`1 / ${n}`, { exact: true }).waitFor()
      eve.heard.push(await (await eve.page.request.get(link)).text())

      const frames = eve.heard.filter((text) => text.startsWith('{"kind":"frame"'))
      expect(frames.length).toBeGreaterThan(n / 3)
      holdsNoSecret(eve.heard)
      const told = eve.heard.join('\n')
      for (const kind of ['tidesShuffled', 'forecastGiven', 'decided', 'gameEnded']) {
        expect(
          entries.some(({ events }) => events.some((event) => event.kind === kind)),
          kind,
        ).toBe(true)
        expect(told, kind).toContain(`"kind":"${kind}"`)
      }
      expect(ann.heard.some((text) => text.includes('"is":'))).toBe(true)
      expect([...ann.problems, ...eve.problems]).toEqual([])
    },
  )
})
