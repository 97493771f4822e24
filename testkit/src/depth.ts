// How deep a test goes. `npm test` takes the quick part, with fixed seeds; `npm run deep` the deep one, with a new seed.
// Every test file that imports this module is a part of `npm run deep`, and so is every `*.deep.ts`.
import { appendFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect } from 'vitest'

/** How many, or how much, at each depth. */
export interface Depths<T> {
  readonly quick: T
  readonly deep: T
}

// Set by tools/deep.js.
const { DEEP_SEED, DEEP_GAMES, DEEP_MINUTES, DEEP_NOTES } = process.env

const BREATH_MS = 1000
const TOLD_EVERY_MS = 10_000

export const isDeep = DEEP_SEED !== undefined

export const depth = <T>({ quick, deep }: Depths<T>): T => (isDeep ? deep : quick)

/** The name itself in `npm test`; with the seed of the run before it in `npm run deep`. */
export const seedOf = (name: string): string => (isDeep ? `${DEEP_SEED} ${name}` : name)

/** For `test.each`: a seed for each round. */
export const seedsOf = (name: string, depths: Depths<number>): string[] =>
  Array.from({ length: countOf(depths) }, (_, round) => seedOf(`${name} ${round}`))

const countOf = (depths: Depths<number>): number =>
  isDeep && DEEP_GAMES !== undefined ? Number(DEEP_GAMES) : depth(depths)

/** `--minutes`, or what the part says. */
export const minutes = (depths: Depths<number>): number =>
  isDeep && DEEP_MINUTES !== undefined ? Number(DEEP_MINUTES) : depth(depths)

/**
 * `for await (const round of rounds({ quick: 20, deep: 2000 }))`: numbers from 0 on, with progress and a count for the summary.
 * `npm run deep` may ask for another number (`--games`) or for a time (`--minutes`).
 */
export async function* rounds(depths: Depths<number>): AsyncGenerator<number> {
  const most = countOf(depths)
  const begun = performance.now()
  let breath = begun
  let told = begun
  let round = 0
  try {
    while (!isEnough(round, most, performance.now() - begun)) {
      yield round
      round += 1
      const now = performance.now()
      if (now - told > TOLD_EVERY_MS) tell(`${round}${isTimed ? '' : ` of ${most}`} rounds`)
      if (now - told > TOLD_EVERY_MS) told = now
      // A loop that never waits would keep the runner from hearing of this file.
      if (now - breath < BREATH_MS) continue
      await setImmediate()
      breath = now
    }
  } finally {
    count(round)
  }
}

const isTimed = isDeep && DEEP_MINUTES !== undefined

const isEnough = (round: number, most: number, ms: number): boolean =>
  isTimed ? ms > Number(DEEP_MINUTES) * 60_000 : round >= most

/** So many rounds were made, for the summary; `rounds` does it by itself. */
export const count = (rounds: number): void => note({ rounds })

/** A line of progress of `npm run deep`; silent in `npm test`. */
export const tell = (text: string): void => note({ text })

function note(what: { rounds: number } | { text: string }): void {
  if (DEEP_NOTES === undefined) return
  const { testPath, currentTestName } = expect.getState()
  appendFileSync(DEEP_NOTES, `${JSON.stringify({ testPath, currentTestName, ...what })}\n`)
}
