// The drawn atlas as people play it: a game against bots by clicks, a country's turn by keys alone, hidden scores, and whoever looks on.
import { simpleMove } from '@foldtable/bots/simple'
import { seededChance } from '@foldtable/kernel'
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { imperial, type Move, type State } from '../../games/imperial/src/index.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { isCaughtUp, liveTable } from './browser/evening.ts'
import {
  DESK_BY_MOUSE,
  Hand,
  PHONE_BY_TOUCH,
  playsAtOnce,
  sitAt,
  standsAs,
  stateOf,
  waysTo,
} from './browser/imperial.ts'

const CLOCK = { kind: 'penalty', seconds: 3600, increment: 60, refill: 600 } as const
/** So many moves of one's own, where a whole game would take too long. */
const SOME = 7

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('a game against bots by clicks alone, on a phone', async () => {
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
    const ann = new Hand(page, live, 'touch')
    await ann.board.waitFor()
    const chance = seededChance('a game by clicks')
    const isAsked = () => {
      const decision = live.table?.decision
      return decision?.result !== undefined || decision?.seats.includes(0)
    }
    let own = 0
    while (live.table?.decision.result === undefined && (isDeep || own < SOME)) {
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
      own += 1
    }
    expect(own).toBeGreaterThanOrEqual(SOME)
    if (isDeep) await ann.board.getByRole('region', { name: 'The game is over' }).waitFor()
    expect(problems).toEqual([])
  })

  test("by keys alone: a bid, a proposal and a vote, a country's turn over rondel and map, a purchase", async () => {
    const table = await sitAt(await openSite(), DESK_BY_MOUSE, CLOCK, { showScores: false }, 1)
    const [ann] = table.hands
    if (ann === undefined) throw new Error('nobody is there')
    const { page } = ann
    const { keyboard } = page
    const isFocused = (selector: string) =>
      page.evaluate<boolean>(`document.activeElement?.closest('${selector}') != null`)
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 80 && !(await isFocused(selector)); presses++)
        await keyboard.press('Tab')
      expect(await isFocused(selector), selector).toBe(true)
    }
    const entries = async (count: number, ...keys: readonly string[]) => {
      const before = table.live.table?.n ?? 0
      for (const key of keys) await keyboard.press(key)
      await expect.poll(() => table.live.table?.n).toBe(before + count)
      await ann.sees()
    }
    const turnTo = async (space: string) => {
      await tabTo('.im-sector')
      for (let steps = 0; steps < 8 && !(await isFocused(`[data-space="${space}"]`)); steps++)
        await keyboard.press('ArrowRight')
    }
    const others = async (...moves: readonly Move[]) => {
      for (const move of moves) await playsAtOnce(table.live, move)
      await ann.sees()
    }
    await tabTo('.im-amount input')
    await keyboard.type('9,01')
    await entries(1, 'Enter')
    expect(stateOf(table.live).players[0]?.sealed?.is).toBe(901)

    await standsAs(table, {
      players: 3,
      up: 'Austria',
      card: 0,
      cash: [9, 2, 2],
      stock: { Austria: 'A 4; B 3; C 1+2', Italy: 'A 5', France: 'B 5' },
      treasury: { France: 9 },
      space: { Italy: 'Investor' },
      fleets: { Italy: 'Naples' },
      armies: { Italy: 'Rome' },
      options: { showScores: false },
    })
    // [I-21.4] Scores that are hidden are neither on the board nor beside it.
    expect(await ann.board.locator('.im-cash').count()).toBe(3)
    expect(await page.locator('.im-score, .tf-score').count()).toBe(0)
    await turnTo('Taxation')
    await entries(1, 'Enter', 'Enter')
    await others({ kind: 'propose', space: 'R-Produce' })
    await entries(1, '1')
    await others({ kind: 'vote', choice: 1 })
    expect(stateOf(table.live).countries.Austria.space).toBe('Taxation')

    await turnTo('L-Maneuver')
    expect(await isFocused('[data-space="L-Maneuver"]')).toBe(true)
    await entries(1, 'Enter', 'Enter')
    expect(stateOf(table.live).plan?.kind).toBe('maneuver')

    await tabTo('.viewport-stage')
    await keyboard.press('n')
    await page
      .getByText(/^Naples\. .*Italy: one fleet\. Enter: Move fleet \(Naples\)/)
      .waitFor({ state: 'attached' })
    await keyboard.press('Enter')
    for (let presses = 0; presses < 4; presses++) {
      await keyboard.press('n')
      const said = await page.locator('.im [aria-live]').allTextContents()
      if (said.some((text) => text.startsWith('Western Med.'))) break
    }
    await entries(2, 'Enter')
    await keyboard.press('n')
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await axeFindsNothing(page, '.im')
    await tabTo('[data-point="dock enough"]')
    await entries(1, 'Enter')
    await others({ kind: 'propose', space: 'Investor' })
    expect(stateOf(table.live).mode).toBe('buy')
    await tabTo('[data-point="certificate Russia 3"]')
    await keyboard.press('Enter')
    await tabTo('[data-point="dock play"]')
    await entries(1, 'Enter')
    expect(stateOf(table.live).countries.Russia.stock[2]).toBe(0)
    expect(stateOf(table.live).board.Italy).toMatchObject({
      fleets: ['Western Med'],
      armies: [{ at: 'Rome' }],
      chips: ['Western Med'],
    })
    expect(table.problems()).toEqual([])
  })
})
