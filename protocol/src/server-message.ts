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
}

export interface Asking {
  /** An answer names it, and counts for no other question. */
  readonly id: string
  readonly about: 'undo' | 'stop'
  readonly seat: Seat
  /** Who has not answered yet. */
  readonly waitsFor: readonly Seat[]
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
  readonly startsAt: number | null
  readonly clock: ClockSettings
  readonly seats: readonly SeatInfo[]
  /** The seat of the host. */
  readonly host: Seat
  readonly commitment: string
  readonly asking: Asking | null
  /** When the table was made. */
  readonly created: number
  /** The table of the rematch, once there is one. */
  readonly rematch: string | null
  /** The version of the rules that the game was begun with. */
  readonly rules?: number
  /** What the players added to the chance, once the game has begun; nothing if nobody did. */
  readonly entropy?: readonly string[]
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
  | { readonly kind: 'pong'; readonly now: number }
  /** The server closes the connection; come back after that many milliseconds. */
  | {
      readonly kind: 'bye'
      readonly reason: 'stopping' | 'outdated' | 'idle' | 'flood' | 'signedOut'
      readonly after: number
    }
