// One player among others of a kind: every deal is played once with it in each seat, so that no seat is better than another.
import {
  type AnyMove,
  type AnyTable,
  type Chance,
  Fault,
  type Game,
  type GameTypes,
  type Seat,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { isSame } from './foreseen.ts'
import type { Player } from './players.ts'

export interface Contest {
  readonly game: Game
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  /** The one. */
  readonly a: Player
  /** All others. */
  readonly b: Player
}

export interface Match {
  /** Where the one sat. */
  readonly seat: Seat
  /** 1 if it won, a part if it shared the first place. */
  readonly won: number
  /** Its points above the best of the others. */
  readonly lead: number
  readonly moves: number
  readonly isFinished: boolean
  /** What the one did, by kind of move. */
  readonly kinds: { readonly [kind: string]: number }
}

/** A deal with the one in a seat. */
export function matchOf(contest: Contest, deal: number, own: Seat): Match {
  const { game, seats, options, seed, a, b } = contest
  const chance = seededChance(`${seed} ${deal} minds ${own}`)
  const table = Table.open({ game, seats, options, chance: seededChance(`${seed} ${deal}`) })
  const kinds: Record<string, number> = {}
  playBetween(
    table,
    (seat) => (seat === own ? a : b),
    chance,
    (seat, { kind }) => {
      if (seat === own) kinds[kind] = (kinds[kind] ?? 0) + 1
    },
  )
  return { seat: own, ...outcomeOf(table, own), moves: table.n, kinds }
}

/** To the end, or as far as any game goes: each seat's player answers for it, and goes on with what it planned. */
export function playBetween<G extends GameTypes>(
  table: Table<G>,
  playerOf: (seat: Seat) => Player,
  chance: Chance,
  onMove?: (seat: Seat, move: AnyMove) => void,
): void {
  const plans: AnyMove[][] = []
  while (table.decision.result === undefined && table.n < table.game.meta.longest) {
    const seat = table.decision.due === undefined ? table.decision.seats[0] : undefined
    if (seat === undefined) {
      passPause(table)
      continue
    }
    const plan = plans[seat] ?? []
    plans[seat] = plan
    const move = goOn(table, seat, plan) ?? answer(table, playerOf(seat), seat, chance, plan)
    onMove?.(seat, move)
  }
}

function passPause<G extends GameTypes>(table: Table<G>): void {
  const { decision, game, n } = table
  if (decision.result !== undefined || decision.due === undefined)
    throw new Fault(`${game.meta.id} waits for nobody after entry ${n}`)
  table.play({ by: 'clock', move: decision.due.move, at: table.dueAt ?? table.at })
}

/** The next move of what was planned, if it can still be made; else the plan is given up. */
function goOn<G extends GameTypes>(
  table: Table<G>,
  seat: Seat,
  plan: AnyMove[],
): AnyMove | undefined {
  const next = plan.shift()
  if (next === undefined) return undefined
  if (isOffered(table, seat, next) && table.play({ by: seat, move: next, at: table.at }).ok)
    return next
  plan.length = 0
  return undefined
}

const isOffered = <G extends GameTypes>(table: Table<G>, seat: Seat, move: AnyMove): boolean =>
  table.offers(seat).some((offer) => isSame(offer, move))

/** Made at the table, or it is no answer: nothing is put in its place. What is planned after it is kept in `plan`. */
function answer<G extends GameTypes>(
  table: Table<G>,
  player: Player,
  seat: Seat,
  chance: Chance,
  plan: AnyMove[],
): AnyMove {
  const offers = table.offers(seat)
  const [move, ...rest] = player.answer(table.view(seat), seat, offers, chance)
  const made = move && table.play({ by: seat, move, at: table.at })
  for (const next of rest) if (next !== undefined) plan.push(next)
  if (move !== undefined && made?.ok) return move
  throw new Fault(
    `${player.name} answered ${JSON.stringify(move)} after entry ${table.n} of ${table.game.meta.id}, which is no offer`,
  )
}

function outcomeOf({ game, state, decision }: AnyTable, own: Seat) {
  const points = game.score(state).map((score) => score.points)
  const lead = (points[own] ?? 0) - Math.max(...points.filter((_, seat) => seat !== own))
  const places = decision.result?.places ?? []
  const first = places.filter((place) => place === 1).length
  const won = places[own] === 1 ? 1 / first : 0
  return { won, lead, isFinished: decision.result !== undefined }
}
