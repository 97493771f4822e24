// What a picture is taken of, and how somebody with a browser comes to it.
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
