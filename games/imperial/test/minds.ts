// Tables of bots and of random players, for measuring the one against the other.
import { randomMove } from '@foldtable/bots/random-play'
import { type Chance, offers, type Seat, seededChance, Table } from '@foldtable/kernel'
import { choose } from '../bot/index.ts'
import { imperial, type Move, type Options, type State } from '../src/index.ts'
import { optionsWith } from './table.ts'

export type Mind = (view: State, seat: Seat, chance: Chance) => Move

export const random: Mind = (view, seat, chance) =>
  answered(randomMove(imperial, view, seat, chance))

/** One of the offers, or it is no player. */
export const bot: Mind = (view, seat) => answered(choose(view, seat, offers(imperial, view, seat)))

function answered(move: Move | undefined): Move {
  if (move === undefined) throw new Error('no answer')
  return move
}

export interface Played {
  /** The place of each seat, 1 for whoever won. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly entries: number
  readonly rounds: number
}

export function playGame(
  seats: number,
  seed: string,
  mindOf: (seat: Seat) => Mind,
  options: Partial<Options> = {},
): Played {
  const table = Table.open({
    game: imperial,
    seats,
    options: optionsWith(options),
    chance: seededChance(seed),
  })
  const chance = seededChance(`${seed} minds`)
  for (;;) {
    const { decision, state } = table
    if (decision.result !== undefined) {
      const scores = imperial.score(state).map(({ points }) => points)
      return { places: decision.result.places, scores, entries: table.n, rounds: state.round }
    }
    const [seat = 0] = decision.seats
    const move = mindOf(seat)(table.view(seat), seat, chance)
    const played = table.play({ by: seat, move, at: 0 })
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal.code}`)
  }
}

/** How many of so many games one bot wins against random players, with its seat going round; ties count in part. */
export function gamesWon(seats: number, games: number, options: Partial<Options> = {}): number {
  let won = 0
  for (let game = 0; game < games; game++) {
    const own = game % seats
    const mindOf = (seat: Seat) => (seat === own ? bot : random)
    const { places } = playGame(seats, `${seats} seats, game ${game}`, mindOf, options)
    if (places[own] === 1) won += 1 / places.filter((place) => place === 1).length
  }
  return won
}
