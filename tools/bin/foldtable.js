#!/usr/bin/env node
// The command line. Runs under the Node of this checkout, whatever Node started it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const OLDEST = 24
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const major = Number(process.versions.node.split('.')[0])

if (major >= OLDEST) {
  module.enableCompileCache(`${modules}.cache/foldtable/compiled`) // starts twice as fast
  await import('../src/main.ts')
} else {
  runAgain()
}

/** The same under Node 24. Whatever signal this process gets that one gets too, and this one ends as that one does. */
function runAgain() {
  const node = `${modules}node/bin/node`
  if (!existsSync(node)) {
    console.error(
      `foldtable needs Node ${OLDEST} and this is ${process.version}.\n` +
        'Run `npm install` once, or `npm start` or `npm test`, which do so. Then try again.',
    )
    process.exit(1)
  }
  const args = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (problem) => {
    console.error(`foldtable: ${node} does not run: ${problem.message}`)
    process.exit(1)
  })
  child.on('exit', (status) => process.exit(status ?? 1))
}
