// A map and prices that somebody adds to Imperial as two files: offered on the page of options, drawn and played on.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { MALTA, SHAPE } from '../../games/imperial/test/malta.ts'
import { Child } from '../../server/test/child.ts'
import { freshFolder } from '../../server/test/house.ts'
import { noBrowser, visit, withChromium } from './browser/chromium.ts'
import { button } from './browser/evening.ts'
import { makeTableOf } from './browser/plain.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MADE = new Set(['node_modules', 'dist'])
const ASIDE = new Set([...MADE, '.git', 'data', 'docs'])

/** The whole house once more, with the packages of this one. */
function copied(): string {
  const folder = freshFolder()
  for (const name of readdirSync(ROOT))
    if (!ASIDE.has(name))
      cpSync(join(ROOT, name), join(folder, name), {
        recursive: true,
        filter: (path) => !MADE.has(basename(path)),
      })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@foldtable'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@foldtable' && name !== '.cache' && !name.startsWith('.vite'))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(ROOT, 'node_modules/@foldtable')))
    symlinkSync(join(folder, name), join(modules, '@foldtable', name))
  return folder
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.runIf(isDeep)('a table is made with it, and the island is on its map', async () => {
    const folder = copied()
    const run = (...args: readonly string[]) =>
      execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' })
    writeFileSync(join(folder, 'games/imperial/src/setups/malta.ts'), MALTA)
    writeFileSync(join(folder, 'games/imperial/board/maps/malta.ts'), SHAPE)
    run('tools/bin/foldtable.js', 'lists')
    run('tools/ready.js')
    const main = join(folder, 'server/src/main.ts')
    const { url } = await Child.start(freshFolder(), { NODE_COMPILE_CACHE: '' }, main)

    const { page, problems } = await visit(`${url}/`)
    const choices = { Board: 'With Malta', 'Stock prices': 'Dear' }
    await makeTableOf(page, url, 'imperial', 'Ann', 2, {}, choices)
    await button(page, 'Put a bot here').first().click()
    await button(page, /^Start with/).click()
    const board = page.locator('.im')
    await board.locator('.im-name', { hasText: 'Malta' }).waitFor({ state: 'attached' })
    await board.getByRole('button', { name: 'Austria 4 for $10' }).click()
    const island = await board.locator('.im-name', { hasText: 'Malta' }).boundingBox()
    if (island === null) throw new Error('the island is out of sight')
    await button(page, /^Seal/).click()
    await page.mouse.click(island.x + island.width / 2, island.y + island.height / 2)
    await board.getByText('neutral land').waitFor()
    expect(problems).toEqual([])
  })
})
