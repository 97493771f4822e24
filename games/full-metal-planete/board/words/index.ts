// What the board says: the game's own words and a few of its own.
import {
  type Catalog,
  type Locale,
  type Param,
  type Seat,
  type SeatColour,
  speak,
} from '@foldtable/kernel'
import { createContext, use } from 'react'
import { colourWords } from '../../../seat-colours.ts'
import { catalogs } from '../../src/catalogs/index.ts'
import { meta } from '../../src/meta.ts'
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
}

export function talkIn(
  language: Locale,
  nameOf: (seat: Seat) => string,
  colours: readonly SeatColour[] = [],
): Talk {
  const catalog = { ...all[language], ...colourWords(meta, colours, all[language]) }
  const speech = { locale: language, catalog, nameOf }
  return { say: (id, params = {}) => speak({ id, params }, speech), nameOf }
}

export const TalkContext = createContext<Talk>(talkIn('en', (seat) => `P${seat}`))

export const useTalk = (): Talk => use(TalkContext)
