// Putting events and moves into the words of a game's catalog.
import {
  type AnyEvent,
  type AnyMove,
  type AnyTable,
  type Game,
  kernelWords,
  type Locale,
  type Param,
  type Seat,
  type Speech,
  speak,
} from '@foldtable/kernel'
import { compact } from './view/compact.ts'
import type { Showing } from './view/showing.ts'
import { words } from './words.ts'

export const speechOf = (game: Game, locale: Locale, names: readonly string[]): Speech => ({
  locale,
  catalog: { ...kernelWords[locale], ...game.catalogs[locale] },
  nameOf: (seat: Seat) => names[seat] ?? `${seat}`,
})

export type Say = (id: keyof typeof words.en, params?: { readonly [name: string]: Param }) => string

/** The command line's own sentences, in the language of the game's. */
export const sayIn =
  (speech: Speech): Say =>
  (id, params = {}) =>
    speak({ id, params }, { ...speech, catalog: words[speech.locale] })

/** The sentences of some events, as redacted for whoever reads them. */
export function toldLines(game: Game, events: readonly AnyEvent[], speech: Speech): string[] {
  return events.flatMap((event) => {
    const message = game.tell(event)
    return message === undefined ? [] : [speak(message, speech)]
  })
}

/** The name of an offer: the game's own, or `move.<kind>` with its fields filled in, those without a place behind it. */
export function offerName(table: AnyTable, seat: Seat, move: AnyMove, showing: Showing): string {
  const { game } = table
  const named = game.nameOffer?.(table.view(seat), seat, move)
  return named === undefined ? moveName(move, showing) : speak(named, showing.speech)
}

function moveName({ kind, ...fields }: AnyMove, showing: Showing): string {
  const { speech } = showing
  const template = speech.catalog[`move.${kind}`] ?? kind
  const params: Record<string, Param> = {}
  const extra: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    const text = compact(field, value, showing)
    params[field] = typeof value === 'number' && text === `${value}` ? value : text
    if (!new RegExp(`\\{${field}\\b`).test(template)) extra.push(`${field} ${text}`)
  }
  const name = speech.catalog[`move.${kind}`] ? speak({ id: `move.${kind}`, params }, speech) : kind
  return extra.length === 0 ? name : `${name} (${extra.join(', ')})`
}

/** A message of the catalog if it has one, else its last part. */
export const wordOrId = (id: string, { catalog }: Speech): string =>
  catalog[id] ?? id.slice(id.indexOf('.') + 1)
