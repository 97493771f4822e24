// Names and addresses as people type them, checked.
import { type Outcome, refused } from './account.ts'

const NAME_MOST = 40
/** One visible character may be many code units (a flag, a family); nobody needs more than this many. */
const NAME_UNITS_MOST = 400
const EMAIL_MOST = 254

/** Control characters, halves of characters, private ones, line breaks, and what turns the direction of writing. */
const UNREADABLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u
/** Joiners and selectors hold emoji and some scripts together; elsewhere they are idle. */
const JOINER = '(?:\\u{200C}|\\u{200D}|\\u{FE0E}|\\u{FE0F})'
const IDLE = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{P}\\p{Z}]'
const IDLE_JOINER = new RegExp(`(?<=^|${IDLE})${JOINER}+|\\u{200C}$|\\u{200D}$`, 'gu')
/** Nothing to see; the blank of Braille is a symbol by its class only. */
const INVISIBLE = new RegExp(`(?!${JOINER})\\p{Default_Ignorable_Code_Point}|\\u{2800}`, 'gu')
/** More than three on one letter run over the lines above and below. */
const MARKS = /(\p{M}{3})\p{M}+/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function readName(typed: string): Outcome<{ readonly name: string }> {
  if (UNREADABLE.test(typed.trim())) return refused('nameUnreadable', 'ACC-1.3')
  const name = cleaned(typed)
  if (!VISIBLE.test(name)) return refused('nameMissing', 'ACC-1.1')
  if (name.length > NAME_UNITS_MOST || lengthOf(name) > NAME_MOST)
    return refused('nameTooLong', 'ACC-1.2', { most: NAME_MOST })
  return { ok: true, name }
}

/** What cannot be seen is dropped (ACC-1.8). NFC, not NFKC: a name stays as it was written. */
const cleaned = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .replace(MARKS, '$1')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

const lengthOf = (name: string): number => [...characters.segment(name)].length

/** Small letters throughout: an address is one person's whatever the case. */
export function readEmail(typed: string): Outcome<{ readonly email: string }> {
  const email = typed.trim().normalize('NFC').toLowerCase()
  if (email.length > EMAIL_MOST || !EMAIL.test(email)) return refused('emailInvalid', 'ACC-3.1')
  return { ok: true, email }
}

/** For somebody who never told a name. */
export function nameFromEmail(email: string): string {
  const read = readName(email.slice(0, Math.min(email.indexOf('@'), NAME_MOST)))
  return read.ok ? read.name : 'player'
}
