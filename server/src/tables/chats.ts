// What people say to each other at a table. Kept apart from the ledger: it is no part of the game.

import type { Talk } from '@foldtable/host/info'
import type { LiveTable } from '@foldtable/host/live-table'
import { DONE, type Outcome, refused, type Seat, type Viewer } from '@foldtable/kernel'
import type { ChatLine } from '@foldtable/protocol'
import { CommonRates, type Counting } from '../base/rates.ts'
import type { Saying } from '../bell/bell.ts'
import { query, type Row, type Sql, type Statement, statement } from '../ledger/sql.ts'
import type { Settings } from '../settings/settings.ts'

type ChatLimits = Pick<
  Settings,
  'chatPerPerson' | 'chatPerTable' | 'chatKept' | 'galleryLines' | 'mostCounted'
>

/** What is sent again has the key it had. */
export interface Words {
  readonly text: string
  readonly key: string
}

export interface Speaker {
  readonly id: string
  readonly name: string
}

type Line = Pick<ChatLine, 'at' | 'text'> & Pick<Words, 'key'>

/** As many as a page of other lists has. */
const LATEST = 100
/** Whoever sits there may talk about a game for so long after it is over. */
const AFTERWARDS_MS = 24 * 3_600_000

export class Chats {
  readonly #sql: Sql
  readonly #limits: ChatLimits
  readonly #said: (saying: Saying) => void
  readonly #people: CommonRates
  readonly #tables: CommonRates
  readonly #galleries: CommonRates

  /** `said` hears what is said here, for the other nodes. */
  constructor(
    sql: Sql,
    limits: ChatLimits,
    said: (saying: Saying) => void = () => undefined,
    counting?: Counting,
  ) {
    this.#said = said
    this.#sql = sql
    this.#limits = limits
    const counted = limits.mostCounted
    const rates = (of: string, most: number) => new CommonRates(of, { most, counted }, counting)
    this.#people = rates('said by', limits.chatPerPerson)
    this.#tables = rates('said at', limits.chatPerTable)
    this.#galleries = rates('said in the gallery at', limits.chatPerTable)
  }

  /** Whoever sits at the table speaks to all, whoever looks on to the others who do; it is stored before anybody hears it. */
  async say(
    live: LiveTable,
    speaker: Speaker | null,
    { text, key }: Words,
    at: number,
  ): Promise<Outcome> {
    const seat = live.seatOf(speaker?.id ?? null)
    const said = text.trim()
    if (speaker === null) return refused('notSignedIn', 'HOUSE-5.1')
    if (seat === undefined && !mayTalkInGallery(live, speaker.id))
      return refused('onlySeated', 'HOUSE-5.1')
    if (said === '') return refused('nothingSaid', 'HOUSE-5.2')
    const { status, updated } = live.stored
    if (status === 'over' && at > updated + AFTERWARDS_MS) return refused('talkIsOver', 'HOUSE-5.4')
    const heard = seat === undefined ? this.#galleries : this.#tables
    const may = (await this.#people.take(speaker.id, at)) && (await heard.take(live.id, at))
    if (!may) return refused('tooMuchSaid', 'HOUSE-5.3', { most: this.#limits.chatPerPerson })
    if (seat === undefined) await this.#sayInGallery(live, speaker, { at, text: said, key })
    else await this.#sayAtTable(live, speaker.id, seat, { at, text: said, key })
    return DONE
  }

  async #sayAtTable(live: LiveTable, account: string, seat: Seat, { at, text, key }: Line) {
    const { sittings, party } = live.room
    const name = (sittings[seat] ?? party.people[seat])?.name ?? ''
    const line = { at, seat: sittings.length > 0 ? seat : null, name, text }
    const i = await this.#store(live.id, account, line, key)
    if (i !== undefined) this.#tell(live, { kind: 'chat', table: live.id, i, ...line })
  }

  /** Players hear it after the end (HOUSE-5.6). */
  async #sayInGallery(live: LiveTable, { id, name }: Speaker, { at, text, key }: Line) {
    const i = await this.#storeInGallery(live.id, id, { at, name, text, key })
    if (i === undefined) return
    const lines = [{ i, at, seat: null, name, text }]
    this.#tell(live, { kind: 'gallery', table: live.id, lines })
  }

  #tell(live: LiveTable, saying: Saying): void {
    this.hear(live, saying)
    this.#said(saying)
  }

  /** Here, or at another node, somebody has said it. */
  hear(live: LiveTable, saying: Saying): void {
    if (saying.kind === 'chat') live.audience.tellAll(saying)
    else
      live.audience.tellEach(
        (account) => live.viewerOf(account),
        () => saying,
        (viewer) => mayHearGallery(live, viewer),
      )
  }

