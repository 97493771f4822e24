// `npm start` for real: whoever ends npm ends the server, and port and data are free.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { holderOf } from '@foldtable/server/folder/lock'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../src/checkout.ts'
import { emptyFolder } from './command-line.ts'

async function started(data: string): Promise<{ npm: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    DATA_DIR: data,
    PORT: '0',
    HOST: '',
    PUBLIC_URL: '',
    LOG_LEVEL: 'warn',
  }
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => {
    npm.kill('SIGKILL')
    const pid = holderOf(data)?.holder?.pid
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  })
  for (;;) {
    const url = holderOf(data)?.holder?.url
    if (url !== undefined) return { npm, url }
    if (npm.exitCode !== null) throw new Error('it did not start')
    await aMoment()
  }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Only npm is told; nobody tells the server but npm, if npm can. */
test.each(['SIGTERM', 'SIGHUP'] as const)('%s to npm ends the server too', async (signal) => {
  const data = emptyFolder()
  const { npm, url } = await started(data)
  expect((await fetch(`${url}/healthz`)).ok).toBe(true)
  npm.kill(signal)
  await once(npm, 'exit')
  while (holderOf(data) !== undefined) await aMoment()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})
