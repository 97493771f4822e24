// One thought of a bot: what it is handed and what it answers. The threads of a server and the worker of a browser call this, so
// that a bot is the same everywhere.
import {
  type AnyMove,
  type Game,
  type GameTypes,
  offers,
  quickChance,
  type Seat,
} from '@foldtable/kernel'
import { bestForeseen, isSame } from './foreseen.ts'
import type { Level } from './levels.ts'
import { noticed, USUALLY_OVERLOOKED } from './overlooked.ts'
import { type Policy, policyOf } from './policies.ts'
import { searched } from './search.ts'
import { searchedTurn } from './turn.ts'

export interface Question<S = unknown> {
  /** What the seat sees, and nothing more. */
  readonly view: S
  readonly seat: Seat
  readonly level: Level
  /** Below 2 ** 32. The same question with the same seed has the same answer. */
  readonly seed: number
}

export interface Thought<M = AnyMove> {
  /** The first is an offer; those after it belong to the same turn and are made as long as each is still offered. None where nothing is asked. */
  readonly moves: readonly M[]
  /** What the game's own player answered, where that was none of the offers: a fault, and the move is another. */
  readonly nonsense?: M
}

export interface Thinking<S = unknown, M extends AnyMove = AnyMove> {
  /** The player to ask, if not the game's own. */
  readonly policy?: Policy<S, M>
  /** Playout moves that a search may take; as many as the policy says if missing. */
  readonly moves?: number
  /** Asked again and again by a search, which then ends with the best so far: whoever calls looks at the clock. */
  isOver?(): boolean
}

/** Of a search, if the policy does not say. */
const USUAL_BUDGET = 4000

export async function think<G extends GameTypes>(
  game: Game<G>,
  question: Question<G['State']>,
  thinking: Thinking<G['State'], G['Move']> = {},
): Promise<Thought<G['Move']>> {
  const policy = thinking.policy ?? (await policyOf<G['State'], G['Move']>(game.meta.id))
  return thought(game, policy, question, thinking)
}

/** The same where the policy is at hand. */
export function thought<G extends GameTypes>(
  game: Game<G>,
  policy: Policy<G['State'], G['Move']> | undefined,
  { view, seat, level, seed }: Question<G['State']>,
  {
    moves = policy?.budget ?? USUAL_BUDGET,
    isOver = () => false,
  }: Thinking<G['State'], G['Move']> = {},
): Thought<G['Move']> {
  const found = offers(game, view, seat)
  if (found.length <= 1) return { moves: found }
  const chance = quickChance(seed)
  const other = () => bestForeseen(game, view, seat, found, chance)
  const plan = policy?.plan?.(view, seat, found, chance, level)
  if (plan?.[0] !== undefined) return checked(found, plan, other)
  if (level < 3) {
    const { overlooks = USUALLY_OVERLOOKED } = policy ?? {}
    const seen = level > 1 ? found : noticed(found, game.decision(view), seed, overlooks)
    return checked(found, listOf(policy?.choose(view, seat, seen, chance, level)), other)
  }
  const asked = { game, policy, view, seat, chance, budget: { moves, isOver } }
  return checked(found, searchedTurn(asked, found) ?? listOf(searched(asked, found)), other)
}

const listOf = <M>(move: M | undefined): M[] => (move === undefined ? [] : [move])

/** As it was offered; what was not offered is told. */
function checked<M extends AnyMove>(
  found: readonly M[],
  [first, ...rest]: readonly M[],
  other: () => M,
): Thought<M> {
  if (first === undefined) return { moves: [other()] }
  const offered = found.find((move) => move === first || isSame(move, first))
  return offered === undefined
    ? { moves: [other()], nonsense: first }
    : { moves: [offered, ...rest] }
}
