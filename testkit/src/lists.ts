// Lists that are made from what lies in folders, so that adding something is adding a file. `npx foldtable lists` writes them,
// and a test holds them to their folders.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface List {
  /** From the root. */
  readonly file: string
  readonly text: string
}

/** Every list of the house, as it should be. */
export const listsOf = (root: string): List[] => [
  listOf(root, 'games/catalog.ts', (text) => withCatalog(text, gamesIn(root, text))),
  listOf(root, 'games/loaders.ts', (text) => withLoaders(text, root)),
  listOf(root, 'bots/src/policies.ts', (text) => withPolicies(text, root)),
  listOf(root, SETUPS, () => setupList(join(root, SETUPS, '..'))),
  listOf(root, MAPS, () => mapList(join(root, MAPS, '..'))),
]

const SETUPS = 'games/imperial/src/setups/index.ts'
const MAPS = 'games/imperial/board/maps/index.ts'

/** From what the file says now. */
const listOf = (root: string, file: string, make: (text: string) => string): List => ({
  file,
  text: make(readFileSync(join(root, file), 'utf8')),
})

/** Writes those that are not as they should be, and answers their names. */
export function writeLists(root: string): string[] {
  const stale = staleLists(root)
  for (const { file, text } of stale) writeFileSync(join(root, file), text)
  return stale.map(({ file }) => file)
}

export const staleLists = (root: string): List[] =>
  listsOf(root).filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text)

/** The games of the catalog in its order, and after them whatever else is a game's folder: it has rules in `src/index.ts`. */
function gamesIn(root: string, catalog: string): string[] {
  const listed: readonly string[] =
    /export const games[^[]*\[\][^[]*\[([^\]]*)\]/.exec(catalog)?.[1]?.match(/\w+/g) ?? []
  const place = (name: string) => {
    const at = listed.indexOf(camel(name))
    return at < 0 ? listed.length : at
  }
  return globSync('*/src/index.ts', { cwd: join(root, 'games') })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .sort()
    .sort((a, b) => place(a) - place(b))
}

/** `games/catalog.ts`: imports in the order of folders, the list in the order of games. */
function withCatalog(text: string, names: readonly string[]): string {
  const [first = '', second = ''] = text.split('\n')
  const after = text.slice(text.indexOf('\nexport const gameById'))
  const line = `export const games: readonly Game[] = [${names.map(camel).join(', ')}]`
  const list =
    line.length <= WIDTH
      ? [line]
      : [
          'export const games: readonly Game[] = [',
          ...names.map((name) => `  ${camel(name)},`),
          ']',
        ]
  const imports = [...names]
    .sort()
    .map((name) => `import { ${camel(name)} } from './${name}/src/index.ts'`)
  return [first, second, ...imports, '', ...list, after].join('\n')
}

const WIDTH = 100

/** `games/loaders.ts`: the rules of each game, and its board and its guide where it has them. */
function withLoaders(text: string, root: string): string {
  const games = join(root, 'games')
  const names = gamesIn(root, readFileSync(join(games, 'catalog.ts'), 'utf8'))
  const has = (name: string, file: string) => existsSync(join(games, name, file))
  const entries = names.map((name) =>
    loaderOf(name, has(name, 'board/index.tsx'), has(name, 'guide/index.ts')),
  )
  const begin = text.slice(0, text.indexOf('\nexport const loaders'))
  const head = 'export const loaders: { readonly [id: string]: Loader } = {'
  return [begin, head, ...entries, '}', ''].join('\n')
}

/** As it is written in `games/loaders.ts`. */
export function loaderOf(name: string, hasBoard = false, hasGuide = false): string {
  const rules = `({ ${camel(name)} }) => ${camel(name)} as Game`
  return [
    `  ${keyOf(name)}: {`,
    loadLine('rules', `./${name}/src/index.ts`, rules),
    ...(hasBoard ? [loadLine('board', `./${name}/board/index.tsx`, '({ board }) => board')] : []),
    ...(hasGuide ? [loadLine('guide', `./${name}/guide/index.ts`, '({ guide }) => guide')] : []),
    '  },',
  ].join('\n')
}

/** Written so that nobody takes it for an import of this file. */
const LOAD = 'import'

/** Broken as the formatter does it. */
function loadLine(what: string, file: string, pick: string): string {
  const load = `${LOAD}('${file}')`
  const line = `    ${what}: () => ${load}.then(${pick}),`
  const second = `      ${load}.then(${pick}),`
  if (line.length <= WIDTH) return line
  if (second.length <= WIDTH) return `    ${what}: () =>\n${second}`
  return `    ${what}: () =>\n      ${load}.then(\n        ${pick},\n      ),`
}

/** `bots/src/policies.ts`: games with a player of their own. */
function withPolicies(text: string, root: string): string {
  const names = globSync('*/bot/index.ts', { cwd: join(root, 'games') })
    .map((file) => file.split(/[\\/]/)[0] ?? '')
    .sort()
  const list = text.indexOf('const POLICIES')
  const begin = text.slice(0, text.indexOf('{\n', list) + 2)
  const after = text.slice(text.indexOf('}\n', list))
  const lines = names.map(
    (name) => `  ${keyOf(name)}: () => ${LOAD}('@foldtable/games/${name}/bot'),`,
  )
  return `${begin}${lines.join('\n')}\n${after}`
}

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name)

const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The set-ups of a folder: each file but `setup.ts`, which says what one is. */
export const setupList = (folder: string): string => filesList(folder, 'set-up', 'SETUPS')

/** The drawn maps of a folder. */
export const mapList = (folder: string): string => filesList(folder, 'drawn map', 'MAPS')

/** What each file of a folder exports under its own name, as one table. */
function filesList(folder: string, what: string, table: string): string {
  const names = globSync('*.ts', { cwd: folder })
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index' && name !== 'setup')
    .sort()
  const entry = (name: string) =>
    name === camel(name) ? `  ${name},` : `  ${keyOf(name)}: ${camel(name)},`
  return [
    `// Every ${what}. Made by \`npx foldtable lists\` from the files beside it.`,
    ...names.map((name) => `import { ${camel(name)} } from './${name}.ts'`),
    '',
    `export const ${table} = {`,
    ...names.map(entry),
    '} as const',
    '',
  ].join('\n')
}
