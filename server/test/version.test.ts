// Number and commit, from a release or a checkout of any kind; and everywhere an operator looks.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VERSION, versionOf, versionText } from '../src/base/version.ts'
import { freshFolder, openHouse } from './house.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'

/** A checkout with these files of git. */
function checkout(files: { readonly [path: string]: string }): string {
  const root = freshFolder()
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test.each([
  ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` }],
  [
    'a fresh clone',
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/packed-refs': `# pack-refs\n${COMMIT} refs/heads/main\n`,
    },
  ],
  ['a tag', { '.git/HEAD': `${COMMIT}\n` }],
  [
    'a worktree',
    {
      '.git': 'gitdir: there/worktrees/one\n',
      'there/worktrees/one/HEAD': 'ref: refs/heads/one',
      'there/worktrees/one/commondir': '../..\n',
      'there/refs/heads/one': COMMIT,
    },
  ],
])('the commit of %s', (_what, files) => {
  expect(versionText(versionOf(checkout(files)))).toBe('1.2.3+0123456')
})

test('without git it is the number alone', () => {
  expect(versionText(versionOf(checkout({})))).toBe('1.2.3')
})

test('health and metrics tell it', async () => {
  const { url } = await openHouse()
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
    alive: true,
    version: versionText(),
  })
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    `foldtable_info{version="${VERSION.number}",commit="${VERSION.commit}"} 1`,
  )
})
