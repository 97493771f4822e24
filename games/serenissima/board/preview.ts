// How the chart would look after what is chosen: drawn faintly before it is asked for.
import { copyOf, type Viewer } from '@foldtable/kernel'
import type { Event } from '../src/events.ts'
import { evolve } from '../src/fold/index.ts'
import type { State } from '../src/state.ts'
import type { Choice } from './choosing/choice.ts'

export interface Preview {
  readonly state: State
  /** The galley that is not there yet. */
  readonly ghost: number | null
}

/** In the set-up a port and a number together make a fleet. */
export function previewOf(view: State, viewer: Viewer, { port, number }: Choice): Preview {
  const event = viewer === 'spectator' ? undefined : eventOf(view, viewer, port, number)
  if (event === undefined || number === null) return { state: view, ghost: null }
  const state = copyOf(view)
  evolve(state, event)
  return { state, ghost: number }
}

function eventOf(
  { stage }: State,
  seat: number,
  port: Choice['port'],
  galley: number | null,
): Event | undefined {
  if (galley === null) return undefined
  if (stage === 'second') return { kind: 'secondChosen', seat, galley }
  return stage === 'first' && port !== null
    ? { kind: 'startChosen', seat, port, galley }
    : undefined
}
