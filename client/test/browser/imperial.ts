// Pointing on the drawn atlas of Imperial: where a region is on the page, sectors and buttons, by mouse or by finger; and tables to begin with.
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import type { ClockSettings, Seat } from '@foldtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type At, type Choice, pointing } from '../../../games/imperial/board/choosing.ts'
import { mapOf } from '../../../games/imperial/board/map.ts'
import type { Space } from '../../../games/imperial/src/data/charts.ts'
import type { Place } from '../../../games/imperial/src/data/map.ts'
import type { Move, Options, State } from '../../../games/imperial/src/index.ts'
import { arrange as arranged, type Fixture } from '../../../games/imperial/test/table.ts'
import { type openSite, type Visitor, visit } from './chromium.ts'
import { isCaughtUp, liveTable } from './evening.ts'
import { arrange } from './plain.ts'

export type Pointer = 'mouse' | 'touch'
export type Site = Awaited<ReturnType<typeof openSite>>

export const DESK_BY_MOUSE = ['mouse', { width: 1366, height: 768 }] as const
export const PHONE_BY_TOUCH = ['touch', { width: 390, height: 844 }] as const
export type Way = readonly [Pointer, { readonly width: number; readonly height: number }]

/** A region of the map, a space of the rondel, or what a button is called. */
export type Target =
  | { readonly place: Place }
  | { readonly space: Space }
  | { readonly type: string }
  /** Something else that can be pointed at, by its key. */
  | { readonly point: string }
  | string
  | RegExp
  /** Anything else that somebody does. */
  | (() => Promise<void>)

export const at = (place: Place): Target => ({ place })
export const on = (space: Space): Target => ({ space })
export const typed = (type: string): Target => ({ type })

/** What to press for a move, one after the other: the shortest way that pointing knows. */
export function waysTo(view: State, viewer: Seat, offers: readonly Move[], wanted: Move): Target[] {
  const now = { view, viewer, offers }
  const text = JSON.stringify(wanted)
  const seen = new Set<string>()
  const todo: { readonly choice: Choice; readonly way: readonly Target[] }[] = [
    { choice: pointing.start, way: [] },
  ]
  for (const { choice, way } of todo)
    for (const { at: where, key, leads } of pointing.pointers(now, choice)) {
      const next = [...way, targetOf(where, key)]
      if (leads.move !== undefined) {
        if (JSON.stringify(leads.move) === text) return next
      } else if (!seen.has(JSON.stringify(leads.choice))) {
        seen.add(JSON.stringify(leads.choice))
        todo.push({ choice: leads.choice, way: next })
      }
    }
  throw new Error(`nothing leads to ${text}`)
}

function targetOf(where: At, key: string): Target {
  if (where.on === 'space') return { space: where.space }
  return where.on === 'place' || where.on === 'unit' ? { place: where.place } : { point: key }
}

/** The table that a hand plays at. */
export interface Played {
  /** How many entries it has. */
  n(): number | Promise<number>
  rules(): State['rules'] | Promise<State['rules']>
  /** Waits until the page shows all of them. */
  isShown(): Promise<void>
}

/** Behind a server. */
export const playedAt = (page: Page, live: LiveTable): Played => ({
  n: () => live.table?.n ?? 0,
  rules: () => stateOf(live).rules,
  isShown: () => isCaughtUp(page, live),
})

/** Somebody at the drawn board. */
export class Hand {
  readonly page: Page
  readonly #played: Played
  readonly #pointer: Pointer

  constructor(page: Page, played: Played, pointer: Pointer) {
    this.page = page
    page.setDefaultTimeout(20_000)
    this.#played = played
    this.#pointer = pointer
  }

  get board(): Locator {
    return this.page.locator('.im')
  }

  async press(target: Target): Promise<void> {
    if (typeof target === 'function') await target()
    else if (typeof target === 'string' || target instanceof RegExp)
      await this.tap(this.board.getByRole('button', { name: target }).first())
    else if ('type' in target) await this.board.locator('.im-amount input').fill(target.type)
    else if ('space' in target)
      await this.tap(this.board.locator(`.im-sector[data-space="${target.space}"]`).first())
    else if ('point' in target)
      await this.tap(this.board.locator(`[data-point="${target.point}"]`).first())
    else await this.#pressPlace(target.place)
  }

