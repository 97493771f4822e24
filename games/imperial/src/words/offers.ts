// What offers are called, and the words by which one is chosen step by step (U-8, U-9, U-12).
import type { Message, Seat } from '@foldtable/kernel'
import type { Move } from '../moves/index.ts'
import type { State } from '../state.ts'
import { maneuverSteps, peaceText, unitStep } from './naming/maneuver.ts'
import {
  agreeText,
  both,
  finishText,
  forceText,
  proposalSteps,
  unitOffer,
  voteText,
} from './naming/proposals.ts'
import { bidAnswer, bidSteps, buySteps, puntText } from './naming/stock.ts'

/** All its steps in one name. */
export function nameOffer(view: State, seat: Seat, move: Move): Message {
  const [first, second] = steps(view, seat, move)
  if (first === undefined) return { id: `move.${move.kind}` }
  if (second === undefined) return first
  if (move.kind !== 'maneuverMove') return both(first, second)
  return { id: 'name.step', params: { where: { parts: [first] }, how: { parts: [second] } } }
}

export function steps(view: State, seat: Seat, move: Move): Message[] {
  switch (move.kind) {
    case 'bid':
      return bidSteps(view, seat, move.amount)
    case 'buyBid':
      return [bidAnswer(view, move.accept)]
    case 'propose':
      return proposalSteps(view, seat, move)
    case 'agree':
      return [agreeText(view, seat)]
    case 'vote':
      return [voteText(view, seat, move.choice)]
    case 'addUnit':
      return [unitOffer(view, move)]
    case 'chooseUnit':
      return [unitStep(view, move.unit)]
    case 'maneuverMove':
      return maneuverSteps(view, move)
    case 'finish':
      return [finishText(view)]
    case 'peaceAnswer':
      return [peaceText(view, move.accept)]
    case 'force':
      return [forceText(view, move.stop)]
    case 'buy':
      return buySteps(view, seat, move)
    case 'puntBuy':
      return [puntText(view)]
    default:
      return [{ id: `move.${move.kind}` }]
  }
}
