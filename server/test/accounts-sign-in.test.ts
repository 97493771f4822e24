// Signing in by a link: ACC-3.
import { expect, test } from 'vitest'
import { query } from '../src/ledger/sql.ts'
import { HOUR, MINUTE, member, type People, people, refusalOf, seat, taken } from './people.ts'

test.each([
  '',
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann@exa mple.org',
  'ann@example.org, bob@example.org',
  'Ann <ann@example.org>',
  'ann\u{0}@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ann@${'a.'.repeat(130)}org`,
])('[ACC-3.1] %j is no address', async (email) => {
  const { accounts } = await people()
  expect(refusalOf(await accounts.requestSignIn(email))).toBe('emailInvalid ACC-3.1')
})

test('[ACC-3.2] five unused links an hour to one address, for one asker', async () => {
  const { accounts, clock } = await people()
  const ask = (email = 'ann@example.org') => accounts.requestSignIn(email, { from: 'here' })
  const links = [await ask(), await ask(' ANN@Example.org '), await ask(), await ask(), await ask()]
  expect(refusalOf(await ask())).toBe('tooManyLinks ACC-3.2')
  expect(refusalOf(await ask('bob@example.org'))).toBe('taken')

  const [first] = links
  taken(await accounts.completeSignIn(first === undefined ? '' : taken(first).token))
  expect(refusalOf(await ask())).toBe('taken')
  expect(refusalOf(await ask())).toBe('tooManyLinks ACC-3.2')
  clock.now += HOUR
  expect(refusalOf(await ask())).toBe('taken')
})

test('[ACC-3.2] a stranger who asks too often locks nobody out', async () => {
  const { accounts } = await people()
  const ask = (from: string) => accounts.requestSignIn('ann@example.org', { from })
  for (let n = 0; n < 6; n++) await ask('stranger')
  expect(refusalOf(await ask('stranger'))).toBe('tooManyLinks ACC-3.2')
  expect(refusalOf(await ask('ann'))).toBe('taken')
})

test('[ACC-3.2] many strangers together neither', async () => {
  const { accounts, clock } = await people()
  const ask = (from: string) => accounts.requestSignIn('ann@example.org', { from })
  const mails = { count: 0 }
  for (let quarter = 0; quarter < 4 * 24; quarter++) {
    for (let n = 0; n < 12; n++) if ((await ask(`stranger ${n}`)).ok) mails.count += 1
    expect(refusalOf(await ask('ann'))).toBe('tooManyLinks ACC-3.2') // one that works is in the mailbox
    clock.now += 15 * MINUTE
    expect(refusalOf(await ask('ann'))).toBe('taken')
  }
  expect(mails.count).toBeLessThan(60)
})

test('[ACC-3.2] asking many times at once does not help', async () => {
  const { accounts } = await people()
  const asked = Array.from({ length: 20 }, () => accounts.requestSignIn('ann@example.org'))
  const answers = (await Promise.all(asked)).map(refusalOf)
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5)
})

test('[ACC-3.2] a link whose mail failed neither counts nor works', async () => {
  const { accounts } = await people()
  for (let n = 0; n < 10; n++) {
    const { token } = taken(await accounts.requestSignIn('ann@example.org'))
    await accounts.withdrawLink(token)
    expect(refusalOf(await accounts.completeSignIn(token))).toBe('linkNotValid ACC-3.4')
  }
})

test('[ACC-3.3] known or not, the answer is alike', async () => {
  const { accounts } = await people()
  await member(accounts, 'known@example.org')
  const alike = { ok: true, email: expect.any(String), token: expect.stringMatching(/^[\w-]{43}$/) }
  expect(await accounts.requestSignIn('known@example.org')).toEqual(alike)
  expect(await accounts.requestSignIn('unknown@example.org')).toEqual(alike)
})

test('[ACC-3.4] a link works once, within 15 minutes', async () => {
  const { accounts, clock } = await people()
  const one = taken(await accounts.requestSignIn('ann@example.org')).token
  const two = taken(await accounts.requestSignIn('ann@example.org')).token
  expect(refusalOf(await accounts.completeSignIn('guessed'))).toBe('linkNotValid ACC-3.4')
  clock.now += 15 * MINUTE - 1
  taken(await accounts.completeSignIn(one))
  expect(refusalOf(await accounts.completeSignIn(one))).toBe('linkNotValid ACC-3.4')
  clock.now += 1
  expect(refusalOf(await accounts.completeSignIn(two))).toBe('linkNotValid ACC-3.4')
})

