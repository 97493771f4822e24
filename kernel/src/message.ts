// Sentences for people: an id and parameters, put into words by a catalog of one language.
import type { Seat } from './seat.ts'
import { unbroken } from './unbroken.ts'

export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** Texts by id. `{name}` stands for a parameter, `{count|one life|{count} lives}` chooses by a number. */
export type Catalog = { readonly [id: string]: string }

/**
 * A word is looked up in the catalog itself, so that a game can name its things: `{ word: 'card.KH' }`. Parts are messages
 * inside a message, as a list: who gets what. Money is in hundredths, and written as the reader does: `$15.25`, `15,25 $`.
 */
export type Param =
  | string
  | number
  | { readonly money: number }
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly word: string }
  | { readonly words: readonly string[] }
  | { readonly parts: readonly Message[] }

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
  const template = textOf(message.id, speech)
  return template === undefined ? message.id : fill(template, message.params ?? {}, speech)
}

/** As it stands in the catalog; in French no line ends before a sign. */
function textOf(id: string, { locale, catalog }: Speech): string | undefined {
  const text = catalog[id]
  return text === undefined || locale !== 'fr' ? text : unbroken(text)
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
    const isOne = pluralsOf(speech.locale).select(countOf(param)) === 'one'
    return fill(isOne ? one : other, params, speech)
  })
}

function countOf(param: Param): number {
  if (typeof param === 'number') return param
  if (typeof param === 'object' && 'seats' in param) return param.seats.length
  if (typeof param === 'object' && 'words' in param) return param.words.length
  if (typeof param === 'object' && 'parts' in param) return param.parts.length
  return 1
}

function wordsOf(param: Param, speech: Speech): string {
  if (typeof param !== 'object') return String(param)
  const { locale, nameOf } = speech
  const wordOf = (id: string) => textOf(id, speech) ?? id
  if ('money' in param) return moneyText(param.money, locale)
  if ('seat' in param) return nameOf(param.seat)
  if ('word' in param) return wordOf(param.word)
  const list = listsOf(locale)
  if ('seats' in param) return list.format(param.seats.map(nameOf))
  if ('words' in param) return list.format(param.words.map(wordOf))
  return list.format(param.parts.map((part) => speak(part, speech)))
}

/** Making one costs more than all that it is used for: it is made once for each language. */
function keptByLocale<Kept>(make: (locale: Locale) => Kept): (locale: Locale) => Kept {
  const kept = new Map<Locale, Kept>()
  return (locale) => {
    const known = kept.get(locale) ?? make(locale)
    kept.set(locale, known)
    return known
  }
}

const pluralsOf = keptByLocale((locale) => new Intl.PluralRules(locale))
const listsOf = keptByLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

const moneyOf = (digits: 0 | 2) =>
  keptByLocale(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
const [wholeMoney, brokenMoney] = [moneyOf(0), moneyOf(2)]

/** With hundredths where there are any. */
const moneyText = (hundredths: number, locale: Locale): string =>
  (hundredths % 100 === 0 ? wholeMoney : brokenMoney)(locale).format(hundredths / 100)
