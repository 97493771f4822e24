// How pieces and hexes are named in messages.
import { GRID, type Hex } from './board/grid.ts'
import type { ItemId } from './state.ts'

export const piece = (id: ItemId): { readonly word: string } => ({ word: `piece.${id}` })
export const pieces = (ids: readonly ItemId[]): { readonly words: readonly string[] } => ({
  words: ids.map((id) => `piece.${id}`),
})
/** Coordinates as the rules write them: `14,2`. */
export const hexText = (hex: Hex): string => GRID.name(hex)
