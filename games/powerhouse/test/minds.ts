// Tables of bots and of random players, for measuring the one against the other.
import { type Chance, type Seat, seededChance, Table } from '@foldtable/kernel'
import { opened } from '@foldtable/parts/hands'
import { choose } from '../bot/index.ts'
import type { Card } from '../src/cards.ts'
import { leastBid } from '../src/config.ts'
import { VARIANTS, type VariantKey } from '../src/data/variants.ts'
import { type Move, powerhouse, type State } from '../src/index.ts'
import type { SheetRow } from '../src/state.ts'
import { optionsFor } from './table.ts'

export type Mind = (view: State, seat: Seat, offers: readonly Move[], chance: Chance) => Move

export const random: Mind = (_view, _seat, offers, chance) => chance.pick(offers)

export const bot: Mind = (view, seat, offers) => {
  const move = choose(view, seat, offers)
  if (move === undefined) throw new Error('the bot has no answer')
  return move
}

export interface Settings {
  /** Seat 0 leads with the least bid; else everybody bids. */
  readonly isForced?: boolean
  /** Is told the hand of whoever leads. */
  onLead?(hand: readonly Card[]): void
}

export function playGame(
  key: VariantKey,
  seed: string,
  mindOf: (seat: Seat) => Mind,
  { isForced = false, onLead }: Settings = {},
): SheetRow {
  const seats = VARIANTS[key].players
  const options = optionsFor(key, { gameCount: 1 })
  const table = Table.open({ game: powerhouse, seats, options, chance: seededChance(seed) })
  const chance = seededChance(`${seed} minds`)
  const { state } = table
  while (state.turn !== null) {
    const seat = state.turn
    const isToForce = isForced && state.phase === 'bidding'
    const move = isToForce
      ? forcedBid(state, seat)
      : mindOf(seat)(table.view(seat), seat, table.offers(seat), chance)
    if (move.kind === 'nameSuit') onLead?.(opened(state.hands[seat]))
    const played = table.play({ by: seat, move, at: 0 })
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal.code}`)
  }
  const [row] = state.sheet
  if (row === undefined) throw new Error('the game was not scored')
  return row
}

const forcedBid = (state: State, seat: Seat): Move =>
  seat === 0 ? { kind: 'bid', amount: leastBid(state.variant) } : { kind: 'pass' }

/** How often a leader with the least bid makes it, among players at random: one who thinks, and one at random. */
export function contractsMade(key: VariantKey, deals: number): { bot: number; random: number } {
  const made = (leader: Mind) =>
    Array.from({ length: deals }, (_, deal) =>
      playGame(key, `contract ${deal}`, (seat) => (seat === 0 ? leader : random), {
        isForced: true,
      }),
    ).filter((row) => row.made).length
  return { bot: made(bot), random: made(random) }
}
