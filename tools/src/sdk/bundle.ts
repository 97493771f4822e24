// The package for programs outside: one file that runs in Node, with the rules of every game, and its types.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../checkout.ts'
import { writeTypes } from './types.ts'

/** As it is installed; nothing else is needed. */
const PACKAGE = {
  name: '@foldtable/sdk',
  type: 'module',
  license: 'MIT',
  engines: { node: '>=22.18' },
  exports: { '.': { types: './types/sdk/src/index.d.ts', default: './index.js' } },
}

export async function writeSdk(folder: string, version: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await Promise.all([bundle(folder), writeTypes(join(folder, 'types'))])
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...PACKAGE, version }, undefined, 2)}\n`,
  )
  for (const file of ['README.md', 'example'])
    cpSync(join(ROOT, 'sdk', file), join(folder, file), { recursive: true })
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
}

async function bundle(folder: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(ROOT, 'sdk'),
    logLevel: 'warn',
    build: {
      ssr: join(ROOT, 'sdk', 'src', 'index.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'node' },
  })
}
