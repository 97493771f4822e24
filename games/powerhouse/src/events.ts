// Everything that can happen.
import type { BySeat, Kind, Seat, Secret } from '@foldtable/kernel'
import type { Card, CardType, Suit } from './cards.ts'
import type { Copy, EndReason } from './state.ts'

/** `auto` marks what the clock did, or what was done for a seat that has left (P-12.3). */
interface Auto {
  readonly auto?: true
}

export type Event =
  | Kind<'gameBegan', { game: number; dealer: Seat }>
  | Kind<'redealt'>
  | Kind<
      'dealt',
      {
        removed: readonly Card[]
        hands: BySeat<readonly Secret<Card>[]>
      }
    >
  | Kind<'bidPlaced', { seat: Seat; amount: number }>
  | Kind<'passed', { seat: Seat } & Auto>
  | Kind<'bidWon', { seat: Seat; amount: number }>
  | Kind<'suitNamed', { seat: Seat; suit: Suit } & Auto>
  | Kind<'cardCalled', { seat: Seat; card: CardType; copy: Copy } & Auto>
  | Kind<'playBegan'>
  /** `place`: where in the hand it lay. */
  | Kind<'played', { seat: Seat; card: Card; place: number } & Auto>
  | Kind<
      'partnerRevealed',
      {
        seat: Seat
        /** Which of the calls is settled. */
        call: number
        card: CardType
      }
    >
  | Kind<'trickTaken', { seat: Seat; points: number }>
  | Kind<
      'gameScored',
      {
        team: readonly Seat[]
        points: { readonly team: number; readonly others: number }
        made: boolean
        deltas: BySeat<number>
      }
    >
  | Kind<'readied', { seat: Seat }>
  /** What the leaver held, without the leaver's knowing it any longer (P-15.6). */
  | Kind<'playerLeft', { seat: Seat; hand: readonly Secret<Card>[] }>
  | Kind<'matchEnded', { reason: EndReason }>
