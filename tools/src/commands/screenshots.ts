// Pictures of every page for the docs: phone and desk, light and dark, of a server that is started for it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserPath } from '../../browser.js'
import { BadInput, command, EXIT } from '../command.ts'

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const
const LOOKS = ['light', 'dark'] as const

/** A scene, or all whose names begin so: `imperial` has six. */
const isIn = (name: string, wanted: string): boolean =>
  name === wanted || name.startsWith(`${wanted}-`)

/** Pictures are of the app as it is written now, not as it was built some time ago. */
function isBuilt(): boolean {
  const ready = fileURLToPath(new URL('../../ready.js', import.meta.url))
  return spawnSync(process.execPath, [ready], { stdio: 'inherit' }).status === 0
}

export const screenshots = command({
  name: 'screenshots',
  operand: '[scene]',
  summary: 'takes pictures of every page, or of one, with Chromium',
  options: {
    to: { type: 'string', value: 'folder', help: 'where they go (docs/screenshots)' },
  },
  async run(wanted, { to = 'docs/screenshots' }) {
    const executablePath = browserPath()
    if (executablePath === undefined)
      throw new BadInput('no Chromium found; install one or set CHROMIUM to its path')
    const { SCENES } = await import('../screenshots/scenes.ts')
    const scenes = SCENES.filter(({ name }) => wanted === undefined || isIn(name, wanted))
    if (scenes.length === 0)
      throw new BadInput(`the scenes are ${SCENES.map(({ name }) => name).join(', ')}`)
    if (!isBuilt()) return EXIT.failed
    const { chromium } = await import('playwright-core')
    const { startServer } = await import('@foldtable/server/server')
    const { settingsFrom } = await import('@foldtable/server/settings/settings')
    const dataDir = mkdtempSync(join(tmpdir(), 'foldtable-'))
    const settings = settingsFrom({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      GUESTS_PER_HOUR: '0',
      TABLES_PER_HOUR: '0',
      BOT_PACE_MS: '100',
    })
    const server = await startServer(settings)
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const folder = resolve(to)
    mkdirSync(folder, { recursive: true })
    try {
      for (const { name, prepare } of scenes) {
        for (const [size, viewport] of Object.entries(SIZES)) {
          const context = await browser.newContext({
            viewport,
            hasTouch: size === 'phone',
            locale: 'en-GB',
            reducedMotion: 'reduce',
          })
          const page = await context.newPage()
          await prepare(page, server.url, server)
          for (const colorScheme of LOOKS) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await page.waitForTimeout(100)
            const path = join(folder, `${name}-${size}-${colorScheme}.jpg`)
            await page.screenshot({ path, type: 'jpeg', quality: 80 })
          }
          await context.close()
          console.log(`${name} on a ${size}`)
        }
      }
    } finally {
      await browser.close()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
    return EXIT.fine
  },
})
