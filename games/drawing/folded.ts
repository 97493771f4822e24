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
  const fold = new Fold(before, evolve)
  const beats: Beat<State, Cue>[] = []
  for (const event of events) {
    const seen = [seenAs(event, fold.state) ?? []].flat().filter(({ ms }) => ms > 0)
    const show = ({ ms, cues = [] }: Seen<Cue>) => beats.push({ picture: fold.shown(), ms, cues })
    for (const one of seen) if (one.isBefore) show(one)
    fold.on(event)
    for (const one of seen) if (!one.isBefore) show(one)
  }
  if (events.length > 0) beats.push({ picture: fold.shown(), ms: 0 })
  return beats
}

/** A state that events are folded into. What was shown of it is never changed: it is copied then, and only then. */
export class Fold<State, Event> {
  #state: State
  #isShown = true
  readonly #evolve: (state: State, event: Event) => void

  constructor(before: State, evolve: (state: State, event: Event) => void) {
    this.#state = before
    this.#evolve = evolve
  }

  get state(): State {
    return this.#state
  }

  shown(): State {
    this.#isShown = true
    return this.#state
  }

  on(event: Event): void {
    if (this.#isShown) this.#state = copyOf(this.#state)
    this.#isShown = false
    this.#evolve(this.#state, copyOf(event))
  }
}
