// How much of a game that is over was luck: wherever chance was asked, what it brought is held against what it might have brought, with
// bots playing on from both, many times.
import {
  type AnyEvent,
  type Chance,
  copyOf,
  type Game,
  pathTo,
  quickChance,
  type Seat,
  seatOf,
  Table,
  type TableRecord,
  World,
} from '@foldtable/kernel'
import { Candidate } from '../candidate.ts'
import type { Policy } from '../policies.ts'
import { playOut } from '../search.ts'
import { type Amount, isTold, type LuckyMoment } from './amount.ts'

export interface Luck {
  readonly bySeat: readonly Amount[]
  /** Where chance brought or took most, in the order of the game. */
  readonly moments: readonly LuckyMoment[]
  /** How often chance was asked. */
  readonly count: number
}

const MOST_MOMENTS = 2
/** Fewer would tell of nothing but the playouts. */
const LEAST_ROUNDS = 2
const FAR = 400

/** An entry for which chance was asked, and the state on both sides of it. */
interface Roll {
  readonly n: number
  readonly after: unknown
  /** The same once more, with other dice. */
  again(seed: number): World
}

type Tally = readonly Candidate<Seat>[]

/** Of a record that hides nothing. In steps: each tells how much is done, of 1. */
export function* luckOf(
  game: Game,
  policy: Policy | undefined,
  record: TableRecord,
  moves: number,
): Generator<number, Luck> {
  const rolls = rollsOf(game, record)
  const seats = record.seats.map((_, seat) => seat)
  const tallies = rolls.map(() => tallyOf(seats))
  const whole = tallyOf(seats)
  let spent = 0
  for (let round = 0; rolls.length > 0 && (round < LEAST_ROUNDS || spent < moves); round++) {
    const sums = seats.map(() => 0)
    for (const [at, roll] of rolls.entries()) {
      const dice = quickChance(round * rolls.length + at)
      const real = new World(game, copyOf(roll.after), dice)
      const other = roll.again(round)
      const [have, might] = [real, other].map((world) =>
        leadsAfter(world, policy, roll.after, dice),
      )
      spent += real.moves + other.moves
      for (const seat of seats) {
        const gain = (have?.[seat] ?? 0) - (might?.[seat] ?? 0)
        tallies[at]?.[seat]?.add(gain)
        sums[seat] = (sums[seat] ?? 0) + gain
      }
      yield Math.min(1, spent / moves)
    }
    for (const seat of seats) whole[seat]?.add(sums[seat] ?? 0)
  }
  return {
    bySeat: whole.map(amountOf),
    moments: momentsOf(rolls, tallies),
    count: rolls.length,
  }
}

const tallyOf = (seats: readonly Seat[]): Tally => seats.map((seat) => new Candidate(seat))

const amountOf = (tried: Candidate<Seat>): Amount =>
  tried.count === 0
    ? { points: 0, error: 0 }
    : { points: tried.mean, error: Math.sqrt(tried.error) }

function momentsOf(rolls: readonly Roll[], tallies: readonly Tally[]): LuckyMoment[] {
  const all = rolls.flatMap(({ n }, at) =>
    (tallies[at] ?? []).map((tried) => ({ n, seat: tried.move, ...amountOf(tried) })),
  )
  const greatest = all
    .filter(isTold)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const first = greatest.filter(
    ({ n }, at) => greatest.findIndex((moment) => moment.n === n) === at,
  )
  return first.slice(0, MOST_MOMENTS).sort((one, other) => one.n - other.n)
}

function rollsOf(game: Game, record: TableRecord): Roll[] {
  const { options } = record
  const seats = record.seats.length
  const state = game.blank(seats, options)
  const rolls: Roll[] = []
  for (const entry of pathTo(record.entries, record.entries.length)) {
    const { n, move, by, drawn = 0 } = entry
    const before = drawn > 0 && move !== undefined ? copyOf(state) : undefined
    for (const event of entry.events as readonly AnyEvent[]) game.evolve(state, copyOf(event))
    if (drawn === 0 || (move === undefined && n > 1)) continue
    const again = (seed: number) => {
      const dice = quickChance(seed)
      if (before === undefined || move === undefined)
        return new World(game, Table.open({ game, seats, options, chance: dice }).state, dice)
      const world = new World(game, copyOf(before), dice)
      world.play(seatOf(entry), move, by)
      return world
    }
    rolls.push({ n, after: copyOf(state), again })
  }
  return rolls
}

/** What everybody has beside the others, once it has come out or a while later: what comes to all of them alike is nobody's luck. */
function leadsAfter(
  world: World,
  policy: Policy | undefined,
  view: unknown,
  dice: Chance,
): number[] {
  const ahead = policy?.turns?.ahead ?? policy?.horizon ?? FAR
  playOut(world, policy, dice, world.moves + ahead, view)
  const points = world.game.score(world.state).map((score) => score.points)
  const sum = points.reduce((total, one) => total + one, 0)
  return points.map((own) => own - (sum - own) / Math.max(1, points.length - 1))
}
