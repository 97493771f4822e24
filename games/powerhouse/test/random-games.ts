// Whole matches at random, with leavers, a clock, and players who ask for what they may not do.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type Chance,
  copyOf,
  type Entry,
  type Request,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { PACKS, SUIT_ORDER, TYPES } from '../src/cards.ts'
import { VARIANTS, type VariantKey } from '../src/data/variants.ts'
import { type Event, type Move, type Options, powerhouse, type State } from '../src/index.ts'
import { KEYS, optionsFor } from './table.ts'

export type HouseTable = Table<State, Move, Event, Options>

export interface RandomGame {
  readonly seed: string
  readonly key: VariantKey
  readonly games: number
}

export interface Step {
  readonly table: HouseTable
  readonly request: Request<Move>
  readonly before: State
  /** Missing if the request was refused. */
  readonly entry?: Entry<Move, Event>
}

const MISCHIEF: Mischief = { clock: 60, host: 4 }
const WILD_PER_THOUSAND = 120

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

/** Plays the match to its end and shows every step, refused ones too. */
export function playRandomly(game: RandomGame, onStep?: (step: Step) => void): HouseTable {
  const table = openRandom(game)
  const chance = seededChance(`players ${game.seed}`)
  for (;;) {
    const request = nextRequest(table, chance)
    if (request === undefined) return table
    const before = copyOf(table.state)
    const played = table.play(request)
    const entry = played.ok ? played.entry : undefined
    onStep?.(entry === undefined ? { table, request, before } : { table, request, before, entry })
  }
}

function nextRequest(table: HouseTable, chance: Chance): Request<Move> | undefined {
  const request = randomRequest(table, chance, MISCHIEF)
  return request !== undefined && chance.below(1000) < WILD_PER_THOUSAND
    ? wildRequest(table, chance)
    : request
}

/** Anybody asks for anything that is written as a move. */
function wildRequest({ at, n, seats }: HouseTable, chance: Chance): Request<Move> {
  const move = chance.pick<Move>([
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
  ])
  const request = { by: chance.below(seats + 1), move, at }
  return chance.below(4) === 0 ? { ...request, question: chance.below(n + 1) } : request
}
