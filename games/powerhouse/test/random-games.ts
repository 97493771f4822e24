// Whole matches of PowerHouse at random, step by step.
import { seededChance, Table } from '@foldtable/kernel'
import { playWildly, type Wildness, type Step as WildStep } from '@foldtable/testkit/wild-play'
import { PACKS, SUIT_ORDER, TYPES } from '../src/cards.ts'
import { VARIANTS, type VariantKey } from '../src/data/variants.ts'
import { type Move, type PowerHouse, powerhouse } from '../src/index.ts'
import { KEYS, optionsFor } from './table.ts'

export type HouseTable = Table<PowerHouse>
export type Step = WildStep<PowerHouse>

export interface RandomGame {
  readonly seed: string
  readonly key: VariantKey
  readonly games: number
}

const WILDNESS: Wildness<Move> = {
  mischief: { clock: 60, host: 4 },
  wild: 120,
  anyMove: (chance) =>
    chance.pick<Move>([
      { kind: 'bid', amount: chance.below(600) },
      { kind: 'bid', amount: 5 * chance.below(120) },
      { kind: 'pass' },
      { kind: 'nameSuit', suit: chance.pick(SUIT_ORDER) },
      { kind: 'call', card: chance.pick(TYPES) },
      { kind: 'call', card: chance.pick(TYPES), copy: chance.pick(['1st', '2nd']) },
      { kind: 'play', card: chance.pick([...PACKS[1], ...PACKS[2]]) },
      { kind: 'ready' },
      { kind: 'nextGame' },
      { kind: 'leave' },
    ]),
}

/** Of each variant a match of one game and one of two. */
export const RANDOM_GAMES: readonly RandomGame[] = KEYS.flatMap((key) =>
  [1, 2].map((games) => ({ seed: `${key} ${games}`, key, games })),
)

export const openRandom = ({ seed, key, games }: RandomGame): HouseTable =>
  Table.open({
    game: powerhouse,
    seats: VARIANTS[key].players,
    options: optionsFor(key, { gameCount: games }),
    chance: seededChance(`table ${seed}`),
  })

export function playRandomly(game: RandomGame, onStep?: (step: Step) => void): HouseTable {
  const table = openRandom(game)
  playWildly(table, seededChance(`players ${game.seed}`), WILDNESS, onStep)
  return table
}
