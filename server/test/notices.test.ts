// Notices by mail: each once, at the right time, to whoever wants them and is not looking.
import { unbroken } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import type { Account } from '../src/accounts/account.ts'
import { largestShares } from '../src/accounts/count.ts'
import { type Outage, query } from '../src/ledger/sql.ts'
import { mailChannel } from '../src/mail/channel.ts'
import { createMailer, type Mailer } from '../src/mail/mailer.ts'
import { type Channel, Undeliverable } from '../src/notices/channel.ts'
import { type Flushed, Notices } from '../src/notices/notices.ts'
import { DAY, MINUTE, member, type People, people, seat, taken, waitingTable } from './people.ts'
import { type PostOffice, postOffice, silentOffice } from './post-office.ts'

interface Scene extends People {
  readonly office: PostOffice
  readonly mailer: Mailer
  mailerAt(url: string): Mailer
  readonly notices: Notices
  /** Lines of the log. */
  readonly told: readonly [object, string][]
  /** Another process of the same house, or the next one. */
  noticesWith(mailer: Mailer, ...more: Channel[]): Notices
  /** Who looks at which table: `account table`. */
  readonly looking: Set<string>
  readonly ann: Account
}

const TURN = { game: 'Imperial', path: '/tables/t1' }

async function scene(): Promise<Scene> {
  const house = await people()
  const { sql, accounts, clock } = house
  const office = await postOffice()
  const looking = new Set<string>()
  const told: [object, string][] = []
  const log = { info() {}, warn: (facts: object, text: string) => told.push([facts, text]) }
  const mailerAt = (smtpUrl: string) =>
    createMailer({ smtpUrl, from: 'house@example.org', log, patienceMs: 10_000 })
  const mailer = mailerAt(office.url)
  const noticesWith = (post: Mailer, ...more: Channel[]) =>
    new Notices(sql, accounts, [mailChannel(post), ...more], {
      now: () => clock.now,
      publicUrl: 'https://x.org',
      atOnce: 5,
      mostWaiting: 200,
      days: 14,
      log,
      isLooking: (account, table) => looking.has(`${account} ${table}`),
    })
  const ann = await member(accounts, 'ann@example.org')
  await seat(sql, 't1', [ann], 1)
  await waitingTable(sql, 'w1')
  await waitingTable(sql, 'w2')
  const notices = noticesWith(mailer)
  return { ...house, office, mailer, mailerAt, notices, noticesWith, looking, told, ann }
}

const flushed = (some: Partial<Flushed> = {}): Flushed => ({
  sent: 0,
  dropped: 0,
  failed: 0,
  givenUp: 0,
  ...some,
})

const subjects = ({ taken }: PostOffice) =>
  taken.map(({ headers }) => /Subject: (.*)/.exec(headers)?.[1])

const states = async ({ sql }: People) =>
  (await query(sql, 'SELECT state FROM deliveries ORDER BY kind, table_id, n, channel')).map(
    ({ state }) => state,
  )

