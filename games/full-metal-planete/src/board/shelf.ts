// Boards at hand: the standard one, those made from seeds, and those that somebody put here. A state only names its board.
import { STANDARD_OFFSETS, STANDARD_TERRAIN, STANDARD_ZONES } from '../data/standard-board.ts'
import { type Board, boardOf, planFromText } from './board.ts'
import { generate } from './generate.ts'

/** The board of a default game (B-8.1). */
const STANDARD = 0

/** A generated board is made again when it is asked for; the latest few are kept. */
const MOST_KEPT = 24

const kept = new Map<number, Board>()
const given = new Map<number, Board>()
let latest: { readonly name: number; readonly board: Board } | undefined

export function boardNamed(name: number): Board {
  if (latest?.name === name) return latest.board
  const board = given.get(name) ?? kept.get(name) ?? made(name)
  latest = { name, board }
  return board
}

/** Puts a board on the shelf under a name that no seed has: any 851 hexes will do (B-9.1). */
export function putOnShelf(name: number, board: Board): void {
  given.set(name, board)
  latest = undefined
}

function made(name: number): Board {
  const board =
    name === STANDARD
      ? boardOf(planFromText(STANDARD_TERRAIN, STANDARD_ZONES, STANDARD_OFFSETS))
      : boardOf(generate(name))
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(name, board)
  return board
}
