// What happened since, as the server writes it: of all five games, nothing that the seat could not tell itself.
import { randomRequest } from '@foldtable/bots/random-play'
import { games } from '@foldtable/games'
import {
  type AnyTable,
  type Game,
  kernelWords,
  LOCALES,
  type Locale,
  Replica,
  readOptions,
  type Seat,
  seededChance,
  speak,
  Table,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Scene, tidingsOf } from '../src/tables/tidings.ts'

const nameOf = (seat: Seat): string => `N${seat}`

const sceneOf = (table: AnyTable): Scene => ({
  game: table.game,
  state: table.state,
  decision: table.decision,
  entries: table.entries.toReversed(),
  nameOf,
})

/** What a seat's own copy of the table has told since the seat's latest move, and what it is asked. */
class Reader {
  readonly told: string[] = []
  readonly #replica: Replica
  readonly #game: Game
  readonly seat: Seat
  readonly #locale: Locale

  constructor(table: AnyTable, seat: Seat, locale: Locale) {
    const { game, seats, options } = table
    this.#game = game
    this.seat = seat
    this.#locale = locale
    this.#replica = Replica.blank({ game, seats, viewer: seat }, options)
  }

  see(table: AnyTable): void {
    for (const entry of table.entries.slice(this.#replica.n)) {
      const frame = table.frame(entry, this.seat)
      if ('events' in frame)
        for (const event of frame.events) {
          const message = this.#game.tell(event)
          if (message !== undefined) this.told.push(speak(message, this.#speech))
        }
      this.#replica.accept(frame)
      if (entry.by === this.seat) this.told.length = 0
    }
  }

  get asked(): string | null {
    const { decision, state } = this.#replica
    if (decision.result !== undefined || decision.due !== undefined) return null
    if (!decision.seats.includes(this.seat)) return null
    const asked = this.#game.ask?.(state, this.seat)
    const name = this.#speech.catalog[`about.${decision.about}`]
    return asked === undefined ? (name ?? decision.about) : speak(asked, this.#speech)
  }

  get #speech() {
    const locale = this.#locale
    return { locale, catalog: { ...kernelWords[locale], ...this.#game.catalogs[locale] }, nameOf }
  }
}

test.each(games.map((game) => [game.meta.id, game] as const))(
  '%s: the server tells a seat what its own copy tells, and asks what it asks',
  (_id, game) => {
    const seats = Math.max(game.meta.seats.min, Math.min(game.meta.seats.max, 3))
    const chance = seededChance('tidings')
    const read = readOptions(game, {})
    const table: AnyTable = Table.open({
      game,
      seats,
      options: read.ok ? read.options : {},
      chance,
    })
    const readers = LOCALES.flatMap((locale) =>
      Array.from({ length: seats }, (_, seat) => ({
        locale,
        reader: new Reader(table, seat, locale),
      })),
    )
    let sentences = 0
    const moves = seededChance('moves')
    for (let step = 0; step < 120; step++) {
      const request = randomRequest(table, moves, { clock: 20, host: 0 })
      if (request === undefined) break
      table.play(request)
      for (const { locale, reader } of readers) {
        reader.see(table)
        const { since, asked } = tidingsOf(sceneOf(table), reader.seat, locale)
        expect(since.length).toBeLessThanOrEqual(3)
        for (const sentence of since) expect(reader.told).toContain(sentence)
        expect(asked).toBe(reader.asked)
        sentences += since.length
      }
    }
    expect(sentences).toBeGreaterThan(20)
  },
)
