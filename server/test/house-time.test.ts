// The house's time when the system's clock is set back, set forward, or was another one before a restart.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { houseTime } from '../src/base/house-time.ts'
import { openHouse, testSettings } from './house.ts'
import { guests, startedAt } from './seated.ts'

const HOUR = 3_600_000

/** A machine whose clocks are moved by hand. */
function machine(atLeast?: number) {
  const clocks = { system: 1_000_000_000, monotonic: 5 }
  const now = houseTime(() => clocks.system, {
    monotonic: () => clocks.monotonic,
    ...(atLeast === undefined ? {} : { atLeast }),
  })
  const pass = (ms: number, jump = 0) => {
    clocks.monotonic += ms
    clocks.system += ms + jump
    return now()
  }
  return { clocks, now, pass }
}

test('[HOUSE-2.6] a clock that is set back an hour changes nothing, nor does setting it right again', () => {
  const { now, pass } = machine()
  const begun = now()
  expect(pass(10_000, -HOUR)).toBe(begun + 10_000)
  expect(pass(10_000)).toBe(begun + 20_000)
  expect(pass(10_000, HOUR)).toBe(begun + 30_000)
})

test('[HOUSE-2.6] a machine that slept an hour is an hour later', () => {
  const { now, pass } = machine()
  const begun = now()
  expect(pass(10, HOUR)).toBe(begun + HOUR + 10)
})

test('[HOUSE-2.6] after a restart time goes on from what was written last', () => {
  const { clocks, now, pass } = machine(1_000_000_000 + HOUR)
  expect(now()).toBe(clocks.system + HOUR)
  expect(pass(10_000)).toBe(1_000_000_000 + HOUR + 10_000)
})

test('[HOUSE-2.6] whatever the system’s clock does, time passes and never goes back', () => {
  const steps = fc.array(
    fc.record({ ms: fc.nat(100_000), jump: fc.integer({ min: -2 * HOUR, max: 2 * HOUR }) }),
  )
  fc.assert(
    fc.property(steps, (plan) => {
      const { now, pass } = machine()
      let last = now()
      for (const { ms, jump } of plan) {
        const next = pass(ms, jump)
        expect(next).toBeGreaterThanOrEqual(jump < -ms ? last + ms : last)
        last = next
      }
    }),
    { seed: 28 },
  )
})

test('[HOUSE-2.6] a house that starts with its clock an hour back plays on at once', async () => {
  const { dataDir } = testSettings()
  const house = await openHouse({ dataDir }, () => Date.now() + HOUR)
  const people = await guests(house.url, 'Ann', 'Bob')
  const { live } = await startedAt(house, people, {
    clock: { kind: 'bank', seconds: 60, increment: 5 },
  })
  const { deadline, at } = live.stored
  await house.stop()
  let ahead = 0
  const again = await openHouse({ dataDir }, () => Date.now() + ahead)
  const back = await again.tables.find(live.id)
  expect(back?.stored).toMatchObject({ deadline, at })
  for (let second = 0; second < 7; second++) {
    ahead += 900 // as time that passes, not as a clock that is set
    await again.tables.tick(live.id)
  }
  // The pause of the opening is over; for an hour it would not be, if the house believed its clock.
  expect(back?.stored.n).toBe(2)
  expect(back?.stored.at).toBeGreaterThanOrEqual(at + 5000)
  expect(back?.table?.clock.banks).toEqual([60_000, 60_000])
})
