// Pointing on the drawn planet: where a hex is on the page, by mouse or by finger, what the card says, and tables to begin with.
import { fullMetalPlanete, type Move, type State } from '@foldtable/games/full-metal-planete'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Seat } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { centreOf, VIEW } from '../../../games/full-metal-planete/board/geometry.ts'
import { hexAtRow } from '../../../games/full-metal-planete/src/board/grid.ts'
import { type openSite, type Visitor, visit } from './chromium.ts'
import { isCaughtUp, liveTable } from './evening.ts'
import { arrange } from './plain.ts'

export type Pointer = 'mouse' | 'touch'
export type Site = Awaited<ReturnType<typeof openSite>>

export const hex = hexAtRow

export const DESK_BY_MOUSE = ['mouse', { width: 1280, height: 800 }] as const
export const PHONE_BY_TOUCH = ['touch', { width: 390, height: 844 }] as const

export const cardOf = (page: Page) => page.locator('.fmp-card')

/** The planet is there, and all of it in sight where there is room. */
export async function planetIsThere(page: Page): Promise<void> {
  await page.locator('.viewport-stage').waitFor()
}

export const seatAsked = ({ table }: LiveTable): Seat | undefined =>
  table?.decision.result === undefined ? table?.decision.seats[0] : undefined

export const stateOf = (live: LiveTable): State => live.table?.state as State

export interface Planet {
  readonly ann: Visitor
  readonly page: Page
  readonly link: string
  live: LiveTable
}

/** Ann with a browser and Bob without one, or with a bot in his place; the game has begun. */
export async function openPlanet(
  site: Site,
  [pointer, size]: readonly [Pointer, { readonly width: number; readonly height: number }],
  more: { readonly bots?: number; readonly clock?: object; readonly language?: string } = {},
): Promise<Planet> {
  const ann = await visit(site.url, size, more.language ?? 'en-GB', pointer === 'touch')
  const { page } = ann
  const headers = { origin: site.url }
  const post = async (path: string, data: object) =>
    (await page.request.post(`${site.url}/api/${path}`, { data, headers })).json()
  await post('guest', { name: 'Ann' })
  const { language: _, ...settings } = more
  const game = { game: 'full-metal-planete', maxPlayers: 2, ...settings }
  const { id } = await post('tables', game)
  if (more.bots === undefined) await sitsToo(site.url, id)
  await post(`tables/${id}/start`, {})
  const link = `${site.url}/tables/${id}`
  await page.goto(link)
  await planetIsThere(page)
  return { ann, page, link, live: await liveTable(site.house, page) }
}

async function sitsToo(url: string, id: string): Promise<void> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    })
  const guest = await post('guest', { name: 'Bob' })
  const cookies = guest.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  await post(`tables/${id}/join`, {}, cookies.join('; '))
}

/** Somebody's move, over the same road as any. */
export async function makes(live: LiveTable, seat: Seat, move: Move): Promise<void> {
  const made = await live.inTurn(() => playRequest(live, { by: seat, move, at: Date.now() }))
  expect(made).toHaveProperty('entry')
}

export const SITES = [hex(10, 2), hex(10, 33)] as const

/** Both land, whoever is asked first, and have deployed what they will: Ann's second turn has begun. */
export async function landBoth(live: LiveTable): Promise<void> {
  for (let n = 0; n < 2; n++) {
    const seat = seatAsked(live) ?? 0
    await makes(live, seat, { kind: 'land', body: SITES[seat] ?? 0, orientation: 0 })
  }
}

/** Bob lands and ends his turns until Ann is asked. */
export async function untilAnn(live: LiveTable): Promise<void> {
  while (seatAsked(live) === 1)
    await makes(
      live,
      1,
      stateOf(live).phase === 'landing'
        ? { kind: 'land', body: SITES[1], orientation: 0 }
        : { kind: 'endTurn' },
    )
}

/** As if it had come to that; the page is opened anew. */
export async function comeTo(site: Site, planet: Planet, change: (state: State) => void) {
  await arrange<State>(site, planet.live, change)
  planet.live = await liveTable(site.house, planet.page)
  await planet.page.reload()
  await planetIsThere(planet.page)
  await isCaughtUp(planet.page, planet.live)
}

