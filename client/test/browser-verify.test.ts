// A record is checked in a browser as in a terminal: `verifyRecord` and what it needs reach nothing of Node.
import { join } from 'node:path'
import { playOut } from '@foldtable/bots/random-play'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import {
  commitmentOf,
  type Finding,
  keyedChance,
  keyFromSeed,
  recordOf,
  seededChance,
  Table,
  verifyRecord,
  writeRecord,
} from '@foldtable/kernel'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { noBrowser, visit, withChromium } from './browser/chromium.ts'

const ENTRY = join(import.meta.dirname, 'browser', 'checking.ts')

/** As one script that sets `checking`. Whatever is not of the house or the language fails the build. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'only-for-browsers',
        resolveId(id) {
          if (id.startsWith('node:')) throw new Error(`${id} is not for browsers`)
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'checking' },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

function record() {
  const key = keyFromSeed('in a browser')
  const entropy = ['0123456789abcdef0123456789abcdef']
  const chance = keyedChance(key, entropy)
  const table = Table.open({ game: passTheAce, seats: 3, options: { startingLives: 2 }, chance })
  playOut(table, seededChance('in a browser'))
  const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name }))
  return recordOf(table, { seats, chance: { commitment: commitmentOf(key), entropy, key } })
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('[T-1.7] a record is checked to the same findings as here', async () => {
    const { page } = await visit('about:blank')
    const code = await bundled()
    expect(code).not.toMatch(/\brequire\(|from\s*['"]node:|__vite-browser-external/)
    const fair = record()
    const forged = { ...fair, chance: { ...fair.chance, key: keyFromSeed('another') } }
    for (const one of [fair, forged]) {
      const found = await page.evaluate<Finding[]>(`(() => {
        ${code}
        const read = checking.readRecord(${JSON.stringify(writeRecord(one))})
        return checking.verifyRecord(checking.passTheAce, read.record)
      })()`)
      expect(found).toEqual(verifyRecord(passTheAce, one))
    }
    expect(verifyRecord(passTheAce, fair).every(({ passed }) => passed)).toBe(true)
  })
})
