// Games that bring a player of their own: rules of thumb in `games/<id>/bot/index.ts`, where looking one move ahead with
// `evaluate` is too weak. A new one is a line here. Each is loaded with the first question put to it.
import type { AnyMove, Chance, Seat } from '@foldtable/kernel'

export interface Policy<S = unknown, M extends AnyMove = AnyMove> {
  /** One of the offers; nothing if it has no opinion. Knows only what the view tells. */
  choose(view: S, seat: Seat, offers: readonly M[], chance: Chance): M | undefined
}

const POLICIES: { readonly [game: string]: (() => Promise<Policy>) | undefined } = {
  'full-metal-planete': () => import('@foldtable/games/full-metal-planete/bot'),
  imperial: () => import('@foldtable/games/imperial/bot'),
  powerhouse: () => import('@foldtable/games/powerhouse/bot'),
  serenissima: () => import('@foldtable/games/serenissima/bot'),
}

export const policyOf = async (game: string): Promise<Policy | undefined> => POLICIES[game]?.()
