// Settings: what is wrong is said with a remedy, secrets are not.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentIn, misspelt, withSecrets } from '../src/settings/environment.ts'
import { inWords } from '../src/settings/in-words.ts'
import { addressOf, LISTED, settingsFrom } from '../src/settings/settings.ts'
import { freshFolder } from './house.ts'

const complaintOf = (environment: { [name: string]: string }): string => {
  try {
    settingsFrom(environment)
    return 'fine'
  } catch (problem) {
    return problem instanceof Error ? problem.message : ''
  }
}

test('every default is one that may be written', () => {
  for (const { name, usual, read } of LISTED)
    if (usual !== '') expect([name, read(usual)]).not.toEqual([name, undefined])
  expect(settingsFrom({})).toMatchObject({ port: 3000, trustProxy: 0, smtpUrl: undefined })
})

test('all that is wrong is said at once, with what it must be', () => {
  const complaint = complaintOf({ PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' })
  expect(complaint.split('\n')).toHaveLength(4)
  expect(complaint).toContain('PORT is "70000"; it must be a whole number from 0 to 65535')
  expect(complaint).toContain('TRUST_PROXY is "yes"')
})

test.each(['True', 'TRUE', '10', '-1', '10.0.0.0/33', '10.0.0', 'fd00::/8/8', 'proxy.example.org'])(
  'TRUST_PROXY=%s is refused',
  (text) => expect(complaintOf({ TRUST_PROXY: text })).toContain('TRUST_PROXY'),
)

test('proxies are trusted by number or by address', () => {
  const read = (TRUST_PROXY: string) => settingsFrom({ TRUST_PROXY }).trustProxy
  expect(['true', '1', '2', 'false', ''].map(read)).toEqual([1, 1, 2, 0, 0])
  expect(read('127.0.0.1, fd00::/8')).toEqual(['127.0.0.1', 'fd00::/8'])
})

test('a wrong secret is not shown', () => {
  const complaint = complaintOf({ SMTP_URL: 'mail.example.org:hunter2' })
  expect(complaint).toContain('SMTP_URL must be an address that begins with smtp://')
  expect(complaint).not.toContain('hunter2')
})

test.each(['/games', '/games/', '/?x=1', '/#top', '?', '#'])(
  'PUBLIC_URL with %s behind the name is refused',
  (rest) => expect(complaintOf({ PUBLIC_URL: `https://h.example${rest}` })).toContain('PUBLIC_URL'),
)

test('PUBLIC_URL is a scheme and a name, with a port or without', () => {
  const read = (PUBLIC_URL: string) => settingsFrom({ PUBLIC_URL }).publicUrl
  expect(read('https://h.example/')).toBe('https://h.example')
  expect(read('http://h.example:8080')).toBe('http://h.example:8080')
  expect(complaintOf({ PUBLIC_URL: 'https://me:secret@h.example' })).toContain('PUBLIC_URL')
})

test('addresses of every kind read as addresses', () => {
  const own = (HOST: string) => settingsFrom({ HOST }).publicUrl
  expect(own('::')).toBe('http://localhost:3000')
  expect(own('0.0.0.0')).toBe('http://localhost:3000')
  expect(own('::1')).toBe('http://[::1]:3000')
  expect(own('/run/foldtable.sock')).toBe('http://localhost')
  expect(addressOf({ host: 'fd00::1' }, 80)).toBe('http://[fd00::1]:80')
  expect(complaintOf({ HOST: 'not a host' })).toContain('HOST is "not a host"')
})

test.each([
  ['DATADIR', 'DATA_DIR'],
  ['data_dir', 'DATA_DIR'],
  ['RATELIMIT', 'RATE_LIMIT'],
  ['SMTP', 'SMTP_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['FOLDTABLE_LOG_LEVEL', 'LOG_LEVEL'],
  ['SMTP_URL_FILES', 'SMTP_URL'],
])('%s is said to be no setting, and %s to be one', (name, meant) =>
  expect(misspelt({ [name]: 'x' }, LISTED)).toEqual([`${name} is no setting; ${meant} is`]),
)

test('names of others are let be', () => {
  const others = ['PATH', 'HOME', 'MAIL', 'HOSTNAME', 'LOGNAME', 'XDG_DATA_DIRS', 'NODE_ENV', 'PWD']
  const ours = LISTED.map(({ name }) => name)
  const set = Object.fromEntries([...others, ...ours, 'SMTP_URL_FILE'].map((name) => [name, 'x']))
  expect(misspelt(set, LISTED)).toEqual([])
})

test('.env in the folder is read, and the environment wins', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, '.env'), 'PORT=4000\nLOG_LEVEL=warn\n# RATE_LIMIT=1\n')
  const environment = environmentIn(folder, { PORT: '5000', LOG_LEVEL: '' })
  expect(settingsFrom(environment)).toMatchObject({ port: 5000, logLevel: 'warn', rateLimit: 600 })
})

test('a secret may come from a file', () => {
  const file = join(freshFolder(), 'smtp')
  writeFileSync(file, 'smtp://u:p@mail.example\n')
  expect(withSecrets({ SMTP_URL_FILE: file }, LISTED).SMTP_URL).toBe('smtp://u:p@mail.example')
  expect(() => withSecrets({ SMTP_URL_FILE: file, SMTP_URL: 'x' }, LISTED)).toThrow('both set')
  expect(() => withSecrets({ SMTP_URL_FILE: `${file}.no` }, LISTED)).toThrow('cannot be read')
})

test('what stops the start is said with a remedy', () => {
  const place = { port: 80, host: '127.0.0.1', dataDir: '/srv/data' }
  const words = (code: string, syscall: string) =>
    inWords(Object.assign(new Error('raw'), { code, syscall }), place)
  expect(words('EADDRINUSE', 'listen')).toContain('port 80 of 127.0.0.1 is taken')
  expect(words('EACCES', 'listen')).toContain('set PORT')
  expect(words('ENOTFOUND', 'getaddrinfo')).toContain('HOST is "127.0.0.1"')
  expect(words('EEXIST', 'mkdir')).toContain('which is a file')
  expect(words('EACCES', 'mkdir')).toContain('DATA_DIR')
  expect(words('EWHAT', 'listen')).toBe('raw')
})

test('a folder that is a file is said so by the server itself', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'data'), '')
  const dataDir = join(folder, 'data')
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (problem) {
    expect(inWords(problem, { port: 1, host: 'h', dataDir })).toContain('which is a file')
  }
  expect.assertions(1)
})
