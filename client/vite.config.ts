// Builds the web app into `client/dist`: hashed files, their compressed twins, and the worker that keeps them for offline.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { finish } from './build/finish.ts'

/** Where `npx foldtable dev` has its server. */
const SERVER = process.env.FOLDTABLE_SERVER ?? 'http://127.0.0.1:3000'

/** What the first page needs is one file, and so is what tables share: each more costs a house without a proxy a turn of the line. */
const GROUPS = [
  { name: 'shared', tags: ['$initial' as const], minShareCount: 2 },
  { name: 'shared', test: 'preload-helper' }, // Vite adds it later
  { name: 'kernel', test: /kernel\/src|@noble/, minShareCount: 3 },
  {
    name: 'playing',
    test: /parts\/src|games\/drawing|client\/src\/(store|plain|words|pages\/table)/,
    minShareCount: 3,
  },
  {
    name: (id: string) => `rules-of-${/games\/([^/]+)\//.exec(id)?.[1]}`,
    debugName: 'rules',
    test: /games\/[^/]+\/src\//,
    minShareCount: 2,
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
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
  },
})
