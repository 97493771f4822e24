// Everything that can happen, with the numbers that changed: S-17.5.
import type { Seat, Secret } from '@foldtable/kernel'
import type { CardId } from './data/cards.ts'
import type { Good, Item } from './data/goods.ts'
import type { PortId, ZoneId } from './data/zones.ts'
import type { Battle, Ranked, TurnKind } from './state.ts'

/** What one port paid at a scoring. */
export interface PortIncome {
  readonly port: PortId
  readonly seat: Seat
  readonly goods: number
  readonly income: number
  readonly basilica: number
}

/** Sailors go from the garrison into a galley, or back. */
interface SailorsMoved {
  readonly seat: Seat
  readonly galley: number
  readonly port: PortId
  readonly quantity: number
}

interface Built {
  readonly seat: Seat
  readonly port: PortId
  readonly price: number
}

export type SetupEvent =
  | { readonly kind: 'opened'; readonly order: readonly Seat[] }
  | { readonly kind: 'deckShuffled'; readonly deck: readonly Secret<CardId>[] }
  | {
      readonly kind: 'startChosen'
      readonly seat: Seat
      readonly port: PortId
      readonly galley: number
    }
  | { readonly kind: 'secondChosen'; readonly seat: Seat; readonly galley: number }
  | { readonly kind: 'portClosed'; readonly seat: Seat; readonly port: PortId }
  | {
      readonly kind: 'stageBegan'
      readonly stage: 'second' | 'close' | 'refit'
      readonly waiting: readonly Seat[]
    }

export type OrdinaryEvent =
  | {
      readonly kind: 'goodsBought'
      readonly seat: Seat
      readonly galley: number
      readonly good: Good
      readonly quantity: number
      readonly price: number
      /** Who gets the money; the bank if nobody. */
      readonly payee: Seat | null
    }
  | {
      readonly kind: 'swapped'
      readonly seat: Seat
      readonly galley: number
      readonly other: number
      readonly give: readonly Item[]
      readonly take: readonly Item[]
    }
  | ({ readonly kind: 'sailorsLoaded' } & SailorsMoved)
  | ({ readonly kind: 'sailorsUnloaded' } & SailorsMoved)
  | {
      readonly kind: 'cargoWasted'
      readonly seat: Seat
      readonly galley: number
      readonly good: Good
    }
  | {
      readonly kind: 'galleyMoved'
      readonly seat: Seat
      readonly galley: number
      readonly path: readonly ZoneId[]
    }
  | {
      readonly kind: 'delivered'
      readonly seat: Seat
      readonly galley: number
      readonly port: PortId
      readonly goods: readonly Good[]
      readonly pay: number
    }
  | ({ readonly kind: 'portClaimed' } & SailorsMoved)

export type BattleEvent =
  | { readonly kind: 'battleFought'; readonly seat: Seat; readonly battle: Battle }
  | {
      readonly kind: 'galleySunk'
      readonly seat: Seat
      readonly galley: number
      /** The galley that plunders it, and what it takes; the rest goes to the bank. */
      readonly by: number | null
      readonly taken: readonly Good[]
    }
  | ({ readonly kind: 'portTaken' } & SailorsMoved)
  | { readonly kind: 'portFreed'; readonly port: PortId }

export type InvestmentEvent =
  | {
      readonly kind: 'galleyBought'
      readonly seat: Seat
      readonly galley: number
      readonly port: PortId
      readonly price: number
    }
  | {
      readonly kind: 'garrisonHired'
      readonly seat: Seat
      readonly port: PortId
      readonly quantity: number
      readonly price: number
    }
  | {
      readonly kind: 'crewHired'
      readonly seat: Seat
      readonly galley: number
      readonly quantity: number
      readonly price: number
    }
  | ({ readonly kind: 'fortBuilt' } & Built)
  | ({ readonly kind: 'basilicaBuilt' } & Built)

export type RoundEvent =
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly galley: number }
  | { readonly kind: 'turnChosen'; readonly seat: Seat; readonly turn: TurnKind }
  | {
      readonly kind: 'turnEnded'
      readonly seat: Seat
      readonly galley: number
      readonly passed?: true
      readonly auto?: true
    }
  | { readonly kind: 'cardDrawn'; readonly card: CardId }
  | { readonly kind: 'winePaid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'trackAdvanced'; readonly steps: number; readonly space: number }
  | { readonly kind: 'scored'; readonly number: number; readonly ports: readonly PortIncome[] }
  | {
      readonly kind: 'incomePaid'
      readonly seat: Seat
      readonly amount: number
      /** What it makes of their money; missing in older ledgers. */
      readonly money?: number
    }
  | {
      readonly kind: 'refitted'
      readonly seat: Seat
      readonly galley: number
      readonly port: PortId
      readonly fromPort: number
      readonly fromReserve: number
    }
  | { readonly kind: 'refitDeclined'; readonly seat: Seat }
  | { readonly kind: 'gameEnded'; readonly result: readonly Ranked[] }

export type Event = SetupEvent | OrdinaryEvent | BattleEvent | InvestmentEvent | RoundEvent
