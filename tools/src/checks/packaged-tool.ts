// Running a tool that is installed in this checkout.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ROOT } from '../checkout.ts'

const BIN = join(ROOT, 'node_modules', '.bin')

/** What the tool printed, if it failed, and a hint below; nothing if all is well. */
export async function outputOf(
  tool: string,
  args: readonly string[],
  hint?: string,
): Promise<string[]> {
  const path = `${BIN}${delimiter}${process.env.PATH ?? ''}` // the tools run under the Node of this checkout
  const child = spawn(join(BIN, tool), args, {
    cwd: ROOT,
    env: { ...process.env, PATH: path, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const [status, printed, complained] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
  ])
  if (status === 0) return []
  return [printed, complained, hint ?? ''].filter((part) => part.trim() !== '')
}
