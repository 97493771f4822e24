// What a page will need is asked for with the page itself, not one file after the other has told of the next.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { About } from './about.ts'

/** As the build writes it down: what each source became, and what that imports. */
interface Manifest {
  readonly [source: string]: {
    readonly file: string
    readonly imports?: readonly string[]
    readonly css?: readonly string[]
  }
}

const TABLE = [
  'src/pages/online/online-table-page.tsx',
  'src/pages/table/table-page.tsx',
  '../games/GAME/src/index.ts',
  '../games/GAME/board/index.tsx',
]

/** Beyond what every page has; of a table by how far it is. */
const SOURCES: { readonly [page: string]: readonly string[] } = {
  '/tables/:id': TABLE,
  '/tables/:id waiting': [
    'src/pages/online/online-table-page.tsx',
    'src/pages/waiting-room/waiting-room.tsx',
  ],
  '/tables/:id over': [...TABLE, 'src/pages/table/result/result.tsx'],
  '/games/:id': ['src/pages/guide/guide-page.tsx', '../games/GAME/guide/index.ts'],
  '/games/:id/rules': ['src/pages/rules/rules-page.tsx'],
}

type Preloads = (page: string, about: About) => readonly string[]

/** Links for the head of a page, for after what every page begins with; the manifest is read again when the app was built anew. */
export function preloadsIn(folder: string): Preloads {
  const path = join(folder, '.vite', 'manifest.json')
  const made = new Map<string, readonly string[]>()
  let manifest: Manifest = {}
  let readAt = 0
  return (page, { game = '', status = 'playing' }) => {
    const sources = SOURCES[`${page} ${status}`] ?? SOURCES[page]
    if (sources === undefined || !existsSync(path)) return []
    const { mtimeMs } = statSync(path)
    if (mtimeMs !== readAt) {
      manifest = JSON.parse(readFileSync(path, 'utf8'))
      readAt = mtimeMs
      made.clear()
    }
    const key = `${page} ${game} ${status}`
    const links =
      made.get(key) ??
      linksTo(
        manifest,
        sources.map((one) => one.replace('GAME', game)),
      )
    made.set(key, links)
    return links
  }
}

function linksTo(manifest: Manifest, sources: readonly string[]): string[] {
  const common = filesOf(manifest, ['index.html'])
  const wanted = [...filesOf(manifest, sources)].filter((file) => !common.has(file))
  return wanted.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" fetchpriority="low" href="/${file}" />`
      : `<link rel="modulepreload" fetchpriority="low" href="/${file}" />`,
  )
}

/** Of these sources and of all that they import. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const follow = (source: string): void => {
    const built = manifest[source]
    if (built === undefined || seen.has(source)) return
    seen.add(source)
    for (const file of [built.file, ...(built.css ?? [])]) files.add(file)
    for (const one of built.imports ?? []) follow(one)
  }
  for (const source of sources) follow(source)
  return files
}
