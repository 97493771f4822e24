// What the board says: the game's own words and a few of its own.
import { type Catalog, type Locale, type Param, type Seat, speak } from '@foldtable/kernel'
import { createContext, use } from 'react'
import { type Card, type CardType, faceOf } from '../../src/cards.ts'
import { catalogs } from '../../src/catalogs/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const boardWords: { readonly [L in Locale]: Catalog } = { en, fr }

const all: { readonly [L in Locale]: Catalog } = {
  en: { ...catalogs.en, ...en },
  fr: { ...catalogs.fr, ...fr },
}

export interface Talk {
  say(id: string, params?: { readonly [name: string]: Param }): string
  nameOf(seat: Seat): string
  /** What stands in the corner of the card. */
  indexOf(card: Card | CardType): string
}

export function talkIn(language: Locale, nameOf: (seat: Seat) => string): Talk {
  const speech = { locale: language, catalog: all[language], nameOf }
  const say: Talk['say'] = (id, params = {}) => speak({ id, params }, speech)
  return {
    say,
    nameOf,
    indexOf: (card) => say(`rank.${faceOf(card).type.slice(0, -1)}`),
  }
}

export const TalkContext = createContext<Talk>(talkIn('en', (seat) => `P${seat}`))

export const useTalk = (): Talk => use(TalkContext)
