// A person as the house knows them, and the answers that requests about people get.
import { LOCALES, type Locale, type Refusal, refuse } from '@foldtable/kernel'
import type { Row } from '../ledger/sql.ts'

export const NOTICE_CHOICES = ['off', 'now', 'digest'] as const
type NoticeChoice = (typeof NOTICE_CHOICES)[number]

export interface Account {
  readonly id: string
  readonly name: string
  /** Null for a guest. */
  readonly email: string | null
  readonly avatar: string
  readonly language: Locale
  readonly notices: NoticeChoice
  readonly created: number
}

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

/** What was asked for, or why not. */
export type Outcome<T> = ({ readonly ok: true } & T) | Refused

export const refused = (code: string, rule: string, facts?: Refusal['facts']): Refused => ({
  ok: false,
  refusal: refuse(code, rule, facts),
})

/** What stays of the name of somebody who deleted their account. */
export const FORMER_NAME = 'former player'

/** All that a person is or was: the account and the guests that were merged into it. */
export const ALL_OF = 'SELECT id FROM accounts WHERE id = $1 OR merged_into = $1'

export const ACCOUNT_COLUMNS = 'id, name, email, avatar, language, notices, created'

export const accountFrom = (row: Row): Account => ({
  id: String(row.id),
  name: String(row.name),
  email: textOrNull(row.email),
  avatar: String(row.avatar),
  language: oneOf(LOCALES, row.language) ?? 'en',
  notices: oneOf(NOTICE_CHOICES, row.notices) ?? 'off',
  created: Number(row.created),
})

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? value : null

export const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === value)
