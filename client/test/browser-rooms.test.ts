// Finding each other: the lobby as it changes, six digits, the waiting room by mouse and by touch, removal, a second device.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openHouse } from '../../server/test/house.ts'
import { Person } from '../../server/test/person.ts'
import { axeFinds } from './browser/axe.ts'
import { noBrowser, PHONE, type Visitor, visit, withChromium } from './browser/chromium.ts'
import { button } from './browser/evening.ts'

/** What axe finds, what is wider than the window, and what a finger would miss. */
async function barriers(page: Page): Promise<string[]> {
  const measured = await page.evaluate<string[]>(`[
    ...(document.scrollingElement.scrollWidth > innerWidth ? ['too wide'] : []),
    ...(innerWidth > 400 ? [] : [...document.querySelectorAll('main :is(button, a.button, select, summary)')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
      .filter(([{ width, height }]) => width < 44 || height < 44)
      .map(([{ width, height }, text]) => Math.round(width) + 'x' + Math.round(height) + ' ' + text)),
  ]`)
  return [...(await axeFinds(page)), ...measured]
}

/** How far things jumped since the page was opened, as browsers measure it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => new PerformanceObserver((list) =>
    resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: 'layout-shift', buffered: true })
    || setTimeout(() => resolve(0), 300))`)

/** As on a slow line: tables are there before anything is known of games. */
async function loadSlowly(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()')
  const tables = page.waitForResponse(/api\/tables\?/)
  await page.route('**/api/games', async (route) => {
    await (await tables).finished()
    await page.evaluate(`new Promise((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))))`)
    await route.continue()
  })
  await page.reload()
}

const requestsFor = ({ page }: Visitor, path: string): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) seen.push(request.url())
  })
  return seen
}

