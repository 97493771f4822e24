// Looking ahead: every candidate is tried in the same imagined worlds with the same dice, so that what differs is the candidate; after
// each round the worse half goes. It sees the view of its seat and nothing else, and needs nothing of a game but its contract.
import {
  type Chance,
  copyOf,
  type Game,
  type GameTypes,
  imagine,
  quickChance,
  type Result,
  type Seat,
  World,
} from '@foldtable/kernel'
import { best, Candidate, isSure, prefer } from './candidate.ts'
import type { Policy } from './policies.ts'

interface Budget {
  /** Moves of all playouts together. The same seed and budget give the same answer, on any machine. */
  readonly moves: number
  /** Asked between playouts: whoever calls looks at the clock, and at whether the question still stands. */
  isOver?(): boolean
}

/** Playouts that have gone on so long stop, and are valued as they stand. */
const HORIZON = 4000
const SEEDS = 2 ** 21

/** A search of one game for one decision. */
export interface Search<G extends GameTypes> {
  readonly game: Game<G>
  readonly policy: Policy<G['State'], G['Move']> | undefined
  readonly view: G['State']
  readonly seat: Seat
  readonly chance: Chance
  readonly budget: Budget
}

/** The best of the offers, as far as the budget goes; what the policy says where searching is not worth it. */
export function searched<G extends GameTypes>(
  search: Search<G>,
  offers: readonly G['Move'][],
): G['Move'] | undefined {
  const { policy, view, seat, chance } = search
  if (offers.length <= 1) return offers[0]
  const own = policy?.choose(view, seat, offers, chance)
  if (policy?.isSearched?.(view, seat) === false) return own
  const narrowed = policy?.narrow?.(view, seat, offers) ?? offers
  const moves = own === undefined ? narrowed : withOwn(narrowed, own)
  if (moves.length <= 1) return moves[0]
  const candidates = moves.map((move) => new Candidate(move))
  const found = halved(search, candidates)
  const first = candidates.find(({ move }) => move === own)
  return prefer(first, found, policy?.loyalty ?? 0).move
}

const withOwn = <M>(moves: readonly M[], own: M): readonly M[] =>
  moves.includes(own) ? moves : [own, ...moves]

function halved<G extends GameTypes>(
  search: Search<G>,
  candidates: readonly Candidate<G['Move']>[],
): Candidate<G['Move']> {
  const { budget, policy } = search
  const rounds = Math.ceil(Math.log2(candidates.length))
  let alive = candidates.slice()
  let spent = 0
  const isOver = () => spent >= budget.moves || budget.isOver?.() === true
  for (let round = 1; round <= rounds && alive.length > 1; round++) {
    const until = (budget.moves * round) / rounds // of a search by time: never, its clock ends it
    do {
      spent += tryAll(search, alive, budget.moves - spent)
      if (isSure(alive, policy?.certainty ?? 2.5)) return best(alive)
    } while (spent < until && !isOver())
    alive.sort((one, other) => other.mean - one.mean)
    alive = alive.slice(0, Math.ceil(alive.length / 2))
    if (isOver()) break
  }
  return best(alive)
}

/** All of them in one world, each as far as its part of what is left goes; how many moves that took. */
function tryAll<G extends GameTypes>(
  { game, policy, view, seat, chance }: Search<G>,
  alive: readonly Candidate<G['Move']>[],
  left: number,
): number {
  const most = Math.max(1, Math.ceil(left / alive.length))
  const imagined = imagine(game, view, seat, chance)
  const seed = chance.below(SEEDS)
  let spent = 0
  for (const candidate of alive) {
    const dice = quickChance(seed)
    const world = new World(game, copyOf(imagined), dice)
    world.play(seat, candidate.move)
    playOut(world, policy, dice, Math.min(most, policy?.horizon ?? HORIZON), view)
    candidate.add(worthOf(world, policy, seat))
    spent += world.moves
  }
  return spent
}

/** To the end, or so far, or until what a view asked about is settled. Everybody plays by the policy, or at random without one. */
export function playOut<G extends GameTypes>(
  world: World<G>,
  policy: Policy<G['State'], G['Move']> | undefined,
  dice: Chance,
  horizon: number,
  view?: G['State'],
): void {
  const noise = policy?.noise ?? 0
  const isSettled = () => view !== undefined && policy?.isSettled?.(world.state, view) === true
  while (!world.isOver && world.moves < horizon && !isSettled()) {
    if (world.passPause()) continue
    const { decision } = world
    const seat = decision.result === undefined ? (decision.seats[0] ?? 0) : 0
    const isAny = policy === undefined || (noise > 0 && dice.below(100) < noise)
    const move = (isAny ? undefined : advised(world, policy, seat, dice)) ?? world.any(seat, dice)
    if (move === undefined) throw new RangeError(`${world.game.meta.id} waits for nobody`)
    world.play(seat, move)
  }
}

function advised<G extends GameTypes>(
  world: World<G>,
  policy: Policy<G['State'], G['Move']>,
  seat: Seat,
  dice: Chance,
): G['Move'] | undefined {
  const offers = world.offers(seat)
  return offers.length === 1 ? offers[0] : policy.choose(world.state, seat, offers, dice)
}

export function worthOf<G extends GameTypes>(
  { game, state, decision }: World<G>,
  policy: Policy<G['State'], G['Move']> | undefined,
  seat: Seat,
): number {
  const { result } = decision
  if (policy?.value !== undefined) return policy.value(state, seat, result)
  if (result !== undefined && result.places.length > 0) return shareOf(result, seat)
  const points = game.score(state).map((score) => score.points)
  const others = points.filter((_, other) => other !== seat)
  return logistic(((points[seat] ?? 0) - Math.max(...others)) / LEAD)
}

/** A lead of so many points is as good as 73 %. */
const LEAD = 25

const logistic = (lead: number): number => 1 / (1 + Math.exp(-lead))

/** 1 for the first, 0 for the last; those who share a place share what their places are worth. */
function shareOf({ places }: Result, seat: Seat): number {
  const own = places[seat] ?? places.length
  const ahead = places.filter((place) => place < own).length
  const beside = places.filter((place) => place === own).length - 1
  return places.length < 2 ? 1 : 1 - (ahead + beside / 2) / (places.length - 1)
}
