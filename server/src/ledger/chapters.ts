// Entries of one table in packs, one line each: how they are found again. What is in no pack yet lies in the journal.
import { type Row, type Statement, statement } from './sql.ts'

/** Entries of a full chapter. */
export const CHAPTER = 64

export const CHAPTERS = `CREATE TABLE IF NOT EXISTS chapters (
  table_id TEXT NOT NULL, first BIGINT NOT NULL, last BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, first))`

/** From one entry to another, both included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** No chapter is longer than a full one, so that those with anything of a range are known by where they begin. */
export const chaptersStatement = (table: string, { from, to }: Range): Statement =>
  statement(
    `SELECT first, body FROM chapters WHERE table_id = $1 AND first > $2 AND first <= $3 ORDER BY first`,
    table,
    from - CHAPTER,
    to,
  )

/** What the chapters found have of a range. */
export const textsIn = (chapters: readonly Row[], range: Range): string[] =>
  chapters.flatMap(({ first, body }) => within(String(body).split('\n'), Number(first), range))

/** The part of a list that begins with entry `first`. */
export const within = (texts: readonly string[], first: number, { from, to }: Range): string[] =>
  texts.slice(Math.max(0, from - first), Math.max(0, to + 1 - first))
