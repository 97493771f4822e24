// S-9: losses, sunk galleys, ports that fall.
import type { Folds } from '@foldtable/kernel'
import type { BattleEvent } from '../events.ts'
import { goodsIn, put, takeOff } from '../holds.ts'
import { type Battle, galleyAt, playerAt, type State, turnOf } from '../state.ts'
import { garrison } from './accounts.ts'

export const battleFolds: Folds<State, BattleEvent> = {
  battleFought(state, event) {
    state.lastBattle = event.battle
    turnOf(state).phase = 'unload'
    lose(state, event.battle)
  },
  galleySunk: sink, // S-9.7, S-10.12
  portTaken(state, event) {
    // S-9.9
    takeOff(galleyAt(state, event.galley).hold, 'sailor', event.quantity)
    garrison(state, event.port, event.seat, event.quantity)
  },
  portFreed(state, event) {
    state.ports[event.port].owner = null
  },
}

/** Sailors lost go back to the reserves of their owners (S-9.5). */
function lose(state: State, { attacker, target, attackerLosses, defenderLosses }: Battle): void {
  loseAboard(state, attacker, attackerLosses)
  if ('galley' in target) {
    loseAboard(state, target.galley, defenderLosses)
    return
  }
  const port = state.ports[target.port]
  if (port.owner !== null) playerAt(state, port.owner).sailors += defenderLosses
  port.sailors -= defenderLosses
}

function loseAboard(state: State, number: number, losses: number): void {
  const { hold, owner } = galleyAt(state, number)
  takeOff(hold, 'sailor', losses)
  playerAt(state, owner).sailors += losses
}

function sink(state: State, { galley, by, taken }: Extract<BattleEvent, { kind: 'galleySunk' }>) {
  const { hold } = galleyAt(state, galley)
  for (const good of taken) takeOff(hold, good)
  for (const good of goodsIn(hold)) state.bank[good] += 1
  if (by !== null) for (const good of taken) put(galleyAt(state, by).hold, good)
  state.galleys[galley] = null
}
