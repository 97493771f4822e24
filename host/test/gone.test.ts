// A table whose entries are not there, or not all of them, is said to be so: it is not read for ever.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { LiveTable } from '@foldtable/host/live-table'
import { MemoryLedger } from '@foldtable/host/memory-ledger'
import type { World } from '@foldtable/host/ports'
import { practiceTable } from '@foldtable/host/practice'
import { say } from '@foldtable/host/requests'
import type { Entry } from '@foldtable/kernel'
import { expect, test } from 'vitest'

const nothing = () => undefined
const world: World = {
  ...{ now: () => 1, after: () => nothing, newId: () => 'an id', mostNamed: 0 },
  ...{ entryMade: nothing, woken: nothing, changed: nothing, deadlineSet: nothing },
  ...{ snapshotUnfit: nothing, fault: nothing },
}

class Torn extends MemoryLedger {
  kept = Number.POSITIVE_INFINITY
  reads = 0

  override async entriesAfter(id: string, n: number): Promise<Entry[]> {
    this.reads += 1
    return (await super.entriesAfter(id, n)).filter((entry) => entry.n <= this.kept)
  }
}

test.each([0, 1])('[HOUSE-20.1] of three entries only the first %i are there', async (kept) => {
  const ledger = new Torn()
  const seats = ['Ann', 'Bob'].map((name) => ({ name, isBot: false }))
  const game = passTheAce as never
  const stored = practiceTable(game, { seats }, { id: 'a', key: 'a0'.repeat(32), now: 1 })
  ledger.create(stored)
  const live = new LiveTable(game, stored, ledger, world)
  await live.inTurn(() => live.truth.load())
  for (const seat of [0, 1])
    expect(
      await say(live, `seat:${seat}`, { kind: 'play', move: { kind: 'ready' } }, `key ${seat}`),
    ).toMatchObject({ ok: true })
  expect(live.stored.n).toBe(3)
  Object.assign(ledger, { kept, reads: 0 })
  const again = new LiveTable(game, stored, ledger, world)
  await expect(again.inTurn(() => again.truth.load())).rejects.toThrow('are gone')
  expect(again.table).toBeUndefined()
  expect(ledger.reads).toBeLessThan(100)
})
