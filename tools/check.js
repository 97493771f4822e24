// What `npm test` runs: the checks side by side, then, if all passed, the tests.
// `npm test -- <args>` hands the arguments to Vitest and runs nothing else.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const counts = join(root, 'node_modules', '.cache', 'foldtable', 'vitest.json')

const CHECKS = [
  { title: 'Format and lint', run: ['biome', 'check', '.', '--error-on-warnings'] },
  { title: 'Types of the rules, without DOM or Node', run: ['tsc', '-p', 'tsconfig.rules.json'] },
  { title: 'Types', run: ['tsc', '-p', 'tsconfig.json'] },
  { title: 'Types of what browsers run', run: ['tsc', '-p', 'tsconfig.client.json'] },
]

const args = process.argv.slice(2)
process.exitCode = args.length > 0 ? test(args) : await everything()

async function everything() {
  const failed = (await Promise.all(CHECKS.map(check))).flat()
  if (failed.length === 0) return test([])
  console.error(`\n${failed.join(', ')}: failed. No tests were run.`)
  return 1
}

/** Its title if it fails. What it says is shown when it has ended. */
async function check({ title, run: [tool, ...rest] }) {
  const begun = Date.now()
  const child = spawn(join(bin, tool), rest, { cwd: root, env: environment() })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
  child.on('error', (problem) => said.push(`${tool} does not run: ${problem.message}\n`))
  const status = await new Promise((resolve) => child.on('close', resolve))
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  console.log(
    `\n== ${title}: ${status === 0 ? 'passed' : 'failed'}, ${seconds} s\n${said.join('')}`,
  )
  return status === 0 ? [] : [title]
}

function environment() {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

function test(more) {
  rmSync(counts, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counts}`]
  const status = step('Tests', ['vitest', 'run', ...reporters, ...more])
  console.log(closingLine(status))
  return status
}

function step(title, [tool, ...rest]) {
  console.log(`\n== ${title}`)
  const begun = Date.now()
  const { status, error } = spawnSync(join(bin, tool), rest, {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  })
  if (error) console.error(`${tool} does not run: ${error.message}`)
  console.log(`== ${title}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return status ?? 1
}

/** Counted by Vitest. A file that could not even be loaded counts as one failure. */
function closingLine(status) {
  if (!existsSync(counts)) return `0 passed, ${status === 0 ? 0 : 1} failed`
  const report = JSON.parse(readFileSync(counts, 'utf8'))
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = Math.max(report.numFailedTests + unloaded.length, status === 0 ? 0 : 1)
  const skipped = report.numPendingTests + report.numTodoTests
  const counted = `${report.numPassedTests} passed, ${failed} failed`
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted
}
