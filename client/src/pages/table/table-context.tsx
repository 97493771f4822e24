// What every part of the table page needs: the session, its snapshot, and words.
import type { DrawnBoard } from '@foldtable/games/board'
import { colourWords, seatColours } from '@foldtable/games/seat-colours'
import {
  type AnyMove,
  kernelWords,
  type Message,
  messageOf,
  type Refusal,
  type Seat,
  type SeatColour,
  type Speech,
  speak,
} from '@foldtable/kernel'
import { createContext, useContext, useMemo } from 'react'
import type { TableSession, TableSnapshot } from '../../store/types.ts'
import { useWords, type Words, words } from '../../words/index.ts'
import type { RoundMark } from './log-blocks.ts'
import type { Playback } from './past/use-playback.ts'
import type { Travel } from './past/use-travel.ts'
import type { Said } from './said.ts'
import type { Frame } from './use-frame.ts'
import type { Hinting } from './use-hint.ts'
import type { Note } from './use-note.ts'

/** What the page around the table can do with it. */
export interface TableDeeds {
  readonly rematch: (() => void) | undefined
  /** Begins to try something alone, on this screen. */
  tryOut(): void
  /** Back to the table; with the first move of the line, if it is to be made there. */
  stopTrying(playsIt?: boolean): void
}

export interface TableValue {
  readonly session: TableSession
  readonly table: TableSnapshot
  readonly isLocal: boolean
  readonly words: Words
  /** The game's catalog in the reader's language, with the names of the seats. */
  readonly speech: Speech
  /** A message of the game in words. */
  tell(message: Message): string
  nameOf(seat: Seat): string
  /** The same for panel, chat, log and board. */
  colourOf(seat: Seat): SeatColour
  /** Whoever plays has seen what there was to see. */
  play(move: AnyMove): void
  /** Why not; its rule is told beside it. */
  explain(refusal: Refusal): string
}

/** The board in its box, as the frame knows it. */
export interface BoardPlace {
  readonly drawing: DrawnBoard | undefined
  /** The open tab of the board's own; undefined where there is room for all. */
  readonly tab: string | undefined
  openTab(id: string): void
  /** How many pixels at the lower edge a board keeps for its dock. */
  readonly below: number
  keepBelow(pixels: number): void
  /** It still shows how something happens. */
  readonly isBusy: boolean
  busy(isBusy: boolean): void
}

/** What every part of the frame is given. */
export interface FramedValue extends TableValue, TableDeeds, Hinting {
  readonly frame: Frame
  readonly board: BoardPlace
  /** The result may be seen: the game is over, and the board has shown how it ended. */
  readonly isOver: boolean
  /** Where the rounds of the game began. */
  readonly rounds: readonly RoundMark[]
  /** What people say, without those one does not want to hear. */
  readonly said: readonly Said[]
  /** How much of it was not seen. */
  readonly unread: number
  /** What is said over the lower edge of the board for a moment. */
  readonly note: Note | null
  toast(text: string, rule?: string): void
  readonly playback: Playback
  readonly travel: Travel
}

const Context = createContext<FramedValue | null>(null)
export const TableProvider = Context.Provider

export function useTableValue(): FramedValue {
  const value = useContext(Context)
  if (value === null) throw new Error('this part belongs on a table page')
  return value
}

export function useMakeValue(
  session: TableSession,
  table: TableSnapshot,
  isLocal: boolean,
): TableValue {
  const own = useWords()
  const { game, house } = table
  const names = JSON.stringify(house?.seats.map(({ name }) => name) ?? [])
  const colours = useSeatColours(table)
  const speech = useMemo((): Speech => {
    const list = JSON.parse(names) as readonly string[]
    const { language: locale } = own
    const told = game?.catalogs[locale] ?? {}
    const coloured = colourWords(game?.meta ?? {}, colours, told)
    return {
      locale,
      catalog: { ...kernelWords[locale], ...words[locale], ...told, ...coloured },
      nameOf: (seat) => list[seat] ?? own.say('table.seat', { seat: seat + 1 }),
    }
  }, [own, game, names, colours])
  return useMemo(
    () => ({
      session,
      table,
      isLocal,
      words: own,
      speech,
      tell: (message: Message) => speak(message, speech),
      nameOf: speech.nameOf,
      colourOf: (seat: Seat) => colours[seat] ?? NO_COLOUR,
      play: (move: AnyMove) => {
        if (table.unseenFrom !== null) session.markSeen()
        session.play(move)
      },
      explain: (refusal: Refusal) => speak(messageOf(refusal), speech),
    }),
    [session, table, isLocal, own, speech, colours],
  )
}

/** Of a seat that nobody knows. */
const NO_COLOUR: SeatColour = { id: 'grey', sign: 'disc', light: '#50565f', dark: '#c2c8cc' }

function useSeatColours({ game, house }: TableSnapshot): readonly SeatColour[] {
  const chosen = JSON.stringify(house?.seats.map(({ colour = null }) => colour) ?? [])
  return useMemo(
    () => seatColours(game?.meta ?? {}, JSON.parse(chosen) as readonly (string | null)[]),
    [game, chosen],
  )
}
