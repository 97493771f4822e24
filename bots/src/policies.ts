// Games that bring a player of their own: rules of thumb in `games/<id>/bot/index.ts`, where looking one move ahead with
// `evaluate` is too weak. A new one is a line here.
import * as imperial from '@foldtable/games/imperial/bot'
import * as powerhouse from '@foldtable/games/powerhouse/bot'
import type { AnyMove, Chance, Seat } from '@foldtable/kernel'

export interface Policy<S = unknown, M extends AnyMove = AnyMove> {
  /** One of the offers; nothing if it has no opinion. Knows only what the view tells. */
  choose(view: S, seat: Seat, offers: readonly M[], chance: Chance): M | undefined
}

const POLICIES: { readonly [game: string]: Policy | undefined } = { imperial, powerhouse }

export const policyOf = (game: string): Policy | undefined => POLICIES[game]
