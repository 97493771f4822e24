// The pages one meets first: a stranger is in any game with one press and a name; who comes back sees where they are
// waited for. By mouse at a desk, by touch on a phone; and nothing moves under anybody's eyes.
import { games } from '@foldtable/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { RunningServer } from '../../server/src/server.ts'
import { openHouse } from '../../server/test/house.ts'
import { Person } from '../../server/test/person.ts'
import { startedAt, tableOf } from '../../server/test/seated.ts'
import { DESK, noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { button, liveTable } from './browser/evening.ts'

const HAND = { width: 390, height: 844 }

/** What moved by itself since the page was opened, as browsers measure it. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
})`

async function isCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate<number>(SHIFTS), page.url()).toBeLessThan(0.05)
}

/** What a finger would miss. */
const SMALL = `[...document.querySelectorAll(':is(main, header, .tabs) :is(a, button, input, select, summary)')]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 43.5)
  .map(([one]) => one.className + ' ' + one.textContent)`

/** Somebody who plays without a browser, here as a page of a browser. */
async function pageOf(person: Person, viewport = DESK, path = '/') {
  const visitor = await visit(`${person.url}/healthz`, viewport, 'en-GB', viewport === HAND)
  const [name = '', value = ''] = person.cookie.split('=')
  await visitor.context.addCookies([{ name, value, url: person.url }])
  await visitor.page.goto(`${person.url}${path}`)
  return visitor
}

/** Moves as the clock would, until it is this person's turn after somebody else's. */
async function playUntilAsked(
  house: RunningServer,
  id: string,
  people: readonly Person[],
  wanted: Person,
): Promise<void> {
  for (let moves = 0; moves < 80; moves++) {
    const live = await house.tables.find(id)
    if (live === undefined) throw new Error(`there is no table ${id}`)
    const { decision, entries, state } = tableOf(live)
    const [seat] = decision.result === undefined ? decision.seats : []
    if (seat === undefined) return
    const isAlone = decision.result === undefined && decision.seats.length === 1
    const isWanted = people[seat] === wanted && isAlone && entries.at(-1)?.by !== seat
    if (moves > 6 && isWanted) return
    await people[seat]?.play(id, live.game.timeout(state, seat))
  }
  throw new Error('it never came to that')
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('[U-04] the game that a stranger chose is the game that begins: one press and a name, in all five', async () => {
    const { house, url } = await openSite()
    for (const [index, { meta }] of games.entries()) {
      const isHand = index % 2 === 1
      const { page, context, problems } = await visit(url, isHand ? HAND : DESK, 'en-GB', isHand)
      const play = button(page, `Play ${meta.title}`)
      await play.waitFor()
      if (isHand) await play.tap()
      else await play.click()
      const card = page.locator('.box[data-chosen]')
      const before = await card.boundingBox()
      if (index === 0) {
        await page.keyboard.press('Enter')
        await card.getByText('A name, please').waitFor()
        expect(await card.boundingBox()).toEqual(before)
        await page.keyboard.type('Z'.repeat(60)) // the house takes forty
        expect(await card.getByLabel('Your name').inputValue()).toHaveLength(40)
      }
      await page.keyboard.type('Zoe')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/tables\//)
      const live = await liveTable(house, page)
      expect(live.game.meta.id).toBe(meta.id)
      await page.locator('.tf:not(.is-opening) .tf-turn').waitFor()
      expect(problems).toEqual([])
      await context.close()
    }
  })

  test('all five covers are in sight at a desk, with people and time; nothing moves by itself', async () => {
    const { url } = await openSite()
    for (const viewport of [DESK, HAND]) {
      const { page } = await visit(url, viewport)
      await button(page, /^Play /)
        .nth(4)
        .waitFor()
      await isCalm(page)
      if (viewport === HAND) expect(await page.evaluate(SMALL)).toEqual([])
      if (viewport === HAND) continue
      for (const box of await page.locator('.box').all()) {
        const { y = 0, height = 0 } = (await box.boundingBox()) ?? {}
        expect(y + height).toBeLessThanOrEqual(DESK.height)
        expect(await box.textContent()).toMatch(/\d players · [\d.–]+ (min|h)/)
      }
      await page.goto(`${url}/lobby`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await isCalm(page)
    }
  })

  test('six digits lead to the table; others are refused in words', async () => {
    const { url } = await openSite()
    const host = await Person.guest(url, 'Maud')
    const { id, code } = (await host.post('/api/tables', { game: 'imperial' })).json()
    const { page } = await visit(url)
    const field = page.getByLabel('Code of the table')
    await field.fill('12')
    await button(page, 'Join').click()
    await page.getByText('A code has six digits.').waitFor()
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await button(page, 'Join').click()
    await page.waitForURL(`${url}/tables/${id}`)
  })

  test('[U-10] [U-15] after days: where one is waited for, what happened, what is asked, and how long there is', async () => {
    const clock = { add: 0 }
    const house = await openHouse({}, () => Date.now() + clock.add)
    const [ann, bob] = [await Person.guest(house.url, 'Ann'), await Person.guest(house.url, 'Bob')]
    const wanted = {
      game: 'serenissima',
      pace: 'slow',
      clock: { kind: 'perTurn', seconds: 259_200 },
    }
    const { id, live } = await startedAt(house, [ann, bob], wanted)
    await playUntilAsked(house, id, [ann, bob], ann)
    const quick = await startedAt(house, [bob, ann], { options: { startingLives: 1 } })
    await ann.post(`/api/tables/${quick.id}/leave`)
    await ann.disconnect()
    const me = live.room.sittings[0]?.id ?? ''
    await expect.poll(() => live.presence.isHere(me)).toBe(false)
    bob.say({ kind: 'chat', table: id, key: 'c', text: 'your go, partner?' })
    await bob.until((one) => one.kind === 'done' && one.key === 'c')
    clock.add = 2 * 86_400_000

    const { page, problems } = await pageOf(ann)
    await page.getByRole('heading', { level: 1, name: 'One table waits for you' }).waitFor()
    const row = page.locator('.wait').first()
    expect(await row.textContent()).toMatch(/Serenissima.*Bob.*Bob wrote: “your go, partner\?”/)
    expect(await row.locator('strong').textContent()).toMatch(/^\p{Lu}.*[.?]$/u)
    expect(await row.locator('.left').textContent()).toMatch(/^(1 d|23 h) left$/)
    await expect.poll(() => page.title()).toBe('(1) Foldtable')
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toContain('waiting')
    await isCalm(page)
    await page.getByRole('link', { name: 'Lobby' }).first().click()
    await expect.poll(() => page.title()).toBe('(1) Lobby · Foldtable')

    await page
      .getByRole('link', { name: /My games/ })
      .first()
      .click()
    await page.locator('.wait').waitFor()
    await page.getByLabel('Game', { exact: true }).selectOption('imperial')
    await page.getByText('No game fits.').waitFor()
    await page.getByLabel('Game', { exact: true }).selectOption('serenissima')
    await page.getByLabel('With whom?').selectOption({ label: 'Bob' })
    await page.locator('.wait').click()
    await page.waitForURL(`${house.url}/tables/${id}`)
    await page.goBack()
    await page.getByRole('link', { name: /^Finished/ }).click()
    await page.getByText('No game fits.').waitFor()
    await page.getByLabel('Game', { exact: true }).selectOption('')
    expect(await page.locator('.line').textContent()).toMatch(/Pass the Ace.*Bob.*place 2 of 2/)
    expect(problems).toEqual([])
  })

  test('the title counts as it changes, on every page of the person', async () => {
    const { house, url } = await openSite()
    const [ann, bob] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Bob')]
    const { id } = await startedAt(house, [ann, bob], { game: 'serenissima', pace: 'slow' })
    await playUntilAsked(house, id, [ann, bob], bob)
    const { page } = await pageOf(ann, HAND)
    await page.getByRole('heading', { name: 'No table waits for you, Ann' }).waitFor()
    await expect.poll(() => page.title()).toBe('Foldtable')
    await playUntilAsked(house, id, [ann, bob], ann)
    await page.getByRole('heading', { name: 'One table waits for you' }).waitFor()
    await expect.poll(() => page.title()).toBe('(1) Foldtable')
    await page.locator('.tabs .badge').waitFor()
    expect(await page.evaluate(SMALL)).toEqual([])
    await page.getByRole('link', { name: /My games/ }).tap()
    await page.locator('.tabset').waitFor()
    expect(await page.evaluate(SMALL)).toEqual([])
  })

  test('[U-15] [U-20] a player: games, opponents, dates, how we fared; who is blocked does not sit down here', async () => {
    const { house, url } = await openSite()
    const [ann, bob] = [await Person.guest(url, 'Ann'), await Person.guest(url, 'Bob')]
    const { id } = await startedAt(house, [ann, bob])
    await bob.post(`/api/tables/${id}/leave`)
    const me = (await bob.get('/api/me')).json()
    const { page, problems } = await pageOf(ann, HAND, `/players/${me.id}`)
    await page.getByRole('heading', { level: 1, name: 'Bob' }).waitFor()
    await page.getByText('1 ahead, 0 behind, in one game').waitFor()
    const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
    const row = page.getByRole('link', { name: /Pass the Ace: Ann.*place 2 of 2/ })
    expect(await row.textContent()).toContain(today.format(Date.now()))
    await isCalm(page)
    expect(await page.evaluate(SMALL)).toEqual([])
    await button(page, 'Block Bob').tap()
    await button(page, 'Block no more Bob').waitFor()
    const table = (await ann.post('/api/tables', { game: 'imperial' })).json()
    expect((await bob.post(`/api/tables/${table.id}/join`)).status).toBe(403)
    await row.click()
    await page.waitForURL(`${url}/tables/${id}`)
    await page.reload()
    await page.getByRole('heading', { name: 'Result' }).waitFor()
    await isCalm(page)
    expect(problems).toEqual([])
  })

  test('who is signed out elsewhere is told so, and does not become a spectator', async () => {
    const { url } = await openSite()
    const ann = await Person.guest(url, 'Ann')
    const { page } = await pageOf(ann)
    await page.getByRole('heading', { name: 'No table waits for you, Ann' }).waitFor()
    const bots = { game: 'pass-the-ace', bots: 3, maxPlayers: 4, autoStart: true }
    const table = (await ann.post('/api/tables', bots)).json()
    const seated = await pageOf(ann, HAND, `/tables/${table.id}`)
    await seated.page.locator('.tf:not(.is-opening) .tf-turn').waitFor()
    const { id } = (await ann.get('/api/me')).json()
    await expect.poll(async () => (await ann.get(`/api/players/${id}`)).json().isHere).toBe(true)
    await ann.post('/api/sign-out/everywhere')
    await page.getByText('You were signed out on another device.').waitFor()
    await seated.page
      .locator('.tf-turn')
      .getByText('You were signed out on another device.')
      .waitFor()
    await button(seated.page, 'Sign in again').waitFor()
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await page.waitForURL(`${url}/sign-in`)
  })
})
