// Everything that can happen, with the numbers that changed: S-17.5.
import type { Kind, Seat, Secret } from '@foldtable/kernel'
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
  | Kind<'opened', { order: readonly Seat[] }>
  | Kind<'deckShuffled', { deck: readonly Secret<CardId>[] }>
  | Kind<
      'startChosen',
      {
        seat: Seat
        port: PortId
        galley: number
      }
    >
  | Kind<'secondChosen', { seat: Seat; galley: number }>
  | Kind<'portClosed', { seat: Seat; port: PortId }>
  | Kind<
      'stageBegan',
      {
        stage: 'second' | 'close' | 'refit'
        waiting: readonly Seat[]
      }
    >

export type OrdinaryEvent =
  | Kind<
      'goodsBought',
      {
        seat: Seat
        galley: number
        good: Good
        quantity: number
        price: number
        /** Who gets the money; the bank if nobody. */
        payee: Seat | null
      }
    >
  | Kind<
      'swapped',
      {
        seat: Seat
        galley: number
        other: number
        give: readonly Item[]
        take: readonly Item[]
      }
    >
  | ({ readonly kind: 'sailorsLoaded' } & SailorsMoved)
  | ({ readonly kind: 'sailorsUnloaded' } & SailorsMoved)
  | Kind<
      'cargoWasted',
      {
        seat: Seat
        galley: number
        good: Good
      }
    >
  | Kind<
      'galleyMoved',
      {
        seat: Seat
        galley: number
        path: readonly ZoneId[]
      }
    >
  | Kind<
      'delivered',
      {
        seat: Seat
        galley: number
        port: PortId
        goods: readonly Good[]
        pay: number
      }
    >
  | ({ readonly kind: 'portClaimed' } & SailorsMoved)

export type BattleEvent =
  | Kind<'battleFought', { seat: Seat; battle: Battle }>
  | Kind<
      'galleySunk',
      {
        seat: Seat
        galley: number
        /** The galley that plunders it, and what it takes; the rest goes to the bank. */
        by: number | null
        taken: readonly Good[]
      }
    >
  | ({ readonly kind: 'portTaken' } & SailorsMoved)
  | Kind<'portFreed', { port: PortId }>

export type InvestmentEvent =
  | Kind<
      'galleyBought',
      {
        seat: Seat
        galley: number
        port: PortId
        price: number
      }
    >
  | Kind<
      'garrisonHired',
      {
        seat: Seat
        port: PortId
        quantity: number
        price: number
      }
    >
  | Kind<
      'crewHired',
      {
        seat: Seat
        galley: number
        quantity: number
        price: number
      }
    >
  | ({ readonly kind: 'fortBuilt' } & Built)
  | ({ readonly kind: 'basilicaBuilt' } & Built)

export type RoundEvent =
  | Kind<'roundBegan', { round: number }>
  | Kind<'turnBegan', { seat: Seat; galley: number }>
  | Kind<'turnChosen', { seat: Seat; turn: TurnKind }>
  | Kind<
      'turnEnded',
      {
        seat: Seat
        galley: number
        passed?: true
        auto?: true
      }
    >
  | Kind<'cardDrawn', { card: CardId }>
  | Kind<'winePaid', { seat: Seat; amount: number }>
  | Kind<'trackAdvanced', { steps: number; space: number }>
  | Kind<'scored', { number: number; ports: readonly PortIncome[] }>
  | Kind<
      'incomePaid',
      {
        seat: Seat
        amount: number
        /** What it makes of their money; missing in older ledgers. */
        money?: number
      }
    >
  | Kind<
      'refitted',
      {
        seat: Seat
        galley: number
        port: PortId
        fromPort: number
        fromReserve: number
      }
    >
  | Kind<'refitDeclined', { seat: Seat }>
  | Kind<'gameEnded', { result: readonly Ranked[] }>

export type Event = SetupEvent | OrdinaryEvent | BattleEvent | InvestmentEvent | RoundEvent