  /** Presses one after the other; so many entries are made by it. */
  async makes(entries: number, ...targets: readonly Target[]): Promise<void> {
    const before = await this.#played.n()
    for (const target of targets) await this.press(target)
    await expect
      .poll(() => this.#played.n(), { timeout: 20_000, message: JSON.stringify(targets) })
      .toBe(before + entries)
    await this.sees()
  }

  /** Waits until this page stands where the table does. */
  async sees(): Promise<void> {
    await this.#played.isShown()
  }

  async tap(locator: Locator): Promise<void> {
    if (this.#pointer === 'touch') await locator.tap()
    else await locator.click()
  }

  async #point({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    if (this.#pointer === 'touch') await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
  }

  /** Any point of the region that nothing lies on; the whole map is looked at if there is none. */
  async #pressPlace(place: Place): Promise<void> {
    const free = (await this.#freePoint(place)) ?? (await this.#fromAbove(place))
    if (free === undefined) throw new Error(`${place} is out of sight`)
    await this.#point(free)
  }

  async #fromAbove(place: Place) {
    await this.press('Whole map')
    return this.#freePoint(place)
  }

  async #freePoint(place: Place) {
    const box = await this.page.locator('.im-ground').boundingBox()
    if (box === null) throw new Error('there is no map')
    const { regions, view } = mapOf(await this.#played.rules())
    const { name, units, city, chip } = regions[place]
    const spots = [name, ...units, ...(city ? [city] : []), ...(chip ? [chip] : [])]
    const points = spots.map(([x, y]) => ({
      x: box.x + (x / view.width) * box.width,
      y: box.y + (y / view.height) * box.height,
    }))
    const index = await this.page.evaluate<number>(
      `${JSON.stringify(points)}.findIndex(({ x, y }) => document.elementFromPoint(x, y)?.closest('.viewport-stage') != null)`,
    )
    return points[index]
  }
}

const NAMES = ['Ann', 'Bob', 'Cem'] as const

/**
 * Three sit down over HTTP and only then open the page: quicker than by the pages, which have tests of their own. A map is
 * drawn on each page whenever anything happens, so only those look at it who do something.
 */
export async function sitAt(
  site: Site,
  [pointer, size]: Way,
  clock: ClockSettings,
  options: Partial<Options> = {},
  lookers: number = NAMES.length,
) {
  const { url } = site
  const guest = async (name: string): Promise<Visitor> => {
    const visitor = await visit(`${url}/api/me`, size, 'en-GB', pointer === 'touch')
    await visitor.page.request.post(`${url}/api/guest`, { data: { name } })
    return visitor
  }
  const people = await Promise.all(NAMES.map(guest))
  const [ann, ...others] = people
  if (ann === undefined) throw new Error('nobody came')
  const made = await ann.page.request.post(`${url}/api/tables`, {
    data: { game: 'imperial', minPlayers: 3, maxPlayers: 3, clock, options },
  })
  const { id } = await made.json()
  for (const { page } of others)
    await page.request.post(`${url}/api/tables/${id}/join`, { data: {} })
  await ann.page.request.post(`${url}/api/tables/${id}/start`)
  const looking = people.slice(0, lookers)
  await Promise.all(looking.map(({ page }) => page.goto(`${url}/tables/${id}`)))
  const live = await liveTable(site.house, ann.page)
  const hands = looking.map(({ page }) => new Hand(page, playedAt(page, live), pointer))
  for (const { board } of hands) await board.waitFor()
  const problems = () => people.flatMap((one) => one.problems)
  return { site, live, hands, problems }
}

/** Whoever is asked first makes that move without a page. */
export async function playsAtOnce(live: LiveTable, move: Move): Promise<void> {
  const decision = live.table?.decision
  const [by] = decision?.result === undefined ? (decision?.seats ?? []) : []
  if (by === undefined) throw new Error('nobody is asked')
  const made = await live.inTurn(() => playRequest(live, { by, move, at: Date.now() }))
  expect(made).toHaveProperty('entry')
}

export const stateOf = ({ table }: LiveTable): State => table?.state as State

/** The table comes to stand as in the fixture, and the pages load it. */
export async function standsAs(
  { site, live, hands }: Pick<Awaited<ReturnType<typeof sitAt>>, 'site' | 'live' | 'hands'>,
  fixture: Fixture,
): Promise<void> {
  await arrange<State>(site, live, (state) => Object.assign(state, arranged(fixture).state))
  await Promise.all(hands.map(({ page }) => page.reload()))
  for (const hand of hands) {
    await hand.board.waitFor()
    await hand.sees()
  }
}
