// Notices by mail: each once, at the right time, to whoever wants them and is not looking.
import { expect, onTestFinished, test } from 'vitest'
import type { Account } from '../src/accounts/account.ts'
import { query } from '../src/ledger/sql.ts'
import { createMailer, type Mailer } from '../src/mail/mailer.ts'
import { Notices } from '../src/notices/notices.ts'
import { DAY, MINUTE, member, type People, people, seat, taken } from './people.ts'
import { type PostOffice, postOffice } from './post-office.ts'

interface Scene extends People {
  readonly office: PostOffice
  readonly mailer: Mailer
  readonly notices: Notices
  /** Another process of the same house, or the next one. */
  noticesWith(mailer: Mailer): Notices
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
  const mailer = createMailer({
    smtpUrl: office.url,
    from: 'house@example.org',
    log: { info() {}, warn() {} },
    pause: async () => {},
  })
  onTestFinished(() => mailer.close())
  const noticesWith = (post: Mailer) =>
    new Notices(sql, accounts, post, {
      now: () => clock.now,
      publicUrl: 'https://x.org',
      isLooking: (account, table) => looking.has(`${account} ${table}`),
    })
  const ann = await member(accounts, 'ann@example.org')
  await seat(sql, 't1', [ann], 1)
  return { ...house, office, mailer, notices: noticesWith(mailer), noticesWith, looking, ann }
}

const subjects = ({ taken }: PostOffice) =>
  taken.map(({ headers }) => /Subject: (.*)/.exec(headers)?.[1])

const states = async ({ sql }: People) =>
  (await query(sql, 'SELECT state FROM notices ORDER BY kind, table_id, n')).map(
    ({ state }) => state,
  )

test('a turn is told after a minute, once', async () => {
  const at = await scene()
  const { notices, office, clock, ann } = at
  expect(await notices.nextAt()).toBeNull()
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  expect(await notices.nextAt()).toBe(clock.now + MINUTE)

  clock.now += MINUTE - 1
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 0 })
  clock.now += 1
  expect(await notices.flush()).toEqual({ sent: 1, dropped: 0, failed: 0 })
  expect(await notices.nextAt()).toBeNull()
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 0 })

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
  await notices.note(ann.id, 'invitation', 't1', 0, { ...TURN, by: 'Bob' })
  await notices.note(ann.id, 'result', 't1', 9, { ...TURN, place: 1, of: 3 })
  expect(await notices.nextAt()).toBe(clock.now)
  expect(await notices.flush()).toEqual({ sent: 2, dropped: 0, failed: 0 })
  expect(subjects(office)).toEqual(['Bob vous invite : Imperial', 'La partie est finie : Imperial'])
})

test('flushing twice at once sends once', async () => {
  const { notices, noticesWith, mailer, office, ann } = await scene()
  await notices.note(ann.id, 'invitation', 't1', 0, TURN)
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  const all = [notices, notices, noticesWith(mailer), noticesWith(mailer)]
  const flushed = await Promise.all(all.map((one) => one.flush()))
  expect(flushed.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
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
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 1, failed: 0 })
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
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 1, failed: 0 })
  clock.now += MINUTE
  expect(await notices.flush()).toEqual({ sent: 1, dropped: 0, failed: 0 })
  expect(await states(at)).toEqual(['dropped', 'sent'])
  expect(office.taken).toHaveLength(1)
})

test('an invitation to a table that is over is not sent', async () => {
  const { notices, sql, ann } = await scene()
  await notices.note(ann.id, 'invitation', 't1', 0, TURN)
  await query(sql, `UPDATE tables SET status = 'over'`)
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 1, failed: 0 })
})

test('whoever looks at the table needs no mail about it', async () => {
  const { notices, office, looking, clock, ann, sql } = await scene()
  await seat(sql, 't2', [ann], 1)
  looking.add(`${ann.id} t1`)
  await notices.note(ann.id, 'turn', 't1', 5, TURN)
  await notices.note(ann.id, 'turn', 't2', 5, { game: 'PowerHouse', path: '/tables/t2' })
  clock.now += MINUTE
  expect(await notices.flush()).toEqual({ sent: 1, dropped: 1, failed: 0 })
  expect(subjects(office)).toEqual(['Your turn: PowerHouse'])
})

