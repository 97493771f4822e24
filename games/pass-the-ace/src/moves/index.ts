// All kinds of move.
import type { MoveRules } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type Abandon, abandon } from './abandon.ts'
import { type Advance, advance } from './advance.ts'
import { type DrawCard, draw } from './draw.ts'
import { type Leave, leave } from './leave.ts'
import { type Ready, ready } from './ready.ts'
import { type Stick, stick } from './stick.ts'
import { type Swap, swap } from './swap.ts'

export type Move = Stick | Swap | DrawCard | Ready | Advance | Leave | Abandon

export const moves: MoveRules<State, Move, Event> = {
  stick,
  swap,
  draw,
  ready,
  advance,
  leave,
  abandon,
}
