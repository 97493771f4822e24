// Without the network: the app opens from what it kept, and whole games are played in the browser.
import { gameById } from '@foldtable/games'
import { readRecord, verifyRecord } from '@foldtable/kernel'
import { describe, expect, test } from 'vitest'
import {
  noBrowser,
  openSite,
  PHONE,
  press,
  savedText,
  visit,
  visitAndKeep,
  withChromium,
} from './browser/chromium.ts'
import { act, button, isOver } from './browser/evening.ts'

const IS_KEPT = `navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length)`
const KEPT = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
  .then((found) => found.flat().map(({ url }) => new URL(url).pathname))`

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('a game against bots from start to end without a server, a reload in between, and its record', async () => {
    const { url, house } = await openSite()
    const { page, context, problems } = await visitAndKeep(url)
    await page.evaluate(IS_KEPT)
    const kept = await page.evaluate<string[]>(KEPT)
    expect(kept.filter((path) => /^\/(api|socket)/.test(path))).toEqual([])

    await context.setOffline(true)
    await page.goto(`${url}/offline`)
    await page.getByRole('spinbutton', { name: 'Lives at the start' }).fill('1')
    await button(page, /^Start/).click()
    await page.waitForURL(/\/offline\//)
    await button(page, /^(Continue|Stick)/)
      .first()
      .waitFor()
    await page.reload()
    await page.locator('.tf:not(.is-opening)').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('tab', { name: 'Rules' }).click()
    await page.getByRole('listitem').filter({ hasText: 'A-5.6 Kung' }).waitFor()
    await page.keyboard.press('Escape')
    for (let turn = 0; turn < 200 && !(await isOver(page)); turn++) {
      if (!(await act(page))) await page.waitForTimeout(100)
    }
    expect(await isOver(page)).toBe(true)
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/bot-worker/), // what its bots thought was thought there
    ])

    await page.goto(`${url}/offline`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, /^Save the record/).click(),
    ])
    const read = readRecord(await savedText(download))
    const game = gameById('pass-the-ace')
    if (!read.ok || game === undefined) throw new Error('no record')
    expect(verifyRecord(game, read.record).every(({ passed }) => passed)).toBe(true)
    await page.setViewportSize(PHONE)
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(PHONE.width)
    const words = await page.locator('.local-row .table-row-words').boundingBox()
    expect(words?.width).toBeGreaterThan(120) // a title and names can be read
    const levels = `[...document.querySelectorAll('main :is(h1, h2, h3)')].map((one) => one.tagName)`
    expect(new Set(await page.evaluate<string[]>(levels))).toEqual(new Set(['H1', 'H2']))
    page.on('dialog', (dialog) => void dialog.accept())
    await button(page, /^Delete the table/).click()
    expect(await button(page, /^Delete the table/).count()).toBe(0)
    expect(problems).toEqual([])
    expect(house.tables.liveCount).toBe(0)
  })

  test('without the network the first page still opens, and says why nothing can be started', async () => {
    const { url } = await openSite()
    const { page, context } = await visit(url, PHONE, 'en-GB', true, 'allow')
    await page.evaluate(IS_KEPT)
    await context.setOffline(true)
    await page.reload()
    await page.getByText('You are offline.').waitFor()
    await press(button(page, /^Play Pass the Ace/))
    await page.getByLabel('Your name').fill('Ann')
    await page.keyboard.press('Enter')
    await page.getByText('The server cannot be reached.').waitFor()
    await press(page.getByRole('link', { name: 'Play on this device' }).first())
    await page.getByRole('heading', { level: 1, name: 'Play on this device' }).waitFor()
  })

  test('a table of the house that is loaded anew without the network shows where it stood', async () => {
    const { url } = await openSite()
    const { page, context } = await visitAndKeep(url)
    await page.evaluate(IS_KEPT)
    const headers = { origin: url }
    await page.request.post(`${url}/api/guest`, { data: { name: 'Ann' }, headers })
    await page.reload() // the page knows who it is
    const data = { game: 'pass-the-ace', bots: 2, maxPlayers: 3, minPlayers: 3, autoStart: true }
    const made = await page.request.post(`${url}/api/tables`, { data, headers })
    const { id } = (await made.json()) as { readonly id: string }
    await page.goto(`${url}/tables/${id}`)
    await button(page, /^(Continue|Stick)/)
      .first()
      .waitFor()
    await expect
      .poll(() => page.evaluate<boolean>(`localStorage.getItem('foldtable.last.${id}') !== null`))
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await page.locator('.tf-box .pta').waitFor()
    await page
      .getByText(/^No connection/)
      .first()
      .waitFor()
    await context.setOffline(false)
    await page
      .getByText(/^No connection/)
      .first()
      .waitFor({ state: 'hidden' })
  })
})
