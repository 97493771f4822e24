// Everything that can happen. `ap` is always what is left afterwards; hexes are numbers, and a ship is named by its home.
// Fields that may be missing are so in older ledgers: there the fold works them out (`fold/before-4.ts`).
import type { BySeat, Seat, Secret } from '@foldtable/kernel'
import type { Hex } from './board/grid.ts'
import type { Tide } from './board/plan.ts'
import type { Buildable } from './data/pieces.ts'
import type { ItemId, UnitId } from './state.ts'

type Kind<K extends string, Fields = {}> = { readonly kind: K; readonly colours?: Colours } & {
  readonly [F in keyof Fields]: Fields[F]
}

/** The colours that the units in it had just before, where their ids do not say so: of those that were captured. */
export type Colours = { readonly [unit: UnitId]: Seat }

/** Where something was put: aboard, or on a hex; a barge says where its other end lies. */
export interface Put {
  readonly at: Hex
  readonly into?: UnitId
  readonly rotation?: number
  /** Who laid it, of a bridge. */
  readonly placedBy?: Seat
  /** Ore in it that stays in the hold, of a unit that comes into an astronef (F-16.7). */
  readonly dropped?: readonly ItemId[]
}

export type Event =
  | Kind<'tidesShuffled', { deck: readonly Secret<Tide>[]; aside: readonly Secret<Tide>[] }>
  | Kind<'mineralsScattered', { at: readonly Hex[] }>
  | Kind<
      'landed',
      {
        seat: Seat
        body: Hex
        orientation: number
        zone: number
        cleared: readonly number[]
        auto?: true
      }
    >
  | Kind<'landingOrderDrawn', { order: readonly Seat[] }>
  | Kind<'orderDrawn', { order: readonly Seat[] }>
  | Kind<'roundBegan', { turn: number; order: readonly Seat[]; first?: Seat }>
  | Kind<'tideTurned', { tide: Tide; wasCard?: boolean }>
  | Kind<'forecastGiven', { counts: BySeat<number>; cards: readonly Secret<Tide>[] }>
  | Kind<'turnBegan', { seat: Seat; turn: number; ap: number }>
  | Kind<'deployed', { unit: UnitId } & Put>
  | Kind<
      'moved',
      { unit: UnitId; to: Hex; rotation?: number; ap: number; retreat?: true; assault?: true }
    >
  | Kind<'lifted', { unit: UnitId }>
  | Kind<'steadied', { unit: UnitId }>
  | Kind<'pinned', { unit: UnitId }>
  | Kind<'released', { units: readonly UnitId[] }>
  | Kind<'loaded', { by: UnitId; item: ItemId; ap: number }>
  | Kind<'unloaded', { by: UnitId; item: ItemId; ap: number } & Put>
  | Kind<'transferred', { item: ItemId; into: UnitId; dropped?: readonly ItemId[] }>
  | Kind<
      'built',
      {
        by: UnitId
        type: Buildable
        unit: UnitId
        ap: number
        /** What it was made of. */
        ore?: ItemId
        /** It came out of the common reserve. */
        isStocked?: boolean
      } & Put
    >
  | Kind<'shot', { by: readonly UnitId[]; at: Hex; hit: readonly ItemId[]; ap: number }>
  | Kind<'bridgesLost', { lost: readonly ItemId[] }>
  | Kind<'captured', { seat: Seat; home: Seat; unit: UnitId; ap: number }>
  | Kind<'entered', { unit: UnitId; ship: Seat; ap: number; dropped?: readonly ItemId[] }>
  | Kind<'exited', { unit: UnitId; pode: number; ap: number } & Put>
  | Kind<'shipTaken', { ship: Seat; seat: Seat; ap: number; units?: readonly UnitId[] }>
  | Kind<'eliminated', { seat: Seat }>
  | Kind<'towerRebuilt', { ship: Seat; pode: number; ap: number }>
  | Kind<'liftOffAsked'>
  | Kind<'decided', { ship: Seat; seat: Seat; choice: Secret<'now' | 'stay'> }>
  | Kind<'choicesShown', { leaving: readonly Seat[] }>
  | Kind<
      'liftedOff',
      { ship: Seat; seat: Seat; turn: number; ap: number; orphans?: readonly UnitId[] }
    >
  | Kind<'leftBehind', { ship: Seat; seat: Seat }>
  | Kind<'turnEnded', { seat: Seat; saved: number; auto?: true }>
  | Kind<'gameEnded'>

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
