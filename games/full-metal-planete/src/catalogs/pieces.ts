// The kinds of piece in every colour: `piece.tank.0` is "Red tank". `names.ts` puts the number behind it.
import type { Catalog } from '@foldtable/kernel'
import { TYPES, type UnitType } from '../data/pieces.ts'

interface PieceWords {
  readonly types: { readonly [T in UnitType | 'mineral']: string }
  /** In the colour of p1 to p4, which follows or precedes the type. */
  nameOf(type: UnitType, colour: number): string
}

export function pieceWords({ types, nameOf }: PieceWords): Catalog {
  const words: Record<string, string> = {}
  for (const [type, word] of Object.entries(types)) words[`type.${type}`] = word
  for (const type of TYPES)
    for (const colour of [0, 1, 2, 3]) words[`piece.${type}.${colour}`] = nameOf(type, colour)
  return words
}
