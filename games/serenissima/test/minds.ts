// Tables of the bot and of random players, for measuring the one against the other.
import { randomMove } from '@foldtable/bots/random-play'
import { canonical, type Seat, seededChance, Table } from '@foldtable/kernel'
import { choose } from '../bot/index.ts'
import { type Move, type Options, type Serenissima, serenissima } from '../src/index.ts'
import type { Ranked } from '../src/state.ts'
import { optionsWith } from './table.ts'

export interface Played {
  readonly result: readonly Ranked[]
  /** Moves of the bot, of which so many were not offered; and the most that it made in one turn. */
  readonly moves: number
  readonly unoffered: number
  readonly longestTurn: number
}

type Live = Table<Serenissima>

/** One seat is the bot's, or all are if none is named. */
export function playGame(
  seats: number,
  seed: string,
  botSeat?: Seat,
  options: Partial<Options> = {},
): Played {
  const chance = seededChance(`${seed} minds`)
  const table: Live = Table.open({
    game: serenissima,
    seats,
    options: optionsWith(options),
    chance: seededChance(seed),
  })
  const bot = new Watched(table)
  while (table.decision.result === undefined) {
    const [seat = 0] = table.decision.seats
    const isBot = botSeat === undefined || seat === botSeat
    const move = isBot ? bot.move(seat) : randomMove(serenissima, table.state, seat, chance)
    if (move === undefined) throw new Error(`seat ${seat} has no answer`)
    const played = table.play({ by: seat, move, at: 0 })
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal.code}`)
  }
  const { moves, unoffered, longestTurn } = bot
  return { result: table.state.result ?? [], moves, unoffered, longestTurn }
}

/** The bot, and a count of what it does. */
class Watched {
  moves = 0
  unoffered = 0
  longestTurn = 0
  #asked = -1
  #inTurn = 0
  readonly #table: Live

  constructor(table: Live) {
    this.#table = table
  }

  move(seat: Seat): Move | undefined {
    const offers = this.#table.offers(seat)
    const move = choose(this.#table.view(seat), seat, offers)
    this.#count(this.#table.state.asked)
    if (move !== undefined && offers.some((one) => canonical(one) === canonical(move))) return move
    this.unoffered += 1
    return offers.find(({ kind }) => kind === 'endTurn') ?? offers[0]
  }

  #count(asked: number): void {
    this.moves += 1
    this.#inTurn = asked === this.#asked ? this.#inTurn + 1 : 1
    this.#asked = asked
    this.longestTurn = Math.max(this.longestTurn, this.#inTurn)
  }
}
