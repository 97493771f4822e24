// Tables of the bot and of random players, for measuring the one against the other.
import { randomMove } from '@foldtable/bots/random-play'
import { type Chance, readOptions, type Seat, seededChance, Table } from '@foldtable/kernel'
import { choose } from '../bot/index.ts'
import { type Move, type State, serenissima } from '../src/index.ts'
import type { Ranked } from '../src/state.ts'

export type Mind = (view: State, seat: Seat, chance: Chance) => Move | undefined

export const random: Mind = (view, seat, chance) => randomMove(serenissima, view, seat, chance)

export interface Played {
  readonly result: readonly Ranked[]
  /** Moves of the bot, of which so many were not offered; and what one took on average, in milliseconds. */
  readonly moves: number
  readonly unoffered: number
  readonly longestTurn: number
}

/** One seat is the bot, or all are if it is not said which. */
export function playGame(seats: number, seed: string, botSeat?: Seat, given: object = {}): Played {
  const read = readOptions(serenissima, given)
  if (!read.ok) throw new Error('no such options')
  const table = Table.open({
    game: serenissima,
    seats,
    options: read.options,
    chance: seededChance(seed),
  })
  const chance = seededChance(`${seed} minds`)
  const count = { moves: 0, unoffered: 0, longestTurn: 0 }
  let [asked, inTurn] = [-1, 0]
  for (;;) {
    const [seat] = table.decision.result === undefined ? table.decision.seats : []
    if (seat === undefined) break
    const isBot = botSeat === undefined || seat === botSeat
    const move = isBot ? botMove(table, seat, count) : random(table.state, seat, chance)
    if (move === undefined) throw new Error(`seat ${seat} has no answer`)
    if (isBot) {
      inTurn = table.state.asked === asked ? inTurn + 1 : 1
      asked = table.state.asked
      count.longestTurn = Math.max(count.longestTurn, inTurn)
    }
    const played = table.play({ by: seat, move, at: 0 })
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal.code}`)
  }
  return { result: table.state.result ?? [], ...count }
}

type Live = { view(seat: Seat): State; offers(seat: Seat): readonly Move[] }

function botMove(table: Live, seat: Seat, count: { moves: number; unoffered: number }) {
  const offers = table.offers(seat)
  const move = choose(table.view(seat), seat, offers)
  count.moves += 1
  const isOffered = offers.some((one) => JSON.stringify(one) === JSON.stringify(move))
  if (isOffered) return move
  count.unoffered += 1
  return offers.find(({ kind }) => kind === 'endTurn') ?? offers[0]
}
