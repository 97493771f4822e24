// The battle that is looked at: of this turn, and whether it goes on.
import type { Battle, State } from '../src/state.ts'

/** The last round of the galley that plays; it stays in sight until the turn ends or the next one is fought (E-17). */
export const battleOf = ({ lastBattle, active, turn }: State): Battle | null =>
  lastBattle?.attacker === active && turn?.phase === 'unload' ? lastBattle : null

/** Both sides are still there. */
export const isFought = (state: State): boolean => battleOf(state)?.outcome === 'continues'
