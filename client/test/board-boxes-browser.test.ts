// Boards in every box that the frame may give them: nothing is cut off, hidden or laid on anything else (U-08).
import { isDeep } from '@foldtable/testkit/depth'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { boxesPage } from './boxes/bundle.ts'
import type { Wanted } from './boxes/wanted.ts'
import { barriers } from './browser/axe.ts'
import { noBrowser, visit, withChromium } from './browser/chromium.ts'

/** Laptop, phone, small phone, phone held across: where it is narrow. */
const BOXES = [
  [1030, 585],
  [374, 677],
  [304, 520],
  [660, 382],
] as const
/** And where there is more room, for some. */
const ROOMY = [
  [944, 728],
  [1584, 1008],
  [344, 523],
] as const

/** Each scene by one of them in turn; by both in `deep`. */
const THEMES = ['light', 'dark'] as const

/** The smallest phone has no room for larger letters. */
const ROOMY_ENOUGH = BOXES.filter(([width]) => width > 340)

type Scene = Pick<Wanted, 'game' | 'seats' | 'seed' | 'about' | 'times' | 'board'>

const drawn = (game: string, seats: number, seed: string, about: string, times = 1): Scene => ({
  game,
  seats,
  seed,
  about,
  times,
  board: 'drawn',
})

const SCENES: { readonly [name: string]: Scene } = {
  'Pass the Ace, five': drawn('pass-the-ace', 5, 'a', 'turn'),
  'Pass the Ace, eight': drawn('pass-the-ace', 8, 'b', 'turn', 2),
  'Pass the Ace, all cards shown': drawn('pass-the-ace', 4, 'b', 'reveal'),
  'PowerHouse, a bid': drawn('powerhouse', 4, 'a', 'bid'),
  'PowerHouse, a bid of ten': drawn('powerhouse', 10, 'a', 'bid'),
  'PowerHouse, the suit': drawn('powerhouse', 4, 'c', 'suit'),
  'PowerHouse, four partner cards': drawn('powerhouse', 10, 'c', 'call'),
  'PowerHouse, a card of four': drawn('powerhouse', 4, 'a', 'play', 3),
  'PowerHouse, a card of seven': drawn('powerhouse', 7, 'e', 'play', 3),
  'PowerHouse, a card of ten': drawn('powerhouse', 10, 'a', 'play', 3),
  'PowerHouse, scored': drawn('powerhouse', 10, 'a', 'finished'),
  'plain, Serenissima': { ...drawn('serenissima', 3, 'a', 'load', 2), board: 'plain' },
  'plain, Imperial': { ...drawn('imperial', 3, 'a', 'bid'), board: 'plain' },
}

/** Its side leaves out words where they are large, so that letters are not compared one by one. */
const ATLAS: { readonly [name: string]: Scene } = {
  'Imperial, a bid of seven': drawn('imperial', 7, 'q7', 'bid', 2),
  'Imperial, the rondel': drawn('imperial', 4, 'q', 'proposal', 6),
  'Imperial, a maneuver': drawn('imperial', 5, 'a', 'chooseUnit', 12),
  'Imperial, investors of five': drawn('imperial', 5, 'a', 'buy', 2),
  'Imperial, the end of four': drawn('imperial', 4, 'q', 'the end'),
  'Serenissima, a home of four': drawn('serenissima', 4, 'a', 'first'),
  'Serenissima, a turn of three': drawn('serenissima', 3, 'a', 'load', 2),
  'Serenissima, the shop': drawn('serenissima', 3, 'a', 'invest'),
}

/** What is cut off by the box, or needs it to scroll. Lists that scroll by themselves may be longer. Runs in the page. */
const CUT_OFF = `(() => {
  const box = document.querySelector('.box')
  const edge = box.getBoundingClientRect()
  const isOut = (one) => {
    const { top, bottom, left, right, width } = one.getBoundingClientRect()
    return width > 0 && (top < edge.top - 1 || bottom > edge.bottom + 1 || left < edge.left - 1 || right > edge.right + 1)
  }
  const parts = 'button, summary, .ph-card, .ph-plate, .ph-lying, .pta-plate, .pta-card'
  return [
    ...(box.scrollHeight > box.clientHeight + 1 ? ['scrolls down ' + box.scrollHeight] : []),
    ...(box.scrollWidth > box.clientWidth + 1 ? ['scrolls across ' + box.scrollWidth] : []),
    ...[...box.querySelectorAll(parts)]
      .filter((one) => (!one.closest('dialog, details > div, [data-scrolls]') || one.matches('.is-end')) && isOut(one))
      .map((one) => 'out: ' + (one.textContent || one.getAttribute('class'))),
  ]
})()`

/** Plates, cards on the table and what stands between them; and the hand below all of it. Runs in the page. */
const COLLISIONS = `(() => {
  const boxes = [...document.querySelectorAll('.ph-plate, .ph-lying, .ph-middle, .ph-head, .ph-panel, .ph-hand')]
    .map((one) => [one.getAttribute('class') + ' ' + one.textContent.slice(0, 20), one.getBoundingClientRect(), one])
    .filter(([, { width }]) => width > 0)
  const reach = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
  return boxes.flatMap(([name, box, one], index) => boxes.slice(index + 1)
    .filter(([, other, two]) => !one.contains(two) && !two.contains(one)
      && reach(box, other, 'left', 'right') > 2 && reach(box, other, 'top', 'bottom') > 3)
    .map(([other]) => name + ' lies on ' + other))
})()`

