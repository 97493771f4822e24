// Law 16: `evolve` reads no option. An event says all that changed; a rule that the fold decides would, once it is mended or
// played with another option, change every table that was ever played.
import { type AnyTable, type Game, readOptions, seededChance } from '@foldtable/kernel'
import { describe } from '../broken.ts'
import type { Case } from '../case.ts'
import { randomOptions } from '../random-options.ts'

/** So many blanks with other options tell which parts of a state come from them. */
const BLANKS = 24

/** The parts of a blank state that options decide. */
export function partsFromOptions(game: Game, seats: number): Set<string> {
  const chance = seededChance('other options')
  const seen = new Map<string, string>()
  const parts = new Set<string>()
  for (let blank = 0; blank < BLANKS; blank++) {
    const read = readOptions(game, randomOptions(game.meta.options, chance))
    if (!read.ok) continue
    for (const [part, value] of Object.entries(stateOf(game.blank(seats, read.options)))) {
      const text = JSON.stringify(value)
      if ((seen.get(part) ?? text) !== text) parts.add(part)
      seen.set(part, text)
    }
  }
  return parts
}

const stateOf = (state: unknown): { [part: string]: unknown } =>
  typeof state === 'object' && state !== null ? { ...state } : {}

/** Folds the game that was played once more, on a state whose options cannot be read. */
export function foldsBlindly({ game, seats, options, course }: Case, table: AnyTable): void {
  const { holding } = course
  const parts = course.partsFromOptions(seats)
  const blank = game.blank(seats, options)
  const last = stateOf(table.state)
  const first = stateOf(blank)
  const fixed = [...parts].filter(
    (part) => JSON.stringify(first[part]) === JSON.stringify(last[part]),
  )
  for (const part of fixed) hide(blank, part, first[part], game.chartedBy ?? [])
  for (const { n, events } of table.pathTo(table.n))
    for (const event of events) {
      try {
        game.evolve(blank, event)
      } catch (problem) {
        const what = `evolve fails on ${event.kind} of entry ${n} without the options: ${describe(problem)}`
        holding.hold('blindFold', false, `${what}. Let \`decide\` say it in the event`)
      }
    }
  holding.checks.blindFold += 1
}

/** A part that only its `charted` options can be read of: they name a map, and what is on it. */
function hide(state: unknown, part: string, value: unknown, charted: readonly string[]): void {
  const refuseToTell = (name: string): never => {
    throw new Error(`${name} was read`)
  }
  const get =
    typeof value === 'object' && value !== null
      ? () => new Proxy(value, { get: (all, name) => told(all, String(name)) })
      : () => refuseToTell(part)
  const told = (all: object, name: string): unknown =>
    charted.includes(name) ? Reflect.get(all, name) : refuseToTell(`${part}.${name}`)
  Object.defineProperty(state, part, { get, enumerable: true, configurable: true })
}
