// Runs the real command line as a child process, as a person would.
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/foldtable.js', import.meta.url))

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** `input` is everything that is typed; then the input ends. */
export function foldtable(
  args: readonly string[],
  input = '',
  more: { readonly [name: string]: string } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...more },
  })
  return { status, stdout, stderr }
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'foldtable-'))
