// What the server says to a browser.
import type {
  AnyEvent,
  BySeat,
  Clock,
  ClockSettings,
  Refusal,
  Seat,
  Viewer,
} from '@foldtable/kernel'

/** Raised when an older browser would misunderstand; it is then asked to reload. */
export const PROTOCOL = 2

/** Who sits where, as everybody may know it. */
export interface SeatInfo {
  /** The number of the player who sits there; null for a bot of the house. */
  readonly account: string | null
  /** As it is at this table, where no two look alike. */
  readonly name: string
  readonly avatar: string
  readonly isBot: boolean
  /** Somebody of the account looks at this table right now. */
  readonly isHere: boolean
  readonly hasLeft: boolean
  /** Since when the person is away; null for whoever is here and for bots. */
  readonly awaySince: number | null
  /** From when on the house plays for this seat if it is asked, because others wait; null if it does not. */
  readonly playedForAt: number | null
  /** The host removed the person from the game; else whoever has left went by themselves. */
  readonly wasRemoved: boolean
  /** From when on the others may agree to let a bot play here, or to end the game; null while nobody waits too long. */
  readonly overdueAt: number | null
  /** A bot plays for the person who sits here; null if it does not. */
  readonly standIn: StandIn | null
  /** The `id` of the colour that was chosen where one sits down; null takes the first free one. */
  readonly colour: string | null
  /** In the waiting room: this person wants to begin. */
  readonly isReady: boolean
}

export interface StandIn {
  readonly since: number
  /** The person asked for it, or was away when others waited. */
  readonly why: 'asked' | 'away'
  /** Moves it has made since then. */
  readonly moves: number
}

export interface Asking {
  /** An answer names it, and counts for no other question. */
  readonly id: string
  readonly about: 'undo' | 'stop' | 'end' | 'replace'
  readonly seat: Seat
  /** Who has not answered yet. */
  readonly waitsFor: readonly Seat[]
  /** Who has said yes. */
  readonly agreed: readonly Seat[]
  /** The entry that would be taken back, for `undo`: everybody has its words in their own log. */
  readonly entry?: number
  /** Whose seat a bot would play from then on, for `replace`. */
  readonly of?: Seat
}

/** How a question ended, told to all and most of all to who asked. */
export interface Answered {
  readonly id: string
  readonly about: Asking['about'] | 'rematch'
  readonly seat: Seat
  readonly yes: boolean
  /** Who said no, if somebody did; who asked, if they withdrew it; null if it came to nothing by itself. */
  readonly by: Seat | null
  readonly at: number
}

/** A rematch that somebody offers: a table is made when it begins. */
export interface RematchOffer {
  readonly by: Seat
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
  /** Whoever has not answered by then has said no. */
  readonly until: number
}

/** Who looks on: how many, and those by name who have signed in, the first so many of them. */
export interface Watching {
  readonly count: number
  readonly names: readonly string[]
}

/** A rematch, told to somebody who may be on another page. */
export interface RematchCall {
  /** The table that is over. */
  readonly table: string
  readonly game: string
  /** Who offers it. */
  readonly name: string
  readonly until: number
  /** What they have answered so far. */
  readonly answer: 'yes' | 'no' | null
  /** The new table, once it has begun; only for who said yes. */
  readonly begun: string | null
}

/** A table around its game. */
export interface HouseInfo {
  readonly id: string
  readonly game: string
  readonly status: 'waiting' | 'playing' | 'over'
  readonly visibility: 'public' | 'unlisted' | 'private'
  readonly pace: 'live' | 'slow'
  /** A bot takes over for whoever is away and ran out of time. */
  readonly substitutes: boolean
  readonly options: unknown
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly autoStart: boolean
  /** It starts by itself when everybody is ready, and not before. */
  readonly startsWhenReady: boolean
  readonly startsAt: number | null
  readonly clock: ClockSettings
  readonly seats: readonly SeatInfo[]
  /** The seat of the host. */
  readonly host: Seat
  readonly commitment: string
  readonly asking: Asking | null
  /** When the table was made. */
  readonly created: number
  /** The table of the rematch, once there is one that this viewer may see. */
  readonly rematch: string | null
  /** The version of the rules that the game was begun with. */
  readonly rules?: number
  /** What the players added to the chance, once the game has begun; nothing if nobody did. */
  readonly entropy?: readonly string[]
  /** How the latest question ended. */
  readonly answered: Answered | null
  /** The clocks stand because this seat asked for it, and the others agreed; since when. */
  readonly pausedBy: { readonly seat: Seat; readonly since: number } | null
  readonly watching: Watching
  readonly rematchOffer: RematchOffer | null
  /** The others agreed to end it, this seat having asked, in a game that has no end of its own for that: nobody has won. */
  readonly ended: { readonly seat: Seat; readonly at: number } | null
  /** A fault of ours: nothing happens here by itself before then. */
  readonly stopped: { readonly since: number; readonly until: number } | null
  /** Six digits that lead here while the room waits; null for a private table. */
  readonly code: string | null
}

