// Beats of a game whose picture is its state: each event is folded in turn, and seen for as long as it takes.
import { copyOf } from '@foldtable/kernel'
import type { Beat } from './player.ts'

/** How an event is seen. Without time it is part of the next one. */
export interface Seen<Cue> {
  readonly ms: number
  readonly cues?: readonly Cue[]
  /** Looked at before the event changes anything. */
  readonly isBefore?: boolean
}

/** `seenAs` is asked with the state as it stands before the event. */
export function foldedBeats<State, Event, Cue>(
  before: State,
  events: readonly Event[],
  evolve: (state: State, event: Event) => void,
  seenAs: (event: Event, before: State) => Seen<Cue> | readonly Seen<Cue>[] | undefined,
): Beat<State, Cue>[] {
  const state = copyOf(before)
  const beats: Beat<State, Cue>[] = []
  for (const event of events) {
    const seen = [seenAs(event, state) ?? []].flat().filter(({ ms }) => ms > 0)
    const show = ({ ms, cues = [] }: Seen<Cue>) => beats.push({ picture: copyOf(state), ms, cues })
    for (const one of seen) if (one.isBefore) show(one)
    evolve(state, copyOf(event))
    for (const one of seen) if (!one.isBefore) show(one)
  }
  if (events.length > 0) beats.push({ picture: state, ms: 0 })
  return beats
}
