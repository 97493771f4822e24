// The types of Full Metal Planète, as one bag: for tables, scenes and boards.
import type { Event } from './events.ts'
import type { Options } from './meta.ts'
import type { Move } from './moves/index.ts'
import type { State } from './state.ts'

export type { Event, Move, Options, State }

export interface FullMetalPlanete {
  State: State
  Move: Move
  Event: Event
  Options: Options
}
