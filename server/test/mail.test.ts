// Mails through a real SMTP server, and into the log without one.
import { once } from 'node:events'
import { unbroken } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { Outage } from '../src/ledger/sql.ts'
import { mailProblems } from '../src/mail/check.ts'
import { digestLetter, newsLetter, signInLetter } from '../src/mail/letters.ts'
import { createMailer, type Mailer } from '../src/mail/mailer.ts'
import { CutShort, type News, Undeliverable } from '../src/notices/channel.ts'
import { postOffice, silentOffice } from './post-office.ts'

const MAIL = {
  to: 'ann@example.org',
  subject: 'Hello',
  text: 'Hello Ann',
  html: '<p>Hello Ann</p>',
}

interface Writing {
  readonly mailer: Mailer
  readonly log: [string, object, string][]
}

function writing(smtpUrl?: string, patienceMs = 10_000): Writing {
  const log: Writing['log'] = []
  const mailer = createMailer({
    smtpUrl,
    from: 'Foldtable <house@example.org>',
    log: {
      info: (facts, text) => log.push(['info', facts, text]),
      warn: (facts, text) => log.push(['warn', facts, text]),
    },
    patienceMs,
  })
  return { mailer, log }
}

test('with an SMTP server mails are sent', async () => {
  const office = await postOffice()
  const { mailer, log } = writing(office.url)
  expect(mailer.isReal).toBe(true)
  await mailer.verify()
  await mailer.send({ ...MAIL, id: 'abc', headers: { 'List-Unsubscribe': '<https://x.org/u>' } })
  const [post] = office.taken
  expect(post).toMatchObject({ from: 'house@example.org', to: ['ann@example.org'] })
  expect(post?.headers).toContain('From: Foldtable <house@example.org>')
  expect(post?.headers).toContain('Subject: Hello')
  expect(post?.headers).toContain('Message-ID: <abc@example.org>')
  expect(post?.headers).toContain('List-Unsubscribe: <https://x.org/u>')
  expect(post?.body).toContain('Hello Ann')
  expect(post?.body).toContain('<p>Hello Ann</p>')
  expect(log).toEqual([])
})

test('without one they are written to the log', async () => {
  const { mailer, log } = writing()
  expect(mailer.isReal).toBe(false)
  await mailer.verify()
  await mailer.send(MAIL)
  const facts = { mail: { from: 'Foldtable <house@example.org>', ...MAIL } }
  expect(log).toEqual([['info', facts, 'mail to ann@example.org, not sent: there is no SMTP_URL']])
})

test('every mail says that nobody wrote it by hand', async () => {
  const office = await postOffice()
  await writing(office.url).mailer.send(MAIL)
  expect(office.taken[0]?.headers).toContain('Auto-Submitted: auto-generated')
})

test.each([
  [450, 'busy', false],
  [452, 'full', false],
  [554, 'not today', false],
  [550, '5.7.1 Relaying denied', false],
  [550, 'nobody here', true],
  [553, '5.1.3 no such mailbox', true],
])('%i %s to the addressee: for good is %s', async (code, text, isForGood) => {
  const office = await postOffice()
  office.refusals.push({ code, text })
  const problem = await writing(office.url)
    .mailer.send(MAIL)
    .catch((one) => one)
  expect(problem).toBeInstanceOf(Outage)
  expect(problem instanceof Undeliverable).toBe(isForGood)
  expect(office.taken).toEqual([])
})

test.each(['send', 'verify'] as const)('nobody there: %s is an outage', async (what) => {
  const { mailer } = writing('smtp://127.0.0.1:1')
  await expect(what === 'send' ? mailer.send(MAIL) : mailer.verify()).rejects.toThrow(Outage)
})

test.each(['send', 'verify'] as const)('nobody speaks: %s is an outage in time', async (what) => {
  const { mailer } = writing((await silentOffice()).url, 50)
  await expect(what === 'send' ? mailer.send(MAIL) : mailer.verify()).rejects.toThrow(Outage)
})

test('a mail under way can be cut short, and its line with it', async () => {
  const office = await silentOffice()
  const leaving = new AbortController()
  const sending = writing(office.url).mailer.send(MAIL, leaving.signal)
  const line = await office.called()
  const closed = once(line, 'close')
  leaving.abort()
  await expect(sending).rejects.toThrow(CutShort)
  await closed
})

test('[HOUSE-9.6] what keeps mails from people is said in sentences', async () => {
  const office = await postOffice()
  const fine = {
    smtpUrl: office.url,
    mailFrom: 'House <house@example.org>',
    publicUrl: 'https://x.org',
    isPublicUrlGiven: true,
  }
  expect(await mailProblems(fine, writing(office.url).mailer)).toEqual([])
  expect(await mailProblems(fine, writing().mailer)).toEqual([
    expect.stringContaining('sign-in links'),
  ])
  const poor = { ...fine, mailFrom: 'Foldtable <foldtable@localhost>', isPublicUrlGiven: false }
  expect(await mailProblems(poor, writing('smtp://127.0.0.1:1').mailer)).toEqual([
    expect.stringMatching(/^the mail server of SMTP_URL cannot be used.*ECONNREFUSED/),
    expect.stringContaining('MAIL_FROM'),
    expect.stringContaining('PUBLIC_URL'),
  ])
})

const POSTING = {
  id: 'abc',
  unsubscribeUrl: 'https://x.org/unsubscribe/t',
  reader: { email: 'ann@example.org', name: 'Ann <3', language: 'en' as const },
}
const FRENCH = { ...POSTING, reader: { ...POSTING.reader, language: 'fr' as const } }

