// Runs a benchmark. What it compares us to is installed here first, if it is missing or out of date.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const stamp = fileURLToPath(new URL('node_modules/.stamp', import.meta.url))
const lock = createHash('sha256')
  .update(readFileSync(`${here}package-lock.json`))
  .digest('hex')

/** What the lock says; not `npm ci`, for the reason that tools/ready.js gives. */
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']

/** Runs it to the end with our terminal, and stops with its exit code if it fails. */
function run(command, args, options) {
  const { status, error } = spawnSync(command, args, options)
  if (error !== undefined) console.error(`bench: cannot run ${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

if (!process.features.typescript) {
  console.error('bench: this Node cannot run TypeScript; use `npm run bench`, which brings its own')
  process.exit(1)
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('bench: installing what we compare ourselves to (npm install in bench/)')
  const shell = process.platform === 'win32'
  run('npm', INSTALL, { cwd: here, stdio: ['ignore', 2, 2], shell })
  writeFileSync(stamp, lock)
}
run(process.execPath, [`${here}src/main.ts`, ...process.argv.slice(2)], { stdio: 'inherit' })
