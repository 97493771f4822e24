// What the bar is told of a table, and what it answers.
import type { Seat, Speech } from '@foldtable/kernel'
import type { RoomInfo, SeatInfo } from '@foldtable/protocol'
import type { TableSnapshot } from '../../../store/types.ts'
import type { IconName } from '../../../widgets/icon.tsx'
import type { Words } from '../../../words/index.ts'
import type { Turn } from '../turn.ts'

/** What a button of the bar does; `bar.tsx` knows how. */
export type Deed =
  | 'myGames'
  | 'now'
  | 'rematch'
  | 'toRematch'
  | 'join'
  | 'noThanks'
  | 'startRematch'
  | 'takeSeat'
  | 'goOn'
  | 'tryNow'
  | 'signIn'
  | 'withdraw'
  | 'takeBack'
  | 'nextTable'
  | 'replace'
  | 'sitDown'
  | 'stopTrying'
  | 'playIt'

export interface BarButton {
  readonly deed: Deed
  readonly label: string
  readonly key?: string
  readonly icon?: IconName
  /** Not on phones, where the menu has it, or the mark. */
  readonly isQuiet?: boolean
}

export interface BarState {
  readonly kind:
    | 'opening'
    | 'stopped'
    | 'signedOut'
    | 'past'
    | 'trying'
    | 'rematch'
    | 'over'
    | 'watching'
    | 'bot'
    | 'paused'
    | 'offline'
    | 'asked'
    | 'mine'
    | 'pause'
    | 'waiting'
  /** Green (`mine`) on the viewer's turn and never else. */
  readonly tone: 'wait' | 'warn' | 'past' | 'over' | 'watch' | 'bot' | 'mine' | 'trying'
  readonly icon?: IconName
  readonly headline: string
  /** A short word before the sentence, in bold. */
  readonly before?: string
  readonly sentence: string
  /** Whose time is shown; null shows none. */
  readonly clockOf: Seat | null
  readonly main?: BarButton
  readonly other?: BarButton
}

export interface BarInput {
  readonly table: TableSnapshot
  readonly isLocal: boolean
  /** What is asked, in words. */
  readonly question: string
  /** Where in the game this is, in words. */
  readonly round: string | undefined
  readonly canRematch: boolean
  /** The game of another table that waits for who sits here. */
  readonly nextGame: string | undefined
  /** The server's. */
  readonly now: number
  readonly words: Words
  readonly speech: Speech
}

export interface Scene extends BarInput {
  /** Of what is shown. */
  readonly turn: Turn
  readonly house: RoomInfo
  readonly info: SeatInfo | undefined
}

/** Nothing, where it is not so. */
export type Situation = (scene: Scene) => BarState | undefined

export const QUIET = { tone: 'wait', sentence: '', clockOf: null } as const

export const isCut = ({ table, isLocal }: BarInput): boolean =>
  !isLocal && (table.connection === 'offline' || table.connection === 'reconnecting')

/** The seat that everybody waits for, if it is one. */
export const onlyOne = (turn: Turn): Seat | null =>
  turn.kind === 'others' && turn.seats.length === 1 ? (turn.seats[0] ?? null) : null
