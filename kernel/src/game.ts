// The contract of a game: plain data and pure functions. This is its one full description.
import type { Chance } from './chance.ts'
import type { ClockSettings } from './clock.ts'
import type { Catalog, Locale, Message } from './message.ts'
import type { Refusal } from './refusal.ts'
import type { Schema } from './schema.ts'
import type { Author, BySeat, Json, Seat, Viewer } from './seat.ts'

export interface AnyMove {
  readonly kind: string
}

export interface AnyEvent {
  readonly kind: string
}

/** The types that a game is made of, as one bag: `interface HighTide { State: State; Move: Move; Event: Event; Options: Options }`. */
export interface GameTypes {
  State: unknown
  Move: AnyMove
  Event: AnyEvent
  Options: unknown
}

export interface Meta<Options = unknown> {
  /** The folder's name, and the game's in addresses and records. */
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Raised when the same moves make other events, be it one field more; a record says with which it was played. */
  readonly version: number
  /** An object schema; every property has a default, so that no options are good options. */
  readonly options: Schema<Options>
  readonly tags: readonly string[]
  /** More entries than any game of random play needs; the laws hold the game to it. */
  readonly longest: number
  /** Own moves that everybody has made in a game worth rating; 3 where this is missing. */
  readonly leastMoves?: number
  /** What its rules say of time: pages begin with it, and people may choose otherwise. */
  readonly suggests?: Suggestion
  /** How long a game takes around one table, in minutes, from a short one to a long one. */
  readonly minutes?: readonly [number, number]
  /** Ways to play it that people like, the most usual first: a page offers them by one press. */
  readonly presets?: readonly Preset[]
  /** The colours of its pieces, where they are its own; seats take the first ones unless somebody chooses. */
  readonly colours?: readonly SeatColour[]
}

/** A way to play that somebody can choose at once. Its name is the word `preset.<id>` of the catalogs. */
export interface Preset {
  readonly id: string
  readonly seats: number
  readonly pace: 'live' | 'slow'
  readonly clock?: ClockSettings
  readonly options?: { readonly [name: string]: Json }
}

export const SIGNS = [
  'disc',
  'square',
  'triangle',
  'diamond',
  'star',
  'cross',
  'ring',
  'hexagon',
  'drop',
  'bar',
] as const
/** A shape that tells a seat without its colour. */
export type Sign = (typeof SIGNS)[number]

/** A colour of a seat. Its name is the word `colour.<id>` of the catalogs. */
export interface SeatColour {
  readonly id: string
  readonly sign: Sign
  /** As `#rrggbb`, on paper and in the dark. */
  readonly light: string
  readonly dark: string
}

export interface Suggestion {
  /** The clock of a table that is played live; none, where this is missing. */
  readonly clock?: ClockSettings
  /** The seconds that a clock with a penalty goes on with after one. */
  readonly refill?: number
}

/** What rules work on while they decide: the state always stands as it is after the last event emitted. */
export interface Draft<State, Event> {
  readonly state: State
  readonly chance: Chance
  /** Who asked. A move made by the clock for a seat has `by: 'clock'`. */
  readonly by: Author
  /** May be taken out of the draft and handed on. */
  emit(this: void, event: Event): void
}

export interface Result {
  /** In the game's own words; `quit` and `abandoned` where `host.end` and `host.abandon` stopped it. */
  readonly reason: string
  /** The place of each seat, 1 for whoever won, equal for equals; empty if nobody is ranked. */
  readonly places: BySeat<number>
}

/** Reasons of a game that was stopped: it has places, and nobody has won. */
const STOPPED: readonly string[] = ['quit', 'abandoned']

export const isStopped = ({ reason }: Result): boolean => STOPPED.includes(reason)

/** What the table waits for, or how it ended. */
export type Decision<Move> =
  | {
      /** Whom the table waits for, in the order in which to name them. */
      readonly seats: readonly Seat[]
      /** What is asked, as a message id: `about.turn`, `about.vote`. Two pauses in a row have different ones. */
      readonly about: string
      /**
       * Stays the same while one turn of several moves goes on, so that its clock does too. Where the same seats may be
       * asked the same thing twice without having answered in between, it tells the two questions apart.
       */
      readonly turn?: number
      /** How many times the usual seconds this turn has, where the clock counts seconds per turn; once if it is missing. */
      readonly times?: number
      /** What the clock plays by itself after that many milliseconds: a pause that everybody may look at. */
      readonly due?: { readonly ms: number; readonly move: Move }
      readonly result?: undefined
    }
  | { readonly result: Result }

