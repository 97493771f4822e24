// What the commands that touch a server's data have in common.
import { resolve } from 'node:path'
import { environmentIn } from '@foldtable/server/settings/environment'
import { BadInput } from './command.ts'

export const dataOption = {
  data: { type: 'string', value: 'folder', help: 'the data folder (DATA_DIR, else ./data)' },
} as const

export const dataFolder = (given: string | undefined): string =>
  resolve(given ?? (environmentIn(process.cwd(), process.env).DATA_DIR || './data'))

export function keepFrom(text: string): number {
  const keep = Number(text)
  if (!Number.isInteger(keep) || keep < 1 || keep > 10_000)
    throw new BadInput(`--keep must be a whole number from 1 to 10000, not "${text}"`)
  return keep
}

/** A folder that cannot be used is for the person to mend, not a fault of ours. */
export async function usable<T>(action: () => Promise<T>): Promise<T> {
  const { Unusable } = await import('@foldtable/server/folder/data-folder')
  try {
    return await action()
  } catch (problem) {
    const isForThem =
      problem instanceof Unusable || (problem instanceof Error && 'syscall' in problem)
    if (isForThem) throw new BadInput(problem.message)
    throw problem
  }
}
