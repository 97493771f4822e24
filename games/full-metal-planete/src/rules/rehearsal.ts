// Trying something out on a copy, so that a move is judged as a whole before anything changes: F-8.10.
import { evolve } from '../fold/index.ts'
import type { State } from '../state.ts'
import type { Stage } from './settle.ts'

/** A stage on which nothing is lasting. It copies what walking and shooting can change. */
export function rehearsal(truth: State): Stage {
  const state: State = {
    ...truth,
    units: truth.units.map((unit) => ({ ...unit })),
    minerals: truth.minerals.slice(),
  }
  return { state, emit: (event) => evolve(state, event) }
}
