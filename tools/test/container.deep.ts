// The image without an engine: its copies and installs in their order, and then the command that operators use in it.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../src/checkout.ts'

/** Of a Dockerfile's last stage, what comes before all sources are copied. */
function stepsBeforeSources(): readonly string[] {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n')
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  return stage.slice(0, stage.indexOf('COPY . .'))
}

test('the command line is linked in the image', () => {
  const image = mkdtempSync(join(tmpdir(), 'foldtable-'))
  onTestFinished(() => rmSync(image, { recursive: true, force: true }))
  for (const step of stepsBeforeSources()) {
    const [kind, ...words] = step.split(' ')
    const target = words.at(-1) ?? ''
    if (kind === 'RUN')
      execFileSync('sh', ['-c', words.join(' ')], { cwd: image, stdio: 'inherit' })
    if (kind !== 'COPY') continue
    for (const source of words.slice(0, -1)) {
      const isFolder = target.endsWith('/')
      const to = join(image, isFolder ? join(target, source.split('/').at(-1) ?? '') : target)
      mkdirSync(dirname(to), { recursive: true })
      cpSync(join(ROOT, source), to, { recursive: true })
    }
  }
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const file of files) cpSync(join(ROOT, file), join(image, file), { recursive: true })
  const { status, stdout } = spawnSync(join(image, 'node_modules/.bin/foldtable'), ['--version'])
  expect([status, String(stdout)]).toEqual([0, expect.stringMatching(/^foldtable \d/)])
})
