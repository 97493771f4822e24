// The colours that seats of a game can have: its own, or those of the house.
import { coloursOf } from '@foldtable/games/seat-colours'
import type { Game } from '@foldtable/kernel'

export const colourIds = ({ meta }: Pick<Game, 'meta'>): readonly string[] =>
  coloursOf(meta).map(({ id }) => id)
