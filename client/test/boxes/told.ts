// A board in a box, played by pressing it, from a position that a test tells.
import type { AnyEvent } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Wanted } from './wanted.ts'

/** What happened there so far, entry by entry. */
export const happenedAt = (page: Page, wanted: Wanted): Promise<AnyEvent[][]> =>
  page.evaluate(`happened(${JSON.stringify(wanted)})`)

/** Does something that makes so many moves, and answers what came of it. */
export async function comesOf(
  page: Page,
  wanted: Wanted,
  deed: () => Promise<void>,
  moves = 1,
): Promise<AnyEvent[]> {
  const before = (await happenedAt(page, wanted)).length
  await deed()
  await expect
    .poll(async () => (await happenedAt(page, wanted)).length, { timeout: 20_000 })
    .toBe(before + moves)
  return (await happenedAt(page, wanted)).slice(before).flat()
}

export const kindsOf = (events: readonly AnyEvent[]): string[] => events.map(({ kind }) => kind)
