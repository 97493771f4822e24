// Whole games at random, with any options, a clock that plays now and then, and a look at every step.
import { randomRequest } from '@foldtable/bots/random-play'
import { copyOf, type Entry, seededChance, Table } from '@foldtable/kernel'
import { randomOptions } from '@foldtable/testkit/random-options'
import { type Imperial, imperial, type Options, type State } from '../src/index.ts'
import { optionsWith } from './table.ts'

export type ImperialTable = Table<Imperial>

export interface Step {
  readonly seed: string
  readonly before: State
  readonly after: State
  readonly entry: Entry<Imperial>
  /** How many offers each seat that is asked has; nothing once the game is over. */
  readonly offers: readonly number[] | undefined
}

export interface RandomGame {
  readonly seed: string
  readonly players: number
  readonly options?: Partial<Options>
}

/** With these options, or with any. */
export function openRandom({ seed, players, options }: RandomGame): ImperialTable {
  const any = randomOptions(imperial.meta.options, seededChance(`options ${seed}`))
  return Table.open({
    game: imperial,
    seats: players,
    options: optionsWith(options ?? any),
    chance: seededChance(`table ${seed}`),
  })
}

/** Plays to the end. */
export function playRandomly(
  table: ImperialTable,
  seed: string,
  onEntry: (entry: Entry<Imperial>, before: State) => void,
): void {
  const chance = seededChance(`players ${seed}`)
  for (;;) {
    const request = randomRequest(table, chance, { clock: 10, host: 0 })
    if (request === undefined) return
    const before = copyOf(table.state)
    const played = table.play(request)
    if (!played.ok || played.entry === undefined) throw new Error(JSON.stringify([request, played]))
    onEntry(played.entry, before)
  }
}

export function stepsOf(game: RandomGame): Step[] {
  const { seed } = game
  const table = openRandom(game)
  const steps: Step[] = []
  playRandomly(table, seed, (entry, before) => {
    const { decision } = table
    const offers =
      decision.result === undefined
        ? decision.seats.map((seat) => table.offers(seat).length)
        : undefined
    steps.push({ seed, before, after: copyOf(table.state), entry, offers })
  })
  return steps
}
