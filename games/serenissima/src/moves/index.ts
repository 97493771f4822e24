// All kinds of move.
import type { MoveRules } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { type AttackGalley, attackGalley } from './attack-galley.ts'
import { type AttackPort, attackPort } from './attack-port.ts'
import { type ChooseTurn, chooseTurn, type EndTurn, endTurn } from './choose-turn.ts'
import { type ClaimPort, claimPort } from './claim-port.ts'
import { type Deliver, deliver } from './deliver.ts'
import { type LoadCargo, loadCargo, type WasteCargo, wasteCargo } from './load-cargo.ts'
import { type MoveGalley, moveGalley } from './move-galley.ts'
import {
  type PurchaseBasilica,
  type PurchaseFort,
  purchaseBasilica,
  purchaseFort,
} from './purchase-building.ts'
import { type PurchaseGalley, purchaseGalley } from './purchase-galley.ts'
import { type PurchaseSailors, purchaseSailors } from './purchase-sailors.ts'
import { type Refit, type RefitPass, refit, refitPass } from './refit.ts'
import { type LoadSailors, loadSailors, type UnloadSailors, unloadSailors } from './sailors.ts'
import {
  type ChooseSecondGalley,
  type ChooseStart,
  type ClosePort,
  chooseSecondGalley,
  chooseStart,
  closePort,
} from './setting-up.ts'
import { type Swap, swap } from './swap.ts'

export type Move =
  | ChooseStart
  | ChooseSecondGalley
  | ClosePort
  | ChooseTurn
  | LoadCargo
  | Swap
  | LoadSailors
  | UnloadSailors
  | WasteCargo
  | MoveGalley
  | Deliver
  | ClaimPort
  | AttackGalley
  | AttackPort
  | PurchaseGalley
  | PurchaseSailors
  | PurchaseFort
  | PurchaseBasilica
  | EndTurn
  | Refit
  | RefitPass

export const moves: MoveRules<State, Move, Event> = {
  chooseStart,
  chooseSecondGalley,
  closePort,
  chooseTurn,
  loadCargo,
  swap,
  loadSailors,
  unloadSailors,
  wasteCargo,
  moveGalley,
  deliver,
  claimPort,
  attackGalley,
  attackPort,
  purchaseGalley,
  purchaseSailors,
  purchaseFort,
  purchaseBasilica,
  endTurn,
  refit,
  refitPass,
}
