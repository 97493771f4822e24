// The types of one game: rules, tests and bot, board and guide. What was found stays for the next time, so that it is quick.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../checkout.ts'
import { complaintsOf } from './installed-tool.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'foldtable', 'types')

interface Part {
  readonly extends: string
  /** Folders of the game. */
  readonly folders: readonly string[]
  /** Files of the house that go with them. */
  readonly files?: readonly string[]
}

/** Each is held against the settings under which the house compiles it. */
const PARTS: { readonly [name: string]: Part } = {
  rules: { extends: 'tsconfig.rules.json', folders: ['src'] },
  tests: { extends: 'tsconfig.json', folders: ['src', 'bot', 'test'] },
  pages: {
    extends: 'tsconfig.client.json',
    folders: ['board', 'guide'],
    files: ['games/loaders.ts'],
  },
}

/** Of the game in this folder. */
export function typeProblems(id: string, folder: string): string[] {
  const cache = join(CACHE, id)
  mkdirSync(cache, { recursive: true })
  return Object.entries(PARTS).flatMap(([name, part]) => {
    const folders = part.folders.map((one) => join(folder, one)).filter((one) => existsSync(one))
    if (folders.length === 0) return []
    const file = join(cache, `${name}.json`)
    writeFileSync(file, JSON.stringify(configOf(part, folders, join(cache, `${name}.tsbuildinfo`))))
    return complaintsOf('tsc', ['-p', file])
  })
}

const configOf = (part: Part, folders: readonly string[], tsBuildInfoFile: string) => ({
  extends: join(ROOT, part.extends),
  compilerOptions: { incremental: true, tsBuildInfoFile },
  include: folders,
  exclude: [],
  files: (part.files ?? []).map((file) => join(ROOT, file)),
})
