// What the board says: the game's own words and a few of its own.
import {
  type Catalog,
  type Locale,
  type Message,
  type Param,
  type Seat,
  speak,
} from '@foldtable/kernel'
import { createContext, use } from 'react'
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
  tell(message: Message | string): string
  nameOf(seat: Seat): string
}

export function talkIn(language: Locale, nameOf: (seat: Seat) => string): Talk {
  const speech = { locale: language, catalog: all[language], nameOf }
  return {
    nameOf,
    say: (id, params = {}) => speak({ id, params }, speech),
    tell: (message) => (typeof message === 'string' ? message : speak(message, speech)),
  }
}

export const TalkContext = createContext<Talk>(talkIn('en', (seat) => `P${seat + 1}`))

export const useTalk = (): Talk => use(TalkContext)
