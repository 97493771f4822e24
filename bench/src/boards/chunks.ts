// How much there is to load for a board, compressed: its own files, without what the table's page and the game's rules have loaded already.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}
type Manifest = { readonly [name: string]: Chunk }

const dist = fileURLToPath(new URL('../../../client/dist/', import.meta.url))

/** In kB of 1,000 bytes; nothing if the game has no board in the app. */
export function boardKilobytes(game: string): number | undefined {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
  const board = `../games/${game}/board/index.tsx`
  if (manifest[board] === undefined) return undefined
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const loaded = new Set(
    [...entries, 'src/pages/table/table-page.tsx', rulesOf(game, manifest)].flatMap((name) =>
      filesOf(name, manifest),
    ),
  )
  const own = filesOf(board, manifest).filter((file) => !loaded.has(file))
  return own.reduce((sum, file) => sum + compressed(file), 0) / 1000
}

/** Where a bot takes the rules as a whole too, they have no entry of their own: what loads them names their file. */
function rulesOf(game: string, manifest: Manifest): string {
  const entry = `../games/${game}/src/index.ts`
  if (manifest[entry] !== undefined) return entry
  const loaders = Object.values(manifest).find(({ file }) => file.startsWith('assets/loaders-'))
  const text = loaders === undefined ? '' : readFileSync(`${dist}${loaders.file}`, 'utf8')
  const named = new RegExp(`"${game}":\\{rules:.*?import\\(.\\./([\\w-]+\\.js)`).exec(text)?.[1]
  const found = Object.keys(manifest).find((name) => manifest[name]?.file === `assets/${named}`)
  if (found === undefined) throw new Error(`the app loads no rules of ${game}`)
  return found
}

/** Of a chunk and everything that it needs before it runs. */
function filesOf(name: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(name)) return []
  seen.add(name)
  const needed = (chunk.imports ?? []).flatMap((one) => filesOf(one, manifest, seen))
  return [...new Set([chunk.file, ...(chunk.css ?? []), ...needed])]
}

const compressed = (file: string): number => {
  const twin = `${dist}${file}.br`
  return statSync(existsSync(twin) ? twin : `${dist}${file}`).size
}
