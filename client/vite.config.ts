// Builds the web app into `client/dist`: hashed files, their compressed twins, and the worker that keeps them for offline.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { finish } from './build/finish.ts'

const SERVER = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), finish()],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
  },
})
