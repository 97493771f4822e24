// After the build: the service worker learns which files there are, and every text gets its compressed twins.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORKER = 'service-worker.js'
/** For other programs, not for the app. */
const SHARED = 'icons/share.png'
const TEXTS = /\.(js|css|svg|webmanifest|json)$/
/** Built files that no browser asks for. */
const INSIDE = /^\.vite\/|\.(br|gz|map)$/

export function finish(): Plugin {
  let out = ''
  let root = ''
  return {
    name: 'foldtable-finish',
    apply: 'build',
    configResolved(config) {
      root = config.root
      out = join(config.root, config.build.outDir)
    },
    closeBundle() {
      writeWorker(root, out)
      for (const file of filesIn(out)) if (TEXTS.test(file)) compress(join(out, file))
    },
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .filter((file) => !INSIDE.test(file))
    .sort()

/** The version is drawn from what is in the files, so that the worker changes when any of them does. */
function writeWorker(root: string, out: string): void {
  const files = filesIn(out).filter((file) => file !== WORKER && file !== SHARED)
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(out, file)))
  const shown = files.map((file) => (file === 'index.html' ? '/' : `/${file}`))
  const source = readFileSync(join(root, 'build', WORKER), 'utf8')
    .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
    .replace("['FILES']", JSON.stringify(shown))
  writeFileSync(join(out, WORKER), source)
}

function compress(path: string): void {
  const bytes = readFileSync(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
