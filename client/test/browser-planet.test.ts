// Full Metal Planète on the drawn board alone: every kind of deed by mouse and by finger, a turn by keys, and what axe says.
import { fullMetalPlanete, type Move, type State } from '@foldtable/games/full-metal-planete'
import type { LiveTable } from '@foldtable/host/live-table'
import { describe, expect, test } from 'vitest'
import { podeHexes } from '../../games/full-metal-planete/src/board/grid.ts'
import { unitNamed } from '../../games/full-metal-planete/src/field.ts'
import { shipOf } from '../../games/full-metal-planete/src/state.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { button, liveTable, seesTheTruth, sitDown } from './browser/evening.ts'
import { arrange, makePlanet } from './browser/plain.ts'
import { does, hex, letGo, type Pointer, planetIsThere, press } from './browser/planet.ts'

const seatAsked = ({ table }: LiveTable): number | undefined =>
  table?.decision.result === undefined ? table?.decision.seats[0] : undefined

/** Red and Blue meet in the far north, with ore beside Red's crab and a converter that has some. */
function meet(state: State): void {
  const put = (unit: string, column: number, row: number) =>
    fullMetalPlanete.evolve(state, { kind: 'deployed', unit, at: hex(row, column) })
  put('tank-p1-2', 6, 1)
  put('tank-p1-3', 5, 1)
  put('crab-p1-1', 5, 2)
  put('tank-p2-2', 7, 1)
  put('crab-p2-1', 7, 2)
  state.current = 0
  state.ap = 15
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.each<[Pointer, { readonly width: number; readonly height: number }]>([
    ['mouse', { width: 1280, height: 800 }],
    ['touch', { width: 390, height: 844 }],
  ])(
    'by %s one lands, deploys, moves, loads, unloads, shoots, captures, enters and leaves',
    async (pointer, size) => {
      const site = await openSite()
      const ann = await visit(site.url, size, 'en-GB', pointer === 'touch')
      const link = await makePlanet(ann.page, site.url, 'Ann')
      const bob = await visit(link)
      await sitDown(bob.page, 'Bob')
      await button(ann.page, /^Start with/).click()
      let live = await liveTable(site.house, ann.page)
      const { page } = ann
      await planetIsThere(page)
      const landed = await does(page, live, pointer, hex(10, 2), hex(10, 2))
      expect(landed?.events[0]).toMatchObject({ kind: 'landed', seat: 0, body: hex(10, 2) })
      await planetIsThere(bob.page)
      await does(bob.page, live, 'mouse', hex(10, 33), 'Land here')

      const tank = /Red tank \d/
      const deployed = await does(page, live, pointer, tank, hex(10, 4), hex(10, 4))
      expect(deployed?.events[0]).toMatchObject({ kind: 'deployed', at: hex(10, 4) })
      await does(page, live, pointer, 'Done deploying')
      await does(bob.page, live, 'mouse', 'Done deploying')

      await arrange(site, live, meet)
      live = await liveTable(site.house, page)
      for (const one of [page, bob.page]) await one.reload()
      await planetIsThere(page)
      await seesTheTruth(page, live, 0)

      const loaded = await does(page, live, pointer, hex(2, 5), hex(2, 6), hex(2, 6))
      expect(loaded?.events[0]).toMatchObject({ kind: 'loaded', by: 'crab-p1-1' })
      await letGo(page)
      const offers = (live.table?.offers(0) ?? []) as readonly Move[]
      const spots = offers.flatMap((move) =>
        move.kind === 'unload' && move.by === 'crab-p1-1' && move.to !== hex(2, 6) ? [move.to] : [],
      )
      const spot = spots[0] ?? -1
      const out = await does(page, live, pointer, hex(2, 5), /^Ore/, spot, spot)
      expect(out?.events[0]).toMatchObject({ kind: 'unloaded', by: 'crab-p1-1', at: spot })
      await letGo(page)
      const moved = await does(page, live, pointer, hex(1, 5), hex(2, 6), hex(2, 6))
      expect(moved?.events).toContainEqual(
        expect.objectContaining({ kind: 'moved', unit: 'tank-p1-3', to: hex(2, 6) }),
      )
      await letGo(page)
      await press(page, hex(1, 6), pointer)
      await press(page, hex(2, 7), pointer)
      await page.locator('.fmp-card').getByText('Destroys Blue crab 1').waitFor()
      const shot = await does(page, live, pointer, /^Shoot/)
      expect(shot?.events[0]).toMatchObject({ kind: 'shot', hit: ['crab-p2-1'] })
      await letGo(page)
      const taken = await does(page, live, pointer, hex(1, 7), 'Capture', /^Capture \d/)
      expect(taken?.events[0]).toMatchObject({ kind: 'captured', unit: 'tank-p2-2' })
      await letGo(page)

      // The tank that was deployed first walks beside a pode and goes in, and another comes out.
      const state = live.table?.state as State
      const ship = unitNamed(state, 'astronef-p1')
      const podes = podeHexes(ship?.at ?? 0, shipOf(state, 0).orientation)
      const near = unitNamed(state, 'tank-p1-1')
      expect(podes.length).toBe(3)
      expect(near?.at).toBe(hex(10, 4))
      const entered = await does(page, live, pointer, hex(10, 4), 'Enter', /^Enter \d/)
      expect(entered?.events[0]).toMatchObject({ kind: 'entered', unit: 'tank-p1-1' })
      await letGo(page)
      const exited = await does(page, live, pointer, hex(10, 2), tank, hex(10, 4), hex(10, 4))
      expect(exited?.events[0]).toMatchObject({ kind: 'exited', at: hex(10, 4) })
      await letGo(page)
      await seesTheTruth(page, live, 0)
      await axeFindsNothing(page, '.fmp')
      await does(page, live, pointer, 'End turn')
      expect([...ann.problems, ...bob.problems]).toEqual([])
    },
  )

  test('a whole turn by keys: the cursor tells what is there and what Enter does', async () => {
    const site = await openSite()
    const ann = await visit(site.url)
    const link = await makePlanet(ann.page, site.url, 'Ann')
    const bob = await visit(link)
    await sitDown(bob.page, 'Bob')
    await button(ann.page, /^Start with/).click()
    let live = await liveTable(site.house, ann.page)
    const { page } = ann
    await planetIsThere(page)
    await does(page, live, 'mouse', hex(10, 2), hex(10, 2))
    await planetIsThere(bob.page)
    await does(bob.page, live, 'mouse', hex(10, 33), 'Land here')
    await does(page, live, 'mouse', 'Done deploying')
    await does(bob.page, live, 'mouse', 'Done deploying')
    await arrange(site, live, meet)
    live = await liveTable(site.house, page)
    await page.reload()
    const stage = page.locator('.viewport-stage')
    await stage.focus()
    const before = live.table?.n ?? 0
    await page.keyboard.press('n')
    await expect
      .poll(async () => {
        const title = await page.locator('.fmp-card header b').textContent()
        if (title !== 'Red tank 2') await page.keyboard.press('n')
        return title
      })
      .toBe('Red tank 2')
    await page.keyboard.press('ArrowUp')
    await page
      .getByText(/G0, .*Enter: Move Red tank 2 north from G1 to G0/)
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 1)
    expect(live.table?.entries.at(-1)?.events[0]).toMatchObject({
      kind: 'moved',
      unit: 'tank-p1-2',
    })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    const sure = page.getByRole('button', { name: 'End turn all the same' })
    await sure.waitFor()
    await sure.click()
    await expect.poll(() => seatAsked(live), { timeout: 20_000 }).toBe(1)
    expect(ann.problems).toEqual([])
  })
})