/** A table that waits for me: what happened there, what is asked, how long there is. */
export interface Waits {
  readonly table: string
  readonly game: string
  /** When the time is up; null without a clock. */
  readonly until: number | null
}

/** A table as lists show it. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly status: 'waiting' | 'playing' | 'over'
  readonly visibility: HouseInfo['visibility']
  /** The names of those who sit there, bots among them. */
  readonly seats: readonly string[]
  /** How many of them are bots. */
  readonly bots: number
  /** The host's name. */
  readonly host: string
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly options: unknown
  readonly pace: HouseInfo['pace']
  readonly clock: ClockSettings
  readonly substitutes: boolean
  readonly n: number
  readonly created: number
  readonly updated: number
  /** Of the person who asks, if they sit there; the seat is null before the game begins. */
  readonly isMyTurn?: boolean
  readonly mySeat?: number | null
  readonly result: unknown
}

export interface ChatLine {
  readonly i: number
  readonly at: number
  /** Who spoke; null before the game began, when seats still move, and for lines from before this was kept. */
  readonly seat: Seat | null
  /** As it was at the table. */
  readonly name: string
  readonly text: string
}

export type ServerMessage =
  | {
      readonly kind: 'welcome'
      readonly protocol: number
      readonly account: { readonly id: string; readonly name: string } | null
      readonly now: number
    }
  /** The viewer's whole replica: on first load, and when it fell too far behind. */
  | {
      readonly kind: 'table'
      readonly table: string
      readonly n: number
      readonly viewer: Viewer
      readonly state: unknown
      readonly question: number | null
      readonly clock: Clock | null
      readonly house: HouseInfo
      readonly chat: readonly ChatLine[]
      /** What was said among those who look on, for them and, after the end, for all. */
      readonly gallery?: readonly ChatLine[]
    }
  | {
      readonly kind: 'frame'
      readonly table: string
      readonly n: number
      readonly events?: readonly AnyEvent[]
      readonly state?: unknown
      readonly at?: number
      readonly clock?: 'stop' | 'go'
      readonly mover?: Seat
      readonly rewind?: number
      readonly banks?: BySeat<number>
      /** The mover's own. */
      readonly key?: string
    }
  /** The move was known already: it made entry n. */
  | { readonly kind: 'known'; readonly table: string; readonly key: string; readonly n: number }
  | { readonly kind: 'done'; readonly table: string; readonly key: string }
  | ({ readonly kind: 'refused'; readonly table?: string; readonly key?: string } & Refusal)
  | {
      readonly kind: 'house'
      readonly table: string
      readonly house: HouseInfo
      readonly viewer: Viewer
    }
  | ({ readonly kind: 'chat'; readonly table: string } & ChatLine)
  /** What has changed among public tables since the latest revision that was told. */
  | {
      readonly kind: 'lobby'
      readonly revision: number
      /** As they are now, new ones among them. */
      readonly changed: readonly ListedTable[]
      /** Not in the lobby any more. */
      readonly gone: readonly string[]
      /** More has changed than is told here: the list has to be asked for again. */
      readonly isStale: boolean
    }
  /** The host sent whoever reads this away from the table, and perhaps for good. */
  | {
      readonly kind: 'removed'
      readonly table: string
      /** The host's name. */
      readonly by: string
      readonly isKeptOut: boolean
    }
  /** Said among those who look on. Their seat is null. */
  | { readonly kind: 'gallery'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** Who looks on, as often as that is worth telling. */
  | { readonly kind: 'watching'; readonly table: string; readonly watching: Watching }
  /** All tables that wait for whoever is signed in here: after `hello`, and whenever it changes. */
  | { readonly kind: 'waits'; readonly tables: readonly Waits[] }
  /** Another device was signed in as whoever reads this: what it calls itself, if anything. */
  | { readonly kind: 'device'; readonly device: string }
  /** All rematches that somebody offers to whoever is signed in here: whenever that changes. */
  | { readonly kind: 'rematches'; readonly calls: readonly RematchCall[] }
  | { readonly kind: 'pong'; readonly now: number }
  /** The server closes the connection; come back after that many milliseconds. */
  | {
      readonly kind: 'bye'
      readonly reason: 'stopping' | 'outdated' | 'idle' | 'flood' | 'signedOut'
      readonly after: number
    }
