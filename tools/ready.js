// Before `npm start` and `npm test`: installs the packages and builds the web app if they changed since the last time, and
// says so; with `--programs` also a browser and what else tests need, at the same time. With nothing to do it prints nothing.
// Plain JavaScript for any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.foldtable-ready')
const ownNode = join(modules, 'node', 'bin', 'node')

/**
 * What the lock says and nothing else; it stays as it is. Not `npm ci`: that stops where a registry lacks optional
 * packages of other platforms, and it removes everything first.
 */
const INSTALL = ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error']

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(join(root, 'package.json')))
  .digest('hex')

/** Everything the web app is made of. */
const APP = [
  ...['src', 'public', 'build', 'index.html', 'vite.config.ts'].map((one) => join('client', one)),
  ...[
    'games',
    'kernel/src',
    'parts/src',
    'protocol/src',
    'host/src',
    'bots/src',
    'package-lock.json',
  ],
  ...['kernel', 'server', 'server/src/accounts'].flatMap((room) =>
    ['RULES.md', 'RULES.fr.md'].map((rules) => join(room, rules)),
  ),
]
const ASIDE = /^(node_modules|test|playthroughs|ledgers)$/

// This process ends when that one has ended too.
if (process.argv.includes('--programs'))
  spawn(process.execPath, [join(root, 'tools', 'programs.js')], { stdio: 'inherit' })
process.exitCode = isStale() ? install() : 0
if (process.exitCode === 0) process.exitCode = buildIfChanged()

function isStale() {
  return !existsSync(ownNode) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted
}

function install() {
  const begun = Date.now()
  console.log('foldtable: installing packages (about 30 s, only when they changed)')
  rmSync(stamp, { force: true }) // whoever stops it in the middle is not told that it is done
  const problem = runNpm(INSTALL) ?? nodeProblem()
  if (problem !== undefined) {
    console.error(`foldtable: ${problem}`)
    return 1
  }
  writeFileSync(stamp, wanted)
  console.log(`foldtable: packages are ready after ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return 0
}

/** The Node inside node_modules may be replaced on the way, so npm itself runs under one outside. */
function runNpm(args) {
  const script = process.env.npm_execpath
  const node = [process.env.npm_node_execpath, process.execPath].find(isOutside)
  const isNpm = script !== undefined && /^npm(-cli)?\b/.test(basename(script)) && existsSync(script)
  const [file, before] = isNpm && node !== undefined ? [node, [script]] : ['npm', []]
  const path = (process.env.PATH ?? '').split(delimiter).filter(isOutside).join(delimiter)
  const env = { ...process.env, PATH: path }
  const { status, error } = spawnSync(file, [...before, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (status === 0) return undefined
  const what = `npm ${args.join(' ')}`
  if (error) return `\`${what}\` could not start (${error.message}). Is npm installed?`
  return `\`${what}\` failed, see above. Check the network and the free disk space, then try again.`
}

function isOutside(path) {
  return path !== undefined && !path.split(sep).includes('node_modules')
}

function nodeProblem() {
  const { status, stdout } = spawnSync(join(modules, '.bin', 'node'), ['--version'])
  const version = String(stdout ?? '').trim()
  if (status === 0 && version.startsWith('v24.')) return undefined
  return (
    `node_modules/.bin/node should be Node 24 and is ${version || 'missing'}. ` +
    'npm may have skipped install scripts: run `npm config delete ignore-scripts`, ' +
    'remove node_modules and try again.'
  )
}

/** What is in a file, or in all files of a folder. */
function digest(hash, path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).sort()) if (!ASIDE.test(name)) digest(hash, join(path, name))
}

function buildIfChanged() {
  const built = join(root, 'client', 'dist', '.built')
  const hash = createHash('sha256')
  for (const source of APP) digest(hash, join(root, source))
  const sources = hash.digest('hex')
  if (existsSync(built) && readFileSync(built, 'utf8') === sources) return 0
  const begun = Date.now()
  console.log('foldtable: building the web app (a few seconds, only when it changed)')
  const vite = join(modules, 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(ownNode, [vite, 'build', 'client', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('foldtable: the web app could not be built, see above.')
    return 1
  }
  writeFileSync(built, sources)
  console.log(`foldtable: the web app is built after ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return 0
}