test('[HOUSE-9.1] a turn is told after a minute, once', async () => {
  const at = await scene()
  const { notices, office, clock, ann } = at
  expect(await notices.nextAt()).toBeNull()
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  expect(await notices.nextAt()).toBe(clock.now + MINUTE)

  clock.now += MINUTE - 1
  expect(await notices.flush()).toEqual(flushed())
  clock.now += 1
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
  expect(await notices.nextAt()).toBe(clock.now + DAY)
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  expect(await notices.flush()).toEqual(flushed())

  expect(subjects(office)).toEqual(['Your turn: Imperial'])
  const [post] = office.taken
  expect(post?.to).toEqual(['ann@example.org'])
  expect(post?.body).toContain('Go to the table: https://x.org/tables/t1')
  expect(post?.headers).toMatch(/List-Unsubscribe: <https:\/\/x\.org\/unsubscribe\/[\w-]{43}>/)
  expect(post?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('invitations and results are told at once, in the language of the person', async () => {
  const { notices, office, ann, accounts, clock } = await scene()
  taken(await accounts.setLanguage(ann.id, 'fr'))
  await notices.note(ann.id, 'invitation', 'w1', 0, { ...TURN, by: 'Bob' })
  await notices.note(ann.id, 'result', 't1', 9, { ...TURN, place: 1, of: 3 })
  expect(await notices.nextAt()).toBe(clock.now)
  expect(await notices.flush()).toEqual(flushed({ sent: 2 }))
  expect(subjects(office).sort()).toEqual([
    unbroken('La partie est finie : Imperial'),
    unbroken('« Bob » vous invite : Imperial'),
  ])
})

test('flushing twice at once sends once', async () => {
  const { notices, noticesWith, mailer, office, ann } = await scene()
  await notices.note(ann.id, 'invitation', 'w1', 0, TURN)
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  const all = [notices, notices, noticesWith(mailer), noticesWith(mailer)]
  const rounds = await Promise.all(all.map((one) => one.flush()))
  expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
  expect(office.taken).toHaveLength(2)
})

test.each([
  ['has answered', `UPDATE tables SET asked = ''`],
  ['has lost the seat', 'DELETE FROM sitters'],
  ['sat at a table that is gone', 'DELETE FROM tables'],
])('nothing is told of a turn to whoever %s', async (_why, change) => {
  const at = await scene()
  const { notices, office, sql, clock, ann } = at
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  await query(sql, change)
  clock.now += MINUTE
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
  expect(office.taken).toEqual([])
  expect(await states(at)).toEqual(['dropped'])
})

test('a new question takes the place of the old one', async () => {
  const at = await scene()
  const { notices, office, clock, ann } = at
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  clock.now += MINUTE - 1
  await notices.note(ann.id, 'turn', 't1', 8, TURN)
  clock.now += 1
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
  clock.now += MINUTE
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
  expect(await states(at)).toEqual(['open', 'dropped', 'sent']) // the open one is the reminder
  expect(office.taken).toHaveLength(1)
})

test.each([
  ['that has begun', `UPDATE tables SET status = 'playing'`],
  ['that is over', `UPDATE tables SET status = 'over'`],
  [
    'where one sits already',
    `INSERT INTO sitters (table_id, account, seat, status, since) SELECT 'w1', id, NULL, 'waiting', 1 FROM accounts`,
  ],
])('[HOUSE-9.5] an invitation to a table %s is not sent', async (_which, change) => {
  const { notices, sql, ann } = await scene()
  await notices.note(ann.id, 'invitation', 'w1', 0, TURN)
  await query(sql, change)
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
})

test('[HOUSE-9.5] many invitations are one mail', async () => {
  const { notices, office, ann } = await scene()
  await notices.note(ann.id, 'invitation', 'w1', 0, { ...TURN, by: 'Bob' })
  await notices.note(ann.id, 'invitation', 'w2', 0, { ...TURN, by: 'Cleo' })
  expect(await notices.flush()).toEqual(flushed({ sent: 2 }))
  expect(subjects(office)).toEqual(['2 invitations'])
  expect(office.taken[0]?.body).toMatch(/“Bob” invites you[\s\S]*“Cleo” invites you/)
})

test('whoever looks at the table needs no mail about it', async () => {
  const { notices, office, looking, clock, ann, sql } = await scene()
  await seat(sql, 't2', [ann], 1)
  looking.add(`${ann.id} t1`)
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  await notices.note(ann.id, 'turn', 't2', 5, { game: 'PowerHouse', path: '/tables/t2' })
  clock.now += MINUTE
  expect(await notices.flush()).toEqual(flushed({ sent: 1, dropped: 1 }))
  expect(subjects(office)).toEqual(['Your turn: PowerHouse'])
})

test('whoever wants none gets none', async () => {
  const at = await scene()
  const { notices, office, accounts, ann } = at
  taken(await accounts.setNotices(ann.id, 'off'))
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
  taken(await accounts.setNotices(ann.id, 'now'))
  expect(await notices.flush()).toEqual(flushed())
  expect(office.taken).toEqual([])
  expect(await states(at)).toEqual(['dropped'])
})

test('guests and strangers have no address to write to', async () => {
  const at = await scene()
  const { notices, accounts } = at
  const { account: guest } = taken(await accounts.guest('Bob'))
  await notices.note(guest.id, 'result', 't1', 9, TURN)
  await notices.note('nobody', 'result', 't1', 9, TURN)
  expect(await states(at)).toEqual([])
})

test('a digest comes once a day and holds everything', async () => {
  const { notices, noticesWith, mailer, office, accounts, clock, ann, sql } = await scene()
  await seat(sql, 't2', [ann], 1)
  taken(await accounts.setNotices(ann.id, 'digest'))
  const chosen = clock.now
  clock.now += 5 * MINUTE
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  await notices.note(ann.id, 'turn', 't2', 5, { game: 'PowerHouse', path: '/tables/t2' })
  await notices.note(ann.id, 'invitation', 'w1', 0, { game: 'PowerHouse', path: '/', by: 'Bob' })
  taken(await accounts.setNotices(ann.id, 'digest')) // chosen already: nothing begins anew
  expect(await notices.nextAt()).toBe(chosen + DAY)

  clock.now = chosen + DAY - 1
  expect(await notices.flush()).toEqual(flushed())
  await query(sql, `UPDATE tables SET asked = '' WHERE id = 't2'`)
  clock.now = chosen + DAY
  const rounds = await Promise.all([notices.flush(), noticesWith(mailer).flush()])
  expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
  expect(subjects(office)).toEqual(['2 things wait for you'])
  expect(office.taken[0]?.body).toContain('It is your turn in Imperial.')
  expect(office.taken[0]?.body).toContain('“Bob” invites you to a table of PowerHouse.')
  expect(office.taken[0]?.headers).toContain('List-Unsubscribe-Post')

  await notices.note(ann.id, 'result', 't1', 9, TURN)
  expect(await notices.nextAt()).toBe(chosen + 2 * DAY)
  expect(await notices.flush()).toEqual(flushed())
  clock.now += DAY
  expect(await notices.flush()).toEqual(flushed({ sent: 2 }))
  expect(subjects(office)).toEqual(['2 things wait for you', '2 things wait for you'])
  expect(office.taken[1]?.body).toContain('has been waiting for you since yesterday')
})

const busy = { code: 450, text: 'busy' }

test('[HOUSE-9.2] while the mail server fails it is tried again after growing pauses, for days', async () => {
  const at = await scene()
  const { notices, noticesWith, mailerAt, office, clock, ann, told } = at
  const away = noticesWith(mailerAt('smtp://127.0.0.1:1'))
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  const pauses: number[] = []
  clock.now += MINUTE
  const since = clock.now
  while (clock.now - since < 3 * DAY) {
    expect(await away.flush()).toEqual(flushed({ failed: 1 }))
    expect(await away.flush()).toEqual(flushed())
    const next = (await away.nextAt()) ?? 0
    pauses.push((next - clock.now) / MINUTE)
    clock.now = next
  }
  expect(pauses.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360])
  expect(told).toHaveLength(pauses.length)
  expect(told[0]).toEqual([
    expect.objectContaining({ kind: 'turn', table: 't1', to: 'a…@example.org', tries: 1 }),
    'a notice was not sent and will be tried again',
  ])
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
  expect(subjects(office)).toEqual(['Your turn: Imperial'])
})

test('[HOUSE-9.2] after its days it is given up, and that is said', async () => {
  const at = await scene()
  const { notices, office, clock, ann, told } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  office.refusals.push(busy, busy)
  expect(await notices.flush()).toEqual(flushed({ failed: 1 }))
  clock.now += 14 * DAY
  expect(await notices.flush()).toEqual(flushed({ givenUp: 1 }))
  expect(told.at(-1)?.[1]).toBe('a notice was given up')
  expect(JSON.stringify(told)).not.toContain('ann@example.org')
  expect(await states(at)).toEqual(['dropped'])
  expect(await notices.nextAt()).toBeNull()
})

test('a digest that failed is tried again the same day', async () => {
  const { notices, office, accounts, clock, ann } = await scene()
  taken(await accounts.setNotices(ann.id, 'digest'))
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  clock.now += DAY
  office.refusals.push(busy)
  expect(await notices.flush()).toEqual(flushed({ failed: 1 }))
  expect(await notices.nextAt()).toBe(clock.now + 5 * MINUTE)
  clock.now += 5 * MINUTE
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
})

test('[HOUSE-9.2] an address that does not exist is not tried again, and that is said', async () => {
  const at = await scene()
  const { notices, office, ann, told } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  office.refusals.push({ code: 550, text: '<ann@example.org>: nobody here' })
  expect(await notices.flush()).toEqual(flushed({ givenUp: 1 }))
  expect(await states(at)).toEqual(['dropped'])
  expect(JSON.stringify(told)).toContain('<a…@example.org>: nobody here')
  expect(JSON.stringify(told)).not.toContain('ann@')
  expect(told.map(([, text]) => text)).toEqual(['a notice was given up'])
})

test('[HOUSE-9.1] whoever is still asked a day later is reminded, once', async () => {
  const { notices, office, clock, ann } = await scene()
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  clock.now += MINUTE
  await notices.flush()
  clock.now += DAY - 1
  expect(await notices.flush()).toEqual(flushed())
  clock.now += 1
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
  clock.now += 10 * DAY
  expect(await notices.flush()).toEqual(flushed())
  expect(subjects(office)).toEqual(['Your turn: Imperial', 'Still your turn: Imperial'])
})

test.each([
  ['has answered', `UPDATE tables SET asked = ''`],
  ['wants no mail now', `UPDATE accounts SET notices = 'off'`],
])('[HOUSE-9.1] whoever %s is not reminded', async (_why, change) => {
  const { notices, office, sql, clock, ann } = await scene()
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  clock.now += MINUTE
  await notices.flush()
  await query(sql, change)
  clock.now += DAY
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
  expect(office.taken).toHaveLength(1)
})

test('[HOUSE-9.1] whoever looked and did not answer is reminded too', async () => {
  const { notices, office, looking, clock, ann } = await scene()
  looking.add(`${ann.id} t1`)
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  clock.now += MINUTE
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
  looking.clear()
  clock.now += DAY
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
  expect(subjects(office)).toEqual(['Still your turn: Imperial'])
})

test('[HOUSE-9.3] a stop cuts the mails under way short and puts them back', async () => {
  const at = await scene()
  const { notices, noticesWith, mailerAt, office, accounts, clock, ann, sql } = at
  const bob = await member(accounts, 'bob@example.org')
  taken(await accounts.setNotices(bob.id, 'digest'))
  const digested = clock.now
  for (const n of [9, 10, 11, 12, 13, 14, 15]) await notices.note(ann.id, 'result', 't1', n, TURN)
  await notices.note(bob.id, 'result', 't1', 9, TURN)
  clock.now += DAY
  const silent = await silentOffice()
  const leaving = new AbortController()
  const round = noticesWith(mailerAt(silent.url)).flush(leaving.signal)
  await silent.called()
  leaving.abort()
  expect(await round).toEqual(flushed())
  expect(new Set(await states(at))).toEqual(new Set(['open']))
  expect(await query(sql, 'SELECT DISTINCT tries FROM deliveries')).toEqual([{ tries: 0 }])
  const [row] = await query(sql, 'SELECT digested FROM accounts WHERE id = $1', bob.id)
  expect(row).toEqual({ digested })
  expect(await notices.flush()).toEqual(flushed({ sent: 8 }))
  expect(office.taken).toHaveLength(8)
})

test('[HOUSE-9.4] some mails are under way at once, and never more', async () => {
  const { notices, noticesWith, mailer, ann, accounts } = await scene()
  const cleo = await member(accounts, 'cleo@example.org')
  for (let n = 0; n < 10; n++) {
    await notices.note(ann.id, 'result', 't1', n, TURN)
    await notices.note(cleo.id, 'result', 't1', n, TURN)
  }
  const under = { way: 0, most: 0 }
  const counting: Mailer = {
    ...mailer,
    async send() {
      under.way += 1
      under.most = Math.max(under.most, under.way)
      await new Promise(setImmediate)
      under.way -= 1
    },
  }
  expect(await noticesWith(counting).flush()).toEqual(flushed({ sent: 20 }))
  expect(under.most).toBe(5)
})

test('[HOUSE-9.4] one that breaks leaves none under way', async () => {
  const { notices, noticesWith, mailer, ann } = await scene()
  for (let n = 0; n < 3; n++) await notices.note(ann.id, 'result', 't1', n, TURN)
  const held = Promise.withResolvers<void>()
  const ends: string[] = []
  const breaking: Mailer = {
    ...mailer,
    async send({ id = '' }) {
      if (ends.push('begun') === 1) throw new TypeError('our bug')
      await held.promise
      ends.push(`ended ${id.length}`)
    },
  }
  const round = noticesWith(breaking)
    .flush()
    .catch((problem) => ends.push(String(problem)))
  await expect.poll(() => ends.length).toBe(3)
  held.resolve()
  await round
  expect(ends.slice(-3)).toEqual(['ended 32', 'ended 32', 'TypeError: our bug'])
})

test('[HOUSE-9.4] so many notices wait for one person, and never more', async () => {
  const { notices, ann, sql } = await scene()
  for (let n = 0; n < 210; n++) await notices.note(ann.id, 'result', 't1', n, TURN)
  expect(await notices.waiting()).toBe(200)
  expect((await largestShares(sql)).noticesOfAPerson).toBe(200)
})

/** A process that dies when the mail server has the mail and nothing is written down yet: its flush never ends. */
async function diesWhileSending({ mailer, noticesWith }: Scene): Promise<void> {
  await new Promise<void>((resolve) => {
    const dying: Mailer = {
      ...mailer,
      async send(mail) {
        await mailer.send(mail)
        resolve()
        await new Promise(() => {})
      },
    }
    void noticesWith(dying).flush()
  })
}

test('a process that dies while sending leaves a claim, taken up later with the same Message-ID', async () => {
  const at = await scene()
  const { notices, office, clock, ann } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  await diesWhileSending(at)
  expect(await states(at)).toEqual(['claimed'])
  expect(await notices.flush()).toEqual(flushed())
  expect(await notices.nextAt()).toBe(clock.now + 10 * MINUTE)
  clock.now += 10 * MINUTE
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
  const ids = office.taken.map(({ headers }) => /Message-ID: (\S+)/.exec(headers)?.[1])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('what a dead process claimed for a digest goes with the next one', async () => {
  const at = await scene()
  const { notices, accounts, office, clock, ann } = at
  taken(await accounts.setNotices(ann.id, 'digest'))
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  clock.now += DAY
  await diesWhileSending(at)
  expect(await notices.nextAt()).toBe(clock.now + DAY)
  clock.now += DAY
  expect(await notices.flush()).toEqual(flushed({ sent: 1 }))
  expect(office.taken).toHaveLength(2)
})

test('one click ends the mails', async () => {
  const { notices, office, accounts, ann } = await scene()
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  await notices.flush()
  const token = /unsubscribe\/([\w-]+)>/.exec(office.taken[0]?.headers ?? '')?.[1] ?? ''
  expect(await notices.unsubscribe('guessed')).toBe(false)
  expect(await notices.unsubscribe(token)).toBe(true)
  expect(await accounts.byId(ann.id)).toEqual({ ...ann, notices: 'off' })
  await notices.note(ann.id, 'result', 't1', 12, TURN)
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
})

test('[HOUSE-9.7] what is done is forgotten after a month', async () => {
  const at = await scene()
  const { notices, clock, ann } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  await notices.flush()
  clock.now += 30 * DAY
  await notices.forgetDone()
  expect(await states(at)).toEqual(['sent'])
  clock.now += DAY
  await notices.forgetDone()
  expect(await states(at)).toEqual([])
})

/** Says to a list instead of to a mail server; fails while it is told to. */
function crier(reaches = '1 = 1') {
  const heard: string[] = []
  const state: { problem?: Outage } = {}
  const channel: Channel = {
    name: 'crier',
    reaches,
    nameOf: ({ name }) => name,
    async send({ reader, news, isDigest }) {
      if (state.problem !== undefined) throw state.problem
      heard.push(`${reader.name}: ${news.map(({ kind }) => kind).join(' ')}${isDigest ? '!' : ''}`)
    },
  }
  return { channel, heard, state }
}

test('[HOUSE-9.1] each channel delivers a notice once, whatever becomes of it in the others', async () => {
  const { noticesWith, mailer, mailerAt, office, clock, ann, sql, told } = await scene()
  const { channel, heard, state } = crier()
  const away = noticesWith(mailerAt('smtp://127.0.0.1:1'), channel)
  await away.note(ann.id, 'result', 't1', 9, TURN)
  expect(await away.flush()).toEqual(flushed({ sent: 1, failed: 1 }))
  expect(heard).toEqual([`${ann.name}: result`])
  expect(told.at(-1)?.[0]).toMatchObject({ channel: 'mail', to: 'a…@example.org' })
  clock.now += DAY
  state.problem = new Undeliverable('never again')
  expect(await noticesWith(mailer, channel).flush()).toEqual(flushed({ sent: 1 }))
  expect([office.taken.length, heard.length]).toEqual([1, 1])
  const rows = await query(sql, 'SELECT channel, state, tries FROM deliveries ORDER BY channel')
  expect(rows).toEqual([
    { channel: 'crier', state: 'sent', tries: 1 },
    { channel: 'mail', state: 'sent', tries: 2 },
  ])
})

test('a channel tells whom mail does not reach, a digest goes by all, and one that is gone is waited for by nobody', async () => {
  const { noticesWith, notices, accounts, mailer, office, clock, ann, sql } = await scene()
  const { channel, heard } = crier()
  const both = noticesWith(mailer, channel)
  const { account: gus } = taken(await accounts.guest('Gus', 'en'))
  await notices.note(gus.id, 'result', 't1', 9, TURN)
  expect(await both.waiting()).toBe(0)
  await both.note(gus.id, 'result', 't1', 9, TURN)
  taken(await accounts.setNotices(ann.id, 'digest'))
  await both.note(ann.id, 'result', 't1', 9, TURN)
  clock.now += DAY
  expect(await both.flush()).toEqual(flushed({ sent: 3 }))
  expect(heard.toSorted()).toEqual(['Gus: result', `${ann.name}: result!`])
  expect(office.taken).toHaveLength(1)
  await both.note(gus.id, 'result', 't1', 10, TURN)
  expect(await notices.flush()).toEqual(flushed({ dropped: 1 }))
  expect(await notices.nextAt()).toBeNull()
  expect(await query(sql, 'SELECT count(*) AS all_of_them FROM notices')).toEqual([
    { all_of_them: 3 },
  ])
})