const letters = (size: string) => `void (document.documentElement.style.fontSize = '${size}')`

/** Every text outside of the drawn table itself, whose room is fixed, and how high its letters are. Runs in the page. */
const LETTERS = `[...document.querySelectorAll('.box *')]
  .filter((one) => !one.closest('svg, .ph-ring') && one.getBoundingClientRect().width > 2)
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
  .map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize)])`

/** What a page has and this file has not. */
interface Styles {
  getComputedStyle(element: unknown): { getPropertyValue(name: string): string }
}

const NOWHERE = { x: -1, y: -1, width: 0, height: 0 }

/** A page that shows boards in boxes. */
async function boxes() {
  const { page, problems } = await visit('about:blank', { width: 1600, height: 1020 })
  await page.setContent(await boxesPage())
  const show = (wanted: Wanted) =>
    page.evaluate(`show(${JSON.stringify(wanted)}).then(() =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))`)
  return { page, problems, show }
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('boards fit every box, and nothing lies on anything else', async () => {
    const { page, problems, show } = await boxes()
    const found: string[] = []
    for (const [name, scene] of Object.entries({ ...SCENES, ...ATLAS }))
      for (const box of / (five|ten)$/.test(name) ? [...BOXES, ...ROOMY] : BOXES) {
        await show({ ...scene, box })
        const faults = await page.evaluate<string[]>(`[...${CUT_OFF}, ...${COLLISIONS}]`)
        found.push(...faults.map((fault) => `${name}, ${box.join(' by ')}: ${fault}`))
      }
    expect(found).toEqual([])
    expect(problems).toEqual([])
  })

  test('letters are as large as a reader wants them, and everything still fits', async () => {
    const { page, show } = await boxes()
    const found: string[] = []
    for (const [name, scene] of Object.entries(SCENES))
      for (const box of / (seven|ten)$/.test(name) ? [] : ROOMY_ENOUGH) {
        await page.evaluate(letters('16px'))
        await show({ ...scene, box })
        const usual = await page.evaluate<[string, number][]>(LETTERS)
        await page.evaluate(letters('20px'))
        const large = await page.evaluate<[string, number][]>(LETTERS)
        const small = large.filter(([, size], index) => size < (usual[index]?.[1] ?? 99) * 1.2)
        const faults = await page.evaluate<string[]>(`[...${CUT_OFF}, ...${COLLISIONS}]`)
        const said = [...faults, ...small.map(([text]) => `as small as before: ${text}`)]
        found.push(...said.map((fault) => `${name}, ${box.join(' by ')}: ${fault}`))
        expect(large.length, name).toBeGreaterThan(0)
      }
    expect(found).toEqual([])
  })

  test('a colour that was chosen is that of the pieces, their signs and their words', async () => {
    const { page, show } = await boxes()
    const fill = (element: Locator, name: string): Promise<string> =>
      element.evaluate(
        (one, wanted) =>
          (globalThis as unknown as Styles).getComputedStyle(one).getPropertyValue(wanted),
        name,
      )
    const box = [1030, 585] as const

    const planet = drawn('full-metal-planete', 2, 'a', 'playing', 3)
    await show({ ...planet, box, colours: ['yellow', 'red'] })
    const own = page.locator('.fmp-machines .ship.team-0')
    expect(await fill(own, '--team')).toBe('#f5c518')
    // A diamond, as yellow has it, not the disc of who sits first.
    expect(await own.locator('.emblem').first().getAttribute('d')).toMatch(/^M0 -3.6L/)

    await show({ ...drawn('serenissima', 3, 'a', 'load', 2), box, colours: ['black', 'red'] })
    const plates = page.locator('.ser-plate')
    expect(await fill(plates.nth(0), '--seat')).toBe('#26262b')
    expect(await fill(plates.nth(1), '--seat')).not.toBe('#26262b')
  })

  test('whoever chooses a home port on a phone sees all of them at once', async () => {
    const { page, show } = await boxes()
    await show({ ...drawn('serenissima', 4, 'a', 'first'), box: [374, 677] })
    const stage = await page.locator('.viewport-stage').boundingBox()
    const homes = await page.locator('.ser-port.is-open .ser-ring').all()
    expect(homes).toHaveLength(5)
    for (const home of homes) {
      const { x, y, width, height } = (await home.boundingBox()) ?? NOWHERE
      expect(x).toBeGreaterThanOrEqual(stage?.x ?? 0)
      expect(x + width).toBeLessThanOrEqual((stage?.x ?? 0) + (stage?.width ?? 0))
      expect(y).toBeGreaterThanOrEqual(stage?.y ?? 0)
      expect(y + height).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0))
    }
  })

  test('PowerHouse: steps add to the bid, waiting is no warning, and what was said ends with the question', async () => {
    const { page, show } = await boxes()
    await show({ ...drawn('powerhouse', 4, 'a', 'bid'), box: [374, 677] })
    await page.getByRole('button', { name: '+10' }).click()
    await page.getByRole('button', { name: 'Bid 160' }).waitFor()

    await show({ ...drawn('powerhouse', 4, 'c', 'any', 2), box: [374, 677] })
    expect(await page.getByRole('button', { name: /^Bid/ }).isDisabled()).toBe(true)
    expect(await page.locator('.ph').textContent()).not.toMatch(/turn/)

    const said = page.locator('.ph-hand-box > .ph-why')
    const dimmed = page.locator('.ph-card.is-dimmed').first()
    const moment = (times: number) => ({
      ...drawn('powerhouse', 4, 'd', 'play', times),
      box: BOXES[3],
    })
    let times = 2
    do await show(moment(times++))
    while ((await dimmed.count()) === 0)
    const whyNot = async () => {
      await dimmed.click({ force: true }) // which does not wait until the hand has found its place
      return said.textContent()
    }
    await expect.poll(whyNot).toMatch(/mustFollowSuit/)
    await show(moment(times))
    expect(await said.textContent()).toBe('')
  })

  test('PowerHouse: a call that is lost on the way stays marked, and can be confirmed again', async () => {
    const { page, show } = await boxes() // nothing that is played here arrives
    await show({ ...drawn('powerhouse', 4, 'a', 'call'), box: [374, 677] })
    const free = page.locator('.ph-type[aria-disabled=false][aria-pressed=false]')
    const marked = page.locator('.ph-type[aria-pressed=true]')
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await free.first().click()
    await confirm.click()
    await page.locator('button:enabled', { hasText: 'Confirm' }).waitFor()
    expect(await marked.count()).toBe(1)
    await marked.click()
    expect(await marked.count()).toBe(0)
  })

  test('PowerHouse: one Confirm calls all cards, though the table answers later', async () => {
    const { page, show } = await boxes()
    await show({ ...drawn('powerhouse', 6, 'c', 'call'), arrivesAfter: 50, box: [944, 728] })
    const free = page.locator('.ph-type[aria-disabled=false][aria-pressed=false]')
    await free.first().click()
    await free.first().click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.locator('.ph-calling').waitFor({ state: 'detached' })
  })

  test('PowerHouse: a raised card leaves in sight what is said of it', async () => {
    const { page, show } = await boxes()
    await show({ ...drawn('powerhouse', 4, 'a', 'play', 3), box: [374, 677] })
    await page.getByLabel('Tricks, scores, hand').click()
    await page.getByLabel('Two taps to play a card').check()
    await page.keyboard.press('Escape')
    await page.locator('.ph-card.is-legal').first().click()
    const said = page.getByText('Tap again to play it.')
    await said.waitFor()
    const isSeen = await page.evaluate(`(() => {
      const one = document.querySelector('.ph-hand-box > .ph-why')
      const range = document.createRange()
      range.selectNodeContents(one)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return [top + 1, bottom - 1].every((y) => document.elementFromPoint((left + right) / 2, y) === one)
    })()`)
    expect(isSeen).toBe(true)
  })

  test('the plain board finds what lies deeper, says why not, and takes a number (U-13)', async () => {
    const { page, show } = await boxes()
    await show({ ...drawn('serenissima', 3, 'a', 'load', 2), board: 'plain', box: [374, 677] })
    const found = page.getByRole('list', { name: 'Your choice' }).getByRole('button')
    await page.getByLabel('Find among these').fill('sail to')
    await expect.poll(() => found.count()).toBeGreaterThan(3)
    await page.getByLabel('Find among these').fill('deliver wine')
    await page
      .getByRole('region', { name: 'Not possible now' })
      .getByRole('button', { name: /^Rule S-8/ })
      .first()
      .waitFor()

    await show({ ...drawn('imperial', 3, 'a', 'bid'), board: 'plain', box: [944, 728] })
    const number = page.getByRole('spinbutton', { name: 'Another number' })
    await number.fill('9.5')
    await page
      .getByText('Bid for the 4 (price $9, interest $4): $9.50, leaves you $10.83')
      .waitFor()
    await number.fill('25')
    await page.getByText('You have only $20.33.').waitFor()
    expect(await page.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true)
  })

  test('boards have no fault of accessibility, by day and by night', async () => {
    const { page, show } = await boxes()
    const found: string[] = []
    const names = [
      'PowerHouse, a bid of ten',
      'PowerHouse, a card of ten',
      'Imperial, the rondel',
      'plain, Imperial',
    ]
    for (const [index, name] of names.entries())
      for (const theme of isDeep ? THEMES : THEMES.slice(index % 2).slice(0, 1)) {
        await show({ ...((SCENES[name] ?? ATLAS[name]) as Scene), theme, box: [374, 677] })
        found.push(...(await barriers(page, '.box')).map((one) => `${name}, ${theme}: ${one}`))
      }
    expect(found).toEqual([])
  })
})
