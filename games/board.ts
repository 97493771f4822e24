// What a drawn board is given. It draws a replica, plays offered moves, and knows nothing of wires or pages.
import type {
  AnyEvent,
  GameTypes,
  Locale,
  Message,
  Seat,
  SeatColour,
  Viewer,
} from '@foldtable/kernel'
import type { ReactNode } from 'react'
import type { AnyPointing } from './drawing/pointing.ts'

/** Somebody at the table, as the house knows them. */
export interface BoardSeat {
  readonly name: string
  readonly avatar: string
  readonly isBot: boolean
  readonly isHere: boolean
  readonly hasLeft: boolean
  /** As panel, chat and log show it; `seat-colours.ts` has its sign as a path. */
  readonly colour: SeatColour
}

/** An entry of the past as the viewer was told it. */
export interface PastEntry<Event = AnyEvent> {
  readonly n: number
  /** When, in milliseconds; null where nobody says. */
  readonly at: number | null
  readonly events: readonly Event[]
  /** A later entry took it back. */
  readonly isUndone: boolean
}

/** What taking the own latest move back would cost now; `never` where it cannot be. */
export type TakingBack = 'free' | 'consent' | 'never'

/** What just happened, to be shown with motion. `id` is another one each time, also when a move is taken back. */
export interface BoardStep<Event = AnyEvent> {
  readonly id: number
  readonly n: number
  readonly events: readonly Event[]
}

/** When the time of a seat that is waited for began and when it is up, by the clock of this device. */
export interface SeatTime {
  readonly began: number
  readonly ends: number
}

export interface BoardProps<G extends GameTypes = GameTypes> {
  /** The replica, with the viewer's own predicted moves in it. It is never changed by a board. */
  readonly view: G['State']
  readonly viewer: Viewer
  readonly seats: readonly BoardSeat[]
  /** Legal moves of the viewer right now; none while looking at the past. */
  readonly offers: readonly G['Move'][]
  play(move: G['Move']): void
  /** Why a move is not possible, in words; nothing if it is. */
  whyNot(move: G['Move']): string | undefined
  /** Says over the board why a move is not possible, with its rule one tap away: for whoever tries it. */
  explain?(move: G['Move']): void
  /** A button to the rule that forbids a move, for boards that say why not in a place of their own; null where it is possible. */
  ruleOf?(move: G['Move']): ReactNode
  /** The latest step, or nothing when the board was just opened or jumped. */
  readonly step: BoardStep<G['Event']> | undefined
  /** A message of the game's catalog in the reader's language. */
  say(message: Message): string
  nameOf(seat: Seat): string
  /** The picture that somebody chose, so many pixels wide; a board without it draws letters. */
  faceOf?(seat: Seat, size: number): ReactNode
  readonly language: Locale
  /** False: everything is shown at its place at once. */
  readonly motion: boolean
  /** True while a move of the viewer is on its way and cannot be predicted. */
  readonly isSending: boolean
  /** True while the past is shown. */
  readonly isPast: boolean
  /** False: this person wants no single letters as keys. */
  readonly shortcuts?: boolean
  /** By seat, where the table has a clock that goes; null for whoever is not waited for. */
  readonly times?: readonly (SeatTime | null)[]
  /** Shows the table as it stood after an entry. */
  goTo?(n: number): void
  /** The entries that this device has, oldest first, up to what is shown. `askPast` brings those before them. */
  readonly past?: readonly PastEntry<G['Event']>[]
  /** True once `past` begins with the first entry. */
  readonly hasWholePast?: boolean
  askPast?(): void
  /** Events come faster than one by one, because somebody catches up or replays: 1 is as played, 4 four times as fast. */
  readonly speed?: number
  readonly takingBack?: TakingBack
  takeBack?(): void
  /** The open tab of `DrawnBoard.tabs`, on phones; undefined where there is room for all. */
  readonly tab?: string
  openTab?(id: string): void
  /** True where the board has the whole window. */
  readonly isFullWindow?: boolean
  /** How many pixels at the lower edge of its box a board keeps for its own dock: toasts lie above. */
  keepBelow?(pixels: number): void
  /** Told true while what happened is still being shown, false once it stands: log and scores wait so long with what is new. */
  busy?(isBusy: boolean): void
}

/** A place of a board in the bar at the bottom of a phone. */
export interface BoardTab {
  readonly id: string
  /** A word of the board's own, in both languages. */
  readonly label: { readonly [L in Locale]: string }
  /** The path of an icon in a box of 24 by 24, drawn as a line. */
  readonly icon: string
}

/** A board and what it tells the frame around it. Everything but the board itself may be missing. */
export interface DrawnBoard<G extends GameTypes = GameTypes> {
  /** Written as a method: a board knows its own state and moves, and the frame around it does not. */
  Board(props: BoardProps<G>): ReactNode
  /** The width in pixels it can use at a height; as much as there is if missing. What is left goes to the rail. */
  room?(height: number): number
  /** At most four. */
  readonly tabs?: readonly BoardTab[]
  /** It shows the players itself: on phones they are in a sheet, not in the bar. */
  readonly showsPlayers?: boolean
  /** How moves are made by pointing, for the law of drawn boards: every offer can be made, and nothing else. */
  readonly pointing?: AnyPointing
}
