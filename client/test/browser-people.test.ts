// A guest who keeps the name: a link by mail, another device, settings, and going for good.
import { describe, expect, test } from 'vitest'
import { openHouse } from '../../server/test/house.ts'
import { postOffice } from '../../server/test/post-office.ts'
import { noBrowser, PHONE, press, savedText, visit, withChromium } from './browser/chromium.ts'
import { button, makeTable } from './browser/evening.ts'

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('a guest signs in by mail and finds the table on another device', async () => {
    const office = await postOffice()
    const { url } = await openHouse({ smtpUrl: office.url })
    const { page, problems } = await visit(url)
    await makeTable(page, 'Ann', 3)
    await page.goto(`${url}/sign-in`)
    await page.getByLabel('E-mail address').fill('not an address')
    await button(page, 'Send me the link').click()
    await page.getByText('That is not an e-mail address.').waitFor()
    await page.getByLabel('E-mail address').fill('ann@example.org')
    await button(page, 'Send me the link').click()
    await page.getByText('A link is on its way to ann@example.org.').waitFor()

    const path = /\/sign-in\/[\w-]+/.exec(office.taken[0]?.body ?? '')?.[0] ?? ''
    const phone = await visit(`${url}${path}`, PHONE, 'en-GB', true)
    await press(button(phone.page, 'Sign in on this device'))
    await phone.page.getByRole('heading', { name: 'No table waits for you, Ann' }).waitFor()
    await phone.page.getByRole('link', { name: /Pass the Ace.*Waiting/s }).waitFor()

    await phone.page.goto(`${url}${path}`)
    await button(phone.page, 'Sign in on this device').click()
    await phone.page.getByText('That link has been used or is too old').waitFor()
    expect([...problems, ...phone.problems]).toEqual([])
  })

  test('a house that sends no mail promises none', async () => {
    const { url } = await openHouse()
    const { page, problems } = await visit(`${url}/sign-in`)
    await page.getByText('This house sends no mail').waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/send me|by mail|on its way/i)
    await page.getByText('Do you run this house?').click()
    await page.getByLabel('E-mail address').fill('ann@example.org')
    await button(page, 'Write my link into the log').click()
    await page.getByText('Nothing was sent to ann@example.org.').waitFor()
    expect(problems).toEqual([])
  })

  test('settings are kept: language, theme, name, picture; data can be saved, and everything deleted', async () => {
    const { url } = await openHouse()
    const { page, context } = await visit(url)
    await makeTable(page, 'Ann', 3)
    await page.goto(`${url}/settings`)
    await page.getByLabel('Your name').fill('Anna')
    await button(page, 'Save').click()
    await button(page, 'Anna: your page').waitFor()
    await page.getByText('Change your picture').click()
    await page.getByLabel('Hedgehog').check({ force: true })
    await page.getByLabel('Dark', { exact: true }).check({ force: true })
    await page.getByLabel('Français').check({ force: true })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Enregistrer mes données' }).click(),
    ])
    const data = await savedText(saved)
    expect(data).toContain('"Anna"')
    expect(data).toMatch(/"hedgehog-\w+"/)

    await button(page, 'Supprimer mon compte').click()
    await button(page, 'Le garder').click()
    await button(page, 'Supprimer mon compte').click()
    await button(page, 'Supprimer pour de bon').click()
    await page.waitForURL(`${url}/`)
    await page
      .getByRole('heading', { name: 'De bons jeux, une table, à toute distance.' })
      .waitFor()
    expect((await context.cookies()).filter(({ value }) => value !== '')).toEqual([])
  })

  test('the button of the page that ends mail is taken for our own', async () => {
    const { url } = await openHouse()
    const { page } = await visit(`${url}/unsubscribe/not-a-token`)
    await button(page, /No more e-mail/).click()
    await page.getByText('There is nothing at this address.').waitFor()
  })
})
