import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts', 'games/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**'],
    maxWorkers: '100%',
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
