// Names, choices and sessions: ACC-1 and ACC-2.
import { expect, test } from 'vitest'
import { Accounts } from '../src/accounts/accounts.ts'
import { AVATARS } from '../src/accounts/avatars.ts'
import { largestShares } from '../src/accounts/count.ts'
import { hashOf } from '../src/accounts/tokens.ts'
import { query } from '../src/ledger/sql.ts'
import { DAY, MINUTE, people, refusalOf, taken } from './people.ts'

test('a guest is somebody at once', async () => {
  const { accounts, clock } = await people()
  const { account, token } = taken(await accounts.guest('  Ann  of   Cleves '))
  expect(account).toEqual({
    id: expect.stringMatching(/^[\w-]{16}$/),
    name: 'Ann of Cleves',
    email: null,
    avatar: expect.toSatisfy((avatar: string) => AVATARS.includes(avatar)),
    language: 'en',
    notices: 'now',
    created: clock.now,
  })
  expect(await accounts.bySession(token)).toEqual(account)
  expect(await accounts.byId(account.id)).toEqual(account)
  expect(taken(await accounts.guest('Zoé', 'fr')).account.language).toBe('fr')
})

test.each([
  ['', 'nameMissing ACC-1.1'],
  [' \t ', 'nameMissing ACC-1.1'],
  ['\u{200D}\u{3164}\u{2800}', 'nameMissing ACC-1.1'],
  ['a'.repeat(41), 'nameTooLong ACC-1.2'],
  ['\u{1F3F3}\u{FE0F}\u{200D}'.repeat(140), 'nameTooLong ACC-1.2'],
  ['an\u{0}n', 'nameUnreadable ACC-1.3'],
  ['an\nn', 'nameUnreadable ACC-1.3'],
  ['ann\u{202E}bob', 'nameUnreadable ACC-1.3'],
  ['\u{D800}', 'nameUnreadable ACC-1.3'],
  ['a'.repeat(40), 'taken'],
  ['👨‍👩‍👧‍👦'.repeat(30), 'taken'],
  ['李', 'taken'],
  ['!', 'taken'],
])('[ACC-1.1, ACC-1.2, ACC-1.3] the name %j: %s', async (name, answer) => {
  const { accounts } = await people()
  expect(refusalOf(await accounts.guest(name))).toBe(answer)
  const { account } = taken(await accounts.guest('Ann'))
  expect(refusalOf(await accounts.rename(account.id, name))).toBe(answer)
})

test.each([
  ['Al\u{200B}i\u{AD}ce\u{2060}', 'Alice'],
  ['Al\u{200D}ice\u{200C}', 'Alice'],
  ['Alice\u{FE0F}', 'Alice'],
  ['\u{E0041}Alice', 'Alice'],
  ['Alice\u{A0}\u{2003}B', 'Alice B'],
  [`Zoe${'\u{301}'.repeat(196)}`, 'Zoé\u{301}\u{301}\u{301}'],
  ['👩‍🚀 ❤️', '👩‍🚀 ❤️'],
  ['می\u{200C}خواهم', 'می\u{200C}خواهم'],
  ['ﬁn ①', 'ﬁn ①'],
])('[ACC-1.8] of the name %j %j is kept', async (typed, kept) => {
  const { accounts } = await people()
  expect(taken(await accounts.guest(typed)).account.name).toBe(kept)
})

test('[ACC-1.4, ACC-1.5, ACC-1.6] choices are kept, others refused', async () => {
  const { accounts } = await people()
  const { account, token } = taken(await accounts.guest('Ann'))
  const { id } = account
  expect(refusalOf(await accounts.setAvatar(id, 'fox'))).toBe('unknownAvatar ACC-1.4')
  expect(refusalOf(await accounts.setLanguage(id, 'de'))).toBe('unknownLanguage ACC-1.5')
  expect(refusalOf(await accounts.setNotices(id, 'never'))).toBe('unknownNoticeChoice ACC-1.6')
  expect(await accounts.bySession(token)).toEqual(account)

  taken(await accounts.rename(id, 'Anne'))
  taken(await accounts.setAvatar(id, 'otter-plum'))
  taken(await accounts.setLanguage(id, 'fr'))
  const changed = taken(await accounts.setNotices(id, 'digest')).account
  expect(changed).toEqual({
    ...account,
    name: 'Anne',
    avatar: 'otter-plum',
    language: 'fr',
    notices: 'digest',
  })
  expect(await accounts.bySession(token)).toEqual(changed)
})

