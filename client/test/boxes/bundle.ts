// The page of `page.tsx` as one text, made by the same tool that makes the app.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const made = new Map<string, Promise<string>>()

/** `entry` is a file of this folder; it is made once. */
export function boxesPage(entry = 'page.tsx'): Promise<string> {
  const page = made.get(entry) ?? make(entry)
  made.set(entry, page)
  return page
}

async function make(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [react()],
    // As it is served, though a test asks for it: React for developing takes twice as long.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, entry),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [result] = [built].flat()
  if (result === undefined || !('output' in result)) throw new Error('nothing was built')
  const parts = result.output.map((file) => {
    if (file.type === 'chunk')
      return `<script>${file.code.replaceAll('</script', '<\\/script')}</script>`
    return file.fileName.endsWith('.css') ? `<style>${String(file.source)}</style>` : ''
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boards</title></head><body style="margin:0">${parts.sort().reverse().join('')}</body></html>`
}
