// A real server on a free port with a data folder of its own, and people who talk to it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startServer } from '../src/server.ts'
import { type Settings, settingsFrom } from '../src/settings/settings.ts'

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foldtable-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const testSettings = (more: Partial<Settings> = {}): Settings => ({
  ...settingsFrom({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    ENTRIES_PER_MINUTE: '1000000',
    GUESTS_PER_HOUR: '0',
    NAMES_PER_HOUR: '0',
    TABLES_PER_HOUR: '0',
    LINKS_PER_HOUR: '0',
    BOT_PACE_MS: '0',
    DATA_DIR: freshFolder(),
  }),
  ...more,
})

/** Stopped when the test is over. */
export async function openHouse(more: Partial<Settings> = {}, now: () => number = Date.now) {
  const server = await startServer(testSettings(more), now)
  onTestFinished(() => server.stop())
  return server
}