test('the sign-in letter', () => {
  const reader = { email: 'ann@example.org', language: 'en' as const }
  const { to, subject, text, html, headers } = signInLetter(reader, 'https://x.org/s?a=1&b=2', 15)
  expect({ to, subject, headers }).toEqual({
    to: 'ann@example.org',
    subject: 'Your sign-in link',
    headers: undefined,
  })
  expect(text).toContain('within 15 minutes.\n\nSign in: https://x.org/s?a=1&b=2\n\nIf it was not')
  expect(html).toContain('<p><a href="https://x.org/s?a=1&amp;b=2">Sign in</a></p>')
  const french = signInLetter({ ...reader, language: 'fr' }, 'https://x.org/s', 15)
  expect(french.text).toContain('dans les 15 minutes')
})

const URL = 'https://x.org/tables/7'
const NEWS = {
  turn: { kind: 'turn', game: 'Imperial', url: URL },
  invitation: { kind: 'invitation', game: 'Imperial', url: URL, by: 'Bob' },
  result: { kind: 'result', game: 'Imperial', url: URL },
  place: { kind: 'result', game: 'Imperial', url: URL, place: 2, of: 4 },
} satisfies { readonly [name: string]: News }

test('a notice letter carries its link and the way out', () => {
  const { text, html, ...rest } = newsLetter(POSTING, NEWS.turn)
  expect(rest).toEqual({
    id: 'abc',
    to: 'ann@example.org',
    subject: 'Your turn: Imperial',
    headers: {
      'List-Unsubscribe': '<https://x.org/unsubscribe/t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(text).toBe(`Hello Ann <3,

It is your turn in Imperial.

Go to the table: https://x.org/tables/7

No more mails like this: https://x.org/unsubscribe/t
`)
  expect(html).toBe(`<p>Hello Ann &lt;3,</p>
<p>It is your turn in Imperial.</p>
<p><a href="https://x.org/tables/7">Go to the table</a></p>
<p><a href="https://x.org/unsubscribe/t">No more mails like this</a></p>`)
})

test.each([
  [
    'turn',
    'Your turn: Imperial',
    'À vous de jouer : Imperial',
    'C’est à vous de jouer à Imperial.',
  ],
  [
    'invitation',
    '“Bob” invites you: Imperial',
    '« Bob » vous invite : Imperial',
    '« Bob » vous invite à une table de Imperial.',
  ],
  [
    'result',
    'The game is over: Imperial',
    'La partie est finie : Imperial',
    'Votre partie de Imperial est finie.',
  ],
  [
    'place',
    'The game is over: Imperial',
    'La partie est finie : Imperial',
    'Votre partie de Imperial est finie. Votre place : 2 sur 4.',
  ],
] as const)('the letter of a %s in both languages', (name, english, french, sentence) => {
  const news = NEWS[name]
  expect(newsLetter(POSTING, news).subject).toBe(english)
  expect(newsLetter(FRENCH, news).subject).toBe(unbroken(french))
  expect(newsLetter(FRENCH, news).text).toContain(`\n\n${unbroken(sentence)}\n\n`)
})

test.each([
  [['Bob'], 'Imperial with Bob'],
  [['Bob', 'Cleo'], 'Imperial with Bob and Cleo'],
  [['Bob', 'Cleo', 'Dan', 'Eve', 'Fay'], 'Imperial with Bob, Cleo, Dan, and 2 others'],
])('[HOUSE-9.1] the letter of a turn names %j', (others, named) => {
  const { subject, text } = newsLetter(POSTING, { ...NEWS.turn, others })
  expect(subject).toBe(`Your turn: ${named}`)
  expect(text).toContain(`It is your turn in ${named}.`)
  const reminder = newsLetter(POSTING, { ...NEWS.turn, kind: 'reminder', others })
  expect(reminder.subject).toBe(`Still your turn: ${named}`)
})

test('[HOUSE-9.5] a name that others chose is quoted, and no link in it works', () => {
  const by = 'FREE MONEY http://evil.example/x now'
  const { subject, text, html } = newsLetter(POSTING, { ...NEWS.invitation, by })
  expect(subject).toBe('“FREE MONEY http·evil·example·x now” invites you: Imperial')
  for (const body of [text, html]) expect(body).not.toMatch(/evil\.|http:/)
})

test('somebody without a name may invite', () => {
  const news: News = { kind: 'invitation', game: 'Imperial', url: URL }
  expect(newsLetter(POSTING, news).subject).toBe('Somebody invites you: Imperial')
})

test('a digest tells all in one letter', () => {
  const news = Object.values(NEWS)
  const { subject, text, headers } = digestLetter(POSTING, news)
  expect(subject).toBe('4 things wait for you')
  expect(headers).toHaveProperty('List-Unsubscribe-Post')
  expect(text).toContain(`Since the last summary:

It is your turn in Imperial.
Go to the table: https://x.org/tables/7

“Bob” invites you`)
  expect(digestLetter(FRENCH, news.slice(0, 1)).subject).toBe('Une chose vous attend')
})

test('an accent survives the way', async () => {
  const office = await postOffice()
  const { mailer } = writing(office.url)
  await mailer.send(newsLetter(FRENCH, NEWS.turn))
  expect(office.taken[0]?.headers).toContain(unbroken('Subject: À vous de jouer : Imperial'))
  expect(office.taken[0]?.body).toContain('C’est à vous de jouer à Imperial.')
})
