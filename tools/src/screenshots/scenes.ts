// The pages worth a picture, and how to come to each as somebody with a browser.
import type { Page } from 'playwright-core'
import { CHART } from './chart.ts'
import { IMPERIAL } from './imperial.ts'
import { PLANET } from './planet.ts'
import { become, makeTable, post, type Scene } from './scene.ts'

const at = (name: string, path: string): Scene => ({
  name,
  async prepare(page, url) {
    await page.goto(`${url}${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  },
})

async function startTable(page: Page, url: string, body: object): Promise<void> {
  await become(page, url, 'Ann')
  const id = await makeTable(page, url, body)
  await page.request.post(`${url}/api/tables/${id}/start`, { data: {}, headers: { origin: url } })
  await page.goto(`${url}/tables/${id}`)
}

/** Presses what can be pressed, until `isEnough`. */
async function playUntil(page: Page, isEnough: () => Promise<boolean>, most = 300): Promise<void> {
  const possible = page
    .getByRole('button', { name: /^(Continue|Stick|Pass)/ })
    .and(page.locator(':not([aria-disabled=true]):not(:disabled)'))
  for (let count = 0; count < most && !(await isEnough()); count++) {
    if ((await possible.count()) > 0)
      await possible
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined)
    await page.waitForTimeout(50)
  }
}

const PASS_THE_ACE = { game: 'pass-the-ace', bots: 4, maxPlayers: 5 }

const passTheAce = (
  name: string,
  isEnough: (page: Page) => Promise<boolean>,
  more = {},
): Scene => ({
  name,
  async prepare(page, url) {
    await startTable(page, url, { ...PASS_THE_ACE, ...more })
    await page
      .getByRole('button', { name: /Continue|Stick/ })
      .first()
      .waitFor()
    await playUntil(page, () => isEnough(page))
    await page.waitForTimeout(600)
  },
})

const isYourTurn = (page: Page) =>
  page.getByRole('heading', { name: 'Your turn' }).and(page.locator(':visible')).isVisible()

/** Ann, who has played with Maud and bots, and is waited for. */
const comesBack = (name: string, pathOf: (page: Page, url: string) => Promise<string>): Scene => ({
  name,
  async prepare(page, url) {
    await become(page, url, 'Ann')
    const clock = { kind: 'perTurn', seconds: 2 * 86_400 }
    const slow = { pace: 'slow', clock }
    const maud = await page.context().browser()?.newContext()
    if (maud === undefined) throw new Error('there is no browser')
    const guest = await maud.newPage()
    await become(guest, url, 'Maud')
    const begin = async (body: object) => {
      const id = await makeTable(page, url, body)
      await post(guest, url, `/api/tables/${id}/join`, {})
      await post(page, url, `/api/tables/${id}/start`, {})
      return id
    }
    for (const game of ['serenissima', 'full-metal-planete', 'imperial'])
      await begin({ game, bots: 1, ...slow })
    const over = await begin({ game: 'pass-the-ace' })
    await post(guest, url, `/api/tables/${over}/leave`, {})
    await maud.close()
    await page.goto(`${url}${await pathOf(page, url)}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  },
})

/** Every piece of the drawing kit, for docs/drawing.md; it needs no server. */
const kit: Scene = {
  name: 'drawing-kit',
  async prepare(page) {
    const { boxesPage } = await import('../../../client/test/boxes/bundle.ts')
    await page.setContent(await boxesPage('gallery.tsx'))
    await page.locator('.kit-callout').waitFor()
  },
}

export const SCENES: readonly Scene[] = [
  at('home', '/'),
  comesBack('home-back', async () => '/'),
  comesBack('my-games', async () => '/my/games'),
  comesBack('profile', async (page, url) => {
    const answer = await page.request.get(`${url}/api/my/people`)
    return `/players/${(await answer.json())[0].id}`
  }),
  {
    name: 'lobby',
    async prepare(page, url) {
      await become(page, url, 'Nils')
      const days = { kind: 'perTurn', seconds: 172_800 }
      const slow = { pace: 'slow', clock: days, substitutes: true }
      await makeTable(page, url, { game: 'imperial', bots: 1, maxPlayers: 5, ...slow })
      await makeTable(page, url, { game: 'pass-the-ace', pace: 'slow', maxPlayers: 6 })
      await makeTable(page, url, { game: 'serenissima', maxPlayers: 3, ...slow })
      await page.goto(`${url}/lobby`)
      await page.locator('.open-table').nth(2).waitFor()
    },
  },
  at('new-table', '/new/pass-the-ace'),
  {
    name: 'waiting-room',
    async prepare(page, url) {
      await become(page, url, 'Ann')
      const id = await makeTable(page, url, { game: 'pass-the-ace', bots: 2 })
      await page.goto(`${url}/tables/${id}`)
      await page.getByRole('button', { name: /^Start with/ }).waitFor()
    },
  },
  passTheAce('table', async (page) => {
    const stick = page.getByRole('button', { name: /^Stick/ })
    return (await stick.count()) > 0 && (await isYourTurn(page))
  }),
  {
    name: 'plain-board',
    async prepare(page, url) {
      await startTable(page, url, { game: 'serenissima', bots: 2, maxPlayers: 3 })
      await page.locator('.viewport-stage').waitFor()
      await page.locator('[data-opens="menu"]').filter({ visible: true }).click()
      await page.getByRole('menuitem', { name: /^Board/ }).click()
      await page.getByRole('list', { name: 'Your choice' }).getByRole('button').first().waitFor()
    },
  },
  passTheAce('result', (page) => page.getByRole('heading', { name: 'Result' }).isVisible(), {
    options: { startingLives: 1 },
    bots: 1,
    maxPlayers: 2,
  }),
  {
    name: 'powerhouse',
    async prepare(page, url) {
      await startTable(page, url, { game: 'powerhouse', bots: 3, maxPlayers: 4 })
      await page.getByRole('heading', { name: 'Your turn' }).waitFor()
      await page.waitForTimeout(600)
    },
  },
  at('how-to-play', '/games/pass-the-ace'),
  at('leaderboard', '/leaderboard/pass-the-ace'),
  at('sign-in', '/sign-in'),
  {
    name: 'settings',
    async prepare(page, url) {
      await become(page, url, 'Ann')
      await page.goto(`${url}/settings`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
  },
  at('this-device', '/offline'),
  ...PLANET,
  ...IMPERIAL,
  ...CHART,
  kit,
]
