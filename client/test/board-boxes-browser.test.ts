// Boards in every box that the frame may give them: nothing is cut off, hidden or laid on anything else (U-08).
import { describe, expect, test } from 'vitest'
import { boxesPage } from './boxes/bundle.ts'
import type { Wanted } from './boxes/wanted.ts'
import { noBrowser, visit, withChromium } from './browser/chromium.ts'

const BOXES = [
  [944, 728],
  [1030, 585],
  [1584, 1008],
  [374, 677],
  [344, 523],
  [660, 382],
  [304, 520],
] as const

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
      .filter((one) => !one.closest('dialog, details > div, [data-scrolls]') && isOut(one))
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

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('boards fit every box, and nothing lies on anything else', async () => {
    const { page, problems } = await visit('about:blank', { width: 1600, height: 1020 })
    await page.setContent(await boxesPage())
    const found: string[] = []
    for (const [name, scene] of Object.entries(SCENES))
      for (const box of BOXES) {
        const wanted = JSON.stringify({ ...scene, box })
        const faults = await page.evaluate<string[]>(`(async () => {
          await show(${wanted})
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
          return [...${CUT_OFF}, ...${COLLISIONS}]
        })()`)
        found.push(...faults.map((fault) => `${name}, ${box.join(' by ')}: ${fault}`))
      }
    expect(found).toEqual([])
    expect(problems).toEqual([])
  })
})
