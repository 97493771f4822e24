// The rounds of the clocks when storage fails: they wait, longer each time, and go on by themselves.
import { expect, onTestFinished, test, vi } from 'vitest'
import { Clocks } from '../src/clocks/clocks.ts'
import { Outage } from '../src/ledger/sql.ts'

test('[HOUSE-20.1, HOUSE-2.2] after an outage the next round waits longer each time, and is told once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const begun = Date.now()
  const rounds: number[] = []
  const told: unknown[] = []
  let isBroken = true
  const ledger = {
    async tablesDue() {
      rounds.push((Date.now() - begun) / 1000)
      return ['a', 'b', 'c']
    },
    nextDeadline: async () => begun + 3_600_000,
  }
  const clocks = new Clocks(ledger, {
    now: Date.now,
    failed: (problem) => told.push(problem),
    async tick() {
      if (isBroken) throw new Outage('the disk is full')
    },
  })
  onTestFinished(() => clocks.stop())
  clocks.start()
  await vi.advanceTimersByTimeAsync(130_000)
  expect(rounds).toEqual([0, 1, 3, 7, 15, 31, 63, 123])
  expect(told).toHaveLength(rounds.length)
  isBroken = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds.at(-1)).toBe(183)
  expect(told).toHaveLength(rounds.length - 1)
})