test('[ACC-3.4] of two clicks at once, one counts', async () => {
  const { accounts, sql } = await people()
  await member(accounts, 'ann@example.org')
  const { token } = taken(await accounts.requestSignIn('ann@example.org'))
  const clicks = await Promise.all([accounts.completeSignIn(token), accounts.completeSignIn(token)])
  expect(clicks.map(refusalOf).sort()).toEqual(['linkNotValid ACC-3.4', 'taken'])
  expect(await query(sql, 'SELECT * FROM sessions')).toHaveLength(2)
})

test('[ACC-3.5] the owner of the address is signed in', async () => {
  const { accounts } = await people()
  const ann = await member(accounts, 'ann@example.org')
  const { token } = taken(await accounts.requestSignIn('ann@example.org'))
  const signedIn = taken(await accounts.completeSignIn(token))
  expect(signedIn).toEqual({ ok: true, account: ann, token: expect.any(String) })
  expect(await accounts.bySession(signedIn.token)).toEqual(ann)
})

test('[ACC-3.6] a guest keeps its id and gets the address', async () => {
  const { accounts } = await people()
  const guest = taken(await accounts.guest('Ann'))
  const { token } = taken(
    await accounts.requestSignIn('Ann@example.org', { account: guest.account.id }),
  )
  const { account } = taken(await accounts.completeSignIn(token))
  expect(account).toEqual({ ...guest.account, email: 'ann@example.org' })
  expect(await accounts.byId(account.id)).toEqual(account)
})

test('[ACC-3.6] an account that has an address changes it', async () => {
  const { accounts } = await people()
  const ann = await member(accounts, 'ann@example.org')
  const { token } = taken(await accounts.requestSignIn('ann@example.net', { account: ann.id }))
  const { account } = taken(await accounts.completeSignIn(token, { here: ann.id }))
  expect(account).toEqual({ ...ann, email: 'ann@example.net' })
})

test('[ACC-3.9] an address is changed only where its account is signed in', async () => {
  const { accounts } = await people()
  const ann = await member(accounts, 'ann@example.org')
  const bob = await member(accounts, 'bob@example.org')
  const { token } = taken(await accounts.requestSignIn('mistyped@example.net', { account: ann.id }))
  const elsewhere = 'openWhereAsked ACC-3.9'
  expect(refusalOf(await accounts.completeSignIn(token))).toBe(elsewhere)
  expect(refusalOf(await accounts.completeSignIn(token, { here: bob.id }))).toBe(elsewhere)
  expect(await accounts.byId(ann.id)).toEqual(ann)
  taken(await accounts.completeSignIn(token, { here: ann.id }))
})

/** A guest asks for a link to its own address and one to somebody else's, who owns the account from the click on. */
async function twoLinks({ accounts }: People) {
  const mallory = taken(await accounts.guest('Mallory')).account.id
  const link = async (email: string) =>
    taken(await accounts.requestSignIn(email, { account: mallory })).token
  return { mallory, older: await link('mallory@example.org'), newer: await link('ann@example.org') }
}

test('[ACC-3.10] whoever gets the account takes away the other links it asked for', async () => {
  const house = await people()
  const { accounts } = house
  const { mallory, older, newer } = await twoLinks(house)
  const ann = taken(await accounts.completeSignIn(newer)).account
  for (const here of [undefined, mallory]) {
    const again = await accounts.completeSignIn(older, here === undefined ? {} : { here })
    expect(refusalOf(again)).toBe('linkNotValid ACC-3.4')
  }
  expect(await accounts.byId(mallory)).toEqual({ ...ann, email: 'ann@example.org' })
})

test('[ACC-3.10] of two links clicked at once, one counts', async () => {
  const house = await people()
  const { accounts } = house
  const { older, newer } = await twoLinks(house)
  const clicks = await Promise.all([older, newer].map((one) => accounts.completeSignIn(one)))
  expect(clicks.map(refusalOf).sort()).toEqual(['linkNotValid ACC-3.4', 'taken'])
})

test('[ACC-3.10] a new address and signing out everywhere end the links too', async () => {
  const { accounts } = await people()
  const ann = await member(accounts, 'ann@example.org')
  const link = async (email: string, account?: string) =>
    taken(await accounts.requestSignIn(email, account === undefined ? {} : { account })).token
  const toOld = await link('ann@example.org')
  const toNew = await link('ann@example.net', ann.id)
  taken(await accounts.completeSignIn(toNew, { here: ann.id }))
  expect(refusalOf(await accounts.completeSignIn(toOld))).toBe('linkNotValid ACC-3.4')

  const stolen = await link('thief@example.org', ann.id)
  await accounts.signOutEverywhere(ann.id)
  const tried = await accounts.completeSignIn(stolen, { here: ann.id })
  expect(refusalOf(tried)).toBe('linkNotValid ACC-3.4')
})

