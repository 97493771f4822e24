// What the parts of the board press. A picture has no hands.
import { createContext, use } from 'react'
import type { PortId, ZoneId } from '../src/data/zones.ts'
import type { Move } from '../src/moves/index.ts'
import { type Choice, NOTHING, type Press } from './choosing/choice.ts'
import type { Which } from './scoring-facts.ts'

/** What lies over the chart. */
export type Sheet =
  | { readonly scoring: Which }
  | { readonly fleet: number }
  | { readonly bank: true }
  | { readonly port: PortId }
  | { readonly crowd: ZoneId }

export interface Hands {
  readonly presses: ReadonlyMap<string, Press>
  readonly choice: Choice
  press(key: string): void
  /** Drops what is chosen. */
  letGo(): void
  open(sheet: Sheet | null): void
  /** Says why a move cannot be made. */
  explain(move: Move): void
}

const nothing = (): void => undefined

export const NO_HANDS: Hands = {
  presses: new Map(),
  choice: NOTHING,
  press: nothing,
  letGo: nothing,
  open: nothing,
  explain: nothing,
}

export const HandsContext = createContext<Hands>(NO_HANDS)

export const useHands = (): Hands => use(HandsContext)
