// Players by name: `random`, `thumb` (the game's own policy), `level:3`, `search:200ms`, `search:4000moves`, and `old:<folder>`, the
// policy of another folder.
import { type AnyMove, anyOffer, type Chance, type Game, type Seat } from '@foldtable/kernel'
import { isLevel, type Level } from './levels.ts'
import { type Policy, policyOf } from './policies.ts'
import { type Thinking, thought } from './think.ts'

/** Answers for a seat, from its view. */
export interface Player {
  readonly name: string
  /** The first is to be an offer; the others are made as long as they are. */
  answer(
    view: unknown,
    seat: Seat,
    offers: readonly AnyMove[],
    chance: Chance,
  ): readonly (AnyMove | undefined)[]
}

export const PLAYERS =
  'random, thumb, level:<1 to 3>, search:<n>ms, search:<n>moves, old:<folder of a bot>, old:<folder>@<level>'

/** By its name; nothing if there is none of that name. `now` is a clock in milliseconds, for searches by time. */
export async function playerNamed(
  game: Game,
  name: string,
  now: () => number,
): Promise<Player | undefined> {
  const policy = await policyOf(game.meta.id)
  const [kind, of = ''] = split(name)
  if (kind === 'random' && of === '') return randomPlayer(game, name)
  if (kind === 'thumb' && of === '')
    return policy === undefined ? randomPlayer(game, name) : thumb(game, policy, name)
  if (kind === 'old' && of !== '') return oldPlayer(game, name, of)
  const level = kind === 'level' ? Number(of) : undefined
  if (isLevel(level)) return thinking(game, policy, name, level, () => ({}))
  const budget = kind === 'search' ? budgetFrom(of, now) : undefined
  return budget === undefined ? undefined : thinking(game, policy, name, 3, budget)
}

const split = (name: string): [string, string?] => {
  const at = name.indexOf(':')
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

/** Any offer, each equally likely. */
export const randomPlayer = (game: Game, name = 'random'): Player => ({
  name,
  answer: (view, seat, _offers, chance) => [anyOffer(game, view, seat, chance)],
})

/** Any offer where the policy has no opinion. */
const thumb = (game: Game, policy: Policy, name: string): Player => ({
  name,
  answer: (view, seat, offers, chance) => [
    policy.choose(view, seat, offers, chance) ?? anyOffer(game, view, seat, chance),
  ],
})

async function oldPlayer(game: Game, name: string, of: string): Promise<Player> {
  const [, folder = of, digit] = /^(.*)@(\d)$/.exec(of) ?? []
  const policy: Policy = await import(folder)
  const level = Number(digit)
  return isLevel(level)
    ? thinking(game, policy, name, level, () => ({}))
    : thumb(game, policy, name)
}

/** What each decision may take. */
function budgetFrom(text: string, now: () => number): (() => Thinking) | undefined {
  const [, digits, unit] = /^(\d+)(ms|moves)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const amount = Number(digits)
  if (unit === 'moves') return () => ({ moves: amount })
  return () => {
    const end = now() + amount
    return { moves: Number.POSITIVE_INFINITY, isOver: () => now() >= end }
  }
}

const SEEDS = 2 ** 21

const thinking = (
  game: Game,
  policy: Policy | undefined,
  name: string,
  level: Level,
  budget: () => Thinking,
): Player => ({
  name,
  answer(view, seat, _offers, chance) {
    const question = { view, seat, level, seed: chance.below(SEEDS) }
    const { moves, nonsense } = thought(game, policy, question, budget())
    return nonsense === undefined ? moves : [nonsense]
  },
})
