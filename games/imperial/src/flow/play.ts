// What the order of play works on.
import type { Draft } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

export type Play = Draft<State, Event>
