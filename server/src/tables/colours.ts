// The colours that seats of a game can have: its own, or those of the house.
import { coloursOf as coloursFor } from '@foldtable/games/seat-colours'
import type { Game } from '@foldtable/kernel'

export const coloursOf = ({ meta }: Pick<Game, 'meta'>): readonly string[] =>
  coloursFor(meta).map(({ id }) => id)
