// Players by name: `random`, `thumb` (the game's own policy), `search:200ms`, `search:4000moves`, and `old:<folder>`, the policy of another folder.
import {
  type AnyMove,
  anyOffer,
  type Chance,
  type Game,
  quickChance,
  type Seat,
} from '@foldtable/kernel'
import { type Policy, policyOf } from './policies.ts'
import { type Budget, searched } from './search.ts'

/** Answers for a seat, from its view. */
export interface Player {
  readonly name: string
  choose(view: unknown, seat: Seat, offers: readonly AnyMove[], chance: Chance): AnyMove | undefined
}

export const PLAYERS = 'random, thumb, search:<n>ms, search:<n>moves, old:<folder of a bot>'

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
  if (kind === 'old' && of !== '') return thumb(game, await import(of), name)
  const budget = kind === 'search' ? budgetFrom(of, now) : undefined
  return budget === undefined ? undefined : searching(game, policy, name, budget)
}

const split = (name: string): [string, string?] => {
  const at = name.indexOf(':')
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

const randomPlayer = (game: Game, name: string): Player => ({
  name,
  choose: (view, seat, _offers, chance) => anyOffer(game, view, seat, chance),
})

/** Any offer where the policy has no opinion. */
const thumb = (game: Game, policy: Policy, name: string): Player => ({
  name,
  choose: (view, seat, offers, chance) =>
    policy.choose(view, seat, offers, chance) ?? anyOffer(game, view, seat, chance),
})

/** A budget for each decision. */
function budgetFrom(text: string, now: () => number): (() => Budget) | undefined {
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

const searching = (
  game: Game,
  policy: Policy | undefined,
  name: string,
  budget: () => Budget,
): Player => ({
  name,
  choose(view, seat, offers, chance) {
    const search = {
      game,
      policy,
      view,
      seat,
      chance: quickChance(chance.below(SEEDS)),
      budget: budget(),
    }
    return searched(search, offers) ?? anyOffer(game, view, seat, chance)
  },
})
