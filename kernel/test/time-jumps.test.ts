// A host's clock that jumps back and forth: entries stay in order, and nobody gains or loses more than the rules give.
import { sealedBids } from '@foldtable/testkit/sealed-bids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClockSettings, scriptedChance, Table } from '../src/index.ts'

const START = 10_000_000
const CLOCKS: readonly Exclude<ClockSettings, { kind: 'none' }>[] = [
  { kind: 'perTurn', seconds: 30 },
  { kind: 'bank', seconds: 60, increment: 5 },
  { kind: 'penalty', seconds: 60, increment: 5, refill: 20 },
]
const opened = (clock: ClockSettings) =>
  Table.open(
    {
      game: sealedBids,
      seats: 2,
      options: { rounds: 3, ties: 'nobody' },
      chance: scriptedChance(),
      clock,
    },
    START,
  )

/** What is done next, and where the host's clock stands then. */
const steps = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 2 * START }),
    deed: fc.constantFrom('move', 'stop', 'go', 'rewind'),
  }),
  { maxLength: 30 },
)

test.each(CLOCKS)('[T-1.8, T-5.10] whatever the time, $kind keeps its bounds', (clock) => {
  const gain = 1000 * ('increment' in clock ? clock.increment : 0)
  fc.assert(
    fc.property(steps, (plan) => {
      const table = opened(clock)
      for (const { at, deed } of plan) {
        const { at: last, n } = table
        const banks = [...table.clock.banks]
        const seat = [0, 1].find((one) => table.question(one) !== null)
        const [move] = seat === undefined ? [] : table.offers(seat)
        if (deed === 'rewind' && n > 1) table.rewind(n - 1, 0, at)
        else if (deed === 'stop' || deed === 'go') table.setClock(deed, 0, at)
        else if (seat !== undefined && move !== undefined) table.play({ by: seat, move, at })
        expect(table.at).toBe(table.n === n ? last : Math.max(last, at))
        if (deed === 'rewind') continue // gives banks back as they were: T-5.8
        for (const [one, bank] of table.clock.banks.entries()) {
          const refill = 'refill' in clock ? 1000 * clock.refill : 0
          expect(bank).toBeLessThanOrEqual(Math.max((banks[one] ?? 0) + gain, refill))
          expect(bank).toBeGreaterThanOrEqual(0)
        }
      }
    }),
    { numRuns: 200, seed: 28 },
  )
})

test('[T-1.8, T-5.4] a clock that goes back an hour gives nobody an hour', () => {
  const table = opened({ kind: 'bank', seconds: 60, increment: 5 })
  const played = table.play({ by: 0, move: { kind: 'bid', card: 1 }, at: START - 3_600_000 })
  expect(played).toMatchObject({ ok: true, entry: { at: START } })
  expect(table.clock.banks).toEqual([65_000, 60_000])
})

test('[T-5.10] an old ledger whose time falls is folded without a gain', () => {
  const table = opened({ kind: 'bank', seconds: 60, increment: 5 })
  table.accept({ n: 2, at: START - 3_600_000, by: 0, move: { kind: 'bid', card: 1 }, events: [] })
  expect(Math.max(...table.clock.banks)).toBeLessThanOrEqual(65_000)
})
