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
import { initialsOf } from '../initials.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const boardWords: { readonly [L in Locale]: Catalog } = { en, fr }

const all: { readonly [L in Locale]: Catalog } = {
  en: { ...catalogs.en, ...en },
  fr: { ...catalogs.fr, ...fr },
}

export type Params = { readonly [name: string]: Param }

export interface Talk {
  say(id: string, params?: Params): string
  tell(message: Message | string): string
  money(cents: number): string
  nameOf(seat: Seat): string
  /** A player in one or two letters. */
  initialOf(seat: Seat): string
}

export function talkIn(
  language: Locale,
  nameOf: (seat: Seat) => string,
  names: readonly string[],
): Talk {
  const speech = { locale: language, catalog: all[language], nameOf }
  const initials = initialsOf(names)
  const say = (id: string, params: Params = {}) => speak({ id, params }, speech)
  return {
    say,
    tell: (message) => (typeof message === 'string' ? message : speak(message, speech)),
    money: (cents) => say('board.money', { sum: { money: cents } }),
    nameOf,
    initialOf: (seat) => initials[seat] ?? '',
  }
}

export const TalkContext = createContext<Talk>(talkIn('en', (seat) => `P${seat}`, []))

export const useTalk = (): Talk => use(TalkContext)
