// The colours that seats of a game can have: its own, or those of the house.
import type { Game } from '@foldtable/kernel'

export const coloursOf = ({ meta }: Pick<Game, 'meta'>): readonly string[] =>
  (meta.colours ?? []).map(({ id }) => id)
