// One row of each kind that does not parse: it harms only itself. All are damaged at once, then everything else is asked.
import { expect, test, vi } from 'vitest'
import { letPass } from './held-answers.ts'
import { openHouse, testSettings } from './house.ts'
import type { Person } from './person.ts'
import { postOffice } from './post-office.ts'
import { guests, startedAt } from './seated.ts'
import { rewriteEntry, stored } from './stored.ts'

/** What is damaged, and how, of a table or of somebody who sits there. */
const DAMAGES = {
  'a house': (table: string) => `UPDATE tables SET house = '{"room":' WHERE id = '${table}'`,
  'half a house': (table: string) =>
    `UPDATE tables SET house = json_remove(house, '$.sittings') WHERE id = '${table}'`,
  'an option': (table: string) =>
    `UPDATE tables SET house = json_set(house, '$.room.settings.options.startingLives', 99) WHERE id = '${table}'`,
  'a result': (table: string) => `UPDATE tables SET result = 'won' WHERE id = '${table}'`,
  'a game': (table: string) => `UPDATE tables SET game = 'whist' WHERE id = '${table}'`,
  'a deadline': (table: string) => `UPDATE tables SET deadline = 1 WHERE id = '${table}'`,
  'a sitter': (table: string) => `UPDATE sitters SET seat = 99 WHERE table_id = '${table}'`,
  'a line of chat': (table: string) =>
    `INSERT INTO chat (table_id, i, at, account, name, text, seat) VALUES ('${table}', 1, 'x', 'x', x'ff', x'ff', 'y')`,
  'a notice': (table: string) =>
    `INSERT INTO notices (account, kind, table_id, n, context, noted)
      SELECT account, 'result', '${table}', 0, '{', unixepoch() * 1000 FROM sitters WHERE table_id = '${table}'`,
  'its delivery': () =>
    `INSERT INTO deliveries (account, kind, table_id, n, channel, state, due, tries)
      SELECT account, kind, table_id, n, 'mail', 'open', noted, 0 FROM notices WHERE context = '{'`,
  'a snapshot': (table: string) =>
    `INSERT INTO snapshots (table_id, n, body) VALUES ('${table}', 1, '{"standing":')`,
}

/** The same of what is stored of its first entry. */
const TEXTS: { readonly [what: string]: (text: string) => string } = {
  'an entry': () => '{',
  'an event': (text) => JSON.stringify({ ...JSON.parse(text), events: 7 }),
}

test('[HOUSE-20.1] a row that does not parse harms only itself', async () => {
  letPass()
  const office = await postOffice()
  const { dataDir } = testSettings()
  const settings = { dataDir, smtpUrl: office.url, mostWaitingTables: 100 }
  const house = await openHouse(settings)
  const people = (await guests(house.url, 'Ann', 'Bob', 'Victim')) as [Person, Person, Person]
  const [ann, bob, victim] = people
  const fine = await startedAt(house, [ann, bob], { pace: 'slow' })
  const over = await startedAt(house, [ann, bob], { pace: 'slow' })
  await bob.post(`/api/tables/${over.id}/leave`)
  const bad: { [what: string]: string } = {}
  for (const what of Object.keys({ ...DAMAGES, ...TEXTS })) {
    const { id } = (
      await victim.post('/api/tables', { game: 'pass-the-ace', bots: 1, pace: 'slow' })
    ).json()
    await victim.post(`/api/tables/${id}/start`)
    bad[what] = id
  }
  await house.stop()
  for (const [what, damage] of Object.entries(DAMAGES)) stored(dataDir, damage(bad[what] ?? ''))
  for (const [what, change] of Object.entries(TEXTS))
    rewriteEntry(dataDir, bad[what] ?? '', 1, change)
  stored(
    dataDir,
    "UPDATE accounts SET language = 'klingon', notices = 'loud', avatar = '' WHERE name = 'Victim'",
  )

  const again = await openHouse(settings)
  for (const person of people) Object.assign(person, { url: again.url })
  again.wake()
  await again.sendNotices()
  for (const person of people) await person.connect()
  const status = async (person: Person, path: string) => (await person.get(path)).status

  for (const path of [
    ...['', '?status=playing', '?status=over', '?game=pass-the-ace'].map(
      (rest) => `/api/tables${rest}`,
    ),
    ...[
      '/api/my/tables',
      '/api/my/tables?state=over',
      '/api/my/people',
      '/api/my/tables?state=running',
      '/api/me',
      '/api/me/export',
      '/api/games',
    ],
    ...['', '/frames'].map((rest) => `/api/tables/${fine.id}${rest}`),
    ...['', '/frames', '/record'].map((rest) => `/api/tables/${over.id}${rest}`),
    ...['/api/leaderboard/pass-the-ace', '/readyz', '/metrics'],
  ]) {
    for (const person of people) expect([path, await status(person, path)]).toEqual([path, 200])
  }
  const listed = (await ann.get('/api/tables?size=100')).json().map(({ id }: { id: string }) => id)
  expect(listed).toEqual(expect.arrayContaining([fine.id, over.id, bad['a line of chat']]))
  expect(await ann.watch(fine.id)).toMatchObject({ kind: 'table', viewer: 0 })
  const done = ann.until(({ kind }) => kind === 'done')
  ann.say({ kind: 'chat', table: fine.id, key: 'c', text: 'We play on' })
  await done
  expect((await ann.post('/api/tables', { game: 'imperial' })).status).toBe(201)

  for (const [what, id] of Object.entries(bad)) {
    const answer = await ann.get(`/api/tables/${id}`)
    const watched = await ann.watch(id)
    const told = [what, answer.status, watched.kind === 'refused' ? watched.code : watched.kind]
    const isOpen = [
      'a deadline',
      'a sitter',
      'a line of chat',
      'a notice',
      'its delivery',
      'a snapshot',
    ].includes(what)
    expect(told).toEqual(isOpen ? [what, 200, 'table'] : [what, 503, 'tableDamaged'])
    expect([what, (await ann.get(`/tables/${id}`)).status < 500]).toEqual([what, true])
  }
  await vi.waitFor(
    () =>
      expect(
        stored(
          dataDir,
          "SELECT state FROM deliveries d JOIN notices o USING (account, kind, table_id, n) WHERE context = '{'",
        ),
      ).toEqual([{ state: 'dropped' }]),
    { timeout: 20_000 },
  )
  expect((await victim.ask('DELETE', '/api/me')).status).toBe(204)
  expect(await status(ann, '/api/tables')).toBe(200)
})
