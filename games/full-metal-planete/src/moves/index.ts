// All kinds of move.
import type { MoveRule, MoveRules } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { signed } from '../signing.ts'
import type { State } from '../state.ts'
import { type Build, build } from './build.ts'
import { type Capture, capture } from './capture.ts'
import { type Deploy, deploy } from './deploy.ts'
import { type EndTurn, endTurn } from './end-turn.ts'
import { type Enter, enter } from './enter.ts'
import { type Exit, exit } from './exit.ts'
import { type Fire, fire } from './fire.ts'
import { type Land, land } from './land.ts'
import { type LiftOff, liftOff } from './lift-off.ts'
import { type Load, load } from './load.ts'
import { type Move as March, move } from './move.ts'
import { type Rebuild, rebuild } from './rebuild.ts'
import { type TimeUp, timeUp } from './time-up.ts'
import { type Transfer, transfer } from './transfer.ts'
import { type Unload, unload } from './unload.ts'

export type Move =
  | Land
  | Deploy
  | March
  | Load
  | Unload
  | Transfer
  | Fire
  | Capture
  | Build
  | Enter
  | Exit
  | Rebuild
  | LiftOff
  | EndTurn
  | TimeUp

/** Whatever it emits says the colours that ids do not, and who lays a bridge. */
const signing = <M extends Move>(rule: MoveRule<State, M, Event>): MoveRule<State, M, Event> => ({
  ...rule,
  decide({ state, chance, by, emit }, seat, move) {
    const sign = (event: Event) => emit(signed(state, seat, event))
    rule.decide({ state, chance, by, emit: sign }, seat, move)
  },
})

export const moves: MoveRules<State, Move, Event> = {
  land: signing(land),
  deploy: signing(deploy),
  move: signing(move),
  load: signing(load),
  unload: signing(unload),
  transfer: signing(transfer),
  fire: signing(fire),
  capture: signing(capture),
  build: signing(build),
  enter: signing(enter),
  exit: signing(exit),
  rebuild: signing(rebuild),
  liftOff: signing(liftOff),
  endTurn: signing(endTurn),
  timeUp: signing(timeUp),
}
