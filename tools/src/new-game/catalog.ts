// Entering a game into games/catalog.ts: an import among the sorted imports, and the last of the list.
import type { Names } from './names.ts'

const IMPORT = /^import \{ \w+ \} from '\.\/([\w-]+)\/src\/index\.ts'$/
const LIST = /(export const games: readonly Game\[\] = \[)([^\]]*)\]/
const WIDTH = 100

/** The new text; nothing if the catalog does not look as expected. */
export function withGame(catalog: string, { name, camelName }: Names): string | undefined {
  const lines = catalog.split('\n')
  const imports = lines.flatMap((line, at) => (IMPORT.test(line) ? [at] : []))
  const last = imports.at(-1)
  if (last === undefined || !LIST.test(catalog)) return undefined
  const next = imports.find((at) => (IMPORT.exec(lines[at] ?? '')?.[1] ?? '') > name) ?? last + 1
  lines.splice(next, 0, `import { ${camelName} } from './${name}/src/index.ts'`)
  return lines.join('\n').replace(LIST, (_, begin: string, list: string) => {
    const names = [...list.matchAll(/\w+/g)].map(([known]) => known)
    return listOf(begin, [...names, camelName])
  })
}

function listOf(begin: string, names: readonly string[]): string {
  const line = `${begin}${names.join(', ')}]`
  return line.length <= WIDTH ? line : `${begin}\n${names.map((name) => `  ${name},\n`).join('')}]`
}
