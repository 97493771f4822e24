// The board while a unit is off its hex: F-8.7. It is tried out in place and taken back at once, since it is asked often.

import type { Event } from '../events.ts'
import { type Field, recastAround, unitOf } from '../field/index.ts'
import { setPinned } from '../fold/changes.ts'
import type { State, Unit } from '../state.ts'
import { settle } from './settle.ts'

/** The fire on the board once the unit is lifted and everything has settled. */
export function fireOnceLifted(state: State, field: Field, unit: Unit): Uint8Array {
  const tried: Event[] = []
  setLifted(state, field, unit, true)
  settle({
    state,
    emit(event) {
      flag(state, event, true)
      tried.push(event)
    },
  })
  const fire = field.fire.slice()
  for (const event of tried.reverse()) flag(state, event, false)
  setLifted(state, field, unit, false)
  return fire
}

function setLifted(state: State, field: Field, unit: Unit, isUp: boolean): void {
  state.lifted = isUp ? unit.id : null
  recastAround(state, field, unit, unit.at ?? 0)
}

/** What settling does to the flags, or the opposite. */
function flag(state: State, event: Event, isDone: boolean): void {
  if (event.kind === 'pinned') setPinned(state, unitOf(state, event.unit), isDone)
  if (event.kind === 'released')
    for (const id of event.units) setPinned(state, unitOf(state, id), !isDone)
}
