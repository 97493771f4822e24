// What is said to the server about a table: moves, foreseen until they are answered, and wishes.
import { type AnyMove, type Refusal, refuse } from '@foldtable/kernel'
import type { Wish } from '../../wire/wire.ts'
import { isIdle } from '../around.ts'
import { changed, drawAnew, happened, refuseTo } from '../held.ts'
import { type Online, truthOf } from './state.ts'

export function play(online: Online, move: AnyMove): void {
  const { held, moves, viewer, house } = online
  const truth = truthOf(online)
  if (truth === undefined || viewer === 'spectator' || isIdle(house, viewer)) return
  if (held.travel.moment !== null || moves.isBlind) return // a second click, or one at the past
  const made = moves.make(truth, viewer, move)
  if (made.ok) {
    const { foreseen } = made
    held.problem = null
    if (foreseen !== undefined) happened(held, { n: foreseen.after.n, events: foreseen.events })
    drawAnew(held)
  } else refuseTo(held, made.refusal, move)
  changed(held)
}

export function whyNot({ followed, moves }: Online, move: AnyMove): Refusal | undefined {
  const truth = followed.replica
  return truth === undefined ? refuse('notStarted', 'HOUSE-2.1') : moves.refusal(truth, move)
}

export function say({ asked, wire, table }: Online, wish: Wish): void {
  asked.add(wire.ask(table, wish))
}

export function askForMissing(online: Online): void {
  if (online.hasAskedAgain) return
  online.hasAskedAgain = true
  online.wire.watch(online.table, online.hearer)
}

export function rebase({ followed: { replica }, moves, held }: Online): void {
  if (replica !== undefined) moves.rebase(replica)
  drawAnew(held)
}

/** What was foreseen does not come: the board is put back without motion. */
function rollBack(online: Online): void {
  online.held.step = undefined
  rebase(online)
}

export function sendNext(online: Online): void {
  const { held, moves } = online
  const truth = truthOf(online)
  const before = held.problem
  if (truth === undefined) return
  moves.sendNext(truth)
  if (held.problem !== before) rollBack(online)
}

/** It made entry `n`, where that is known. */
export function acknowledged(online: Online, key: string, n: number | undefined): void {
  online.asked.delete(key)
  remember(online, key, n)
  if (!online.moves.acknowledged(key, n)) return
  rebase(online)
  sendNext(online)
}

/** Which move an entry was: nobody else is told, and what taking it back costs depends on it. */
export function remember({ moves, cost }: Online, key: string, n: number | undefined): void {
  const move = moves.moveOf(key)
  if (n !== undefined && move !== undefined) cost.made(n, move)
}

export function refused(online: Online, key: string, refusal: Refusal): void {
  const { asked, held, moves, followed } = online
  if (asked.delete(key)) refuseTo(held, refusal, null)
  else if (moves.refused(key, refusal, followed.replica)) rollBack(online)
}
