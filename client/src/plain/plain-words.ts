// Moves and values of any game in words, where the game has no sentence of its own for them.
import { type AnyMove, isSecret, type Param, type Speech, speak } from '@foldtable/kernel'

/** Fields that hold a seat, by the words of the house. */
const SEAT_FIELD = /^(seat|target|dealer|winner|player|owner|holder|order|from|to)s?$/i
const MOST_ITEMS = 24

/** `roundsLost` is "rounds lost", unless the game says otherwise. */
export const titleOf = (field: string, { catalog }: Speech): string =>
  catalog[`field.${field}`] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase()

/** Any value of a replica on one line: blanks as `?`, long lists as their end. */
export function valueText(field: string, value: unknown, speech: Speech, seats: number): string {
  if (value === null || value === undefined) return '–'
  if (isSecret(value))
    return value.is === undefined ? '?' : valueText(field, value.is, speech, seats)
  if (typeof value === 'number') {
    const isSeat = SEAT_FIELD.test(field) && Number.isInteger(value) && value >= 0 && value < seats
    return isSeat ? speech.nameOf(value) : String(value)
  }
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return wordFor(field, value, speech)
  if (Array.isArray(value)) return listText(field, value, speech, seats)
  return Object.entries(value)
    .map(([name, item]) => `${titleOf(name, speech)} ${valueText(name, item, speech, seats)}`)
    .join(', ')
}

const wordFor = (field: string, value: string, { catalog }: Speech): string =>
  catalog[`${field}.${value}`] ??
  catalog[`${field.replace(/s$/, '')}.${value}`] ??
  catalog[value] ??
  value

function listText(field: string, list: readonly unknown[], speech: Speech, seats: number): string {
  if (list.length === 0) return '–'
  if (list.every((item) => isSecret(item) && item.is === undefined)) return `${list.length} × ?`
  const shown = list.slice(-MOST_ITEMS).map((item) => valueText(field, item, speech, seats))
  return list.length > shown.length ? `… ${shown.join(', ')}` : shown.join(', ')
}

/** What a kind of move is called by itself: the game's name for it as far as it needs no parameter. */
export function kindTitle(kind: string, { catalog }: Speech): string {
  const template = catalog[`kind.${kind}`] ?? catalog[`move.${kind}`]
  const plain = template
    ?.replace(/\{[^{}]*\}/g, '…')
    .replace(/(\s*…)+/g, ' …')
    .trim()
  return plain === undefined || plain === '…' ? titleOf(kind, { catalog } as Speech) : plain
}

/** `move.<kind>` with the move's own fields in it; those without a place in it stand behind. */
export function moveText({ kind, ...fields }: AnyMove, speech: Speech, seats: number): string {
  const given = speech.catalog[`move.${kind}`]
  const isFull = placesIn(given).every((place) => place in fields)
  const template = isFull ? given : undefined // it speaks of what only the game knows
  const params: Record<string, Param> = {}
  const extra: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    const text = valueText(field, value, speech, seats)
    params[field] = typeof value === 'number' && text === String(value) ? value : text
    if (template === undefined || !new RegExp(`\\{${field}\\b`).test(template))
      extra.push(`${titleOf(field, speech)} ${text}`)
  }
  const name =
    template === undefined ? kindTitle(kind, speech) : speak({ id: `move.${kind}`, params }, speech)
  return extra.length === 0 ? name : `${name} (${extra.join(', ')})`
}

const placesIn = (template = ''): string[] =>
  [...template.matchAll(/\{(\w+)/g)].map(([, place = '']) => place)
