// The drawn atlas as people play it: a game against the house's bots by clicks; one without a server is in `browser-atlas.test.ts`.
import { simpleMove } from '@foldtable/bots/simple'
import { seededChance } from '@foldtable/kernel'
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { imperial, type Move, type State } from '../../games/imperial/src/index.ts'
import { noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { isCaughtUp, liveTable } from './browser/evening.ts'
import { Hand, PHONE_BY_TOUCH, playedAt, waysTo } from './browser/imperial.ts'

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.runIf(isDeep)('a game against bots by clicks alone, on a phone', async () => {
    const site = await openSite()
    const [, size] = PHONE_BY_TOUCH
    const { page, problems } = await visit(`${site.url}/api/me`, size, 'en-GB', true)
    await page.request.post(`${site.url}/api/guest`, { data: { name: 'Ann' } })
    const made = await page.request.post(`${site.url}/api/tables`, {
      data: { game: 'imperial', bots: 2, maxPlayers: 3 },
    })
    const { id } = await made.json()
    await page.request.post(`${site.url}/api/tables/${id}/start`, { data: {} })
    await page.goto(`${site.url}/tables/${id}`)
    const live = await liveTable(site.house, page)
    const ann = new Hand(page, playedAt(page, live), 'touch')
    await ann.board.waitFor()
    const chance = seededChance('a game by clicks')
    const isAsked = () => {
      const decision = live.table?.decision
      return decision?.result !== undefined || decision?.seats.includes(0)
    }
    while (live.table?.decision.result === undefined) {
      await expect.poll(isAsked, { timeout: 60_000 }).toBe(true)
      if (live.table?.decision.result !== undefined) break
      await isCaughtUp(page, live)
      const view = live.table?.view(0) as State
      const offers = (live.table?.offers(0) ?? []) as readonly Move[]
      if (offers.length === 0) continue
      const move = await simpleMove(imperial, view, 0, chance)
      if (move === undefined) throw new Error('nothing to play')
      const before = live.table?.n ?? 0
      const ways = waysTo(view, 0, offers, move as Move)
      for (const target of ways) await ann.press(target)
      // A unit is chosen and goes in one press.
      const entries = move.kind === 'chooseUnit' ? 2 : 1
      await expect
        .poll(() => live.table?.n, { timeout: 20_000, message: JSON.stringify(ways) })
        .toBeGreaterThanOrEqual(before + entries)
    }
    await ann.board.getByRole('region', { name: 'The game is over' }).waitFor()
    expect(problems).toEqual([])
  })
})
