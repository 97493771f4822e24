// Games that bring a player of their own: rules of thumb in `games/<id>/bot/index.ts`, where looking one move ahead with
// `evaluate` is too weak. `npx foldtable lists` enters them. Each is loaded with the first question put to it.
import type { AnyMove, Chance, Result, Seat } from '@foldtable/kernel'
import type { Level } from './levels.ts'

export interface Policy<S = unknown, M extends AnyMove = AnyMove> {
  /**
   * One of the offers; nothing if it has no opinion. Knows only what the view tells. Below level 2 it errs as people do; without a
   * level, as inside a search, it plays as well as it can.
   */
  choose(view: S, seat: Seat, offers: readonly M[], chance: Chance, level?: Level): M | undefined
  /** Moves of one's own turn that belong together, the first of them an offer; nothing where `choose` is to be asked. */
  plan?(
    view: S,
    seat: Seat,
    offers: readonly M[],
    chance: Chance,
    level: Level,
  ): readonly M[] | undefined

  /** Of a hundred offers, so many do not come to the mind of level 1 (25). */
  readonly overlooks?: number

  // What it may tell a search; all of it may be missing.
  /** Whether this decision is worth a search; if missing, every one is. */
  isSearched?(view: S, seat: Seat): boolean
  /** Of many offers those worth a look. What `choose` says is looked at in any case. */
  narrow?(view: S, seat: Seat, offers: readonly M[]): readonly M[]
  /** How good it is for the seat where a playout stopped, from 0 to 1; by place and score if missing. */
  value?(state: S, seat: Seat, result: Result | undefined): number
  /** Whether what the view asks about is settled, so that playing on would tell nothing: a deal is scored. */
  isSettled?(state: S, view: S): boolean
  /** Whole turns are looked at, instead of single moves. */
  readonly turns?: Turns<S, M>
  /** How many moves of playouts a thought may take (4,000). */
  readonly budget?: number
  /** Playouts stop after so many moves. */
  readonly horizon?: number
  /** Of a hundred moves in a playout, so many are drawn at random. */
  readonly noise?: number
  /** The own choice is given up only for one that is better by so many standard errors. */
  readonly loyalty?: number
  /** The search ends when the best is ahead by so many standard errors (2.5). */
  readonly certainty?: number
}

export interface Turns<S, M extends AnyMove> {
  /** Moves of playout after the turn. */
  readonly ahead: number
  /** Instead of any offer: one of a few good ideas, so that variations make sense. */
  idea?(state: S, seat: Seat, offers: readonly M[], chance: Chance): M | undefined
}

const POLICIES: { readonly [game: string]: (() => Promise<Policy>) | undefined } = {
  'full-metal-planete': () => import('@foldtable/games/full-metal-planete/bot'),
  imperial: () => import('@foldtable/games/imperial/bot'),
  'pass-the-ace': () => import('@foldtable/games/pass-the-ace/bot'),
  powerhouse: () => import('@foldtable/games/powerhouse/bot'),
  serenissima: () => import('@foldtable/games/serenissima/bot'),
}

/** Whoever names the game knows what its states and moves are. */
export const policyOf = async <S = unknown, M extends AnyMove = AnyMove>(
  game: string,
): Promise<Policy<S, M> | undefined> => (await POLICIES[game]?.()) as Policy<S, M> | undefined
