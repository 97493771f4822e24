// Everything that can happen. Fields that may be missing are so in ledgers of versions 1 and 2: there the fold works them out (`fold/before-3.ts`).
import type { Kind, Seat, Secret } from '@foldtable/kernel'
import type { Space } from './data/charts.ts'
import type { Country } from './data/countries.ts'
import type { Place } from './data/map.ts'
import type { Share } from './rules/tax.ts'
import type { Ballot } from './rules/voting.ts'
import type { Chip, NewUnit, Step } from './state.ts'

export type OpeningEvent =
  | Kind<'cashDealt', { cash: number }>
  | Kind<'seated', { order: readonly Seat[] }>
  | Kind<
      'flagsDealt',
      {
        flags: readonly Flag[]
        /** What the flags stand for, in the order in which it is bought. */
        bought?: readonly Purchase[]
      }
    >
  | Kind<'biddingBegan', { country: Country }>
  | Kind<'bidMade', { seat: Seat; bid: Secret<number> }>
  | Kind<
      'bidsShown',
      {
        country: Country
        /** By seat; null for whoever took no part. */
        bids: readonly (number | null)[]
        order: readonly Seat[]
      }
    >
  | Kind<
      'bidTaken',
      {
        seat: Seat
        country: Country
        stock: number
        price: number
        leadership?: readonly Seat[]
      }
    >
  | Kind<'bidDeclined', { seat: Seat; country: Country }>
  | Kind<'saleBegan', { country: Country; queue: readonly Seat[] }>
  | Kind<
      'openingEnded',
      {
        order: readonly Seat[]
        card: Seat
        swiss: readonly Seat[]
        /** They are Swiss from the end of the first investor round on, not at once (I-20.7). */
        deferred?: boolean
      }
    >

export interface Flag {
  readonly country: Country
  readonly seat: Seat
}

export interface Purchase {
  readonly seat: Seat
  readonly country: Country
  readonly stock: number
  readonly price: number
  /** Of the country, afterwards (I-5.5). */
  readonly leadership: readonly Seat[]
}

export type ProposalEvent =
  | Kind<'turnBegan', { country: Country; round: number }>
  | Kind<
      'planBegan',
      {
        seat: Seat
        space: Space
        /** Of a maneuver: the steps that are made already, which are none. Ledgers that have no such list keep no steps. */
        steps?: readonly Step[]
      }
    >
  | Kind<'unitAdded', { unit: NewUnit['unit']; at: Place }>
  | Kind<
      'proposed',
      {
        seat: Seat
        country: Country
        space: Space
        at?: Place
        units?: readonly NewUnit[]
        /** Of a maneuver: put down now that it is complete. */
        chips?: readonly Chip[]
      }
    >
  | Kind<'oppositionAsked', { seat: Seat }>
  | Kind<'agreed', { seat: Seat }>
  | Kind<'voteCalled', { country: Country }>
  | Kind<'voted', { seat: Seat; vote: Secret<number> }>
  | Kind<
      'voteDecided',
      {
        country: Country
        winner: number
        ballots: readonly Ballot[]
      }
    >

export type ManeuverEvent =
  | Kind<'unitChosen', { unit: number }>
  | ({ readonly kind: 'unitMoved' } & Step)
  | Kind<'replanned', { seat: Seat; steps: readonly Step[] }>
  | Kind<'othersStayed', { country: Country; chips?: readonly Chip[] }>
  | Kind<
      'peaceOffered',
      {
        country: Country
        dest: Place
        asked: readonly Country[]
      }
    >
  | Kind<'peaceVoted', { seat: Seat; answer: Secret<number> }>
  | Kind<
      'peaceDecided',
      {
        country: Country
        accepted: boolean
        /** Empty where a leader consents to his own offer. */
        ballots: readonly Ballot[]
      }
    >

export type ExecutionEvent =
  | Kind<'forceAsked', { queue: readonly Seat[] }>
  | Kind<'forceDeclined', { seat: Seat }>
  | Kind<'forced', { seat: Seat; country: Country }>
  | Kind<
      'factoryBuilt',
      {
        country: Country
        at: Place
        seat: Seat
        /** What the proposer added, in cents. */
        own: number
        /** All of it. */
        cost?: number
      }
    >
  | Kind<'produced', { country: Country; units: readonly NewUnit[] }>
  | Kind<
      'imported',
      {
        country: Country
        units: readonly NewUnit[]
        seat: Seat
        own: number
        cost?: number
      }
    >
  | Kind<'maneuvered', { country: Country }>
  | Kind<
      'taxed',
      {
        country: Country
        revenue: number
        points: number
        treasury: number
        lastTax: number
        shares: readonly Share[]
      }
    >
  | Kind<'interestPaid', { country: Country; shares: readonly Share[] }>
  | Kind<'cardPaid', { seat: Seat; amount?: number }>
  | Kind<
      'rondelMoved',
      {
        country: Country
        space: Space
        seat: Seat
        cost: number
      }
    >

export type RoundEvent =
  | Kind<'investorRoundBegan', { queue: readonly Seat[] }>
  | Kind<
      'bought',
      {
        seat: Seat
        country: Country
        stock: number
        /** What was handed back for it. */
        back?: number
        price: number
        leadership?: readonly Seat[]
        /** Nobody buys in this country again in this round (I-16.5). */
        closes?: boolean
      }
    >
  | Kind<
      'punted',
      {
        seat: Seat
        /** Swiss from the end of this round on (I-16.6). */
        swiss?: boolean
      }
    >
  | Kind<'investorRoundEnded', { card: Seat; swiss: readonly Seat[] }>
  | Kind<'timePenalty', { seat: Seat }>
  | Kind<'gameEnded', { country: Country; winners: readonly Seat[] }>

export type Event = OpeningEvent | ProposalEvent | ManeuverEvent | ExecutionEvent | RoundEvent
