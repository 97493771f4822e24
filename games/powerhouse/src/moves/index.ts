// All kinds of move.
import type { MoveRules } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type Abandon, abandon } from './abandon.ts'
import { type Bid, bid } from './bid.ts'
import { type CallCard, call } from './call.ts'
import { type ChooseByDefault, chooseByDefault } from './choose-by-default.ts'
import { type Leave, leave } from './leave.ts'
import { type NameSuit, nameSuit } from './name-suit.ts'
import { type NextGame, nextGame } from './next-game.ts'
import { type Pass, pass } from './pass.ts'
import { type PlayCard, play } from './play.ts'
import { type Quit, quit } from './quit.ts'
import { type Ready, ready } from './ready.ts'

export type Move =
  | Bid
  | Pass
  | NameSuit
  | CallCard
  | PlayCard
  | Ready
  | ChooseByDefault
  | NextGame
  | Leave
  | Quit
  | Abandon

export const moves: MoveRules<State, Move, Event> = {
  bid,
  pass,
  nameSuit,
  call,
  play,
  ready,
  chooseByDefault,
  nextGame,
  leave,
  quit,
  abandon,
}
