// Sentences for people: an id and parameters, put into words by a catalog of one language.
import type { Seat } from './seat.ts'

export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** Texts by id. `{name}` stands for a parameter, `{count|one life|{count} lives}` chooses by a number. */
export type Catalog = { readonly [id: string]: string }

/** A word is looked up in the catalog itself, so that a game can name its things: `{ word: 'card.KH' }`. */
export type Param =
  | string
  | number
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly word: string }
  | { readonly words: readonly string[] }

export interface Message {
  readonly id: string
  readonly params?: { readonly [name: string]: Param }
}

export interface Speech {
  readonly locale: Locale
  readonly catalog: Catalog
  nameOf(seat: Seat): string
}

/** The message in words. An id without a text shows itself, so that nothing is silently missing. */
export function speak(message: Message, speech: Speech): string {
  const template = speech.catalog[message.id]
  return template === undefined ? message.id : fill(template, message.params ?? {}, speech)
}

/** Finds `{name}` and `{name|one|other}`; the choices may hold `{name}` again. */
const PLACE = /\{(\w+)(?:\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*))?\}/g

function fill(
  template: string,
  params: { readonly [name: string]: Param },
  speech: Speech,
): string {
  return template.replace(PLACE, (place: string, name: string, one?: string, other?: string) => {
    const param = params[name]
    if (param === undefined) return place
    if (one === undefined || other === undefined) return wordsOf(param, speech)
    const isOne = new Intl.PluralRules(speech.locale).select(countOf(param)) === 'one'
    return fill(isOne ? one : other, params, speech)
  })
}

function countOf(param: Param): number {
  if (typeof param === 'number') return param
  if (typeof param === 'object' && 'seats' in param) return param.seats.length
  if (typeof param === 'object' && 'words' in param) return param.words.length
  return 1
}

function wordsOf(param: Param, { locale, catalog, nameOf }: Speech): string {
  if (typeof param !== 'object') return String(param)
  const wordOf = (id: string) => catalog[id] ?? id
  if ('seat' in param) return nameOf(param.seat)
  if ('word' in param) return wordOf(param.word)
  const parts = 'seats' in param ? param.seats.map(nameOf) : param.words.map(wordOf)
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}