test('[ACC-1.7] nobody cannot be changed', async () => {
  const { accounts } = await people()
  const answers = [
    await accounts.rename('nobody', 'Ann'),
    await accounts.setAvatar('nobody', 'fox-teal'),
    await accounts.setLanguage('nobody', 'en'),
    await accounts.setNotices('nobody', 'off'),
    await accounts.export('nobody'),
    await accounts.delete('nobody'),
  ]
  expect(answers.map((answer) => refusalOf<object>(answer))).toEqual(
    answers.map(() => 'unknownAccount ACC-1.7'),
  )
  expect(await accounts.byId('nobody')).toBeUndefined()
})

test('there are 24 shapes in 8 colours, each pair once', () => {
  expect(new Set(AVATARS).size).toBe(24 * 8)
})

test('[ACC-2.1] the database knows no token', async () => {
  const { accounts, sql } = await people()
  const { token, account } = taken(await accounts.guest('Ann'))
  const link = taken(await accounts.requestSignIn('ann@example.org', { account: account.id })).token
  const rows = [
    ...(await query(sql, 'SELECT * FROM sessions')),
    ...(await query(sql, 'SELECT * FROM sign_ins')),
  ]
  expect(rows.map(({ hash }) => hash)).toEqual([hashOf(token), hashOf(link)])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(link)
})

test('[ACC-2.2] signing out ends one session, or all of a person', async () => {
  const { accounts } = await people()
  const ann = taken(await accounts.guest('Ann'))
  const bob = taken(await accounts.guest('Bob'))
  await accounts.signOut(ann.token)
  expect(await accounts.bySession(ann.token)).toBeUndefined()
  expect(await accounts.bySession(bob.token)).toEqual(bob.account)
  await accounts.signOutEverywhere(bob.account.id)
  expect(await accounts.bySession(bob.token)).toBeUndefined()
  expect(await accounts.bySession('')).toBeUndefined()
})

test('[ACC-2.2] a session lasts 400 days after its last use', async () => {
  const { accounts, clock, sql } = await people()
  const { account, token } = taken(await accounts.guest('Ann'))
  clock.now += 400 * DAY - 1
  expect(await accounts.bySession(token)).toEqual(account)
  clock.now += 400 * DAY
  expect(await accounts.bySession(token)).toBeUndefined()
  await accounts.forgetEnded()
  expect(await query(sql, 'SELECT * FROM sessions')).toEqual([])
})

test('[ACC-2.5] with one session too many the longest unused ends', async () => {
  const { sql, clock } = await people()
  const accounts = new Accounts(sql, () => clock.now, { sessions: 3, links: 5 })
  const email = 'ann@example.org'
  const tokens: string[] = []
  for (let n = 0; n < 4; n++) {
    if (n === 3) await accounts.bySession(tokens[0] ?? '')
    clock.now += MINUTE
    const { token } = taken(await accounts.requestSignIn(email))
    tokens.push(taken(await accounts.completeSignIn(token)).token)
  }
  const known = await Promise.all(tokens.map((token) => accounts.bySession(token)))
  expect(known.map((account) => account?.email)).toEqual([email, undefined, email, email])
  await accounts.guest('Bob')
  const shares = {
    sessionsOfAPerson: 3,
    noticesOfAPerson: 0,
    tablesOfAPerson: 0,
    openTablesOfAPerson: 0,
  }
  expect(await largestShares(sql)).toEqual(shares)
})

test('[ACC-2.3] use is written once a minute', async () => {
  const { accounts, clock, sql } = await people()
  const { token } = taken(await accounts.guest('Ann'))
  const born = clock.now
  const seen = async () => {
    const [row] = await query(
      sql,
      'SELECT a.seen AS account, s.seen AS session FROM accounts a JOIN sessions s ON s.account = a.id',
    )
    return row
  }
  clock.now = born + MINUTE - 1
  await accounts.bySession(token)
  expect(await seen()).toEqual({ account: born, session: born })
  clock.now = born + MINUTE
  await accounts.bySession(token)
  expect(await seen()).toEqual({ account: born + MINUTE, session: born + MINUTE })
})
