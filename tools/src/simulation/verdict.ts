// What many matches come to, with its error.
import type { Match } from '@foldtable/bots/contest'

export interface Verdict {
  readonly games: number
  /** The share of games won by the one, and how far off it may be at 95 %; of a single deal nobody can say. */
  readonly won: number
  readonly error: number
  /** What it would be among equals. */
  readonly fair: number
  /** Points ahead of the best of the others, on average, and how far off that may be. */
  readonly lead: number
  readonly leadError: number
  /** By seat. */
  readonly wonBySeat: readonly number[]
  readonly movesPerGame: number
  readonly unfinished: number
  /** What the one did in a game, by kind of move. */
  readonly kinds: { readonly [kind: string]: number }
}

/** Half of an interval that holds in 95 of 100 cases, in standard errors. */
const NINETY_FIVE = 1.96

/** Deals are independent of each other, games of one deal are not: errors are those of whole deals. */
export function verdictOf(matches: readonly Match[], seats: number): Verdict {
  const deals = dealsOf(matches, seats)
  const won = meanOf(deals.map((deal) => meanOf(deal.map((match) => match.won))))
  const lead = meanOf(deals.map((deal) => meanOf(deal.map((match) => match.lead))))
  return {
    games: matches.length,
    won: won.mean,
    error: won.error,
    fair: 1 / seats,
    lead: lead.mean,
    leadError: lead.error,
    wonBySeat: bySeat(matches, seats),
    movesPerGame: meanOf(matches.map(({ moves }) => moves)).mean,
    unfinished: matches.filter(({ isFinished }) => !isFinished).length,
    kinds: kindsOf(matches),
  }
}

function dealsOf(matches: readonly Match[], seats: number): Match[][] {
  const deals: Match[][] = []
  for (let at = 0; at < matches.length; at += seats) deals.push(matches.slice(at, at + seats))
  return deals
}

interface Mean {
  readonly mean: number
  readonly error: number
}

function meanOf(values: readonly (number | Mean)[]): Mean {
  const numbers = values.map((value) => (typeof value === 'number' ? value : value.mean))
  const count = Math.max(1, numbers.length)
  const mean = numbers.reduce((sum, value) => sum + value, 0) / count
  const spread =
    numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1)
  const error = count < 2 ? Number.POSITIVE_INFINITY : NINETY_FIVE * Math.sqrt(spread / count)
  return { mean, error }
}

const bySeat = (matches: readonly Match[], seats: number): number[] =>
  Array.from(
    { length: seats },
    (_, seat) => meanOf(matches.filter((match) => match.seat === seat).map(({ won }) => won)).mean,
  )

function kindsOf(matches: readonly Match[]): { readonly [kind: string]: number } {
  const sums: Record<string, number> = {}
  for (const { kinds } of matches)
    for (const [kind, count] of Object.entries(kinds)) sums[kind] = (sums[kind] ?? 0) + count
  return Object.fromEntries(
    Object.entries(sums).map(([kind, sum]) => [kind, sum / Math.max(1, matches.length)]),
  )
}
