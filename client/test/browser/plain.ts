// Playing on the plain board: choosing by what the choices are called, and tables brought to where a test begins.
import { randomRequest } from '@foldtable/bots/random-play'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import {
  type Chance,
  type Decision,
  keyedChance,
  type Standing,
  seededChance,
  Table,
} from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { snapshotStatement } from '../../../server/src/ledger/snapshots.ts'
import { SqliteSql } from '../../../server/src/ledger/sqlite.ts'
import { DATABASE } from '../../../server/src/server.ts'
import type { openSite } from './chromium.ts'
import { button, fromMenu, isOver } from './evening.ts'

type Site = Awaited<ReturnType<typeof openSite>>

export const choicesOf = (page: Page) =>
  page.getByRole('list', { name: 'Your choice' }).getByRole('button')

/** One choice after the other, each by its name; the list is narrowed at every step. */
export async function choose(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await choicesOf(page).filter({ hasText: name }).first().click()
}

/** A random choice, and those that follow from it, until a move is made. False if there was nothing to choose. */
export async function chooseAnything(
  page: Page,
  live: LiveTable,
  chance: Chance,
): Promise<boolean> {
  const before = live.table?.n
  if ((await choicesOf(page).count()) === 0) return false
  for (let step = 0; step < 12 && live.table?.n === before; step++) {
    const count = await choicesOf(page).count()
    if (count === 0) break
    await choicesOf(page)
      .nth(chance.below(count))
      .click({ timeout: 2000 })
      .catch(() => undefined)
  }
  return true
}

const seatAsked = ({ table }: LiveTable): number | undefined =>
  table?.decision.result === undefined ? table?.decision.seats[0] : undefined

/**
 * The page of whoever is asked, once it offers something; nothing once the game is over. Asked again each time: a move
 * may still be on its way, after which it is another's turn.
 */
async function whoChooses(pages: readonly Page[], live: LiveTable): Promise<Page | undefined> {
  const asked = () => pages[seatAsked(live) ?? -1]
  const isReady = async () => {
    const page = asked()
    return page === undefined || (await choicesOf(page).count()) > 0
  }
  await expect.poll(isReady, { timeout: 30_000, message: 'somebody can choose' }).toBe(true)
  return asked()
}

/** Everybody chooses whatever, in turn, until the game is over or so many moves were made. */
export async function playPlain(
  pages: readonly Page[],
  live: LiveTable,
  { seed, most }: { readonly seed: string; readonly most: number },
): Promise<void> {
  const chance = seededChance(seed)
  const end = (live.table?.n ?? 0) + most
  while ((live.table?.n ?? 0) < end) {
    const page = await whoChooses(pages, live)
    if (page === undefined) return
    await chooseAnything(page, live, chance)
  }
}

export async function onPlainBoard(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /.+/ }).first().waitFor()
  if ((await page.locator('.plain').count()) === 0) await fromMenu(page, /^Board/)
  await page.getByRole('heading', { name: 'On the table' }).waitFor()
}

/** From the page for new tables to a waiting room; answers its link. `numbers` are options by how they begin. */
export async function makeTableOf(
  page: Page,
  url: string,
  game: string,
  name: string,
  seats: number,
  numbers: { readonly [option: string]: string } = {},
  choices: { readonly [option: string]: string } = {},
): Promise<string> {
  await page.goto(`${url}/new/${game}`)
  await page.getByLabel('Your name').first().fill(name)
  await page.getByText('Change everything').click()
  await page.getByRole('spinbutton', { name: 'Players at most' }).fill(String(seats))
  for (const [option, value] of Object.entries(numbers))
    await page.getByRole('spinbutton', { name: new RegExp(`^${option}`) }).fill(value)
  for (const [option, value] of Object.entries(choices))
    await page.getByLabel(option).selectOption({ label: value })
  await button(page, 'Make the table').click()
  await page.waitForURL(/\/tables\//)
  return page.getByLabel('Link to this table').inputValue()
}

/** A table of Full Metal Planète at which whoever makes it lands first. */
export const makePlanet = (page: Page, url: string, name: string): Promise<string> =>
  makeTableOf(page, url, 'full-metal-planete', name, 2, {}, { 'Order of landing': 'By seat' })

/** Random play on the server, over the same road as any move, until about `left` moves before its end. */
export async function fastForward(live: LiveTable, seed: string, left: number): Promise<void> {
  await live.truth.unfold()
  const { table, stored, room } = live
  if (table === undefined) throw new Error('the game has not begun')
  const { game, seats, options } = table
  const chance = keyedChance(stored.chanceKey, room.entropy)
  const trial = Table.fold({ game, seats, options, chance }, table.entries)
  const choices = seededChance(seed)
  const requests = []
  for (let request = randomRequest(trial, choices); request !== undefined; ) {
    requests.push(request)
    trial.play(request)
    request = randomRequest(trial, choices)
  }
  for (const request of requests.slice(0, Math.max(0, requests.length - left))) {
    const made = await live.inTurn(() => playRequest(live, { ...request, at: Date.now() }))
    expect(made).toHaveProperty('entry')
  }
}

/** Puts the table into a state that is written down here, as if it had come to that. */
export async function arrange<State>(
  { house, dataDir }: Site,
  live: LiveTable,
  change: (state: State) => void,
): Promise<void> {
  const snapshot = live.table?.snapshot()
  if (snapshot === undefined) throw new Error('the game has not begun')
  change(snapshot.state as State)
  askAnew(snapshot.standing, live.game.decision(snapshot.state))
  const sql = await SqliteSql.open(`${dataDir}/${DATABASE}`)
  await sql.run({ statements: [snapshotStatement(live.id, live.game.meta.version, snapshot)] })
  await sql.close()
  await house.tables.reload([live.id])
}

/** Whoever that state waits for is asked now, and nobody else. */
function askAnew(standing: Standing, decision: Decision<unknown>): void {
  const { n, at, asked, clock } = standing
  const seats = decision.result === undefined ? decision.seats : []
  standing.asked = asked.map((_, seat) => (seats.includes(seat) ? n : null))
  clock.since = clock.since.map((_, seat) => (seats.includes(seat) ? at : null))
}

export const areOver = async (pages: readonly Page[]): Promise<boolean> =>
  (await Promise.all(pages.map(isOver))).every(Boolean)
