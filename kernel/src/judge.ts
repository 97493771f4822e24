// The one judge of legality: what a seat may do, and why not. Works alike on the truth and on a replica.
import type { AnyEvent, AnyMove, Decision, Game, MoveRule } from './game.ts'
import { type Refusal, refuse } from './refusal.ts'
import { problemsOf } from './schema.ts'
import type { Author, Seat } from './seat.ts'

export interface Request<Move> {
  readonly by: Author
  /** For which seat, where the author is not a seat itself. */
  readonly seat?: Seat
  readonly move: Move
  readonly at: number
  readonly key?: string
  /** The entry number that put the seat on the spot, as the sender saw it. */
  readonly question?: number
}

/** The rule of a kind of move. A kind that is not the game's is a bug by now: `readMove` keeps those out. */
export function ruleOf<S, M extends AnyMove, E extends AnyEvent>(
  game: Pick<Game<S, M, E, never>, 'moves'>,
  kind: string,
): MoveRule<S, M, E> {
  const rules: { readonly [kind: string]: MoveRule<S, M, E> } = game.moves
  const rule = rules[kind]
  if (rule === undefined) throw new RangeError(`there is no move ${kind}`)
  return rule
}

/** From anything a client sent to a move of this game, or why it is none. */
export function readMove<S, M extends AnyMove, E extends AnyEvent>(
  game: Pick<Game<S, M, E, never>, 'moves'>,
  value: unknown,
): { readonly ok: true; readonly move: M } | { readonly ok: false; readonly refusal: Refusal } {
  const kind =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(game.moves, kind)) {
    return { ok: false, refusal: refuse('unknownMove', 'T-2.1') }
  }
  const [problem] = problemsOf(ruleOf(game, kind).schema, value)
  if (problem === undefined) return { ok: true, move: value as M }
  return { ok: false, refusal: refuse('malformedMove', 'T-2.2', { ...problem }) }
}

/** Every move the seat may make now. */
export function offers<S, M extends AnyMove, E extends AnyEvent>(
  game: Pick<Game<S, M, E, never>, 'moves' | 'decision'>,
  state: S,
  seat: Seat,
  decision: Decision<M> = game.decision(state),
): M[] {
  if (decision.result !== undefined || !decision.seats.includes(seat)) return []
  const found: M[] = []
  const rules: { readonly [kind: string]: MoveRule<S, M, E> } = game.moves
  for (const kind in rules) {
    const rule = rules[kind]
    if (rule === undefined || rule.author !== undefined) continue
    for (const move of rule.candidates(state, seat)) {
      if (rule.refusal(state, seat, move) === undefined) found.push(move)
    }
  }
  return found
}

/** Where the table stands besides its state: what a request is held against. */
export interface Standing<Move> {
  readonly decision: Decision<Move>
  readonly seats: number
  /** The entry number that put each seat on the spot; null for whoever is not asked. */
  readonly asked: readonly (number | null)[]
  /** When the pause that is on began. */
  readonly pausedAt: number
}

export function judge<S, M extends AnyMove, E extends AnyEvent>(
  game: Pick<Game<S, M, E, never>, 'moves' | 'standing'>,
  state: S,
  seat: Seat,
  request: Request<M>,
  { decision, seats, asked, pausedAt }: Standing<M>,
): Refusal | undefined {
  const { by, move, at, question } = request
  const rule = ruleOf(game, move.kind)
  if (decision.result !== undefined) return refuse('gameOver', 'T-2.3')
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refuse('notSeated', 'T-2.4')
  if (rule.author !== undefined) {
    if (by !== rule.author) return refuse('notAPlayersMove', 'T-2.5')
    const { due } = decision
    const isDue = due !== undefined && due.move.kind === move.kind
    if (isDue && at < pausedAt + due.ms)
      return refuse('tooEarly', 'T-2.6', { at: pausedAt + due.ms })
    return rule.refusal(state, seat, move)
  }
  const barred = game.standing?.(state, seat, move)
  if (barred !== undefined) return barred
  if (question !== undefined && question !== asked[seat]) return refuse('staleMove', 'T-2.7')
  if (asked[seat] === null) return refuse('notYourTurn', 'T-2.8')
  return rule.refusal(state, seat, move)
}
