// Lists that are made from what lies in folders, so that adding something is adding a file. `npx foldtable lists` writes them,
// and a test holds them to their folders.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface List {
  /** From the root. */
  readonly file: string
  readonly text: string
}

/** Every list of the house, as it should be. */
export const listsOf = (root: string): List[] => [
  listOf(root, 'games/imperial/src/setups/index.ts', setupList),
]

const listOf = (root: string, file: string, make: (folder: string) => string): List => ({
  file,
  text: make(join(root, file, '..')),
})

/** Writes those that are not as they should be, and answers their names. */
export function writeLists(root: string): string[] {
  const stale = staleLists(root)
  for (const { file, text } of stale) writeFileSync(join(root, file), text)
  return stale.map(({ file }) => file)
}

export const staleLists = (root: string): List[] =>
  listsOf(root).filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text)

const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The set-ups of a folder: each file but `setup.ts`, which says what one is. */
export function setupList(folder: string): string {
  const names = globSync('*.ts', { cwd: folder })
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index' && name !== 'setup')
    .sort()
  const entry = (name: string) =>
    name === camel(name) ? `  ${name},` : `  '${name}': ${camel(name)},`
  return [
    '// Every set-up. Made by `npx foldtable lists` from the files beside it.',
    ...names.map((name) => `import { ${camel(name)} } from './${name}.ts'`),
    '',
    'export const SETUPS = {',
    ...names.map(entry),
    '} as const',
    '',
  ].join('\n')
}
