// Tables that have a past: played by chance at the server, and looked at by people with a browser.
import { randomRequest } from '@foldtable/bots/random-play'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { type AnyTable, seededChance } from '@foldtable/kernel'
import type { RunningServer } from '../../../server/src/server.ts'
import type { Person } from '../../../server/test/person.ts'
import { guests, liveAt, tableOf } from '../../../server/test/seated.ts'
import { visit } from './chromium.ts'

/** People at a table that goes on until the end, or so many entries and somebody’s turn; nobody is connected. */
export async function played(
  house: RunningServer,
  wanted: { readonly [setting: string]: unknown },
  most = Number.POSITIVE_INFINITY,
  names: readonly string[] = ['Ann', 'Bob'],
): Promise<{ readonly live: LiveTable; readonly people: readonly [Person, Person] }> {
  const [ann, bob, ...others] = (await guests(house.url, ...names)) as [Person, Person, ...Person[]]
  const made = await ann.post('/api/tables', { game: 'pass-the-ace', pace: 'slow', ...wanted })
  const { id, invite } = made.json()
  for (const person of [bob, ...others]) await person.post(`/api/tables/${id}/join`, { invite })
  await ann.post(`/api/tables/${id}/start`)
  const live = await liveAt(house, id)
  await playOn(live, most)
  return { live, people: [ann, bob] }
}

/** To the end, or so many entries. */
export const playOn = (live: LiveTable, most: number): Promise<void> =>
  playUntil(live, ({ n }) => n >= most)

/** By chance, until it is so and somebody's turn. */
export async function playUntil(
  live: LiveTable,
  isSo: (table: AnyTable) => boolean,
): Promise<void> {
  const chance = seededChance(live.game.meta.id)
  for (;;) {
    const table = tableOf(live)
    const { decision } = table
    if (decision.result !== undefined) return
    if (decision.due === undefined && isSo(table)) return
    const request = randomRequest(table, chance)
    if (request === undefined) return
    await live.inTurn(() => playRequest(live, { ...request, at: table.at + 1000 }))
  }
}

/** That person, in a browser. */
export async function visitAs(
  person: Person,
  path: string,
  viewport: { readonly width: number; readonly height: number },
  locale?: string,
  hasTouch = false,
) {
  const visitor = await visit(`${person.url}/robots.txt`, viewport, locale, hasTouch)
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s)
  await visitor.context.addCookies([{ name, value, url: person.url }])
  await visitor.page.goto(`${person.url}${path}`)
  return visitor
}
