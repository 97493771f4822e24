// The one judge of legality: what a seat may do, and why not. Works alike on the truth and on a replica.
import { type ClockSettings, deadlineOf } from './clock.ts'
import type { Decision, Game, GameTypes, PartOf, RuleOf } from './game.ts'
import { type Outcome, type Refusal, refuse, refused } from './refusal.ts'
import { passes, problemsOf } from './schema.ts'
import type { Author, Seat } from './seat.ts'
import type { Standing } from './standing.ts'

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
export function ruleOf<G extends GameTypes>(game: PartOf<G, 'moves'>, kind: string): RuleOf<G> {
  const rules: { readonly [kind: string]: RuleOf<G> } = game.moves
  const rule = rules[kind]
  if (rule === undefined) throw new RangeError(`there is no move ${kind}`)
  return rule
}

/** From anything a client sent to a move of this game, or why it is none. */
export function readMove<G extends GameTypes>(
  game: PartOf<G, 'moves'>,
  value: unknown,
): Outcome<{ move: G['Move'] }> {
  const kind =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  if (typeof kind !== 'string' || !Object.hasOwn(game.moves, kind)) {
    return refused('unknownMove', 'T-2.1')
  }
  const { schema } = ruleOf(game, kind)
  if (passes(schema, value)) return { ok: true, move: value }
  return refused('malformedMove', 'T-2.2', { ...problemsOf(schema, value)[0] })
}

/** The parts of a table that a request is held against. */
export interface Judged<G extends GameTypes> {
  readonly game: Game<G>
  readonly state: G['State']
  readonly seats: number
  readonly decision: Decision<G['Move']>
  readonly clockSettings: ClockSettings
}

/** Why the request is not taken, in the order of the kernel's rules T-2; nothing if it is legal. */
export function judge<G extends GameTypes>(
  { game, state, seats, decision, clockSettings }: Judged<G>,
  { asked, pausedAt, clock }: Standing,
  rule: RuleOf<G>,
  seat: Seat,
  request: Request<G['Move']>,
): Refusal | undefined {
  const { by, move, at, question } = request
  const isPenalty = by === 'clock' && rule.author === 'clock' && clock.owing.includes(seat)
  if (decision.result !== undefined && !isPenalty) return refuse('gameOver', 'T-2.3')
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refuse('notSeated', 'T-2.4')
  if (rule.author !== undefined && by !== rule.author) return refuse('notAPlayersMove', 'T-2.5')
  if (by === 'clock' && !isPenalty) {
    const due = decision.result === undefined ? decision.due : undefined
    const isDue = due?.move.kind === move.kind
    const time = isDue ? pausedAt + due.ms : deadlineOf(clock, clockSettings, seat)
    if (time !== null && at < time) return refuse('tooEarly', 'T-2.6', { at: time })
  }
  const isNow = isAnswer(rule, decision)
  const early = isNow ? undefined : game.notNow?.(state, seat, rule.answers ?? [])
  if (early !== undefined) return early
  if (rule.author === undefined) {
    const barred = isNow ? game.barred?.(state, seat, move) : undefined
    if (barred !== undefined) return barred
    if (question !== undefined && question !== asked[seat]) return refuse('staleMove', 'T-2.7')
    if (asked[seat] === null) return refuse('notYourTurn', 'T-2.8')
  }
  return isNow ? rule.refusal(state, seat, move) : refuse('notAnAnswer', 'T-2.9')
}

/** Whether such moves answer what is asked; to moves without `answers` everything is a question. */
const isAnswer = <G extends GameTypes>(
  { answers }: RuleOf<G>,
  decision: Decision<G['Move']>,
): boolean =>
  answers === undefined || decision.result !== undefined || answers.includes(decision.about)
