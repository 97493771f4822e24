// PowerHouse in several browsers: a whole game of four people, two packs with bots, and what each browser was told.
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { noBrowser, openSite, type Visitor, visit, withChromium } from './browser/chromium.ts'
import { button, fromMenu, isOver, liveTable, sitDown } from './browser/evening.ts'
import { makeTableOf } from './browser/plain.ts'
import { answer } from './browser/powerhouse.ts'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'] as const

/** Values in what a seat was sent that were marked for others alone; and whether it was sent any of its own. */
function secretsIn({ heard }: Visitor, seat: number | 'spectator') {
  const found = { own: 0, others: [] as string[] }
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { to, is } = value as { to?: unknown; is?: unknown }
    if (Array.isArray(to) && is !== undefined) {
      if (seat !== 'spectator' && to.includes(seat)) found.own += 1
      else found.others.push(JSON.stringify(value))
    }
    for (const item of Object.values(value)) look(item)
  }
  for (const text of heard) if (text.startsWith('{') || text.startsWith('[')) look(JSON.parse(text))
  return found
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.runIf(isDeep)('four browsers finish a game, and none is sent another’s card', async () => {
    const { house, url } = await openSite()
    const ann = await visit(url)
    const link = await makeTableOf(ann.page, url, 'powerhouse', 'Ann', 4, { Games: '1' })
    const people = [ann]
    for (const name of NAMES.slice(1)) {
      const person = await visit(link)
      await sitDown(person.page, name)
      people.push(person)
    }
    const eve = await visit(link)
    await button(ann.page, /^Start with/).click()
    for (const { page } of people) await page.locator('.ph').waitFor()
    const live = await liveTable(house, ann.page)
    let hasBid = false
    for (let round = 0; round < 20_000 && live.stored.status !== 'over'; round++) {
      const { decision, n } = live.table ?? {}
      const [seat = 0] = decision?.result === undefined ? (decision?.seats ?? []) : []
      const page = people[seat]?.page ?? ann.page
      const pass = page.getByRole('button', { name: 'Pass', exact: true })
      if (hasBid && (await pass.isEnabled({ timeout: 50 }).catch(() => false))) await pass.click()
      else {
        const done = await answer(page)
        hasBid ||= done === 'bid'
        if (done === '') continue
      }
      await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBeGreaterThan(n ?? 0)
    }
    for (const { page } of people)
      await expect.poll(() => isOver(page), { timeout: 20_000 }).toBe(true)
    for (const [seat, person] of people.entries()) {
      const { own, others } = secretsIn(person, seat)
      expect(others).toEqual([])
      expect(own).toBeGreaterThan(0)
      expect(person.problems).toEqual([])
    }
    expect(secretsIn(eve, 'spectator')).toEqual({ own: 0, others: [] })
    expect(eve.heard.some((text) => text.includes('"kind":"frame"'))).toBe(true)
  })

  test.runIf(isDeep)('six with two packs play to the end with bots', async () => {
    const { house, url } = await openSite()
    const { page, problems } = await visit(url)
    const headers = { origin: url }
    await page.request.post(`${url}/api/guest`, { data: { name: 'Kim' }, headers })
    const options = { packsForSix: 2, gameCount: 1 }
    const data = { game: 'powerhouse', bots: 5, maxPlayers: 6, options }
    const { id } = await (await page.request.post(`${url}/api/tables`, { data, headers })).json()
    await page.request.post(`${url}/api/tables/${id}/start`, { data: {}, headers })
    await page.goto(`${url}/tables/${id}`)
    await fromMenu(page, 'Let a bot play for me')
    await expect.poll(() => isOver(page), { timeout: 60_000 }).toBe(true)
    const live = await liveTable(house, page)
    expect(live.room.sittings).toHaveLength(6)
    expect(problems).toEqual([])
  })
})