test('whoever wants none gets none', async () => {
  const at = await scene()
  const { notices, office, accounts, ann } = at
  taken(await accounts.setNotices(ann.id, 'off'))
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 1, failed: 0 })
  taken(await accounts.setNotices(ann.id, 'now'))
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 0 })
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
  await notices.note(ann.id, 'invitation', 't2', 0, { game: 'PowerHouse', path: '/', by: 'Bob' })
  taken(await accounts.setNotices(ann.id, 'digest')) // chosen already: nothing begins anew
  expect(await notices.nextAt()).toBe(chosen + DAY)

  clock.now = chosen + DAY - 1
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 0 })
  await query(sql, `UPDATE tables SET asked = '' WHERE id = 't2'`)
  clock.now = chosen + DAY
  const flushed = await Promise.all([notices.flush(), noticesWith(mailer).flush()])
  expect(flushed.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
  expect(subjects(office)).toEqual(['2 things wait for you'])
  expect(office.taken[0]?.body).toContain('It is your turn in Imperial.')
  expect(office.taken[0]?.body).toContain('Bob invites you to a table of PowerHouse.')
  expect(office.taken[0]?.headers).toContain('List-Unsubscribe-Post')

  await notices.note(ann.id, 'result', 't1', 9, TURN)
  expect(await notices.nextAt()).toBe(chosen + 2 * DAY)
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 0 })
  clock.now += DAY
  expect(await notices.flush()).toEqual({ sent: 1, dropped: 0, failed: 0 })
  expect(subjects(office)).toEqual(['2 things wait for you', 'One thing waits for you'])
})

const busy = { code: 450, text: 'busy' }

test('when the mail server fails it is tried again later, three times in all', async () => {
  const at = await scene()
  const { notices, office, clock, ann } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  for (const state of ['open', 'open', 'dropped']) {
    office.refusals.push(busy, busy, busy)
    expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 1 })
    expect(await states(at)).toEqual([state])
    const next = state === 'open' ? clock.now + 5 * MINUTE : null
    expect(await notices.nextAt()).toBe(next)
    expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 0 })
    clock.now = next ?? clock.now
  }
  expect(office.taken).toEqual([])
})

test('a digest that failed is tried again the same day', async () => {
  const { notices, office, accounts, clock, ann } = await scene()
  taken(await accounts.setNotices(ann.id, 'digest'))
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  clock.now += DAY
  office.refusals.push(busy, busy, busy)
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 1 })
  expect(await notices.nextAt()).toBe(clock.now + 5 * MINUTE)
  clock.now += 5 * MINUTE
  expect(await notices.flush()).toEqual({ sent: 1, dropped: 0, failed: 0 })
})

test('an address that does not exist is not tried again', async () => {
  const at = await scene()
  const { notices, office, ann } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  office.refusals.push({ code: 550, text: 'nobody here' })
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 1 })
  expect(await states(at)).toEqual(['dropped'])
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
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 0, failed: 0 })
  expect(await notices.nextAt()).toBe(clock.now + 10 * MINUTE)
  clock.now += 10 * MINUTE
  expect(await notices.flush()).toEqual({ sent: 1, dropped: 0, failed: 0 })
  const ids = office.taken.map(({ headers }) => /Message-ID: (\S+)/.exec(headers)?.[1])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('after three deaths it is given up', async () => {
  const at = await scene()
  const { notices, clock, ann } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  for (let death = 0; death < 3; death++) {
    await diesWhileSending(at)
    clock.now += 10 * MINUTE
  }
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 1, failed: 0 })
  expect(await notices.nextAt()).toBeNull()
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
  expect(await notices.flush()).toEqual({ sent: 1, dropped: 0, failed: 0 })
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
  expect(await notices.flush()).toEqual({ sent: 0, dropped: 1, failed: 0 })
})

test('what is done is forgotten after a month', async () => {
  const at = await scene()
  const { notices, clock, ann } = at
  await notices.note(ann.id, 'result', 't1', 9, TURN)
  await notices.flush()
  clock.now += 30 * DAY
  await notices.flush()
  expect(await states(at)).toEqual(['sent'])
  clock.now += DAY
  await notices.flush()
  expect(await states(at)).toEqual([])
})
