// Builds the web app into `client/dist`: hashed files, their compressed twins, and the worker that keeps them for offline.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { finish } from './build/finish.ts'

/** Where `npx foldtable dev` has its server. */
const SERVER = process.env.FOLDTABLE_SERVER ?? 'http://127.0.0.1:3000'

/** What the first page needs and others share is one file: each more costs a house without a proxy a turn of the line. */
const GROUPS = [
  {
    name: 'shared',
    test: /react|scheduler|client\/src\/(app|data|wire|widgets|words\/index)|protocol\/src|kernel\/src/,
    minShareCount: 5,
  },
]

export default defineConfig({
  plugins: [react(), finish()],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
  },
})
