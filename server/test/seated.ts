// People around a table of Pass the Ace: made, joined, watched and started.

import type { LiveTable } from '@foldtable/host/live-table'
import type { AnyTable } from '@foldtable/kernel'
import type { RunningServer } from '../src/server.ts'
import { Person } from './person.ts'

export const guests = (url: string, ...names: readonly string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => Person.guest(url, name)))

/** The first of them is the host and sits at 0. Everybody is connected and watches. */
export async function seatedAt(
  house: RunningServer,
  people: readonly Person[],
  wanted: { readonly [setting: string]: unknown } = {},
): Promise<LiveTable> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('a table needs a host')
  const made = await host.post('/api/tables', { game: 'pass-the-ace', ...wanted })
  const { id, invite } = made.json()
  for (const person of others) await person.post(`/api/tables/${id}/join`, { invite })
  for (const person of people) {
    if (!isConnected(person)) await person.connect()
    await person.watch(id)
  }
  return liveAt(house, id)
}

function isConnected(person: Person): boolean {
  try {
    return person.socket.readyState === person.socket.OPEN
  } catch {
    return false // it never was
  }
}

export async function startedAt(
  house: RunningServer,
  people: readonly Person[],
  wanted: { readonly [setting: string]: unknown } = {},
): Promise<{ readonly id: string; readonly live: LiveTable; readonly table: AnyTable }> {
  const live = await seatedAt(house, people, wanted)
  await people[0]?.post(`/api/tables/${live.id}/start`)
  for (const person of people) await caughtUp(person, live.id, 1)
  return { id: live.id, live, table: tableOf(live) }
}

export async function liveAt(house: RunningServer, id: string): Promise<LiveTable> {
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error(`there is no table ${id}`)
  return live
}

export function tableOf({ table, id }: LiveTable): AnyTable {
  if (table === undefined) throw new Error(`the game of ${id} has not begun`)
  return table
}

/** Resolved once the person was sent entry n, in a frame or with the whole table. */
export async function caughtUp(person: Person, table: string, n: number): Promise<void> {
  const reached = () => (person.replicas.get(table)?.n ?? 0) >= n
  while (!reached()) await person.until(reached)
}