/** So many places, at each of which there is a move or nothing: it is made when it is asked for. */
export interface Places<Move> {
  readonly length: number
  at(place: number): Move | undefined
}

/** A list of moves; where there would be very many, their places. */
export type Candidates<Move> = readonly Move[] | Places<Move>

/** One kind of move. None of these may open a secret that the seat does not know, except `decide`. */
export interface MoveRule<State, Move extends AnyMove, Event extends AnyEvent> {
  readonly schema: Schema<Move>
  /** Whose move it is, if not a seat's that is asked: the clock's (a pause is over) or the host's (`Game.host` says when). */
  readonly author?: 'clock' | 'host'
  /**
   * What it can be an answer to, each the `about` of a decision; to anything if this is missing. At any other time the kernel refuses
   * it (`Game.notNow`) and asks neither `candidates` nor `refusal`, so that these need not say it again.
   */
  readonly answers?: readonly string[]
  /** Moves worth trying, one for each distinct effect. Those not refused are the offers. Good until the state changes. */
  candidates(state: State, seat: Seat): Candidates<Move>
  /** Why not; or nothing. The judge of legality: it is asked about every move, offered or not. */
  refusal(state: State, seat: Seat, move: Move): Refusal | undefined
  /** What happens: emits events. Only legal moves come here. */
  decide(draft: Draft<State, Event>, seat: Seat, move: Move): void
}

export type MoveRules<State, Move extends AnyMove, Event extends AnyEvent> = {
  readonly [Kind in Move['kind']]: MoveRule<State, Extract<Move, { kind: Kind }>, Event>
}

/** Any of them. */
export type RuleOf<G extends GameTypes> = MoveRule<G['State'], G['Move'], G['Event']>

/** What the host may do at any moment, as moves of this game whose rules have `author: 'host'`. Each may be missing. */
interface HostMoves<Move extends AnyMove = AnyMove> {
  /** Whoever has the seat it is made for leaves for good, or is removed; a bot plays that seat to the end, where this is missing. */
  readonly leave?: Move
  /** Nobody has been there for a while; the table waits, where this is missing. */
  readonly abandon?: Move
  /** Whoever hosts the table ends it for everybody; it cannot be ended, where this is missing. */
  readonly end?: Move
}

export interface Score {
  readonly points: number
  /** The game's own counts for a profile, each a number to be added up over tables: `roundsLost`. */
  readonly tally?: { readonly [name: string]: number }
}

/** A move that somebody would like to take back. */
export interface Made<G extends GameTypes = GameTypes> {
  readonly events: readonly G['Event'][]
  /** Nobody has moved since. */
  readonly isLatest: boolean
  /** Just before, another move was taken back. */
  readonly again: boolean
}

/** For each kind of event, the fields that tell somebody something of a value that was hidden until then. */
export type Disclosures<Event extends AnyEvent> = string extends Event['kind']
  ? { readonly [kind: string]: readonly string[] | undefined }
  : {
      readonly [Kind in Event['kind']]?: readonly (keyof Extract<Event, { kind: Kind }> & string)[]
    }

/** One sentence for so many events. */
export interface Gathered {
  readonly count: number
  readonly message: Message
}

export interface Game<G extends GameTypes = GameTypes> {
  readonly meta: Meta<G['Options']>

