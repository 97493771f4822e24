// How moves are made by pointing, as pure data: what can be pointed at, and what that leads to. Boards draw it, keys follow it, and
// a law walks it to see that every offer can be made and nothing else can.
import type { AnyMove, Message, Viewer } from '@foldtable/kernel'

/** What a board knows when it asks. */
export interface Situation<State, Move> {
  readonly view: State
  readonly viewer: Viewer
  readonly offers: readonly Move[]
}

/** Something to point at. It leads to another choice, or it makes a move. */
export interface Pointer<Choice, Move> {
  /** Another one for each thing that can be pointed at. */
  readonly key: string
  /** What it is called, for whoever cannot see it: in words, or as a message of the game or the board. */
  readonly name: Message | string
  readonly leads:
    | { readonly choice: Choice; readonly move?: undefined }
    | { readonly move: Move; readonly choice?: undefined }
}

export interface Pointing<State, Move, Choice> {
  readonly start: Choice
  /** Words of the board's own, where names are messages that the game does not have. */
  readonly words?: { readonly [id: string]: string }
  /** Everything that can be pointed at while this is chosen. */
  pointers(situation: Situation<State, Move>, choice: Choice): readonly Pointer<Choice, Move>[]
}

/** Of any game: whoever walks it hands back only what it was given. */
export type AnyPointing = Pointing<unknown, AnyMove, unknown>
