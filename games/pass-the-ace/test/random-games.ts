// Whole games of Pass the Ace at random, step by step.
import { seededChance, Table } from '@foldtable/kernel'
import { playWildly, type Wildness, type Step as WildStep } from '@foldtable/testkit/wild-play'
import { type Move, type PassTheAce, passTheAce } from '../src/index.ts'

export type AceTable = Table<PassTheAce>
export type Step = WildStep<PassTheAce>

export interface RandomGame {
  readonly seed: string | number
  readonly players: number
  readonly lives: number
}

const WILDNESS: Wildness<Move> = {
  mischief: { clock: 60, host: 12 },
  wild: 150,
  anyMove: (chance, seats) =>
    chance.pick<Move>([
      { kind: 'stick' },
      { kind: 'swap' },
      { kind: 'swap', target: chance.below(seats) },
      { kind: 'draw' },
      { kind: 'ready' },
      { kind: 'advance' },
      { kind: 'leave' },
    ]),
}

export const openRandom = ({ seed, players, lives }: RandomGame): AceTable =>
  Table.open({
    game: passTheAce,
    seats: players,
    options: { startingLives: lives },
    chance: seededChance(`table ${seed}`),
  })

export function playRandomly(game: RandomGame, onStep?: (step: Step) => void): AceTable {
  const table = openRandom(game)
  playWildly(table, seededChance(`players ${game.seed}`), WILDNESS, onStep)
  return table
}
