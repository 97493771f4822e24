// All kinds of move.
import type { MoveRules } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type AddUnit, addUnit } from './add-unit.ts'
import { type Agree, agree } from './agree.ts'
import { type Bid, bid } from './bid.ts'
import { type Buy, buy } from './buy.ts'
import { type BuyBid, buyBid } from './buy-bid.ts'
import { type ChooseUnit, chooseUnit } from './choose-unit.ts'
import { type Finish, finish } from './finish.ts'
import { type Force, force } from './force.ts'
import { type ManeuverMove, maneuverMove } from './maneuver-move.ts'
import { type Overrun, overrun } from './overrun.ts'
import { type PeaceAnswer, peaceAnswer } from './peace-answer.ts'
import { type Propose, propose } from './propose.ts'
import { type PuntBuy, puntBuy } from './punt-buy.ts'
import { type Replan, replan } from './replan.ts'
import { type Vote, vote } from './vote.ts'

export type Move =
  | Bid
  | BuyBid
  | Agree
  | Propose
  | AddUnit
  | ChooseUnit
  | ManeuverMove
  | Replan
  | Finish
  | PeaceAnswer
  | Vote
  | Force
  | Buy
  | PuntBuy
  | Overrun

export const moves: MoveRules<State, Move, Event> = {
  bid,
  buyBid,
  agree,
  propose,
  addUnit,
  chooseUnit,
  maneuverMove,
  replan,
  finish,
  peaceAnswer,
  vote,
  force,
  buy,
  puntBuy,
  overrun,
}
