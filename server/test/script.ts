// A few lines of code as a process of their own, which can be killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const SERVER = fileURLToPath(new URL('..', import.meta.url))

const run = (code: string) =>
  spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Code that may import from `./src/`, and the first thing it printed; it goes on until the test is over. */
export async function script(
  code: string,
): Promise<{ readonly process: ChildProcess; readonly printed: string }> {
  const child = run(code)
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed = await Promise.race([
    once(child.stdout, 'data').then(([data]) => String(data).trim()),
    once(child, 'exit').then(() => ''),
  ])
  return { process: child, printed }
}

/** What code printed until it ended, and how it ended. */
export async function ended(
  code: string,
): Promise<{ readonly printed: string; readonly signal: string | null }> {
  const child = run(code)
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += String(data)
  })
  const [, signal] = await once(child, 'close')
  return { printed: printed.trim(), signal }
}
