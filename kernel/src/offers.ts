// What a seat may do now: all of it, or one of it drawn by chance.
import type { Chance } from './chance.ts'
import type { AnyEvent, AnyMove, Decision, Game, MoveRule } from './game.ts'
import type { Seat } from './seat.ts'

type Offering<S, M extends AnyMove, E extends AnyEvent> = Pick<
  Game<S, M, E, never>,
  'moves' | 'decision'
>

/** Every move the seat may make now. */
export function offers<S, M extends AnyMove, E extends AnyEvent>(
  game: Offering<S, M, E>,
  state: S,
  seat: Seat,
  decision: Decision<M> = game.decision(state),
): M[] {
  const found: M[] = []
  if (decision.result !== undefined || !decision.seats.includes(seat)) return found
  for (const rule of rulesFor(game, decision.about)) {
    for (const move of rule.candidates(state, seat)) {
      if (rule.refusal(state, seat, move) === undefined) found.push(move)
    }
  }
  return found
}

const TRIES = 8

/** One of the seat's offers, each equally likely; nothing if it has none. Only what is drawn is judged. */
export function anyOffer<S, M extends AnyMove, E extends AnyEvent>(
  game: Offering<S, M, E>,
  state: S,
  seat: Seat,
  chance: Chance,
  decision: Decision<M> = game.decision(state),
): M | undefined {
  if (decision.result !== undefined || !decision.seats.includes(seat)) return undefined
  const rules = rulesFor(game, decision.about)
  const lists: (readonly M[])[] = []
  let count = 0
  for (let index = 0; index < rules.length; index++) {
    const list = rules[index]?.candidates(state, seat) ?? []
    lists.push(list)
    count += list.length
  }
  for (let tries = 0; count > 0 && tries < TRIES; tries++) {
    let at = chance.below(count)
    let index = 0
    for (; at >= (lists[index]?.length ?? 0); index++) at -= lists[index]?.length ?? 0
    const move = lists[index]?.[at] as M
    if (rules[index]?.refusal(state, seat, move) === undefined) return move
  }
  const found = offers(game, state, seat, decision)
  return found.length === 0 ? undefined : chance.pick(found)
}

/** All alike, so that they are called quickly. */
type Offered<S, M extends AnyMove> = Pick<MoveRule<S, M, never>, 'candidates' | 'refusal'>

/** By the rules of a game and what is asked; made when it is asked for the first time. */
const sorted = new WeakMap<object, Map<string, unknown>>()

/** Of the moves that seats make, the rules of those that can answer this. */
function rulesFor<S, M extends AnyMove, E extends AnyEvent>(
  { moves }: Offering<S, M, E>,
  about: string,
): readonly Offered<S, M>[] {
  let known = sorted.get(moves) as Map<string, readonly Offered<S, M>[]> | undefined
  if (known === undefined) {
    known = new Map()
    sorted.set(moves, known)
  }
  let rules = known.get(about)
  if (rules === undefined) {
    rules = Object.values<MoveRule<S, M, E>>(moves)
      .filter(({ author, answers }) => author === undefined && (answers?.includes(about) ?? true))
      .map(({ candidates, refusal }) => ({ candidates, refusal }))
    known.set(about, rules)
  }
  return rules
}
