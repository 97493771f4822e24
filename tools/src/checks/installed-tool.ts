// Running a tool that is installed in this checkout.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from '../checkout.ts'

const BIN = join(ROOT, 'node_modules', '.bin')

/** What the tool printed, if it failed; nothing if all is well. */
export function complaintsOf(
  tool: string,
  args: readonly string[],
  settings: { readonly [name: string]: string } = {},
): string[] {
  const PATH = `${BIN}${delimiter}${process.env.PATH ?? ''}` // runs it under the Node of this checkout
  const { status, error, stdout, stderr } = spawnSync(join(BIN, tool), args, {
    cwd: ROOT,
    env: { ...process.env, PATH, NO_COLOR: '1', ...settings },
    encoding: 'utf8',
  })
  if (status === 0) return []
  if (error !== undefined) return [`${tool} does not run: ${error.message}`]
  return `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
}