const named = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.page.evaluate(`fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: ${JSON.stringify(name)} }) })`)
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('the lobby changes while one looks, without a request, and no row moves under a finger', async () => {
    const { url } = await openHouse()
    const nils = await Person.guest(url, 'Nils')
    const make = async (wanted = {}) =>
      (await nils.post('/api/tables', { game: 'imperial', pace: 'slow', ...wanted })).json()
    const clock = { kind: 'perTurn', seconds: 172_800 }
    const options = { board: 'published' }
    const first = await make({ clock, substitutes: true, bots: 1, maxPlayers: 4, options })
    const ann = await visit(`${url}/lobby`, PHONE)
    await named(ann, 'Ann')
    await loadSlowly(ann.page)
    const rows = ann.page.locator('.open-table')
    await rows.filter({ hasText: 'Nils’s table' }).waitFor()
    const [said] = await rows.allTextContents()
    expect(said).toMatch(/Imperial.*Over days.*2 days a turn · a bot stands in · Published map/s)
    await rows.getByRole('img', { name: 'One person, one bot, 2 free seats' }).waitFor()
    expect(await barriers(ann.page)).toEqual([])
    expect(await shiftOf(ann.page)).toBeLessThan(0.05)

    const asked = requestsFor(ann, '/api/tables?')
    const second = await make({ game: 'serenissima' })
    const third = await make({ game: 'pass-the-ace' })
    await button(ann.page, '2 new tables').waitFor()
    expect(await rows.count()).toBe(1)
    await nils.post(`/api/tables/${first.id}/leave`)
    await rows.getByText('Closed').waitFor()
    await button(ann.page, '2 new tables').click()
    await expect.poll(() => rows.count()).toBe(2)
    await nils.post(`/api/tables/${third.id}/bot`)
    await rows.getByRole('img', { name: /^One person, one bot/ }).waitFor()
    expect(asked).toEqual([])
    await ann.page.getByRole('link', { name: 'Sit down at Nils’s table of Serenissima' }).click()
    await ann.page.getByText('you · here').waitFor()
    expect(new URL(ann.page.url()).pathname).toBe(`/tables/${second.id}`)
    expect(ann.problems).toEqual([])
  })

  test('the line to the lobby is cut and comes back: what was missed is there, and nothing else was asked for', async () => {
    const { url } = await openHouse()
    const nils = await Person.guest(url, 'Nils')
    const ann = await visit(`${url}/lobby`)
    await loadSlowly(ann.page)
    await ann.page.getByText('No open table.').waitFor()
    await button(ann.page, /^Imperial\s*5 players/).waitFor()
    expect(await shiftOf(ann.page)).toBeLessThan(0.02)
    const asked = requestsFor(ann, '/api/tables?')
    await ann.context.setOffline(true)
    await ann.page.evaluate(`dispatchEvent(new Event('offline'))`)
    await nils.post('/api/tables', { game: 'imperial', pace: 'slow' })
    await ann.context.setOffline(false)
    await ann.page.evaluate(`dispatchEvent(new Event('online'))`)
    await ann.page.getByText('Nils’s table').waitFor()
    expect(asked).toEqual([])
  })

  test('a stranger opens a table with one press and a name', async () => {
    const { url } = await openHouse()
    const { page, problems } = await visit(`${url}/lobby`, PHONE)
    await button(page, /^Imperial\s*5 players/).click()
    await page.getByLabel('Your name').fill('Ann')
    await button(page, 'Open a table of Imperial').click()
    await page.getByText('2 days for each turn; then a bot stands in until you are back.').waitFor()
    await page.getByText('You are a guest: nobody can write to you').waitFor()
    expect(await barriers(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('a room by mouse and by touch: digits, colours, talk, ready, and it starts by itself', async () => {
    const { url } = await openHouse()
    const ann = await visit(`${url}/new/serenissima`)
    await ann.page.getByLabel('Your name').fill('Ann')
    await ann.page.getByText('Change everything').click()
    await ann.page.getByLabel('When all are ready').check({ force: true })
    await button(ann.page, 'Make the table').click()
    const code = (await ann.page.locator('.say-code strong').textContent())?.replace(' ', '')
    const bob = await visit(url, PHONE)
    await bob.page.getByLabel('Code of the table').fill('000 000')
    await button(bob.page, 'Join').click()
    await bob.page.getByText('No table that waits has this code.').waitFor()
    await bob.page.getByLabel('Code of the table').fill(code ?? '')
    await button(bob.page, 'Join').click()
    await bob.page.getByLabel('Your name').fill('Bob')
    await button(bob.page, 'Sit down').click()
    await bob.page.getByText('you · here').waitFor()
    await expect.poll(() => ann.page.title()).toMatch(/^2 of 4 here – Serenissima/)

    await button(ann.page, /^Colour of Ann: red/).click()
    await button(ann.page, /^Colour of Ann: orange/).waitFor()
    await bob.page.getByRole('img', { name: 'orange' }).waitFor()
    await button(bob.page, /^Colour of Bob: \w+\. Change to \w+/).click()
    await bob.page.getByLabel('Say something').fill('Ready when you are')
    await button(bob.page, 'Send').click()
    await ann.page.getByRole('listitem').filter({ hasText: 'Ready when you are' }).waitFor()
    await bob.page.evaluate('scrollTo(0, 0)')
    await ann.page.getByLabel('Say something').fill('Welcome, Bob')
    await button(ann.page, 'Send').click()
    await button(bob.page, 'Ann Welcome, Bob').click()
    await button(bob.page, 'Ann Welcome, Bob').waitFor({ state: 'detached' })
    expect(await barriers(bob.page)).toEqual([])
    expect(await barriers(ann.page)).toEqual([])
    await button(bob.page, 'I am ready').click()
    await ann.page.getByText('One is not ready yet.').waitFor()
    await bob.page.reload()
    await button(bob.page, 'You are ready').waitFor()
    expect(await shiftOf(bob.page)).toBeLessThan(0.05)
    await button(ann.page, 'I am ready').click()
    await ann.page.getByText(/^The game starts in \d s\.$/).waitFor()
    for (const { page } of [ann, bob]) await page.locator('.room').waitFor({ state: 'detached' })
    expect([...ann.problems, ...bob.problems]).toEqual([])
  })

  test('who is removed is told by whom, and stays out; at a table for four nothing is said of five (U-20)', async () => {
    const { url } = await openHouse()
    const ann = await visit(`${url}/new/powerhouse`)
    await ann.page.getByLabel('Your name').fill('Ann')
    await button(ann.page, /^Four games/).click()
    await ann.page.getByText('4 players.').waitFor()
    expect(await ann.page.locator('main').textContent()).not.toMatch(/five|six|seven|never/i)
    const bob = await visit(ann.page.url(), PHONE)
    await bob.page.getByLabel('Your name').fill('Bob')
    await button(bob.page, 'Sit down').click()
    await button(ann.page, 'Remove Bob').click()
    await button(ann.page, /^Remove$/).click()
    await button(bob.page, 'Back to the table').click()
    await button(bob.page, 'Sit down').click()
    await button(ann.page, 'Remove Bob').click()
    await button(ann.page, 'Remove and keep out').click()
    await bob.page.getByRole('heading', { name: 'Ann has removed you from this table.' }).waitFor()
    expect(await barriers(bob.page)).toEqual([])
    await bob.page.reload()
    await bob.page.getByRole('heading', { name: 'Ann has removed you from this table.' }).waitFor()
    expect(await button(bob.page, 'Sit down').count()).toBe(0)
    expect([...ann.problems, ...bob.problems]).toEqual([])
  })

  test('a second device by a code, in a house without mail: asked first, told on both, ended from there (U-18)', async () => {
    const { url } = await openHouse()
    const desk = await visit(url)
    await named(desk, 'Ann')
    await desk.page.goto(`${url}/settings`)
    await button(desk.page, 'Sign in another device').click()
    const code = (await desk.page.locator('.say-code strong').textContent()) ?? ''
    expect(await barriers(desk.page)).toEqual([])

    const phone = await visit(url, PHONE)
    await named(phone, 'Somebody')
    await phone.page.goto(`${url}/sign-in#${code.replace(' ', '')}`)
    await phone.page.getByText('This house sends no mail.').waitFor()
    expect(await phone.page.locator('main').textContent()).not.toMatch(/on its way|send me/i)
    await button(phone.page, 'Go on').click()
    await phone.page.getByRole('heading', { name: 'Sign in as Ann?' }).waitFor()
    await phone.page.getByText('You are Somebody here now').waitFor()
    expect(await barriers(phone.page)).toEqual([])
    await button(phone.page, 'Yes, I am Ann').click()
    await phone.page.locator('.devices').getByText('this device').waitFor()
    await desk.page.getByText(/is signed in as you now/).waitFor()

    await desk.page.locator('.devices').getByRole('button').click()
    await expect.poll(() => desk.page.locator('.devices li').count()).toBe(1)
    await phone.page.reload()
    await phone.page.getByText('You have no name here yet').waitFor()
    expect([...desk.problems, ...phone.problems]).toEqual([])
  })
})
