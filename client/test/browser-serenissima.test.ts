// Serenissima from the lobby to the result: on the plain board between two browsers, on the drawn one against bots.
import { depth, isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { chartIsThere, playByClicks } from './browser/chart.ts'
import { DESK, noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { button, fromMenu, liveTable, seesTheTruth, sitDown } from './browser/evening.ts'
import { fastForward, makeTableOf, onPlainBoard, playPlain } from './browser/plain.ts'

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.runIf(isDeep)('two browsers play from the lobby to the result', async () => {
    const { house, url } = await openSite()
    const ann = await visit(url)
    const bob = await visit(await makeTableOf(ann.page, url, 'serenissima', 'Ann', 2))
    await sitDown(bob.page, 'Bob')
    await button(ann.page, /^Start with/).click()
    const live = await liveTable(house, ann.page)
    const pages = [ann.page, bob.page]
    for (const page of pages) await onPlainBoard(page)
    await playPlain(pages, live, { seed: 'opening', most: 12 })
    await fastForward(live, 'middle', 12)
    await playPlain(pages, live, { seed: 'end', most: 120 })
    for (const page of pages) await page.getByRole('heading', { name: 'Result' }).waitFor()
    await seesTheTruth(ann.page, live, 0)
    await seesTheTruth(bob.page, live, 1)
    expect([...ann.problems, ...bob.problems]).toEqual([])
  })

  test('a whole game against bots by clicks on the drawn board', async () => {
    const { house, url } = await openSite()
    const { page, problems } = await visit(`${url}/`, DESK)
    const options = { 'Galleys at the start': depth({ quick: 'One', deep: 'Two' }) }
    await makeTableOf(page, url, 'serenissima', 'Ann', 2, {}, options)
    await button(page, 'Put a bot here').first().click()
    await button(page, /^Start with/).click()
    await chartIsThere(page)
    const live = await liveTable(house, page)
    await playByClicks(page, live, { seed: 'clicks', most: depth({ quick: 12, deep: 1000 }) })
    await page.getByRole('region', { name: 'The game is over' }).waitFor()
    expect(live.stored.status).toBe('over')
    expect(problems).toEqual([])
  })

  test.runIf(isDeep)('a whole game is played by bots and watched to its end', async () => {
    const { house, url } = await openSite()
    const { page, problems } = await visit(`${url}/`, DESK)
    await makeTableOf(page, url, 'serenissima', 'Ann', 3)
    await button(page, 'Put a bot here').first().click()
    await button(page, 'Put a bot here').first().click()
    await button(page, /^Start with/).click()
    await fromMenu(page, 'Let a bot play for me')
    const live = await liveTable(house, page)
    await page.getByRole('heading', { name: 'Result' }).waitFor({ timeout: 120_000 })
    expect(live.stored.status).toBe('over')
    expect(problems).toEqual([])
  })
})
