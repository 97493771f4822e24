// Any value of a redacted state on one line: blanks as `?`, long lists as a count.
import { isSecret } from '@foldtable/kernel'
import { isSeatField, type Showing, titleOf, wordFor } from './showing.ts'

const MOST_ITEMS = 12

export function compact(field: string, value: unknown, showing: Showing): string {
  if (value === null || value === undefined) return '–'
  if (isSecret(value)) return value.is === undefined ? '?' : compact(field, value.is, showing)
  if (isSeatField(field, value, showing)) return showing.speech.nameOf(value)
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return wordFor(field, value, showing)
  if (Array.isArray(value)) return compactList(field, value, showing)
  if (typeof value === 'object') return compactFields(value, showing)
  return String(value)
}

const isBlank = (value: unknown): boolean => isSecret(value) && value.is === undefined

/** Nothing worth a line. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'object' && !isSecret(value) && Object.values(value).every(isEmpty))

function compactList(field: string, list: readonly unknown[], showing: Showing): string {
  if (list.length === 0) return '–'
  if (list.every(isBlank)) return `${list.length} × ?`
  const brief = { ...showing, brief: list.length > 3 }
  const left = list.length - MOST_ITEMS
  const shown = list.slice(-MOST_ITEMS).map((item) => compact(field, item, brief))
  const gap = list.some((item) => typeof item === 'object' && !isSecret(item)) ? '; ' : ', '
  return left > 0 ? `(+${left}) ${shown.join(gap)}` : shown.join(gap)
}

/** Fields that are empty go unsaid; a kind stands for itself. */
function compactFields(value: object, showing: Showing): string {
  return Object.entries(value)
    .filter(([, item]) => !isEmpty(item))
    .map(([field, item]) => {
      const text = compact(field, item, showing)
      if (item === true) return titleOf(field, showing)
      return field === 'kind' || isSeatField(field, item, showing)
        ? text
        : pair(field, text, showing)
    })
    .join(' ')
}

const pair = (field: string, text: string, showing: Showing) => `${titleOf(field, showing)} ${text}`
