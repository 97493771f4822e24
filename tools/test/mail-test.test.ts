// A mail by command, through a real mail server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { postOffice } from '../../server/test/post-office.ts'

const bin = fileURLToPath(new URL('../bin/foldtable.js', import.meta.url))

async function mailTest(to: string[], env: { [name: string]: string } = {}) {
  const child = spawn(process.execPath, [bin, 'mail-test', ...to], {
    env: { ...process.env, SMTP_URL: '', ...env },
  })
  const [[status], stdout, stderr] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { status, stdout, stderr }
}

test('[HOUSE-9.6] a mail is sent by command, and what came of it is said', async () => {
  const office = await postOffice()
  const env = { SMTP_URL: office.url, MAIL_FROM: 'house@example.org' }
  office.refusals.push({ code: 550, text: 'nobody here' })
  const [nobody, sent] = [
    await mailTest(['eve@example.org'], env),
    await mailTest(['ann@example.org'], env),
  ]
  expect([nobody.status, nobody.stdout]).toEqual([1, expect.stringContaining('nobody here')])
  expect([sent.status, sent.stdout]).toEqual([0, expect.stringContaining('ann@example.org')])
  expect(office.taken.map(({ to }) => to)).toEqual([['ann@example.org']])
})

test('without a mail server, or an address, it says what is missing', async () => {
  const [none, whom] = await Promise.all([mailTest(['ann@example.org']), mailTest([])])
  expect([none.status, none.stdout]).toEqual([1, expect.stringContaining('SMTP_URL is not set')])
  expect([whom.status, whom.stderr]).toEqual([2, expect.stringContaining('to which address')])
})
