// Words for the cards of two packs: where one hand holds both of a kind, each says from which pack it is.
import type { Catalog, Locale } from '@foldtable/kernel'
import { cardWords } from '@foldtable/parts/cards'
import { TYPES } from '../cards.ts'

export function packWords(locale: Locale, nameOfPack: (pack: number) => string): Catalog {
  const words = cardWords(locale)
  const twins = TYPES.flatMap((type) =>
    [0, 1].map((pack) => [
      `card.${type}/${pack}`,
      `${words[`card.${type}`]} (${nameOfPack(pack + 1)})`,
    ]),
  )
  return { ...words, ...Object.fromEntries(twins) }
}
