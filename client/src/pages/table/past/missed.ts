// What others did since somebody's last turn: whether it is worth a card, and in a line for each player. Knows no screen.
import type { Game, Message, Seat } from '@foldtable/kernel'
import type { LogLine, TableSnapshot } from '../../../store/types.ts'

export interface Missed {
  /** The first entry after the own last one. */
  readonly from: number
  /** Entries of others. */
  readonly moves: number
  /** Since the own last move; null where nobody says. */
  readonly ms: number | null
  /** One a player, in the order in which they moved. */
  readonly players: readonly { readonly seat: Seat; readonly messages: readonly Message[] }[]
  /** Players for whom there is no line. */
  readonly more: number
  /** All that was told, in order. */
  readonly told: readonly LogLine[]
}

const HOUR_MS = 3_600_000
const MANY_MOVES = 5
const MOST_PLAYERS = 4
const MOST_MESSAGES = 2

type Seen = Pick<TableSnapshot, 'log' | 'viewer' | 'unseenFrom'>

/** Nothing if nothing was missed, or not enough of it to speak of. Own moves are not counted. */
export function missedOf(
  { log, viewer, unseenFrom }: Seen,
  game: Game,
  now: number,
): Missed | undefined {
  if (unseenFrom === null) return undefined
  const valid = log.filter(({ isUndone }) => !isUndone)
  const own = valid.findLast(({ seat }) => seat === viewer)
  const from = own === undefined ? unseenFrom : own.n + 1
  const told = valid.filter(({ n }) => n >= from)
  const others = told.filter(({ seat }) => seat !== null && seat !== viewer)
  const moves = new Set(others.map(({ n }) => n)).size
  const began = own?.at ?? others[0]?.at ?? null
  const ms = began === null ? null : now - began
  if (moves === 0 || (moves < MANY_MOVES && (ms ?? 0) < HOUR_MS)) return undefined
  return { from, moves, ms, ...linesOf(others, game), told }
}

function linesOf(
  lines: readonly LogLine[],
  { weights = {} }: Game,
): Pick<Missed, 'players' | 'more'> {
  const known: { readonly [kind: string]: number | undefined } = weights
  const weightOf = ({ kind }: LogLine): number => known[kind] ?? 1
  const bySeat = Map.groupBy(lines, ({ seat }) => seat)
  const players = [...bySeat].flatMap(([seat, told]) =>
    seat === null ? [] : [{ seat, chosen: heaviest(told, weightOf, MOST_MESSAGES) }],
  )
  const weight = ({ chosen }: (typeof players)[number]) => Math.max(...chosen.map(weightOf))
  const shown = new Set(players.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_PLAYERS))
  return {
    players: players
      .filter((one) => shown.has(one))
      .map(({ seat, chosen }) => ({ seat, messages: chosen.map(({ message }) => message) })),
    more: players.length - shown.size,
  }
}

/** The later of equals, in the order in which they were told. */
function heaviest<T>(things: readonly T[], weightOf: (thing: T) => number, most: number): T[] {
  const order = new Map(things.map((thing, index) => [thing, index]))
  const at = (thing: T) => order.get(thing) ?? 0
  return things
    .toSorted((a, b) => weightOf(b) - weightOf(a) || at(b) - at(a))
    .slice(0, most)
    .toSorted((a, b) => at(a) - at(b))
}
