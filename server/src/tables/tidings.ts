// What happened at a table since somebody's latest move, and what they are asked now: in their language, from what their
// seat may see. Home, My games, the table and mails say the same. Made when somebody asks for it, never when a move is made.

import type { LiveTable } from '@foldtable/host/live-table'
import {
  type AnyEvent,
  type AnyMove,
  type Decision,
  type Entry,
  type Game,
  kernelWords,
  type Locale,
  redact,
  type Seat,
  type Speech,
  speak,
} from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'

export interface Tidings {
  /** At most three sentences, oldest first. */
  readonly since: readonly string[]
  /** What the seat is asked; null if it is not. */
  readonly asked: string | null
  /** How many others moved before the seat the last time round; null if nobody can tell. */
  readonly before: number | null
}

/** A table as far as it is told of. */
export interface Scene {
  readonly game: Game
  readonly state: unknown
  readonly decision: Decision<AnyMove>
  /** The latest ones, newest first. */
  readonly entries: readonly Entry[]
  nameOf(seat: Seat): string
}

const MOST_SENTENCES = 3

export const NO_TIDINGS: Tidings = { since: [], asked: null, before: null }

export function tidingsOf(scene: Scene, seat: Seat, locale: Locale): Tidings {
  const { game, decision, entries, nameOf } = scene
  const catalog = { ...kernelWords[locale], ...game.catalogs[locale] }
  const speech: Speech = { locale, catalog, nameOf }
  const path = [...standing(entries)]
  return {
    since: sinceOf(game, path, seat, speech),
    asked: askedOf(scene, seat, speech),
    before: beforeOf(path, decision, seat),
  }
}

/** Newest first, without what was taken back. */
function* standing(entries: readonly Entry[]): Generator<Entry> {
  let at = entries[0]?.n ?? 0
  for (const entry of entries) {
    if (entry.n > at) continue
    if (entry.rewind === undefined) yield entry
    at = entry.rewind ?? entry.n - 1
  }
}

/** The weightiest, and of equal weight the latest, in the order in which they happened. What goes without saying is said if
 * there is nothing else. */
function sinceOf(game: Game, path: readonly Entry[], seat: Seat, speech: Speech): string[] {
  const own = path.findIndex(({ by }) => by === seat)
  const told = (own < 0 ? path : path.slice(0, own))
    .toReversed()
    .flatMap(({ events }) => events.flatMap((event) => toldOf(game, event, seat, speech)))
  const worth = told.some(({ weight }) => weight > 0)
    ? told.filter(({ weight }) => weight > 0)
    : told.slice(-1)
  const heaviest = worth
    .map((one, order) => ({ ...one, order }))
    .toSorted((a, b) => b.weight - a.weight || b.order - a.order)
    .slice(0, MOST_SENTENCES)
  const sentences = heaviest.toSorted((a, b) => a.order - b.order).map(({ text }) => text)
  return [...new Set(sentences)]
}

function toldOf(game: Game, event: AnyEvent, seat: Seat, speech: Speech) {
  const weights: { readonly [kind: string]: number | undefined } = game.weights ?? {}
  const weight = weights[event.kind] ?? 1
  const message = game.tell(redact(event, seat))
  return message === undefined ? [] : [{ weight, text: speak(message, speech) }]
}

function askedOf({ game, state, decision }: Scene, seat: Seat, speech: Speech): string | null {
  if (decision.result !== undefined || decision.due !== undefined) return null
  if (!decision.seats.includes(seat)) return null
  const asked = game.ask?.(redact(state, seat), seat)
  if (asked !== undefined) return speak(asked, speech)
  return speech.catalog[`about.${decision.about}`] ?? decision.about
}

/** Turns between that of whoever is asked and the seat's own, when both came last. */
function beforeOf(path: readonly Entry[], decision: Decision<AnyMove>, seat: Seat): number | null {
  const asked = decision.result === undefined ? decision.seats : []
  const [mover] = asked
  if (mover === undefined || asked.length !== 1 || mover === seat) return null
  const turns = turnsIn(path)
  const mine = turns.indexOf(seat)
  const theirs = turns.indexOf(mover, mine)
  return mine < 0 || theirs < 0 ? null : new Set(turns.slice(mine + 1, theirs)).size
}

/** Who moved, newest first, each turn once. */
function turnsIn(path: readonly Entry[]): Seat[] {
  const movers = path.flatMap(({ by, move, seat }) =>
    move === undefined || by === 'host' ? [] : typeof by === 'number' ? [by] : (seat ?? []),
  )
  return movers.filter((mover, index) => mover !== movers[index - 1])
}

/** Kept for a while: home, My games and a mail ask one after another, and for the same moment. */
export class Teller {
  readonly #ledger: Ledger
  readonly #most: number
  /** Nobody is told of more than so many entries. */
  readonly #entries: number
  readonly #kept = new Map<string, Tidings>()

  constructor(ledger: Ledger, most: number, entries: number) {
    this.#ledger = ledger
    this.#most = most
    this.#entries = entries
  }

  /** How much is kept. */
  get size(): number {
    return this.#kept.size
  }

  async tell(live: LiveTable, seat: Seat, locale: Locale): Promise<Tidings> {
    const n = live.table?.n ?? 0
    const key = `${live.id} ${n} ${live.stored.revision} ${seat} ${locale}`
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const page = await this.#ledger.entriesPage(live.id, { before: n + 1, size: this.#entries })
    const { game, table, room } = live
    if (table === undefined) return NO_TIDINGS
    const { state, decision } = table
    const meanwhile = table.n > n ? table.entries.slice(n - table.n).toReversed() : []
    const nameOf = (one: Seat) => room.sittings[one]?.name ?? String(one + 1)
    const scene: Scene = { game, state, decision, entries: [...meanwhile, ...page], nameOf }
    const tidings = tidingsOf(scene, seat, locale)
    if (meanwhile.length === 0) this.#keep(key, tidings)
    return tidings
  }

  #keep(key: string, tidings: Tidings): void {
    this.#kept.set(key, tidings)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
  }
}
