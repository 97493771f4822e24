// The names of all pieces: `piece.tank-p1-3` is "Red tank 3".
import type { Catalog } from '@foldtable/kernel'
import { FORCE, type UnitType } from '../data/pieces.ts'

/** More than any game of the published build list can make. */
const MOST = 40
const MOST_MINERALS = 104

export interface PieceWords {
  readonly types: { readonly [T in UnitType | 'mineral']: string }
  /** The colours of p1 to p4, as they follow or precede each type. */
  nameOf(type: UnitType, colour: number): string
}

export function pieceWords({ types, nameOf }: PieceWords): Catalog {
  const words: Record<string, string> = {}
  for (const [type, word] of Object.entries(types)) words[`type.${type}`] = word
  for (const colour of [0, 1, 2, 3]) {
    const id = (type: UnitType, n: string) => `piece.${type}-p${colour + 1}${n}`
    words[id('astronef', '')] = nameOf('astronef', colour)
    for (const pode of [0, 1, 2])
      words[id('tower', `-${pode}`)] = `${nameOf('tower', colour)} ${pode}`
    for (const type of new Set(FORCE)) {
      for (let n = 1; n <= MOST; n++) words[id(type, `-${n}`)] = `${nameOf(type, colour)} ${n}`
    }
  }
  for (let n = 1; n <= MOST_MINERALS; n++) words[`piece.mineral-${n}`] = `${types.mineral} ${n}`
  return words
}
