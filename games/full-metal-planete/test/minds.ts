// Tables of bots and of random players, for measuring the one against the other.
import { type Chance, type Seat, seededChance, Table } from '@foldtable/kernel'
import { choose } from '../bot/index.ts'
import { fullMetalPlanete, type Move, type Options, type State } from '../src/index.ts'
import { score } from '../src/scoring.ts'
import type { PlanetTable } from './skirmish.ts'
import { optionsOf } from './table.ts'

export type Mind = (view: State, seat: Seat, offers: readonly Move[], chance: Chance) => Move

export const random: Mind = (_view, _seat, offers, chance) => chance.pick(offers)

export const bot: Mind = (view, seat, offers) => {
  const move = choose(view, seat, offers)
  if (move === undefined) throw new Error('the bot has no answer')
  return move
}

export interface Played {
  readonly points: readonly number[]
  readonly minerals: readonly number[]
  readonly table: PlanetTable
}

/** A whole game. */
export function playGame(
  seed: string,
  seats: number,
  mindOf: (seat: Seat) => Mind,
  given: Partial<Options> = {},
): Played {
  const options = optionsOf(given)
  const table = Table.open({ game: fullMetalPlanete, seats, options, chance: seededChance(seed) })
  const chance = seededChance(`${seed} minds`)
  for (;;) {
    const { decision } = table
    if (decision.result !== undefined) break
    const [seat = 0] = decision.seats
    const move = mindOf(seat)(table.view(seat), seat, table.offers(seat), chance)
    const played = table.play({ by: seat, move, at: 0 })
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal.code}`)
  }
  const scores = score(table.state)
  return {
    points: scores.map(({ points }) => points),
    minerals: scores.map(({ tally }) => tally?.minerals ?? 0),
    table,
  }
}

/** Steps of all units, and those onto a hex where the unit stood before in the same turn, with nothing done in between. */
export function stepsBack(table: PlanetTable): { readonly steps: number; readonly back: number } {
  const trails = new Map<string, number[]>()
  let [steps, back] = [0, 0]
  for (const event of table.entries.flatMap(({ events }) => events)) {
    if (event.kind === 'moved') {
      const trail = trails.get(event.unit) ?? []
      steps += 1
      if (trail.includes(event.to)) back += 1
      trails.set(event.unit, [...trail, event.to])
    } else if (event.kind !== 'pinned' && event.kind !== 'released') trails.clear()
  }
  return { steps, back }
}
