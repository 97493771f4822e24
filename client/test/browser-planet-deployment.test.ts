// Landing and deployment on the drawn planet, by mouse and by finger: arranged freely, over a reload too, and sent when it is confirmed.
import { describe, expect, test } from 'vitest'
import { unitNamed } from '../../games/full-metal-planete/src/field/index.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, openSite, withChromium } from './browser/chromium.ts'
import { isCaughtUp } from './browser/evening.ts'
import {
  act,
  cardOf,
  DESK_BY_MOUSE,
  does,
  drag,
  hex,
  landBoth,
  middleOf,
  openPlanet,
  PHONE_BY_TOUCH,
  placeOf,
  planetIsThere,
  points,
  SITES,
  seatAsked,
  stateOf,
  untilAnn,
} from './browser/planet.ts'

const TURN_MS = 30_000

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.each([DESK_BY_MOUSE, PHONE_BY_TOUCH])(
    'by %s one lands, and deploys by presses and by dragging until it is confirmed',
    async (pointer, size) => {
      const site = await openSite()
      const { ann, page, live } = await openPlanet(site, [pointer, size])
      await untilAnn(live)
      await isCaughtUp(page, live)
      const landed = await does(page, live, pointer, SITES[0], SITES[0])
      expect(landed?.events[0]).toMatchObject({ kind: 'landed', seat: 0, body: SITES[0] })
      await untilAnn(live)
      await isCaughtUp(page, live)
      const before = live.table?.n ?? 0

      // Two presses: a piece, a hex. The next of its kind is chosen already.
      await points(page, pointer, /^Red tank \d ×4$/, hex(10, 4))
      await act(page, /^Red tank \d ×3$/)
        .and(page.locator('[aria-pressed="true"]'))
        .waitFor()
      await points(page, pointer, hex(11, 4))
      // Dragged out of the hold.
      const crab = await middleOf(page, 'Red crab 1')
      await drag(page, crab, await placeOf(page, hex(12, 2), pointer), pointer)
      await act(page, 'Red crab 1').waitFor({ state: 'detached' })
      // Moved by presses, dragged elsewhere, and one put back.
      await points(page, pointer, hex(10, 4), hex(9, 4))
      const [from, to] = [hex(12, 2), hex(13, 3)]
      await drag(
        page,
        await placeOf(page, from, pointer),
        await placeOf(page, to, pointer),
        pointer,
      )
      await points(page, pointer, hex(11, 4), 'Back into the hold')
      await act(page, /^Red tank \d ×3$/).waitFor()
      await axeFindsNothing(page, '.fmp')
      expect(live.table?.n).toBe(before)

      // A reload in the middle of the plan loses nothing of it.
      await page.reload()
      await planetIsThere(page)
      await act(page, /^Red tank \d ×3$/).waitFor()
      expect(live.table?.n).toBe(before)
      await points(page, pointer, 'Done deploying')
      await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 3)
      const { units } = stateOf(live)
      const out = units.filter(
        ({ owner, at, type }) =>
          owner === 0 && at !== null && type !== 'astronef' && type !== 'tower',
      )
      expect(out.map(({ type, at }) => [type, at])).toEqual([
        ['crab', hex(13, 3)],
        ['tank', hex(9, 4)],
      ])
      expect(ann.problems).toEqual([])
    },
  )

  test('nothing deployed is asked about once; time that runs out sends what stands', async () => {
    const time: { at?: number } = {}
    const site = await openSite(() => time.at ?? Date.now())
    const clock = { kind: 'perTurn', seconds: TURN_MS / 1000 }
    const { ann, page, live } = await openPlanet(site, DESK_BY_MOUSE, { clock })
    await landBoth(live)
    await untilAnn(live)
    const began = live.table?.snapshot().standing.clock.since[0] ?? 0
    time.at = began // and stands still there
    await page.clock.install()
    await page.reload()
    await planetIsThere(page)
    await points(page, 'mouse', 'Done deploying')
    await page.getByText('Nothing is deployed yet').waitFor()
    await points(page, 'mouse', 'Go on deploying')
    await page.getByText('Nothing is deployed yet').waitFor({ state: 'hidden' })

    await points(page, 'mouse', /^Red tank \d ×4$/, hex(10, 4))
    await act(page, /^Red tank \d ×3$/).waitFor()
    const before = live.table?.n ?? 0
    // On both sides: a page whose time alone has jumped asks the house what time it is, and waits on.
    time.at = began + TURN_MS - 2500
    await page.clock.fastForward(TURN_MS)
    await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 1)
    expect(unitNamed(stateOf(live), 'tank-p1-1')?.at).toBe(hex(10, 4))
    expect(seatAsked(live)).toBe(0)
    await cardOf(page).waitFor()
    expect(ann.problems).toEqual([])
  })
})