/** A turn of Ann's in the middle of the game, with whatever is put where. */
export function middleGame(state: State, put: (tell: Put) => void): void {
  while (state.phase !== 'playing') nextPhase(state)
  state.current = 0
  state.ap = 40
  put((unit, [row, column], rotation) =>
    fullMetalPlanete.evolve(state, {
      kind: 'deployed',
      unit,
      at: hex(row, column),
      ...(rotation === undefined ? {} : { rotation }),
    }),
  )
}

export type Put = (
  unit: string,
  at: readonly [row: number, column: number],
  rotation?: number,
) => void

function nextPhase(state: State): void {
  fullMetalPlanete.evolve(state, { kind: 'roundBegan', turn: 3, order: [0, 1] })
  fullMetalPlanete.evolve(state, { kind: 'turnBegan', seat: 0, turn: 3, ap: 15 })
  state.phase = 'playing'
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Where a hex is on the page. */
async function placeOn(page: Page, map: string, at: number): Promise<Place> {
  const box = await page.locator(map).boundingBox()
  if (box === null) throw new Error('there is no planet')
  const { x, y } = centreOf(at)
  return {
    x: box.x + ((x - VIEW.x) / VIEW.width) * box.width,
    y: box.y + ((y - VIEW.y) / VIEW.height) * box.height,
  }
}

const isFree = (page: Page, { x, y }: Place) =>
  page.evaluate<boolean>(
    `document.elementFromPoint(${x}, ${y})?.closest('.viewport-stage') != null`,
  )

const point = (page: Page, { x, y }: Place, pointer: Pointer) =>
  pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)

/** Where a hex is in the window; one that is out of sight or under a panel is looked up on the small map first. Nothing moves by itself here. */
export async function placeOf(page: Page, at: number, pointer: Pointer): Promise<Place> {
  if (!(await isFree(page, await placeOn(page, '.fmp-ground', at))))
    await point(page, await placeOn(page, '.fmp-mini', at), pointer)
  return placeOn(page, '.fmp-ground', at)
}

export async function press(page: Page, at: number, pointer: Pointer): Promise<void> {
  await point(page, await placeOf(page, at, pointer), pointer)
}

/** A button of the board, by its name. */
export const act = (page: Page, name: string | RegExp) =>
  page.locator('.fmp').getByRole('button', { name }).first()

/** Presses hexes and buttons, one after the other. */
export async function points(
  page: Page,
  pointer: Pointer,
  ...steps: readonly (number | string | RegExp)[]
): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'number') await press(page, step, pointer)
    else if (pointer === 'mouse') await act(page, step).click()
    else await act(page, step).tap()
  }
}

/** The same; the last one makes a move. Answers its entry. */
export async function does(
  page: Page,
  live: LiveTable,
  pointer: Pointer,
  ...steps: readonly (number | string | RegExp)[]
) {
  const before = live.table?.n ?? 0
  await points(page, pointer, ...steps)
  await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBe(before + 1)
  await isCaughtUp(page, live)
  return live.table?.entries.at(-1)
}

/** Carries something from one place of the page to another. */
export async function drag(page: Page, from: Place, to: Place, pointer: Pointer): Promise<void> {
  const way = [0.2, 0.6, 1].map((part) => ({
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
  }))
  if (pointer === 'mouse') {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const { x, y } of way) await page.mouse.move(x, y)
    await page.mouse.up()
    return
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: string, at: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: at.map(({ x, y }) => ({ x, y })),
    })
  await touch('touchStart', [from])
  for (const at of way) await touch('touchMove', [at])
  await touch('touchEnd', [])
  await session.detach()
}

/** The middle of a button of the board. */
export async function middleOf(page: Page, name: string | RegExp): Promise<Place> {
  const box = await act(page, name).boundingBox()
  if (box === null) throw new Error(`no button ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Nothing is chosen any more. */
export async function letGo(page: Page): Promise<void> {
  const close = cardOf(page).getByRole('button', { name: 'Close' })
  while ((await close.count()) > 0) await close.click()
}
