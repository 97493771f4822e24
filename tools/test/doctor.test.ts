// The doctor's own words and exit codes.
import { chmodSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyFolder, foldtable } from './command-line.ts'

test('it says what is wrong, what to do, and fails', () => {
  const folder = emptyFolder()
  chmodSync(folder, 0o755)
  const env = { PORT: 'many', TRUST_PROXYS: '1', DATA_DIR: folder }
  const { status, stdout } = foldtable(['doctor'], '', env)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^warning {2}settings {2}TRUST_PROXYS is no setting; TRUST_PROXY is$/m)
  expect(stdout).toMatch(
    /^wrong {4}settings {2}these settings need a correction:\n {2}PORT is "many"/m,
  )
  expect(stdout).toMatch(/^warning {2}folder {4}other users .*\n {19}-> keys and addresses/m)
})

test('a new folder is no fault, and a program can read it', () => {
  const { status, stdout } = foldtable(['doctor', '--json', '--data', emptyFolder()])
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual(
    expect.arrayContaining([
      { about: 'settings', state: 'ok', says: 'all can be read' },
      expect.objectContaining({ about: 'mail', state: 'warning' }),
      expect.objectContaining({
        about: 'server',
        state: 'warning',
        says: 'no server runs on this data',
      }),
    ]),
  )
})

test('a mail server that is not there is wrong', () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'House <house@example.org>' }
  const { status, stdout } = foldtable(['doctor', '--data', emptyFolder()], '', env)
  expect(stdout).toMatch(
    /^wrong {4}mail {6}the mail server of SMTP_URL cannot be used, .*ECONNREFUSED/m,
  )
  expect(status).toBe(1)
})