test.each([
  ['ann.of.cleves@example.org', 'ann.of.cleves'],
  [`${'a'.repeat(60)}@example.org`, 'a'.repeat(40)],
])('[ACC-3.6] without a guest, %s becomes %s', async (email, name) => {
  const { accounts } = await people()
  const { token } = taken(await accounts.requestSignIn(email))
  const { account } = taken(await accounts.completeSignIn(token, { language: 'fr' }))
  expect(account).toMatchObject({ name, email, language: 'fr' })
  expect(await accounts.byId(account.id)).toEqual(account)
})

test('[ACC-3.7] whoever asked is signed out, whether they got the address or were merged', async () => {
  const { accounts } = await people()
  for (const _ of ['new', 'known']) {
    const asker = taken(await accounts.guest('Mallory'))
    const { token } = taken(
      await accounts.requestSignIn('ann@example.org', { account: asker.account.id }),
    )
    const signedIn = taken(await accounts.completeSignIn(token))
    expect(await accounts.bySession(asker.token)).toBeUndefined()
    expect(await accounts.bySession(signedIn.token)).toEqual(signedIn.account)
  }
})

test('[ACC-3.5, ACC-3.8] a guest is merged into the owner of the address', async () => {
  const { accounts, sql } = await people()
  const ann = await member(accounts, 'ann@example.org')
  const { account: guest } = taken(await accounts.guest('Anne'))
  await seat(sql, 'both', [ann, guest])
  await seat(sql, 'guests', [guest])
  const insert = (table: string, ...rows: string[]) =>
    query(sql, `INSERT INTO ${table} VALUES ${rows.map((row) => `(${row})`).join(', ')}`)
  await insert(
    'tallies',
    `'${ann.id}', 'imperial', 'played', 2`,
    `'${guest.id}', 'imperial', 'played', 3`,
    `'${guest.id}', 'imperial', 'won', 1`,
  )
  await insert('chat', `'guests', 1, 5, '${guest.id}', 'Anne', 'hello', 0, ''`)

  const { token } = taken(await accounts.requestSignIn('ann@example.org', { account: guest.id }))
  const { account, merged } = taken(await accounts.completeSignIn(token))
  expect(account).toEqual(ann)
  expect(merged).toEqual({ guest: guest.id, tables: ['guests'] })
  expect(await accounts.byId(guest.id)).toEqual(ann)

  expect(await query(sql, 'SELECT table_id, account, seat FROM sitters ORDER BY 1, 3')).toEqual([
    { table_id: 'both', account: ann.id, seat: 0 },
    { table_id: 'both', account: guest.id, seat: 1 },
    { table_id: 'guests', account: ann.id, seat: 0 },
  ])
  const houses = await query(sql, 'SELECT house, revision FROM tables ORDER BY id')
  expect(houses.map(({ house, revision }) => [JSON.parse(String(house)), revision])).toEqual([
    [
      {
        sittings: [
          { id: ann.id, name: 'ann' },
          { id: guest.id, name: 'Anne' },
        ],
      },
      0,
    ],
    [{ sittings: [{ id: ann.id, name: 'Anne' }] }, 1],
  ])
  expect(await query(sql, 'SELECT account, name, value FROM tallies ORDER BY name')).toEqual([
    { account: ann.id, name: 'played', value: 5 },
    { account: ann.id, name: 'won', value: 1 },
  ])
  expect(await query(sql, 'SELECT account FROM chat')).toEqual([{ account: ann.id }])
})

test('[ACC-3.5] an account with an address of its own is not merged', async () => {
  const { accounts } = await people()
  const ann = await member(accounts, 'ann@example.org')
  const bob = await member(accounts, 'bob@example.org')
  const { token } = taken(await accounts.requestSignIn('ann@example.org', { account: bob.id }))
  expect(taken(await accounts.completeSignIn(token))).toEqual({
    ok: true,
    account: ann,
    token: expect.any(String),
  })
  expect(await accounts.byId(bob.id)).toEqual(bob)
})

test('[ACC-3.5] a guest is merged once, whatever links it asked for', async () => {
  const { accounts } = await people()
  const ann = await member(accounts, 'ann@example.org')
  const { account: guest } = taken(await accounts.guest('Anne'))
  const toAnn = taken(await accounts.requestSignIn('ann@example.org', { account: guest.id })).token
  const toNew = taken(await accounts.requestSignIn('new@example.org', { account: guest.id })).token
  taken(await accounts.completeSignIn(toAnn))
  expect(refusalOf(await accounts.completeSignIn(toNew))).toBe('linkNotValid ACC-3.4')
  expect(await accounts.byId(guest.id)).toEqual(ann)
})
