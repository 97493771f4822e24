// Random legal play of any game: the simplest player, and the one that tries everything.
import {
  anyOffer,
  type Chance,
  type Entry,
  Fault,
  type Game,
  type GameTypes,
  type Request,
  ruleOf,
  type Seat,
  type Table,
} from '@foldtable/kernel'

/** Any legal move, each equally likely; nothing if the seat is not asked. Knows only what the view tells. */
export function randomMove<G extends GameTypes>(
  game: Game<G>,
  view: G['State'],
  seat: Seat,
  chance: Chance,
): G['Move'] | undefined {
  return anyOffer(game, view, seat, chance)
}

/** How often, in a thousand steps, something else than an asked seat's move happens. */
export interface Mischief {
  /** The clock plays for a seat. */
  readonly clock: number
  /** The host plays one of its moves (a seat leaves, the table is abandoned). */
  readonly host: number
}

const PEACE: Mischief = { clock: 0, host: 0 }

/** One more request for the table, or nothing once it is over. In a pause the clock goes on without waiting for anyone. */
export function randomRequest<G extends GameTypes>(
  table: Table<G>,
  chance: Chance,
  mischief: Mischief = PEACE,
): Request<G['Move']> | undefined {
  const { decision, game, state } = table
  if (decision.result !== undefined) return undefined
  const at = table.dueAt ?? table.at
  if (decision.due !== undefined && (decision.seats.length === 0 || chance.below(2) === 0)) {
    return { by: 'clock', move: decision.due.move, at }
  }
  const seat = decision.seats.length > 1 ? chance.pick(decision.seats) : decision.seats[0]
  if (seat === undefined) throw new Fault(`${game.meta.id} waits for nobody after entry ${table.n}`)
  if (mischief.clock + mischief.host > 0) {
    const die = chance.below(1000)
    if (die < mischief.host) {
      const asked = hostRequest(table, chance)
      if (asked !== undefined) return asked
    }
    if (die < mischief.host + mischief.clock)
      return { by: 'clock', seat, move: game.timeout(state, seat), at }
  }
  const move = anyOffer(game, state, seat, chance, decision)
  if (move === undefined)
    throw new Fault(
      `${game.meta.id} asks seat ${seat} about ${decision.about} and offers it nothing after entry ${table.n}: ` +
        'look at `answers`, `candidates` and `refusal`, or do not ask it',
    )
  return { by: seat, move, at: table.at }
}

function hostRequest<G extends GameTypes>(
  { game, state, seats, at }: Table<G>,
  chance: Chance,
): Request<G['Move']> | undefined {
  const moves = Object.values(game.host ?? {})
  if (moves.length === 0) return undefined
  const move = chance.pick(moves)
  const seat = chance.below(seats)
  const isRefused = ruleOf(game, move.kind).refusal(state, seat, move) !== undefined
  return isRefused ? undefined : { by: 'host', seat, move, at }
}

/** Plays to the end, or as far as `most` entries; tells each entry as it is made. */
export function playOut<G extends GameTypes>(
  table: Table<G>,
  chance: Chance,
  { mischief = PEACE, most = Number.POSITIVE_INFINITY, onEntry }: PlayOut<G> = {},
): void {
  while (table.n < most) {
    const request = randomRequest(table, chance, mischief)
    if (request === undefined) return
    const played = table.play(request)
    if (!played.ok)
      throw new Fault(
        `an offer of ${table.game.meta.id} was refused: ${JSON.stringify(played.refusal)}`,
      )
    if (played.entry !== undefined) onEntry?.(played.entry)
  }
}

interface PlayOut<G extends GameTypes> {
  readonly mischief?: Mischief
  readonly most?: number
  onEntry?(entry: Entry<G>): void
}
