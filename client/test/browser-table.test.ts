// Whole games of Pass the Ace in real browsers: by link, through reloads and cuts, watched by a stranger.
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import {
  DESK,
  noBrowser,
  openAgain,
  openSite,
  PHONE,
  visit,
  withChromium,
} from './browser/chromium.ts'
import {
  act,
  beginRound,
  button,
  isOver,
  liveTable,
  makeTable,
  playOut,
  seesTheTruth,
  sitDown,
} from './browser/evening.ts'

/** Presses "Stick" and looks one frame later: is it still this person's turn? Runs in the page. */
const PRESS_STICK = `(async () => {
  const isStick = (one) => one.getAttribute('aria-label')?.startsWith('Stick')
  Array.from(document.querySelectorAll('button')).find(isStick).click()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return !document.body.innerText.includes('Your turn')
})()`

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('two make, join and finish a game by link as guests; one reloads, one loses the network', async () => {
    const { house, door, url } = await openSite()
    const ann = await visit(url)
    const link = await makeTable(ann.page, 'Ann', 2)
    const bob = await visit(link.replace(url, door.url), PHONE, 'en-GB', true)
    await sitDown(bob.page, 'Bob')
    await button(ann.page, /^Start with/).click()
    const live = await liveTable(house, ann.page)
    const pages = [ann.page, bob.page]
    for (const page of pages)
      await button(page, /^(Continue|Stick)/)
        .first()
        .waitFor()

    const both = () =>
      Promise.all([seesTheTruth(ann.page, live, 0), seesTheTruth(bob.page, live, 1)])
    await both()
    await beginRound(pages)
    await both()

    await ann.page.reload()
    await button(ann.page, /Stick/).waitFor()
    await both()

    door.shut()
    await bob.page
      .getByText(/^No connection/)
      .first()
      .waitFor()
    const before = live.table?.n ?? 0
    await act(ann.page)
    door.open()
    await bob.page
      .getByText(/^No connection/)
      .first()
      .waitFor({ state: 'hidden' })
    await both()
    expect(live.table?.n).toBeGreaterThanOrEqual(before)

    await playOut(pages)
    await both()
    expect(live.stored.status).toBe('over')
    expect([...ann.problems, ...bob.problems]).toEqual([])
  })

  test('a move made offline is drawn at once, survives a reload, and arrives once', async () => {
    const { house, door } = await openSite()
    const ann = await visit(door.url)
    const bob = await visit(await makeTable(ann.page, 'Ann', 3), PHONE, 'en-GB', true)
    await sitDown(bob.page, 'Bob')
    await button(ann.page, /^Start with/).click()
    const live = await liveTable(house, ann.page)
    await beginRound([ann.page, bob.page])
    // Whoever acts first: what the last one does ends the round, and nobody can foresee that.
    const decision = live.table?.decision
    const seat = decision?.result === undefined ? (decision?.seats[0] ?? 0) : 0
    const { page } = [ann, bob][seat] ?? ann
    await page.getByRole('heading', { name: 'Your turn' }).waitFor()

    door.shut()
    await page
      .getByText(/^No connection/)
      .first()
      .waitFor()
    const before = live.table?.n ?? 0
    expect(await page.evaluate(PRESS_STICK)).toBe(true)
    expect(live.table?.n).toBe(before)
    door.open()
    const table = page.url()
    await openAgain(page, `${door.url}/lobby`) // it goes out from any page
    await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 1)
    await openAgain(page, table)
    await seesTheTruth(page, live, seat)
    const sticks = live.table?.entries.filter(({ move }) => move?.kind === 'stick')
    expect(sticks).toMatchObject([{ by: seat }])
  })

  test.runIf(isDeep)('a spectator watches a whole game and is never sent a card', async () => {
    const { house, url } = await openSite()
    const ann = await visit(url)
    const link = await makeTable(ann.page, 'Ann', 1)
    const bob = await visit(link)
    await sitDown(bob.page, 'Bob')
    await button(ann.page, /^Start with/).click()
    const eve = await visit(link, DESK)
    await eve.page.getByText('You are watching').first().waitFor()
    const live = await liveTable(house, ann.page)
    await playOut([ann.page, bob.page])
    await eve.page.getByRole('heading', { name: 'Result' }).waitFor()
    const frames = eve.heard.filter((text) => text.includes('"kind":"frame"'))
    expect(frames.length).toBeGreaterThan((live.table?.n ?? 0) / 3)
    // The record of a finished table is open to all, and the page holds the deal against its seal.
    const isRecord = (text: string) => text.includes('"format":"foldtable')
    const told = eve.heard.filter((text) => !isRecord(text))
    expect(told.filter((text) => text.includes('"is":'))).toEqual([])
    expect(ann.heard.filter((text) => text.includes('"is":')).length).toBeGreaterThan(0)
    expect(await isOver(eve.page)).toBe(true)
  })
})
