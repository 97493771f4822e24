// Everything that can happen. `ap` is always what is left afterwards; hexes are numbers, and a ship is named by its home.
// Fields that may be missing are so in older ledgers: there the fold works them out (`fold/before-4.ts`).
import type { BySeat, Kind, Seat, Secret } from '@foldtable/kernel'
import type { Hex } from './board/grid.ts'
import type { Tide } from './board/plan.ts'
import type { Buildable } from './data/pieces.ts'
import type { ItemId, UnitId } from './state.ts'

type Signed<K extends string, Fields = {}> = Kind<K, Fields> & { readonly colours?: Colours }

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
  | Signed<'tidesShuffled', { deck: readonly Secret<Tide>[]; aside: readonly Secret<Tide>[] }>
  | Signed<'mineralsScattered', { at: readonly Hex[] }>
  | Signed<
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
  | Signed<'landingOrderDrawn', { order: readonly Seat[] }>
  | Signed<'orderDrawn', { order: readonly Seat[] }>
  | Signed<'roundBegan', { turn: number; order: readonly Seat[]; first?: Seat }>
  | Signed<'tideTurned', { tide: Tide; wasCard?: boolean }>
  | Signed<'forecastGiven', { counts: BySeat<number>; cards: readonly Secret<Tide>[] }>
  | Signed<'turnBegan', { seat: Seat; turn: number; ap: number }>
  | Signed<'deployed', { unit: UnitId } & Put>
  | Signed<
      'moved',
      { unit: UnitId; to: Hex; rotation?: number; ap: number; retreat?: true; assault?: true }
    >
  | Signed<'lifted', { unit: UnitId }>
  | Signed<'steadied', { unit: UnitId }>
  | Signed<'pinned', { unit: UnitId }>
  | Signed<'released', { units: readonly UnitId[] }>
  | Signed<'loaded', { by: UnitId; item: ItemId; ap: number }>
  | Signed<'unloaded', { by: UnitId; item: ItemId; ap: number } & Put>
  | Signed<'transferred', { item: ItemId; into: UnitId; dropped?: readonly ItemId[] }>
  | Signed<
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
  | Signed<'shot', { by: readonly UnitId[]; at: Hex; hit: readonly ItemId[]; ap: number }>
  | Signed<'bridgesLost', { lost: readonly ItemId[] }>
  | Signed<'captured', { seat: Seat; home: Seat; unit: UnitId; ap: number }>
  | Signed<'entered', { unit: UnitId; ship: Seat; ap: number; dropped?: readonly ItemId[] }>
  | Signed<'exited', { unit: UnitId; pode: number; ap: number } & Put>
  | Signed<'shipTaken', { ship: Seat; seat: Seat; ap: number; units?: readonly UnitId[] }>
  | Signed<'eliminated', { seat: Seat }>
  | Signed<'towerRebuilt', { ship: Seat; pode: number; ap: number }>
  | Signed<'liftOffAsked'>
  | Signed<'decided', { ship: Seat; seat: Seat; choice: Secret<'now' | 'stay'> }>
  | Signed<'choicesShown', { leaving: readonly Seat[] }>
  | Signed<
      'liftedOff',
      { ship: Seat; seat: Seat; turn: number; ap: number; orphans?: readonly UnitId[] }
    >
  | Signed<'leftBehind', { ship: Seat; seat: Seat }>
  | Signed<'turnEnded', { seat: Seat; saved: number; auto?: true }>
  | Signed<'gameEnded'>

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
