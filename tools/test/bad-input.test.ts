// Every bad input ends with exit code 2 and says what to do.
import { expect, test } from 'vitest'
import { foldtable } from './command-line.ts'

const SIMULATE = ['simulate', 'pass-the-ace']

test.each([
  [['fly'], 'there is no command fly'],
  [['simulate'], 'say which game: pass-the-ace'],
  [['simulate', 'chess'], 'there is no game chess; the games are: pass-the-ace'],
  [['simulate', 'pass-the-ace', 'imperial'], '"imperial" is too much'],
  [[...SIMULATE, '--games', 'many'], '--games must be a whole number from 1 to'],
  [[...SIMULATE, '--seats', '9'], '--seats must be a whole number from 2 to 8, not "9"'],
  [[...SIMULATE, '--speed'], 'The options of simulate are --games'],
  [[...SIMULATE, '--options', '{lives'], '--options must be JSON'],
  [
    [...SIMULATE, '--options', '{"startingLives":9,"x":1}'],
    '/startingLives: expected a whole number from 1 to 5\n  /x: expected nothing of that name',
  ],
  [['play', 'pass-the-ace', '--lang', 'de'], '--lang must be one of en, fr'],
  [['play', 'pass-the-ace', '--bots', '5'], '--bots must be a whole number from 0 to 4'],
  [['play', 'pass-the-ace', '--save', 'package.json'], 'package.json exists already'],
  [['verify', 'no-such-file.json'], 'cannot read no-such-file.json'],
  [['verify', 'package.json'], 'package.json is not a record:\n  /format: expected'],
  [['playthroughs', '--all', 'pass-the-ace'], 'either --all or pass-the-ace'],
  [['new-game', 'High Tide'], 'must be small letters with hyphens'],
  [['new-game', 'pass-the-ace'], 'exists already; choose another name'],
])('%j', (args, message) => {
  const { status, stderr } = foldtable(args)
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})

test('it tells its version', () => {
  expect(foldtable(['--version']).stdout).toMatch(/^foldtable \d+\.\d+\.\d+(\+[0-9a-f]{7})?\n$/)
})

test('help is no bad input', () => {
  for (const args of [[], ['--help'], ['play', '--help']]) {
    expect(foldtable(args)).toMatchObject({ status: 0, stderr: '' })
  }
})
