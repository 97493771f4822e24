// What a picture is taken of, and how somebody with a browser comes to it.
import type { LiveTable } from '@foldtable/host/live-table'
import type { startServer } from '@foldtable/server/server'
import type { Page } from 'playwright-core'

export type House = Awaited<ReturnType<typeof startServer>>

export interface Scene {
  readonly name: string
  /** Leaves the page as it is to be pictured. */
  prepare(page: Page, url: string, house: House): Promise<void>
}

export async function become(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.request.post(`${url}/api/guest`, { data: { name }, headers: { origin: url } })
}

export async function makeTable(page: Page, url: string, body: object): Promise<string> {
  const answer = await page.request.post(`${url}/api/tables`, {
    data: body,
    headers: { origin: url },
  })
  return (await answer.json()).id
}

export async function post(page: Page, url: string, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`${url}${path}`, { data, headers: { origin: url } })
  return answer.json()
}

/** So many sit down, each with a browser of their own; only the first one, Ann, looks. The table has begun. */
export async function sitTogether(
  page: Page,
  url: string,
  house: House,
  { game, names }: { readonly game: string; readonly names: readonly string[] },
): Promise<LiveTable> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('there is no browser')
  await become(page, url, 'Ann')
  const id = await makeTable(page, url, { game, maxPlayers: names.length + 1 })
  for (const name of names) {
    const context = await browser.newContext()
    const other = await context.newPage()
    await post(other, url, '/api/guest', { name })
    await post(other, url, `/api/tables/${id}/join`, {})
    await context.close()
  }
  await post(page, url, `/api/tables/${id}/start`, {})
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error('there is no table')
  await live.truth.unfold()
  return live
}
