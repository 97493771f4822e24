// Looking ahead over whole turns, for games whose turn is many small moves: variations of the policy's own turn, each followed by a short
// playout, the better half kept until one is left.
import { canonical, copyOf, type GameTypes, imagine, type Seat, World } from '@foldtable/kernel'
import { best, Candidate } from './candidate.ts'
import type { Turns } from './policies.ts'
import { playOut, type Search, worthOf } from './search.ts'

/** Of a hundred moves of a variation, so many are drawn anew. */
const WHIM = 25
const MOST_PLANS = 60
const LONGEST = 60

type Plan<M> = Candidate<readonly M[]>

/** The moves of the turn, the best as far as tried; nothing where the policy does not want whole turns looked at. */
export function searchedTurn<G extends GameTypes>(
  search: Search<G>,
  offers: readonly G['Move'][],
): readonly G['Move'][] | undefined {
  const { policy, view, seat } = search
  const turns = policy?.turns
  if (turns === undefined || offers.length < 2 || policy?.isSearched?.(view, seat) === false) return
  return new TurnSearch(search, turns).best()
}

class TurnSearch<G extends GameTypes> {
  readonly #search: Search<G>
  readonly #turns: Turns<G['State'], G['Move']>
  readonly #plans = new Map<string, Plan<G['Move']>>()
  #spent = 0

  constructor(search: Search<G>, turns: Turns<G['State'], G['Move']>) {
    this.#search = search
    this.#turns = turns
  }

  best(): readonly G['Move'][] {
    const { moves } = this.#search.budget
    const own = this.#tryOut(undefined, 0)
    while (this.#spent < moves / 2 && this.#plans.size < MOST_PLANS && !this.#isOver)
      this.#tryOut(undefined, WHIM)
    let alive = [...this.#plans.values()]
    const rounds = Math.ceil(Math.log2(alive.length))
    for (let round = 1; round <= rounds && alive.length > 1; round++) {
      alive.sort((one, other) => other.mean - one.mean)
      alive = alive.slice(0, Math.ceil(alive.length / 2))
      if (round === 1 && !alive.includes(own)) alive.push(own)
      const until = (moves / 2) * (1 + round / rounds)
      for (let at = 0; this.#spent < until && !this.#isOver; at++)
        this.#tryOut(alive[at % alive.length], 0)
    }
    return best(alive).move
  }

  get #isOver(): boolean {
    const { budget } = this.#search
    return this.#spent >= budget.moves || budget.isOver?.() === true
  }

  /** A plan once more in another world, or a new one made up. */
  #tryOut(plan: Plan<G['Move']> | undefined, whim: number): Plan<G['Move']> {
    const { game, policy, view, seat, chance } = this.#search
    const world = new World(game, copyOf(imagine(game, view, seat, chance)), chance)
    const moves = this.#walk(world, plan?.move, whim)
    playOut(world, policy, chance, world.moves + this.#turns.ahead)
    this.#spent += world.moves
    const tried = plan ?? this.#planOf(moves)
    tried.add(worthOf(world, policy, seat))
    return tried
  }

  #planOf(moves: readonly G['Move'][]): Plan<G['Move']> {
    const key = canonical(moves)
    const known = this.#plans.get(key) ?? new Candidate(moves)
    this.#plans.set(key, known)
    return known
  }

  /** To the end of the turn; from where the plan no longer fits, the policy goes on. */
  #walk(world: World<G>, plan: readonly G['Move'][] | undefined, whim: number): G['Move'][] {
    const { seat } = this.#search
    const made: G['Move'][] = []
    const { decision } = world
    const turn = decision.result === undefined ? decision.turn : undefined
    let rest = plan
    while (made.length < LONGEST && isStillOf(world, seat, turn)) {
      const offers = world.offers(seat)
      const planned = rest?.[made.length]
      const key = planned && canonical(planned)
      const kept = planned && offers.find((move) => canonical(move) === key)
      if (kept === undefined) rest = undefined
      const move = kept ?? this.#fresh(world, offers, whim)
      if (move === undefined) break
      world.play(seat, move)
      made.push(move)
    }
    return made
  }

  #fresh({ state }: World<G>, offers: readonly G['Move'][], whim: number): G['Move'] | undefined {
    const { policy, seat, chance } = this.#search
    if (offers.length < 2) return offers[0]
    if (whim > 0 && chance.below(100) < whim)
      return this.#turns.idea?.(state, seat, offers, chance) ?? chance.pick(offers)
    return policy?.choose(state, seat, offers, chance) ?? chance.pick(offers)
  }
}

function isStillOf<G extends GameTypes>(
  { decision }: World<G>,
  seat: Seat,
  turn: number | undefined,
): boolean {
  if (decision.result !== undefined || decision.due !== undefined) return false
  return decision.seats[0] === seat && decision.turn === turn
}
