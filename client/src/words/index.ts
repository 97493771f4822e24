// Every sentence of the app in both languages: the pages', the table's, the kernel's.
import {
  type Catalog,
  kernelWords,
  LOCALES,
  type Locale,
  type Param,
  type Seat,
  speak,
} from '@foldtable/kernel'
import { refusalWords } from '@foldtable/protocol'
import { useMemo } from 'react'
import { useSettings } from '../data/settings.ts'
import { app as appEn } from './en/app.ts'
import { table as tableEn } from './en/table.ts'
import { app as appFr } from './fr/app.ts'
import { table as tableFr } from './fr/table.ts'

export const words: { readonly [L in Locale]: { [id: string]: string } } = {
  en: { ...kernelWords.en, ...refusalWords.en, ...tableEn, ...appEn },
  fr: { ...kernelWords.fr, ...refusalWords.fr, ...tableFr, ...appFr },
}

/** More words, of a part that has just been loaded. */
export function learn(more: { readonly [L in Locale]: Catalog }): void {
  for (const locale of LOCALES) Object.assign(words[locale], more[locale])
}

export type Params = { readonly [name: string]: Param }

export interface Words {
  readonly language: Locale
  /** The sentence with this id; `catalog` adds a game's own words, which win. */
  say(id: string, params?: Params, catalog?: Catalog): string
  has(id: string): boolean
}

const nameOfSeat = (seat: Seat): string => String(seat + 1)

export function wordsIn(language: Locale): Words {
  const own = words[language]
  return {
    language,
    say: (id, params = {}, catalog) =>
      speak(
        { id, params },
        {
          locale: language,
          catalog: catalog === undefined ? own : { ...own, ...catalog },
          nameOf: nameOfSeat,
        },
      ),
    has: (id) => own[id] !== undefined,
  }
}

export function useWords(): Words {
  const { language } = useSettings()
  return useMemo(() => wordsIn(language), [language])
}
