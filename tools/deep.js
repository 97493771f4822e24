// What `npm run deep` runs: the tests that have a deep part, deep, with a new seed. `npm run deep -- [name …] [--seed x]
// [--games n] [--minutes n] [--list]`; a name is part of a file's path. See testkit/src/depth.ts.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'foldtable')
const counts = join(cache, `deep.${process.pid}.json`)
const notes = join(cache, `deep.${process.pid}.notes`)

/** Lines of progress so far. */
let shown = 0

const text = { type: 'string' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: text, games: text, minutes: text, list: { type: 'boolean' } },
})

const found = partsOf(positionals)
if (values.list) for (const path of found) console.log(`${nameOf(path).padEnd(28)} ${path}`)
else if (found.length === 0) fail(`no part is called ${positionals.join(' or ')}; see --list`)
else if ([values.games, values.minutes].some((n) => n !== undefined && !(Number(n) > 0)))
  fail('--games and --minutes want a number above 0')
else await run()

function fail(problem) {
  console.error(`deep: ${problem}`)
  process.exitCode = 2
}

/** Whatever imports `testkit/depth`, and `*.deep.ts`. */
function partsOf(names) {
  const all = globSync('*/**/test/**/*.{test,deep}.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  return all
    .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
    .filter((path) => path.endsWith('.deep.ts') || isDeep(join(root, path)))
    .sort()
}

/** By itself, or through a file beside it. */
function isDeep(path) {
  const source = readFileSync(path, 'utf8')
  const beside = [...source.matchAll(/ from '\.\/([\w-]+\.ts)'/g)]
    .map(([, name]) => join(dirname(path), name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
  return [source, ...beside].some((text) => / from '[^']*\/depth(\.ts)?'/.test(text))
}

function nameOf(path) {
  return basename(path).replace(/\.(test|deep)\.ts$/, '')
}

async function run() {
  const seed = values.seed ?? randomBytes(4).toString('hex')
  console.log(`deep: ${found.length} parts, seed ${seed}`)
  mkdirSync(cache, { recursive: true })
  writeFileSync(counts, '')
  writeFileSync(notes, '')
  const watch = setInterval(() => showProgress(), 1000)
  const status = await vitest(seed)
  clearInterval(watch)
  showProgress()
  summary(seed)
  for (const file of [counts, notes]) rmSync(file, { force: true })
  process.exitCode = status
}

function vitest(seed) {
  const env = {
    ...process.env,
    DEEP_SEED: seed,
    DEEP_NOTES: notes,
    ...(values.games === undefined ? {} : { DEEP_GAMES: values.games }),
    ...(values.minutes === undefined ? {} : { DEEP_MINUTES: values.minutes }),
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`]
  const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...found]
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  return new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)))
}

function noted() {
  const lines = readFileSync(notes, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

function showProgress() {
  const all = noted()
  for (const { testPath, currentTestName, text } of all.slice(shown))
    if (text !== undefined) console.log(`   ${nameOf(testPath)}: ${currentTestName}: ${text}`)
  shown = all.length
}

function summary(seed) {
  const written = readFileSync(counts, 'utf8')
  const files = written === '' ? [] : JSON.parse(written).testResults
  console.log(`\n${'part'.padEnd(34)}    tests passed failed    rounds  seconds`)
  for (const file of files) console.log(lineOf(file))
  const failed = files.filter(({ status }) => status !== 'passed')
  const missing = found.length - files.length
  console.log(`\ndeep: ${files.length - failed.length} parts passed, ${failed.length} failed`)
  if (missing > 0) console.log(`deep: ${missing} were not run`)
  for (const { name } of failed)
    console.log(`again: npm run deep -- ${relative(root, name)} --seed ${seed}${again()}`)
  console.log(`seed ${seed}`)
}

function again() {
  const more = ['games', 'minutes'].filter((name) => values[name] !== undefined)
  return more.map((name) => ` --${name} ${values[name]}`).join('')
}

function lineOf({ name, assertionResults, startTime, endTime }) {
  const count = (status) => assertionResults.filter((one) => one.status === status).length
  const rounds = noted()
    .filter((one) => one.testPath === name)
    .reduce((sum, one) => sum + (one.rounds ?? 0), 0)
  const columns = [assertionResults.length, count('passed'), count('failed')]
  const seconds = ((endTime - startTime) / 1000).toFixed(1)
  return `${nameOf(name).padEnd(36)}${columns.map((n) => `${n}`.padStart(7)).join('')}${`${rounds}`.padStart(10)}${seconds.padStart(9)}`
}
