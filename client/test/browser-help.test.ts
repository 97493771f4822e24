// Rules where one plays (U-06): help at every table, and the rule that a refusal cites one tap away.

import { games } from '@foldtable/games'
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './browser/axe.ts'
import { noBrowser, openSite, visit, withChromium } from './browser/chromium.ts'
import { button } from './browser/evening.ts'

const SMALL = { width: 360, height: 640 }

/** A table of this game with bots, as the buttons of the pages make it. */
const begin = (page: Page, game: string, bots: number): Promise<string> =>
  page.evaluate(
    `(async () => {
      const ask = (path, body) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json())
      await ask('/api/guest', { name: 'Ann' })
      const { id } = await ask('/api/tables', ${JSON.stringify({ game, bots })})
      await ask('/api/tables/' + id + '/start', {})
      return '/tables/' + id
    })()`,
  )

/** Cards and a map; the others in `npm run deep`. */
const QUICK = ['pass-the-ace', 'imperial']

const help = (page: Page) => page.getByRole('region', { name: 'Rules and help' })
const isFramed = (page: Page, number: string) =>
  help(page).locator('.rule.is-framed').filter({ hasText: number })

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('on a phone a refusal at PowerHouse leads to its rule, framed among its neighbours', async () => {
    const { url } = await openSite()
    const { page, problems } = await visit(url, SMALL)
    await page.goto(url + (await begin(page, 'powerhouse', 3)))
    await page.locator('.ph-card').first().click()
    await button(page, 'Rule P-16.6').click()
    await expect.poll(() => isFramed(page, 'P-16.6').isVisible()).toBe(true)
    const { y = 0, height = 0 } = (await isFramed(page, 'P-16.6').boundingBox()) ?? {}
    expect([y > SMALL.height / 4, y + height < SMALL.height]).toEqual([true, true])
    expect(await isFramed(page, 'P-16.6').textContent()).toContain('cited by the refusal')
    await help(page).getByText('P-16.5').waitFor()
    expect(await barriers(page)).toEqual([])
    await help(page).getByLabel('Find a rule or a word').fill('follow suit')
    await help(page).getByText('P-8.3').waitFor()
    await page.keyboard.press('Escape')
    await help(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  test('every table has help, by mouse and by key, which says what is asked and what can be done', async () => {
    const { url } = await openSite()
    const { page, problems } = await visit(url)
    for (const { meta } of games.filter(({ meta: { id } }) => isDeep || QUICK.includes(id))) {
      await page.goto(url + (await begin(page, meta.id, meta.seats.min - 1)))
      await button(page, 'Rules and help').click()
      await help(page)
        .getByRole('heading', { name: `How to play ${meta.title}` })
        .waitFor()
      await help(page).getByRole('heading', { name: 'What you can do' }).waitFor()
      const rule = button(page, /^Rule /).first()
      const [, number = ''] = ((await rule.getAttribute('aria-label')) ?? '').split(' ')
      await rule.click()
      await isFramed(page, number).waitFor()
      await help(page).getByRole('tab', { name: 'Rules' }).focus()
      await page.keyboard.press('ArrowLeft')
      await help(page).locator('dt').first().waitFor()
      if (meta.id === 'imperial') expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await help(page).waitFor({ state: 'detached' })
      await page.keyboard.press('?')
      await help(page).getByRole('tab', { name: 'Now', selected: true }).waitFor()
    }
    expect(problems).toEqual([])
  })

  test('a page shows every rule, in French too; an address and a refusal point at one', async () => {
    const { url } = await openSite()
    const { page } = await visit(`${url}/games/powerhouse`, SMALL, 'fr-FR')
    await page.getByRole('link', { name: 'Toutes les règles, numérotées' }).click()
    await page.getByText('Qui a la couleur demandée doit fournir').waitFor()
    await page.goto(`${url}/games/powerhouse/rules#P-8.3`)
    await page.locator('[id="P-8.3"].is-framed').waitFor()
    await page.getByLabel('Chercher une règle ou un mot').fill('encheres')
    await page.locator('[id="P-8.3"]').waitFor({ state: 'detached' })
    await page.locator('[id="P-5.4"]').waitFor()
    await page.goto(`${url}/leaderboard/chess`)
    await page.getByRole('link', { name: 'Règle HOUSE-1.1' }).click()
    await page.locator('[id="HOUSE-1.1"].is-framed').waitFor()
  })
})
