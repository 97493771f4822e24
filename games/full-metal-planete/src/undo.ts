// What a practice table may take back: back to where the player-turn began, and no further (F-7.6).
import type { Made } from '@foldtable/kernel'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import type { FullMetalPlanete } from './types.ts'

/** A turn that has ended has shown the next player's, a tide or everybody's choice. */
const FINAL: readonly Event['kind'][] = ['turnBegan', 'decided', 'liftOffAsked', 'gameEnded']

export const undo = (_: State, { events, isLatest }: Made<FullMetalPlanete>): 'free' | 'never' =>
  isLatest && !events.some(({ kind }) => FINAL.includes(kind)) ? 'free' : 'never'
