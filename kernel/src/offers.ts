// What a seat may do now: all of it, or one of it drawn by chance.
import type { Chance } from './chance.ts'
import type {
  AnyMove,
  Candidates,
  Decision,
  GameTypes,
  MoveRule,
  PartOf,
  Places,
  RuleOf,
} from './game.ts'
import type { Seat } from './seat.ts'

type Offering<G extends GameTypes> = PartOf<G, 'moves' | 'decision'>

/** Every move the seat may make now. */
export function offers<G extends GameTypes>(
  game: Offering<G>,
  state: G['State'],
  seat: Seat,
  decision: Decision<G['Move']> = game.decision(state),
): G['Move'][] {
  if (decision.result !== undefined || !decision.seats.includes(seat)) return []
  return rulesFor(game, decision.about).flatMap((rule) => legalBy(rule, state, seat))
}

/** Places of candidates. All are made here, so that they have one shape and are quick to ask. */
export const placesOf = <M>(length: number, at: (place: number) => M | undefined): Places<M> => ({
  length,
  at,
})

/** What lies at a place. */
const moveAt = <M>(candidates: Candidates<M>, place: number): M | undefined =>
  Array.isArray(candidates) ? candidates[place] : candidates.at(place)

/** Of the candidates of one kind, those that are not refused. */
export function legalBy<S, M extends AnyMove>(rule: Offered<S, M>, state: S, seat: Seat): M[] {
  const found: M[] = []
  const places = rule.candidates(state, seat)
  for (let place = 0; place < places.length; place++) {
    const move = moveAt(places, place)
    if (move !== undefined && rule.refusal(state, seat, move) === undefined) found.push(move)
  }
  return found
}

/** After so many draws in vain it is quicker to look at everything. */
const TRIES = 40

/** One of the seat's offers, each equally likely; nothing if it has none. Only what is drawn is judged. */
export function anyOffer<G extends GameTypes>(
  game: Offering<G>,
  state: G['State'],
  seat: Seat,
  chance: Chance,
  decision: Decision<G['Move']> = game.decision(state),
): G['Move'] | undefined {
  if (decision.result !== undefined || !decision.seats.includes(seat)) return undefined
  const rules = rulesFor(game, decision.about)
  const lists: Candidates<G['Move']>[] = []
  let count = 0
  for (let index = 0; index < rules.length; index++) {
    const places = rules[index]?.candidates(state, seat) ?? []
    lists.push(places)
    count += places.length
  }
  for (let tries = 0; count > 0 && tries < TRIES; tries++) {
    let place = chance.below(count)
    let index = 0
    for (; place >= (lists[index]?.length ?? 0); index++) place -= lists[index]?.length ?? 0
    const move = moveAt(lists[index] ?? [], place)
    if (move !== undefined && rules[index]?.refusal(state, seat, move) === undefined) return move
  }
  const found = offers(game, state, seat, decision)
  return found.length === 0 ? undefined : chance.pick(found)
}

/** All alike, so that they are called quickly. */
type Offered<S, M extends AnyMove> = Pick<MoveRule<S, M, never>, 'candidates' | 'refusal'>

/** By the rules of a game and what is asked; made when it is asked for the first time. */
const sorted = new WeakMap<object, Map<string, unknown>>()

/** Of the moves that seats make, the rules of those that can answer this. */
function rulesFor<G extends GameTypes>(
  { moves }: Offering<G>,
  about: string,
): readonly Offered<G['State'], G['Move']>[] {
  let known = sorted.get(moves) as
    | Map<string, readonly Offered<G['State'], G['Move']>[]>
    | undefined
  if (known === undefined) {
    known = new Map()
    sorted.set(moves, known)
  }
  let rules = known.get(about)
  if (rules === undefined) {
    rules = Object.values<RuleOf<G>>(moves)
      .filter(({ author, answers }) => author === undefined && (answers?.includes(about) ?? true))
      .map(({ candidates, refusal }) => ({ candidates, refusal }))
    known.set(about, rules)
  }
  return rules
}
