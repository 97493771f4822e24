// How pieces, hexes and ground are named in messages.
import { GRID, type Hex } from './board/grid.ts'
import { fieldOf } from './field.ts'
import type { ItemId, State } from './state.ts'

type Word = { readonly word: string }

export const piece = (id: ItemId): Word => ({ word: `piece.${id}` })
export const pieces = (ids: readonly ItemId[]): { readonly words: readonly string[] } => ({
  words: ids.map((id) => `piece.${id}`),
})

/** Coordinates as the rules write them: `14,2`. */
export const hexText = (hex: Hex): string => GRID.name(hex)

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
