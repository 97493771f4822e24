import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Every server of a test starts threads, and many a test a process: what Node has read for one is there for the next. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/foldtable/read')

/** Set by `npm run deep`, whose tests may take hours. */
const isDeep = process.env.DEEP_SEED !== undefined

const BROWSER = 'client/test/*browser*.test.ts'

/** Files share a process, and with it what was loaded and made fast: a test leaves nothing behind. */
const shared = {
  isolate: false,
  setupFiles: ['server/test/setup.ts'],
  testTimeout: isDeep ? 86_400_000 : 300_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } }, // on a machine that has other things to do
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'client/test/browser/shared.ts',
        },
      },
      {
        test: {
          ...shared,
          name: 'house',
          globalSetup: 'server/test/shared-databases.ts',
          include: ['**/test/**/*.test.ts', ...(isDeep ? ['**/test/**/*.deep.ts'] : [])],
          exclude: ['**/node_modules/**', 'bench/**', BROWSER],
        },
      },
    ],
  },
})
