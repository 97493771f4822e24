// Whole games of random play at real tables, for about a second a round.
import { randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyTable,
  type Entry,
  type Game,
  keyedChance,
  readOptions,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { timeOf } from './figures.ts'

const ROUND_MS = 1000

export function opened(game: Game, seats: number, key: string): AnyTable {
  const read = readOptions(game, {})
  if (!read.ok) throw new Error(`${game.meta.id} has no usual options`)
  return Table.open({ game, seats, options: read.options, chance: keyedChance(key) })
}

/** To the end; the clock steps out of every pause. */
export function playOut(table: AnyTable, seed: string, onEntry?: (entry: Entry) => void): number {
  const choices = seededChance(seed)
  let moves = 0
  for (;;) {
    const { decision } = table
    const due = decision.result === undefined ? decision.due : undefined
    const request =
      due === undefined
        ? randomRequest(table, choices)
        : ({ by: 'clock', move: due.move, at: table.dueAt ?? table.at } as const)
    if (request === undefined) return moves
    const played = table.play(request)
    if (!played.ok)
      throw new Error(`${table.game.meta.id} refused an offer: ${played.refusal.code}`)
    if (played.entry !== undefined) onEntry?.(played.entry)
    moves += 1
  }
}

export interface Round {
  moves: number
  games: number
  ms: number
}

/** Games of all numbers of seats in turn, for about a second. */
export function roundOf(
  min: number,
  max: number,
  play: (seats: number, game: number) => number,
): Round {
  const round: Round = { moves: 0, games: 0, ms: 0 }
  for (let game = 0; round.ms < ROUND_MS || game % (max - min + 1) !== 0; game++) {
    round.ms += timeOf(() => {
      round.moves += play(min + (game % (max - min + 1)), game)
    })
    round.games += 1
  }
  return round
}
