// Something that can be pointed at, as data: what was chosen so far, where it is, what it is called and what it leads to.
import type { Message, Seat } from '@foldtable/kernel'
import type { Pointer, Situation } from '../../../drawing/pointing.ts'
import type { Space } from '../../src/data/charts.ts'
import type { Country } from '../../src/data/countries.ts'
import type { Place } from '../../src/data/map.ts'
import type { Move, State } from '../../src/index.ts'
import type { UnitKind } from '../../src/state.ts'
import { nameOffer } from '../../src/words/offers.ts'

export type Now = Situation<State, Move>

/** A certificate that is looked at, and which one would be handed back for it. */
export interface Wanted {
  readonly country: Country
  readonly stock: number
  readonly back: number | null
}

/** What was pointed at and is not played yet. */
export interface Choice {
  readonly space: Space | null
  readonly place: Place | null
  readonly unit: number | null
  readonly stock: Wanted | null
  /** In cents. */
  readonly bid: number | null
  readonly proposal: 1 | 2 | null
}

export const NO_CHOICE: Choice = {
  space: null,
  place: null,
  unit: null,
  stock: null,
  bid: null,
  proposal: null,
}

/** What the buttons of the dock do. */
export type Button =
  | 'play'
  | 'some'
  | 'without'
  | 'agree'
  | 'enough'
  | 'nothing'
  | 'take'
  | 'decline'
  | 'accept'
  | 'reject'
  | 'stop'
  | 'pass'
  | 'vote1'
  | 'vote2'
  | 'less'
  | 'more'

export type At =
  | { readonly on: 'space'; readonly space: Space }
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'unit'; readonly unit: number; readonly kind: UnitKind; readonly place: Place }
  /** One of several things that can be done at a place. */
  | { readonly on: 'deed'; readonly place: Place; readonly deed: string }
  | { readonly on: 'certificate'; readonly country: Country; readonly stock: number }
  | { readonly on: 'back'; readonly back: number | null }
  | { readonly on: 'proposal'; readonly number: 1 | 2 }
  | { readonly on: 'dock'; readonly button: Button }

export interface Pointed extends Pointer<Choice, Move> {
  readonly at: At
  /** A move that follows at once: a unit is chosen and goes in one press. */
  readonly then?: Move
}

const keyOf = (at: At): string => Object.values(at).join(' ')

export const choosing = (at: At, name: Message, choice: Partial<Choice>): Pointed => ({
  key: keyOf(at),
  at,
  name,
  leads: { choice: { ...NO_CHOICE, ...choice } },
})

export const making = (at: At, name: Message, move: Move, then?: Move): Pointed => ({
  key: keyOf(at),
  at,
  name,
  leads: { move },
  ...(then === undefined ? {} : { then }),
})

export const onDock = (button: Button): At => ({ on: 'dock', button })
export const onPlace = (place: Place): At => ({ on: 'place', place })

export const isKind =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind

/** The dock's button for a move that needs no place. */
export const buttonFor = ({ view }: Now, seat: Seat, button: Button, move: Move): Pointed =>
  making(onDock(button), nameOffer(view, seat, move), move)

/** That button, if there is an offer of this kind. */
export function offered(now: Now, seat: Seat, button: Button, kind: Move['kind']): Pointed[] {
  const move = now.offers.find(isKind(kind))
  return move === undefined ? [] : [buttonFor(now, seat, button, move)]
}
