// How hexes and ground are named in messages; pieces are in `names.ts`.
import { columnOf, GRID, HEXES, type Hex, rowOf } from '../board/grid.ts'
import { fieldOf } from '../field/index.ts'
import type { State } from '../state.ts'

type Word = { readonly word: string }

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Columns from west to east: A to Z, then AA to AK. */
export const columnText = (column: number): string =>
  (column < ALPHABET.length ? '' : 'A') + ALPHABET.charAt(column % ALPHABET.length)

/** The column in letters and the row as the rules number it, from the north: `E7` (F-2.3). */
const NAMES = HEXES.map((hex) => `${columnText(columnOf(hex))}${rowOf(hex)}`)

export const hexText = (hex: Hex): string => NAMES[hex] ?? '–'

export const hexTexts = (hexes: readonly Hex[]): string => hexes.map(hexText).join(' ')

/** What is underfoot just now. */
export function groundWord(view: State, hex: Hex): Word {
  const { board, bridge } = fieldOf(view)
  const terrain = board.terrain[hex] ?? 'sea'
  if (bridge[hex]) return { word: 'ground.bridge' }
  if (terrain !== 'marsh' && terrain !== 'reef') return { word: `ground.${terrain}` }
  return { word: `ground.${terrain}.${board.wet[view.tide][hex] === 1 ? 'wet' : 'dry'}` }
}

const COMPASS = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest']

export const directionWord = (from: Hex, to: Hex): Word => ({
  word: `way.${COMPASS[GRID.directionTo(from, to)] ?? 'far'}`,
})
