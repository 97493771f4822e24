// A place for the databases that tests share: nothing is started before a test asks for it, and what was started ends with the run.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

export default function share(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'foldtable-databases-'))
  project.provide('databases', { folder, run: process.pid })
  return () => {
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      if (name.endsWith('.pid')) end(Number(readFileSync(join(folder, name), 'utf8')))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    databases: { readonly folder: string; readonly run: number }
  }
}