  /** The empty board, before anything happened. */
  blank(seats: number, options: G['Options']): G['State']
  /** The opening: emits the first events. */
  setup(draft: Draft<G['State'], G['Event']>): void
  /** Folds one event into the state, in place: the only writer. It moves secrets about and never opens one. */
  evolve(state: G['State'], event: G['Event']): void
  /** Every kind of event that it folds: `evolve.kinds` of a table by kind (`foldBy`). */
  readonly kinds?: readonly G['Event']['kind'][]
  decision(state: G['State']): Decision<G['Move']>
  readonly moves: MoveRules<G['State'], G['Move'], G['Event']>
  readonly host?: HostMoves<G['Move']>
  /**
   * Why a kind of move that answers these questions is refused while another one is asked, whoever's turn it is: not in this phase.
   * Where it says nothing: `notYourTurn` to whoever is not asked, `notAnAnswer` to whoever is.
   */
  notNow?(state: G['State'], seat: Seat, answers: readonly string[]): Refusal | undefined
  /**
   * A better reason than "not your turn", for a move that would be an answer: out of the game, has chosen already. It only tells: what
   * it bars from a seat that is asked, `refusal` must bar as well, for offers go by that.
   */
  barred?(state: G['State'], seat: Seat, move: G['Move']): Refusal | undefined
  /** What the clock plays for a seat that ran out of time. */
  timeout(state: G['State'], seat: Seat): G['Move']
  /** What the clock plays for a seat that overran a penalty clock, if not `timeout`: a move of the clock's own. */
  penalty?(state: G['State'], seat: Seat): G['Move']
  /**
   * Whether a seat may take its latest move back: freely, with the consent of the others, or not at all. Where this is
   * missing it is free as long as nobody learned anything by it. It is never free once somebody else has moved. The state
   * is the table's as it stands, for the options in it: what the move did, its events say.
   */
  undo?(state: G['State'], made: Made<G>): 'free' | 'consent' | 'never'
  /** Moves are final, except at a practice table, where nobody sits who is not at the same screen. */
  readonly takesBack?: 'practice'
  /** Who stops the clocks of a table: all who play, by agreement, or any one of them. By agreement, where this is missing. */
  readonly stopsClock?: 'all' | 'anyone'
  /** What is asked now, where `about.<about>` cannot say it without particulars: for which country, of how much. */
  ask?(view: G['State'], viewer: Viewer): Message | undefined
  /** The sentence for the log, if there is one; its id is in the catalogs. */
  tell(event: G['Event']): Message | undefined
  /**
   * The sentence for several events in a row, where the log reads better with one: from `events[at]` on, `count` of them. `events` are
   * those that are told, oldest first, and end with the turn; what lies before `at` may be looked at, as far as it is at hand. Nothing
   * where that event is told by itself.
   */
  gather?(events: readonly G['Event'][], at: number): Gathered | undefined
  /** Where in the game this is, as people count it: "Round 9", "Game 2 of 4". Marks the past, and heads the log. */
  round?(view: G['State']): Message | undefined
  /** How much a kind of event matters to somebody who was away: 2 is a turning point, 0 goes without saying; 1 if missing. */
  readonly weights?: { readonly [Kind in G['Event']['kind']]?: 0 | 1 | 2 }
  /** What an offer is called, where `move.<kind>` with the move's own fields is not enough. */
  nameOffer?(view: G['State'], seat: Seat, move: G['Move']): Message
  /**
   * How an offer is chosen where there are many: first what, then which, then where, at most about 30 to choose from each
   * time. Offers that share their first steps are shown as one until then; all its steps tell an offer from every other.
   */
  steps?(view: G['State'], seat: Seat, move: G['Move']): Message[]
  /**
   * Moves that somebody may wonder about though they are not offered: whoever looks for one of them is told why not. Only
   * needed where they cannot be made from the schemas alone, because these have numbers and names without bounds.
   */
  wonders?(view: G['State'], seat: Seat): readonly G['Move'][]
  /** What the viewer sees, in a few sentences: for screen readers, terminals and boards without a drawing. */
  summary?(view: G['State'], viewer: Viewer): Message[]
  /** Per seat, as it would be if the table ended now; final once there is a result. */
  score(state: G['State']): BySeat<Score>
  /** Whether scores are kept from being shown just now, though anybody could work them out; never, where this is missing. */
  hidesScores?(view: G['State']): boolean

  /** What events tell of hidden values on purpose. Whatever is not named here must not depend on what is hidden. */
  readonly discloses?: Disclosures<G['Event']>
  /** Events after which something that was dealt is never shown, not even in the record: a hand that was thrown in. */
  readonly hidesForGood?: readonly G['Event']['kind'][]
  /** Kinds of events that only tell and change nothing in the state; any other kind that changes nothing was forgotten in `evolve`. */
  readonly notes?: readonly G['Event']['kind'][]
  /** Options that only name a map. `evolve` may look what is on it; of all others it reads none: an event says all that changed. */
  readonly chartedBy?: readonly string[]
  /** Totals that never change while the table lasts, taken from the full state. */
  conserved?(state: G['State']): { readonly [total: string]: Json }
  /** For each pool, the values that lie behind the blanks of this view, in any order. */
  unseen?(view: G['State'], viewer: Viewer): { readonly [pool: string]: readonly Json[] }
  /** A full state that fits the view, where shuffling the pools is not enough. */
  imagine?(view: G['State'], viewer: Viewer, chance: Chance): G['State']
  /** A hint for search: how good this view is for the seat. */
  evaluate?(view: G['State'], seat: Seat): number

  /** The game's words: events, refusals, decisions, options, moves. */
  readonly catalogs: { readonly [L in Locale]: Catalog }
}

/** A game, or as much of it as something takes. */
export type PartOf<G extends GameTypes, K extends keyof Game> = Game<G> | Pick<Game<G>, K>

/** Gives a game its full types; it changes nothing. */
export const defineGame = <G extends GameTypes>(game: Game<G>): Game<G> => game
