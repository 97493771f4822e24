// The past and the end of a table in a real browser: replay by slider, buttons and keys, the seal, all hands open.
import type { State } from '@foldtable/games/pass-the-ace'
import type { LiveTable } from '@foldtable/host/live-table'
import { type AnyTable, isSecret, redact } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tableOf } from '../../server/test/seated.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { DESK, noBrowser, openSite, PHONE, visit, withChromium } from './browser/chromium.ts'
import { button, fromMenu } from './browser/evening.ts'
import { played, playOn, playUntil, visitAs } from './browser/long.ts'

const isAt = (page: Page, n: number) => page.locator(`.tf[data-shown="${n}"]`).waitFor()
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' })
const eyes = (page: Page) => page.getByLabel('Through whose eyes')

/** In the middle of a game, as whoever is to move sees it; how often the server was asked for the past. */
async function midway(viewport: { width: number; height: number }) {
  const { house } = await openSite()
  const { live, people } = await played(house, { options: { startingLives: 5 } }, 14)
  const decision = live.table?.decision
  const mover = decision?.result === undefined && decision?.seats[0] === 1 ? people[1] : people[0]
  const visitor = await visitAs(mover, `/tables/${live.id}`, viewport)
  const n = live.table?.n ?? 0
  await isAt(visitor.page, n)
  return { ...visitor, live, n }
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dov', 'Eve']

/** Told entries of others since the seat's last one. */
function othersSince({ entries, game }: AnyTable, seat: number): number {
  const told = entries.filter(({ events }) => events.some((event) => game.tell(event)))
  const own = told.findLast(({ by }) => by === seat)?.n ?? 0
  return told.filter(({ n, by }) => n > own && typeof by === 'number').length
}

/** The entries with which another seat began to move. */
function turnsOf(live: LiveTable): number[] {
  const moves = (live.table?.entries ?? []).filter(
    ({ by, events }) =>
      typeof by === 'number' && events.some((event) => live.game.tell(event) !== undefined),
  )
  return moves.filter(({ by }, index) => moves[index - 1]?.by !== by).map(({ n }) => n)
}

/** Bob has a card that Ann does not know. */
function isHidden(live: LiveTable, n: number): boolean {
  const { players } = redact(live.table?.stateAt(n), 0) as State
  const card = players[1]?.hand?.card
  return isSecret(card) && card.is === undefined
}

/** Whatever is higher than its place, and lies over what comes below it. */
const spilling = (parts: Element[]): string[] =>
  parts.filter((one) => one.scrollHeight > one.clientHeight + 4).map((one) => one.className)

/** Asked twice, where the bot cannot be had at first. */
async function reviewed(page: Page): Promise<void> {
  const look = button(page, 'Let a strong bot look at it')
  const bot = /review-worker/
  await page.context().route(bot, (route) => route.abort())
  await look.click()
  await page.getByText('The bot could not look at this game.').waitFor()
  await page.context().unroute(bot)
  await look.dblclick()
  const luck = page.getByRole('region', { name: 'How much was luck' })
  await luck
    .getByText(/^(One moment|\d+ moments) of chance, held against what might have come instead/)
    .waitFor()
  expect(await luck.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  const advice = page.getByRole('region', { name: 'What a strong bot would have done' })
  await advice.getByText(/^Of \d+ decisions of yours|^Of one decision of yours/).waitFor()
  expect(await look.count()).toBe(0)
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('[U-07, U-14] a slider, steps, turns, speeds, a log that follows, and back to now from anywhere', async () => {
    const { page, live, n, problems } = await midway(DESK)
    await page.locator('.tf-log .tf-line').first().waitFor() // a page of the past comes by itself
    const asked: string[] = []
    page.on('request', (request) => {
      if (/replay|\/(frames|marks|record)\?/.test(request.url())) asked.push(request.url())
    })
    await page.keyboard.press('ArrowLeft')
    await isAt(page, n - 1)
    await slider(page).waitFor()
    expect(asked.map((url) => /replay|frames|marks/.exec(url)?.[0])).toContain('replay')
    await page.keyboard.press('Home')
    await isAt(page, 1)
    const turns = turnsOf(live)
    for (const turn of turns.slice(0, 3)) {
      await page.keyboard.press('Shift+ArrowRight')
      await isAt(page, turn)
    }
    await page.keyboard.press('Shift+ArrowLeft')
    await isAt(page, turns[1] ?? 0)

    const told = live.table?.entries.findLast(
      ({ n: one, events }) => one < n - 4 && events.some((event) => live.game.tell(event)),
    )
    const middle = told?.n ?? 0
    await slider(page).fill(String(middle))
    await isAt(page, middle)
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(
      new RegExp(`^Round \\d.*moment ${middle} of ${n}$`),
    )
    await expect.poll(() => page.title()).toContain('Your turn')
    expect(await page.locator('.tf-tick-mark').count()).toBeGreaterThan(1)
    await page.locator('.tf-log [aria-current]').filter({ visible: true }).first().waitFor()
    expect(await eyes(page).count()).toBe(0) // not while it is played

    await button(page, '×4').click()
    await slider(page).fill(String(n - 3))
    await isAt(page, n - 3)
    await page.keyboard.press(' ')
    await isAt(page, n) // it plays to its end, and is back at now
    await slider(page).waitFor({ state: 'hidden' })

    await page.keyboard.press('ArrowLeft')
    await isAt(page, n - 1)
    await page.keyboard.press('Escape')
    await isAt(page, n)
    expect(asked.filter((url) => url.includes('/frames?'))).toEqual([])
    expect(problems).toEqual([])
  })

  test('what others did since is told once, can be watched, and counts no own move', async () => {
    const { house } = await openSite()
    const { live, people } = await played(house, { options: { startingLives: 5 } }, 3, NAMES)
    const at = `/tables/${live.id}`
    const { page, problems } = await visitAs(people[0], at, DESK)
    await isAt(page, live.table?.n ?? 0)
    await page.goto(`${house.url}/robots.txt`)
    await playUntil(live, (table) => othersSince(table, 0) >= 5)
    await page.goto(`${house.url}${at}`)
    const card = page.getByRole('region', { name: 'Since your last turn' })
    await card.getByText(`${othersSince(tableOf(live), 0)} moves`).waitFor()
    expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(4)
    await card.getByRole('button', { name: /^Watch it, \d+ s$/ }).click()
    await slider(page).waitFor()
    await isAt(page, live.table?.n ?? 0)
    await slider(page).waitFor({ state: 'hidden' })
    expect(await card.count()).toBe(0)
    await page.reload()
    await isAt(page, live.table?.n ?? 0)
    await page.locator('.tf-log button').first().waitFor()
    expect(await card.count()).toBe(0)
    await fromMenu(page, /^The deal is sealed/)
    const seal = live.truth.commitment
    await page.getByText(`Seal ${seal.slice(0, 4)} ${seal.slice(4, 8)}`).waitFor()
    expect(problems).toEqual([])
  })

  test('[U-14] on a phone one button goes from speed to speed, and nothing overflows', async () => {
    const { page, n, problems } = await midway(PHONE)
    await page.keyboard.press('ArrowLeft')
    await slider(page).waitFor()
    const speed = page.getByRole('group', { name: 'Speed' }).getByRole('button')
    const speeds: (string | null)[] = []
    for (let press = 0; press < 4; press++) {
      speeds.push(await speed.filter({ visible: true }).textContent())
      await speed.filter({ visible: true }).click()
    }
    expect(speeds).toEqual(['×1', '×2', '×4', '×1'])
    await button(page, 'To the start').click()
    await isAt(page, 1)
    await button(page, 'One step on').click()
    await isAt(page, 2)
    await button(page, 'Back to now').click()
    await isAt(page, n)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
    expect(problems).toEqual([])
  })

  test('[T-6.1] a finished game is dealt fairly, turned at its turning points, and all hands are open', async () => {
    const { house } = await openSite()
    const { live, people } = await played(house, { clock: { kind: 'perTurn', seconds: 60 } }, 8)
    const { page, problems } = await visitAs(people[0], `/tables/${live.id}`, DESK)
    await isAt(page, 8)
    await live.inTurn(() =>
      live.truth.committed((table) => ({
        ok: true,
        entry: table.setClock('stop', 0, table.at, 'stop'),
      })),
    )
    await live.inTurn(() =>
      live.truth.committed((table) => ({
        ok: true,
        entry: table.setClock('go', 0, table.at, 'go'),
      })),
    )
    await live.inTurn(() =>
      live.truth.committed((table) => ({
        ok: true,
        entry: table.rewind(table.n - 3, 0, table.at, 'back'),
      })),
    )
    await playOn(live, Number.POSITIVE_INFINITY)
    const n = live.table?.n ?? 0
    await page.getByText('This game was dealt fairly').waitFor()
    await page.getByText(`${n} moments fit the seal from before the first move`).waitFor()
    await page.getByRole('img', { name: /^Points of Ann/ }).waitFor()
    await axeFindsNothing(page, '.tf-rail')
    await reviewed(page)
    await axeFindsNothing(page, '.tf-review')
    expect(await page.locator('.tf-result > :not(h2)').evaluateAll(spilling)).toEqual([])
    await page.locator('.tf-points button').first().click()
    await slider(page).waitFor()
    const hidden = live.table?.entries.findLast((entry) => isHidden(live, entry.n))
    await slider(page).fill(String(hidden?.n))
    await isAt(page, hidden?.n ?? 0)
    const bobs = page.getByText(/^You know that Bob holds/)
    expect(await bobs.count()).toBe(0)
    await axeFindsNothing(page, '.tf-replay')
    await eyes(page).selectOption('All hands open')
    await bobs.waitFor({ state: 'attached' })
    await eyes(page).selectOption('As seen by Bob')
    await bobs.waitFor({ state: 'detached' })
    await eyes(page).selectOption('As you saw it')
    expect(await bobs.count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('a forged record, another seal, and a game that was broken off are told as such', async () => {
    const { house } = await openSite()
    const { live, people } = await played(house, {})
    const at = `/tables/${live.id}`
    const forger = await visit(house.url, DESK)
    await forger.context.route(/\/record(\?|$)/, async (route) => {
      const answer = await route.fetch()
      const record = await answer.json()
      record.chance.entropy.push('ab'.repeat(16))
      await route.fulfill({ json: record })
    })
    await forger.page.goto(`${house.url}${at}`)
    await forger.page.locator('.seal.is-unfair').waitFor()

    const keeper = await visit(house.url, DESK)
    const seal = JSON.stringify({ commitment: 'ab'.repeat(32), at: 1, isLate: false })
    await keeper.page.evaluate(
      ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
      [`foldtable.seal.${live.id}`, seal],
    )
    await keeper.page.goto(`${house.url}${at}`)
    await keeper.page.getByText('This game does not fit its seal').waitFor()
    await keeper.page.getByText('kept at the start is another one').waitFor()

    const quit = await played(house, { game: 'powerhouse' }, 5, ['Ann', 'Bob', 'Cleo', 'Dov'])
    await quit.people[0].post(`/api/tables/${quit.live.id}/end`)
    const { page } = await visitAs(quit.people[1], `/tables/${quit.live.id}`, DESK)
    await page.getByText('This deal cannot be checked').waitFor()
    await page.getByText('The game was broken off: nobody has won.').waitFor()
    expect(people).toHaveLength(2)
  })
})
