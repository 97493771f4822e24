// Playing in a terminal with piped input, and what can be done with the record afterwards.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { emptyFolder, foldtable, type Ran } from './command-line.ts'

const file = join(emptyFolder(), 'record.json')
const QUICK = ['--seats', '3', '--seed', 'b', '--options', '{"startingLives":1}']
let played: Ran

beforeAll(() => {
  const args = ['play', 'pass-the-ace', '--name', 'Ann', '--save', file, ...QUICK]
  played = foldtable(args, '1\n'.repeat(200))
})

test('piped input plays a whole game to its result', () => {
  expect(played.status).toBe(0)
  expect(played.stderr).toBe('')
  expect(played.stdout).toContain('Commitment to the chance of this table: ')
  expect(played.stdout).toMatch(/^ {2}1 Stick$/m)
  expect(played.stdout).toContain('The game is over: last one alive.')
  expect(played.stdout).toContain(`The record is in ${file}.`)
})

test('a person sees the own card and no other before the reveal', () => {
  const [, firstTurn = ''] = played.stdout.split(' deals to ')
  const [beforeTheReveal = ''] = firstTurn.split(/ shows? /)
  expect(beforeTheReveal).toMatch(/^ {2}You hold the \w+ of \w+\.$/m)
  expect(beforeTheReveal.match(/\w+ of (hearts|diamonds|clubs|spades)/g)).toHaveLength(1)
})

test('a saved record passes every check', () => {
  const { status, stdout } = foldtable(['verify', file])
  expect(status).toBe(0)
  expect(stdout.match(/^passed/gm)).toHaveLength(7)
})

test('a record is held against what the table promised', () => {
  const [, promised = ''] = /chance of this table: ([0-9a-f]{64})/.exec(played.stdout) ?? []
  const kept = foldtable(['verify', file, '--commitment', promised.toUpperCase()])
  expect(kept.stdout).toMatch(/^passed +promise: /m)
  expect(kept.status).toBe(0)
  const broken = foldtable(['verify', file, '--commitment', '0'.repeat(64)])
  expect(broken.stdout).toMatch(/^failed +promise: its commitment is not the one/m)
  expect(broken.stdout.match(/^passed/gm)).toHaveLength(7)
  expect(broken.status).toBe(1)
  const unread = foldtable(['verify', file, '--commitment', 'abc'])
  expect(unread.stderr).toContain('--commitment must be the 64 hexadecimal digits')
  expect(unread.status).toBe(2)
})

test('[T-6.2] the record of a match that was broken off holds what its player saw', () => {
  const early = join(emptyFolder(), 'early.json')
  const args = ['play', 'pass-the-ace', '--name', 'Ann', '--save', early, '--seats', '3']
  foldtable([...args, '--seed', 'a'], '1\n1\nq\n')
  const record = JSON.parse(readFileSync(early, 'utf8'))
  expect(record).toMatchObject({ viewer: 0, savedAt: expect.any(Number) })
  expect(record.chance).not.toHaveProperty('key')
  const checked = foldtable(['verify', early])
  expect(checked.stdout).toContain('It holds what seat 0 saw, without the key')
  expect(checked.stdout).toMatch(/^skipped +chance/m)
  expect(checked.status).toBe(0)
  expect(foldtable(['replay', early]).status).toBe(0)
  const other = foldtable(['replay', early, '--as', '1'])
  expect(other.stderr).toContain('its record holds what seat 0 saw')
  expect(other.status).toBe(2)
})

test('a changed record fails, and the exit code says so', () => {
  const changed = join(emptyFolder(), 'changed.json')
  writeFileSync(changed, readFileSync(file, 'utf8').replace('"Ann"', '"Eve"'))
  const { status, stdout } = foldtable(['verify', changed])
  expect(stdout).toMatch(/^failed +hash/m)
  expect(status).toBe(1)
})

test('a record is told again, from any seat and in any language', () => {
  const told = foldtable(['replay', file])
  expect(told.status).toBe(0)
  expect(told.stdout).toMatch(/^ *\d+ {2}Ann sticks\.$/m)
  const french = foldtable(['replay', file, '--as', '1', '--lang', 'fr'])
  expect(french.stdout).toMatch(/^ *\d+ {2}Ann garde sa carte\.$/m)
  expect(foldtable(['replay', file, '--as', '7'])).toMatchObject({ status: 2 })
})

test('the end of the input is a goodbye', () => {
  const { status, stdout, stderr } = foldtable(['play', 'pass-the-ace'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/Goodbye\.\n$/)
})

test('piped input is not asked for the name of a file', () => {
  const { stdout } = foldtable(['play', 'pass-the-ace', ...QUICK], `q\n${'1\n'.repeat(3)}`)
  expect(stdout).not.toContain('Save the record?')
  expect(stdout).toMatch(/Goodbye\.\n$/)
})

test('in hot-seat the screen is handed over, and a move goes back by consent', () => {
  const args = ['play', 'pass-the-ace', '--hot-seat', '--seats', '2', '--name', 'Ann,Bob']
  const typed = ['', '', 'stick', '', 'u', 'y', 'q', '']
  const { status, stdout } = foldtable([...args, '--seed', 'b'], `${typed.join('\n')}\n`)
  expect(stdout).toContain('Hand over to Bob')
  expect(stdout).toContain('Bob wants to take a move back. Ann, do you agree?')
  expect(stdout).toContain('Bob takes a move back.')
  expect(status).toBe(0)
})

test('commands and unclear answers are answered', () => {
  const args = ['play', 'pass-the-ace', '--hot-seat', '--seats', '2', '--seed', 'b']
  const { stdout } = foldtable(args, ['', '', '?', 's', '9', 'v', 'q', ''].join('\n'))
  expect(stdout).toContain('v shows the table, u takes a move back, q quits')
  expect(stdout).toContain('Which one? Stick / Swap with Player 2')
  expect(stdout).toContain('Type a number from 1 to 2')
})
