// Everything that can happen.
import type { Kind, Seat, Secret } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import type { Comparison, Draw, End } from './state.ts'

export type Event =
  | Kind<
      'legBegan',
      {
        /** What everybody begins with; in ledgers of version 1, which do not say so, as the option says. */
        lives?: number
      }
    >
  | Kind<'packShuffled', { deck: readonly Secret<Card>[] }>
  | Kind<'highCardDrawn', { draws: readonly Draw[] }>
  | Kind<'dealerChosen', { seat: Seat }>
  | Kind<'readied', { seat: Seat }>
  | Kind<'tableCleared'>
  | Kind<'roundBegan', { dealer: Seat; order: readonly Seat[] }>
  | Kind<
      'dealt',
      {
        seats: readonly Seat[]
        cards: readonly Secret<Card>[]
      }
    >
  | Kind<'trashReshuffled', { deck: readonly Secret<Card>[] }>
  | Kind<'stuck', { seat: Seat; auto?: true }>
  | Kind<
      'swapped',
      {
        seat: Seat
        target: Seat
        comparison: Comparison
        given: Secret<Card>
        taken: Secret<Card>
      }
    >
  | Kind<'kungMet', { seat: Seat; target: Seat; king: Card }>
  | Kind<
      'drew',
      {
        seat: Seat
        discarded: Card
        card: Secret<Card>
      }
    >
  | Kind<'revealed', { seats: readonly Seat[]; cards: readonly Card[] }>
  | Kind<'livesLost', { seats: readonly Seat[] }>
  | Kind<'eliminated', { seats: readonly Seat[] }>
  | Kind<'doubleGameCalled'>
  | Kind<
      'playerLeft',
      {
        seat: Seat
        /** What the leaver held in the middle of a round: it goes face up onto the trash. */
        card?: Card
        /** Cards that the leaver knew and others hold, without the leaver's knowing. */
        forgotten?: readonly { readonly seat: Seat; readonly card: Secret<Card> }[]
      }
    >
  | Kind<
      'gameEnded',
      {
        winner: Seat | null
        reason: End['reason']
        /** What the winner has again, where the double game is still being called; see `legBegan`. */
        lives?: number
      }
    >
