// Every source file of the house, by its path from the root.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

export const root = join(import.meta.dirname, '..', '..')

export function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
  })
  const files = listed
    .toString()
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file))) // git lists what is deleted and not committed yet
  expect(files.length).toBeGreaterThan(50)
  return files
}
