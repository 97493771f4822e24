// Whole games at random, with leavers, a clock, and players who ask for what they may not do.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type Chance,
  copyOf,
  type Entry,
  type Request,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { type Event, type Move, type Options, passTheAce, type State } from '../src/index.ts'

export type AceTable = Table<State, Move, Event, Options>

export interface RandomGame {
  readonly seed: string | number
  readonly players: number
  readonly lives: number
}

export interface Step {
  readonly table: AceTable
  readonly request: Request<Move>
  readonly before: State
  /** Missing if the request was refused. */
  readonly entry?: Entry<Move, Event>
}

const MISCHIEF: Mischief = { clock: 60, host: 12 }
const WILD_PER_THOUSAND = 150

export const openRandom = ({ seed, players, lives }: RandomGame): AceTable =>
  Table.open({
    game: passTheAce,
    seats: players,
    options: { startingLives: lives },
    chance: seededChance(`table ${seed}`),
  })

/** Plays the game to its end and shows every step, refused ones too. */
export function playRandomly(game: RandomGame, onStep?: (step: Step) => void): AceTable {
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

function nextRequest(table: AceTable, chance: Chance): Request<Move> | undefined {
  const request = randomRequest(table, chance, MISCHIEF)
  return request !== undefined && chance.below(1000) < WILD_PER_THOUSAND
    ? wildRequest(table, chance)
    : request
}

/** Anybody asks for anything. */
function wildRequest({ at, n, seats }: AceTable, chance: Chance): Request<Move> {
  const move = chance.pick<Move>([
    { kind: 'stick' },
    { kind: 'swap' },
    { kind: 'swap', target: chance.below(seats) },
    { kind: 'draw' },
    { kind: 'ready' },
    { kind: 'advance' },
    { kind: 'leave' },
  ])
  const request = { by: chance.below(seats + 1), move, at }
  return chance.below(4) === 0 ? { ...request, question: chance.below(n + 1) } : request
}
