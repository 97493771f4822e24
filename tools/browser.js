// Before `npm test`: a Chromium for the tests of the web app. Installed from Debian's packages where that is possible,
// else looked for; without one those tests are skipped and say what to do. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where the browser is; nothing if there is none. */
export const browserPath = () =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path))

/** Installs one if it is missing and may be installed. */
export function ensureBrowser() {
  if (browserPath() !== undefined) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    console.log(
      'foldtable: no Chromium found. Install one, or set CHROMIUM to its path, to run the browser tests.',
    )
    return
  }
  console.log('foldtable: installing Chromium for the browser tests (about a minute, once)')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  run('update', '-q')
  const { status } = run('install', '-y', '-q', '--no-install-recommends', 'chromium')
  if (status !== 0)
    console.log('foldtable: Chromium could not be installed; browser tests will be skipped.')
}
