// Random games with random options, looked at after every entry.
import { playOut } from '@foldtable/bots/random-play'
import { type Chance, type Entry, readOptions, seededChance, Table } from '@foldtable/kernel'
import { randomOptions } from '@foldtable/testkit/random-options'
import { type Serenissima, type State, serenissima } from '../src/index.ts'
import { eager } from './eager.ts'

export interface Look {
  readonly state: State
  readonly before: State
  readonly entry: Entry<Serenissima>
}

/** Throws, or tells what is wrong, where something does not hold. */
export type Check = (look: Look) => string | undefined

export function openTable(seats: number, chance: Chance, seed: string, game = serenissima) {
  const read = readOptions(game, randomOptions(game.meta.options, chance))
  if (!read.ok) throw new RangeError('no options')
  return Table.open({ game, seats, options: read.options, chance: seededChance(seed) })
}

/** What the checks find wrong in so many games of each number of seats, half of them eager; and how much they saw. */
export function watch(games: number, checks: { readonly [name: string]: Check }) {
  const problems: string[] = []
  let entries = 0
  for (const seats of [2, 3, 4]) {
    for (let index = 0; index < games; index++) {
      const seed = `random ${seats} ${index}`
      const player = seededChance(`${seed} player`)
      const table = openTable(seats, player, seed, index % 2 === 0 ? eager : serenissima)
      let before = table.snapshot().state
      playOut(table, player, {
        onEntry(entry) {
          entries += 1
          for (const [name, check] of Object.entries(checks)) {
            const problem = check({ state: table.state, before, entry })
            if (problem !== undefined) problems.push(`${name}, ${seed}, ${entry.n}: ${problem}`)
          }
          before = table.snapshot().state
        },
      })
    }
  }
  return { problems, entries }
}
