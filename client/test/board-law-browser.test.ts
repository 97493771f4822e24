// The law of boards on a sample in a real browser: whatever can be pressed has a name that Chromium itself finds, and is reached by keys.
import { games } from '@foldtable/games'
import type { CDPSession } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { boxesPage } from './boxes/bundle.ts'
import type { Wanted } from './boxes/wanted.ts'
import { noBrowser, visit, withChromium } from './browser/chromium.ts'

/** How often somebody was asked before: the opening, and later on. */
const MOMENTS = [3, 30, 90]
const PRESSED = new Set(['button', 'link', 'checkbox', 'slider', 'combobox', 'application'])

/** What Chromium calls a thing to press and finds no name for. */
async function nameless(devtools: CDPSession): Promise<string[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const found = nodes.filter(({ ignored, role, name }) => {
    return !ignored && PRESSED.has(role?.value) && String(name?.value ?? '').trim() === ''
  })
  return found.map(({ role, backendDOMNodeId }) => `${role?.value} ${backendDOMNodeId}`)
}

/** Drawn targets that no key comes to: neither a tab stop nor in a group that arrows go through. Runs in the page. */
const OUT_OF_REACH = `[...document.querySelectorAll('.box :is([data-point], button, a[href])')]
  .filter((one) => one.tabIndex < 0 && !one.disabled)
  .filter((one) => ![...one.parentElement.closest('section, [role], .box').querySelectorAll('*')].some((other) => other.tabIndex >= 0))
  .map((one) => one.outerHTML.slice(0, 80))`

/** Nothing where a map is pressed: its places are no elements, and its arrows go through them. */
const DRAWN_POINTS = `document.querySelector('.box [role=application]') ? [] : [...document.querySelectorAll('.box [data-point]:not(:disabled)')].map((one) => one.dataset.point)`

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('every board: what can be pressed has a name and is reached by keys, and what pointing lists is drawn', async () => {
    const { page, context, problems } = await visit('about:blank', { width: 1100, height: 800 })
    await page.setContent(await boxesPage())
    const devtools = await context.newCDPSession(page)
    const tried: string[] = []
    const faults: string[] = []
    for (const { meta } of games)
      for (const times of MOMENTS) {
        const wanted: Wanted = {
          game: meta.id,
          seats: meta.seats.min,
          seed: 'law',
          about: 'any',
          times,
          board: 'drawn',
          box: [1030, 700],
        }
        await page.evaluate(`show(${JSON.stringify(wanted)}).then(() =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))`)
        if ((await page.locator('.box *').count()) === 0) continue
        const points = await page.evaluate<string[]>(`points(${JSON.stringify(wanted)})`)
        const drawn = await page.evaluate<string[]>(DRAWN_POINTS)
        const missing = drawn.length === 0 ? [] : points.filter((key) => !drawn.includes(key))
        const found = [
          ...(await nameless(devtools)),
          ...(await page.evaluate<string[]>(OUT_OF_REACH)),
          ...missing.map((key) => `not drawn: ${key}`),
        ]
        faults.push(...found.map((fault) => `${meta.id}, moment ${times}: ${fault}`))
        tried.push(meta.id)
      }
    expect(faults).toEqual([])
    expect([...new Set(tried)]).toEqual(expect.arrayContaining(['pass-the-ace', 'powerhouse']))
    expect(problems).toEqual([])
  })
})
