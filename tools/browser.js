// Before `npm test`: a Chromium for the tests of the web app. Installed from Debian's packages where that is possible,
// else looked for; without one those tests are skipped and say what to do. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without its windows: the same engine for a fifth of the work. */
const SHELL = '/usr/bin/chromium-headless-shell'

const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** If the machine stops in the middle, it is done again. */
const HASTE = ['-o', 'DPkg::Options::=--force-unsafe-io', '-o', 'Acquire::Languages=none']

/** Where the browser is; nothing if there is none. */
export const browserPath = () =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path))

/** Installs one if it is missing and may be installed. */
export function ensureBrowser() {
  if (process.env.CHROMIUM !== undefined || existsSync(SHELL)) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) installBrowser()
  if (browserPath() === undefined)
    console.log(
      'foldtable: no Chromium found. Install one, or set CHROMIUM to its path, to run the browser tests.',
    )
}

/** Older Debians have no shell. */
function installBrowser() {
  console.log('foldtable: installing Chromium for the browser tests (about a minute, once)')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) =>
    spawnSync('apt-get', [...HASTE, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const isInstalled = (name) =>
    run('install', '-y', '-q', '--no-install-recommends', name).status === 0
  run('update', '-q')
  if (!isInstalled('chromium-headless-shell') && browserPath() === undefined)
    isInstalled('chromium')
}
