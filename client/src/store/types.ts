// What a page sees of an open table. Whoever draws it needs nothing else: replicas, predictions and wires are behind it.
import type { PastEntry, TakingBack } from '@foldtable/games/board'
import type {
  AnyEvent,
  AnyMove,
  Clock,
  ClockSettings,
  Decision,
  Game,
  Mark,
  Message,
  Refusal,
  Score,
  Seat,
  TableRecord,
  Viewer,
} from '@foldtable/kernel'
import type { ChatLine, RatingChange, RematchWord, RoomInfo } from '@foldtable/protocol'
import type { Connection } from '../wire/connection.ts'
import type { KeptSeal } from './seals.ts'

export type { Connection }

/** One line of the told log. */
export interface LogLine {
  readonly n: number
  readonly at: number | null
  /** Whose move told it; null where nobody's did, or nobody says. */
  readonly seat: Seat | null
  /** The kind of event. */
  readonly kind: string
  /** What happened, where it is at hand: a game may tell several in one line. */
  readonly event?: AnyEvent
  /** The first entry, of a line that tells several. */
  readonly from?: number
  readonly message: Message
  /** A later rewind took this back. */
  readonly isUndone: boolean
}

/** Somebody's, or with all hands open. */
export type Eyes = Viewer | 'open'

export type { RatingChange }

/** Entries that are not at hand, from one to another. */
export interface Missing {
  readonly from: number
  readonly to: number
}

/** A move that was made here and is not acknowledged yet. */
export interface PendingMove {
  readonly key: string
  readonly move: AnyMove
  readonly isPredicted: boolean
  /** It could not be sent yet. */
  readonly isQueued: boolean
}

/** What just happened, to be shown with motion; `id` is another one each time. */
export interface Step {
  readonly id: number
  readonly n: number
  readonly events: readonly AnyEvent[]
}

/** Something to tell the person, until it is dismissed. */
export type Problem =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly move: AnyMove | null }
  /** A move that was kept while offline does not fit any more and was dropped. */
  | { readonly kind: 'dropped'; readonly move: AnyMove; readonly name?: Message }

/** Something is tried alone on this table: nothing of it is sent. */
export interface TryingState {
  /** So many moves were tried. */
  readonly moves: number
  /** Chance or a secret came in: it might be otherwise. */
  readonly isImagined: boolean
  /** Nobody can tell what would happen. */
  readonly isStuck: boolean
  /** For whom the next move is made, if not for oneself. */
  readonly of: Seat | null
  /** The first one can be made at the table. */
  readonly canPlay: boolean
  /** So many entries were made at the table meanwhile. */
  readonly missed: number
}

export interface TableSnapshot {
  /** `missing`: there is no such table, or it is not for us; `unknown`: this app does not have its game. */
  readonly status: 'loading' | 'waiting' | 'playing' | 'over' | 'missing' | 'unknown'
  /** A fault of the house: what is shown is the last that is known. */
  readonly isStopped: boolean
  readonly connection: Connection
  readonly game: Game | null
  readonly house: RoomInfo | null
  /** The host sent us away, and perhaps for good. */
  readonly removed: { readonly by: string; readonly isKeptOut: boolean } | null
  readonly viewer: Viewer
  /** This person played here, and left or was removed. */
  readonly gone: 'left' | 'removed' | null
  /** The latest entry, and the one that is shown. */
  readonly n: number
  readonly shownN: number
  readonly isPast: boolean
  /** What to draw: the replica with predictions, or the past. Null before the game has begun. */
  readonly view: unknown
  /** Of what is shown; null before the game has begun. */
  readonly decision: Decision<AnyMove> | null
  /** Whom the table waits for now, whatever is shown. */
  readonly decisionNow: Decision<AnyMove> | null
  readonly offers: readonly AnyMove[]
  readonly score: readonly Score[]
  readonly pending: readonly PendingMove[]
  readonly step: Step | undefined
  readonly problem: Problem | null
  /** Of all entries that are at hand. `missing` are between its lines, or before them. */
  readonly log: readonly LogLine[]
  readonly missing: readonly Missing[]
  /** All entries from the first are at hand: the log is complete. */
  readonly hasHistory: boolean
  /** The entries at hand that lead up to what is shown, oldest first. `askPast` brings those before them. */
  readonly past: readonly PastEntry[]
  /** Through whose eyes the past is shown: the viewer's, unless somebody chose others after the end. */
  readonly eyes: Eyes
  readonly chat: readonly ChatLine[]
  /** The table of the rematch that this person has just said yes to, once it has begun. */
  readonly begun: string | null
  /** Said among those who look on: for them and, after the end, for all. */
  readonly gallery: readonly ChatLine[]
  readonly clock: Clock | null
  readonly clockSettings: ClockSettings | null
  /** Add to `Date.now()` to have the server's time. */
  readonly clockSkew: number
  /** On a shared device: nothing is shown until this seat's person has taken it (`view` is null until then). */
  readonly handover: Seat | null
  /** The seal of the deal, as this browser first saw it. */
  readonly seal: KeptSeal | null
  /** The first entry that this person has not seen, if any were missed. */
  readonly unseenFrom: number | null
  /** What taking the viewer's latest move back would cost. */
  readonly takingBack: TakingBack
  /** Missing at a real table. */
  readonly trying?: TryingState
}

/** An open table, online or wholly in the browser. A snapshot is the same object until something has changed. */
export interface TableSession {
  subscribe(listener: () => void): () => void
  snapshot(): TableSnapshot
  play(move: AnyMove): void
  /** Why not, for a control that is greyed; nothing if it would be taken. */
  whyNot(move: AnyMove): Refusal | undefined
  /** `of` is the seat that a bot is to play, for `replace`. */
  ask(about: 'undo' | 'stop' | 'go' | 'end' | 'replace', of?: Seat): void
  /** To the question of this id. */
  answer(asking: string, yes: boolean): void
  /** Takes the own question back. */
  withdraw(asking: string): void
  /** Offers a rematch, answers an offer, or begins with those who said yes. On this device that is the page's. */
  rematch(to: RematchWord): void
  seat(to: 'leave' | 'bot' | 'back'): void
  chat(text: string): void
  dismiss(): void
  /** Shows the table as it stood after an entry; null goes back to now. Brings what is needed of the past. */
  goTo(n: number | null): Promise<void>
  /** Brings the page before entry `n`, or before the entries that lead up to what is shown. */
  askPast(n?: number): void
  /** Where rounds began, and what turned the game. Fails where the server cannot be reached. */
  marks(): Promise<readonly Mark[]>
  /** Of a table that is over; fails while it is played, or where the server cannot be reached. */
  record(): Promise<TableRecord>
  /** Of a table that is over; none where it was not rated. */
  ratings(): Promise<readonly RatingChange[]>
  /** Shows the past through other eyes, or with all hands open; null: through the own. False where the rules keep it closed. */
  lookAs(eyes: Eyes | null): Promise<boolean>
  /** On a shared device: the person of `handover` is here. */
  takeOver(): void
  /** Everything up to now has been seen. */
  markSeen(): void
  close(): void
}
