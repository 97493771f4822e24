// One Chromium for all files of browser tests: started before the first of them, closed after the last.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserPath } from '../../../tools/browser.js'

/** Pages of tests live for seconds: making their code faster costs more than it saves. */
const JS_FLAGS = ['--no-maglev', '--no-turbofan', '--max-lazy']

const FLAGS = [
  `--js-flags=${JS_FLAGS.join(',')}`,
  '--no-sandbox',
  '--force-gpu-mem-available-mb=0', // laid out and drawn, but no pixel is made: no test looks at one
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default async function share(project: TestProject) {
  const executablePath = browserPath()
  if (executablePath === undefined) return
  buildApp()
  const server = await chromium.launchServer({ executablePath, args: FLAGS })
  project.provide('chromium', server.wsEndpoint())
  return () => server.close()
}

/** The app as it is written now. `npm test` and `npm run deep` have done so already. */
function buildApp(): void {
  if (/^(test|deep)$/.test(process.env.npm_lifecycle_event ?? '')) return
  const ready = fileURLToPath(new URL('../../../tools/ready.js', import.meta.url))
  const { status } = spawnSync(process.execPath, [ready], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the app of the browser tests could not be built')
}

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string
  }
}