  /** Its number; none if it was said before (HOUSE-4.7). */
  async #store(
    table: string,
    account: string,
    line: Omit<ChatLine, 'i'>,
    key: string,
  ): Promise<number | undefined> {
    return this.#numbered('chat', { table, account, key }, [
      statement(
        `INSERT INTO chat (table_id, i, at, account, name, text, seat, key)
            SELECT CAST($1 AS TEXT), coalesce(max(i), 0) + 1, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT),
              CAST($5 AS TEXT), CAST($6 AS BIGINT), CAST($7 AS TEXT) FROM chat WHERE table_id = $1
              ${UNSAID('chat', '$3', '$7')} ON CONFLICT DO NOTHING RETURNING i`,
        table,
        line.at,
        account,
        line.name,
        line.text,
        line.seat,
        key,
      ),
      statement(
        'DELETE FROM chat WHERE table_id = $1 AND i <= (SELECT max(i) FROM chat WHERE table_id = $1) - $2',
        table,
        this.#limits.chatKept,
      ),
    ])
  }

  /** If another node has taken the number, the next is taken. */
  async #numbered(
    lines: 'chat' | 'gallery',
    { table, account, key }: { table: string; account: string; key: string },
    storing: readonly [Statement, Statement],
  ): Promise<number | undefined> {
    const said = statement(
      `SELECT 1 AS said FROM ${lines} WHERE table_id = $1 AND account = $2 AND key = $3`,
      ...[table, account, key],
    )
    for (;;) {
      const answer = await this.#sql.run({ statements: [...storing, said] })
      const [stored, , found] = answer.ok ? answer.answers : []
      const i = stored?.rows[0]?.i
      if (i !== undefined) return Number(i)
      if (found?.rows.length !== 0) return undefined
    }
  }

  /** Somebody who sits there went then: they have heard what was said until that moment. */
  async heard(table: string, account: string, at: number): Promise<void> {
    const [row] = await query(this.#sql, UNHEARD, table, account, at)
    if (row === undefined) return
    await query(
      this.#sql,
      `INSERT INTO heard (table_id, account, i) VALUES ($1, $2, $3)
        ON CONFLICT (table_id, account) DO UPDATE SET i = excluded.i`,
      table,
      account,
      Number(row.i),
    )
  }

  /** The oldest go. */
  async #storeInGallery(
    table: string,
    account: string,
    { at, name, text, key }: Line & { readonly name: string },
  ): Promise<number | undefined> {
    return this.#numbered('gallery', { table, account, key }, [
      statement(
        `INSERT INTO gallery (table_id, i, at, account, name, text, key)
            SELECT CAST($1 AS TEXT), coalesce(max(i), 0) + 1, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT),
              CAST($5 AS TEXT), CAST($6 AS TEXT) FROM gallery WHERE table_id = $1
              ${UNSAID('gallery', '$3', '$6')} ON CONFLICT DO NOTHING RETURNING i`,
        table,
        at,
        account,
        name,
        text,
        key,
      ),
      statement(
        `DELETE FROM gallery WHERE table_id = $1 AND i <=
            (SELECT max(i) FROM gallery WHERE table_id = $1) - CAST($2 AS BIGINT)`,
        table,
        this.#limits.galleryLines,
      ),
    ])
  }

  /** The latest lines of what this viewer may hear. */
  async heardBy(live: LiveTable, viewer: Viewer): Promise<Talk> {
    const [chat, gallery] = await Promise.all([
      this.#latest('SELECT i, at, seat, name, text FROM chat', live.id),
      mayHearGallery(live, viewer)
        ? this.#latest('SELECT i, at, NULL AS seat, name, text FROM gallery', live.id)
        : undefined,
    ])
    return { chat, gallery }
  }

  /** The game is over: players may hear what was said of it. */
  async openGallery(live: LiveTable): Promise<void> {
    const { gallery = [] } = await this.heardBy(live, 'spectator')
    if (gallery.length === 0) return
    live.audience.tellEach(
      (account) => live.viewerOf(account),
      () => ({ kind: 'gallery', table: live.id, lines: gallery }),
      (viewer) => viewer !== 'spectator',
    )
  }

  async #latest(lines: string, table: string): Promise<ChatLine[]> {
    const rows = await query(
      this.#sql,
      `${lines} WHERE table_id = $1 ORDER BY i DESC LIMIT $2`,
      table,
      LATEST,
    )
    return rows.map(lineFrom).reverse()
  }
}

/** Not if the same person has said it with the same key. */
const UNSAID = (lines: 'chat' | 'gallery', account: string, key: string): string =>
  `HAVING NOT EXISTS (SELECT 1 FROM ${lines} WHERE table_id = $1 AND account = ${account} AND key = ${key})`

const UNHEARD = `SELECT i FROM chat WHERE table_id = $1
  AND i > coalesce((SELECT i FROM heard WHERE table_id = $1 AND account = $2), 0) AND at <= $3
  ORDER BY i DESC LIMIT 1`

/** Before a game begins, and for whoever was sent away, there is nothing to look on at. */
const mayTalkInGallery = ({ room, stored, presence }: LiveTable, account: string): boolean =>
  stored.status !== 'waiting' && presence.isHere(account) && !room.party.sentAway?.includes(account)

const mayHearGallery = ({ stored }: LiveTable, viewer: Viewer): boolean =>
  stored.status === 'over' || (stored.status === 'playing' && viewer === 'spectator')

const lineFrom = ({ i, at, seat, name, text }: Row): ChatLine => ({
  i: Number(i),
  at: Number(at),
  seat: seat === null || seat === undefined ? null : Number(seat),
  name: String(name),
  text: String(text),
})
