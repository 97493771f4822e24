// What is chosen on the way to a move: a small value that lives in the browser only and is never sent.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { Pointer } from '../../../drawing/pointing.ts'
import type { Item } from '../../src/data/goods.ts'
import type { PortId, ZoneId } from '../../src/data/zones.ts'
import type { Move, State } from '../../src/index.ts'
import type { Target } from '../../src/state.ts'

export interface Choice {
  /** Where to sail. */
  readonly zone: ZoneId | null
  readonly port: PortId | null
  /** A number of the wheel. */
  readonly number: number | null
  /** Another own galley beside this one: things are handed over. */
  readonly beside: number | null
  /** Lifted out of the hold. */
  readonly item: Item | null
  /** Whom to attack, and in which of the offered ways: how many are to stay, what to plunder first. */
  readonly target: Target | null
  readonly way: number
  /** The crew of a galley that is refitted; null is what the board suggests. */
  readonly fromPort: number | null
  readonly fromReserve: number | null
  /** What would be lost by ending the turn was read. */
  readonly isSure: boolean
}

/** Always all fields, in this order: a choice is known by its text. */
export const NOTHING: Choice = {
  zone: null,
  port: null,
  number: null,
  beside: null,
  item: null,
  target: null,
  way: 0,
  fromPort: null,
  fromReserve: null,
  isSure: false,
}

/** What the board knows when it asks what can be pointed at. */
export interface Now {
  readonly view: State
  readonly viewer: Viewer
  readonly offers: readonly Move[]
}

/** The same for whoever plays. */
export interface Acting extends Now {
  readonly viewer: Seat
}

export interface Press extends Pointer<Choice, Move> {
  /** The move that follows, once the first one is made: the kind of turn is chosen by what one does in it. */
  readonly next?: Move
}

export const isSameTarget = (one: Target | null, other: Target): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other)

/** A list in which each key stands once, the first time it is told. */
export class Presses {
  readonly #known = new Map<string, Press>()

  add(key: string, name: Press['name'], leads: Press['leads']): void {
    if (!this.#known.has(key)) this.#known.set(key, { key, name, leads })
  }

  get all(): readonly Press[] {
    return [...this.#known.values()]
  }
}

export const amountsUpTo = (most: number): number[] =>
  Array.from({ length: Math.max(most, 0) }, (_, index) => index + 1)
