// The types of the package: declarations of what its index says, and of all that these lead to, each by a path of its own.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../checkout.ts'

const ENTRY = 'sdk/src/index.d.ts'
const SPECIFIER = /(from\s+|import\(|import\s+)(['"])([^'"]+)\2/g

export async function writeTypes(folder: string): Promise<void> {
  const made = mkdtempSync(join(tmpdir(), 'foldtable-types-'))
  try {
    const tsc = join(ROOT, 'node_modules', '.bin', 'tsc')
    await promisify(execFile)(tsc, ['-p', join(ROOT, 'sdk', 'tsconfig.json'), '--outDir', made])
    copyReachable(made, folder)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

function copyReachable(made: string, folder: string): void {
  const [known, waiting] = [new Set([ENTRY]), [ENTRY]]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const from = file
    const text = readFileSync(join(made, from), 'utf8')
    const own = text.replace(SPECIFIER, (whole, before: string, quote: string, name: string) => {
      const target = targetOf(made, from, name)
      if (target === undefined) return whole
      if (!known.has(target)) waiting.push(target)
      known.add(target)
      return `${before}${quote}${relative(from, target)}${quote}`
    })
    mkdirSync(dirname(join(folder, from)), { recursive: true })
    writeFileSync(join(folder, from), own)
  }
}

/** The declarations that a name in a file stands for; nothing for packages of others. */
function targetOf(made: string, file: string, name: string): string | undefined {
  const path = name.startsWith('.')
    ? posix.join(posix.dirname(file), name)
    : name.replace(/^@foldtable\/(\w+)\/?/, (_, area) => `${area}/src/`)
  const stem = path.replace(/\.(d\.)?ts$/, '').replace(/\/$/, '')
  return [`${stem}.d.ts`, `${stem}/index.d.ts`].find((one) => existsSync(join(made, one)))
}

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to).replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}
