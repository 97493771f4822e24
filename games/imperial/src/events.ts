// Everything that can happen. Fields that may be missing are so in ledgers of versions 1 and 2: there the fold works them out (`fold/before-3.ts`).
import type { Seat, Secret } from '@foldtable/kernel'
import type { Space } from './data/charts.ts'
import type { Country } from './data/countries.ts'
import type { Place } from './data/map.ts'
import type { Share } from './rules/tax.ts'
import type { Ballot } from './rules/voting.ts'
import type { Chip, NewUnit, Step } from './state.ts'

export type OpeningEvent =
  | { readonly kind: 'cashDealt'; readonly cash: number }
  | { readonly kind: 'seated'; readonly order: readonly Seat[] }
  | {
      readonly kind: 'flagsDealt'
      readonly flags: readonly Flag[]
      /** What the flags stand for, in the order in which it is bought. */
      readonly bought?: readonly Purchase[]
    }
  | { readonly kind: 'biddingBegan'; readonly country: Country }
  | { readonly kind: 'bidMade'; readonly seat: Seat; readonly bid: Secret<number> }
  | {
      readonly kind: 'bidsShown'
      readonly country: Country
      /** By seat; null for whoever took no part. */
      readonly bids: readonly (number | null)[]
      readonly order: readonly Seat[]
    }
  | {
      readonly kind: 'bidTaken'
      readonly seat: Seat
      readonly country: Country
      readonly stock: number
      readonly price: number
      readonly leadership?: readonly Seat[]
    }
  | { readonly kind: 'bidDeclined'; readonly seat: Seat; readonly country: Country }
  | { readonly kind: 'saleBegan'; readonly country: Country; readonly queue: readonly Seat[] }
  | {
      readonly kind: 'openingEnded'
      readonly order: readonly Seat[]
      readonly card: Seat
      readonly swiss: readonly Seat[]
      /** They are Swiss from the end of the first investor round on, not at once (I-20.7). */
      readonly deferred?: boolean
    }

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
  | { readonly kind: 'turnBegan'; readonly country: Country; readonly round: number }
  | {
      readonly kind: 'planBegan'
      readonly seat: Seat
      readonly space: Space
      /** Of a maneuver: the steps that are made already, which are none. Ledgers that have no such list keep no steps. */
      readonly steps?: readonly Step[]
    }
  | { readonly kind: 'unitAdded'; readonly unit: NewUnit['unit']; readonly at: Place }
  | {
      readonly kind: 'proposed'
      readonly seat: Seat
      readonly country: Country
      readonly space: Space
      readonly at?: Place
      readonly units?: readonly NewUnit[]
      /** Of a maneuver: put down now that it is complete. */
      readonly chips?: readonly Chip[]
    }
  | { readonly kind: 'oppositionAsked'; readonly seat: Seat }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'voteCalled'; readonly country: Country }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly vote: Secret<number> }
  | {
      readonly kind: 'voteDecided'
      readonly country: Country
      readonly winner: number
      readonly ballots: readonly Ballot[]
    }

export type ManeuverEvent =
  | { readonly kind: 'unitChosen'; readonly unit: number }
  | ({ readonly kind: 'unitMoved' } & Step)
  | { readonly kind: 'replanned'; readonly seat: Seat; readonly steps: readonly Step[] }
  | { readonly kind: 'othersStayed'; readonly country: Country; readonly chips?: readonly Chip[] }
  | {
      readonly kind: 'peaceOffered'
      readonly country: Country
      readonly dest: Place
      readonly asked: readonly Country[]
    }
  | { readonly kind: 'peaceVoted'; readonly seat: Seat; readonly answer: Secret<number> }
  | {
      readonly kind: 'peaceDecided'
      readonly country: Country
      readonly accepted: boolean
      /** Empty where a leader consents to his own offer. */
      readonly ballots: readonly Ballot[]
    }

export type ExecutionEvent =
  | { readonly kind: 'forceAsked'; readonly queue: readonly Seat[] }
  | { readonly kind: 'forceDeclined'; readonly seat: Seat }
  | { readonly kind: 'forced'; readonly seat: Seat; readonly country: Country }
  | {
      readonly kind: 'factoryBuilt'
      readonly country: Country
      readonly at: Place
      readonly seat: Seat
      /** What the proposer added, in cents. */
      readonly own: number
      /** All of it. */
      readonly cost?: number
    }
  | { readonly kind: 'produced'; readonly country: Country; readonly units: readonly NewUnit[] }
  | {
      readonly kind: 'imported'
      readonly country: Country
      readonly units: readonly NewUnit[]
      readonly seat: Seat
      readonly own: number
      readonly cost?: number
    }
  | { readonly kind: 'maneuvered'; readonly country: Country }
  | {
      readonly kind: 'taxed'
      readonly country: Country
      readonly revenue: number
      readonly points: number
      readonly treasury: number
      readonly lastTax: number
      readonly shares: readonly Share[]
    }
  | { readonly kind: 'interestPaid'; readonly country: Country; readonly shares: readonly Share[] }
  | { readonly kind: 'cardPaid'; readonly seat: Seat; readonly amount?: number }
  | {
      readonly kind: 'rondelMoved'
      readonly country: Country
      readonly space: Space
      readonly seat: Seat
      readonly cost: number
    }

export type RoundEvent =
  | { readonly kind: 'investorRoundBegan'; readonly queue: readonly Seat[] }
  | {
      readonly kind: 'bought'
      readonly seat: Seat
      readonly country: Country
      readonly stock: number
      /** What was handed back for it. */
      readonly back?: number
      readonly price: number
      readonly leadership?: readonly Seat[]
      /** Nobody buys in this country again in this round (I-16.5). */
      readonly closes?: boolean
    }
  | {
      readonly kind: 'punted'
      readonly seat: Seat
      /** Swiss from the end of this round on (I-16.6). */
      readonly swiss?: boolean
    }
  | { readonly kind: 'investorRoundEnded'; readonly card: Seat; readonly swiss: readonly Seat[] }
  | { readonly kind: 'timePenalty'; readonly seat: Seat }
  | { readonly kind: 'gameEnded'; readonly country: Country; readonly winners: readonly Seat[] }

export type Event = OpeningEvent | ProposalEvent | ManeuverEvent | ExecutionEvent | RoundEvent
