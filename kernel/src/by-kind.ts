// What happens, as a table by kind of event: folding and telling say each kind once, and need no list of cases.
import type { AnyEvent } from './game.ts'
import type { Message } from './message.ts'

/** An event of that kind with these fields. */
export type Kind<K extends string, Fields = {}> = { readonly kind: K } & {
  readonly [F in keyof Fields]: Fields[F]
}

type Of<Event extends AnyEvent, K extends Event['kind']> = Extract<Event, { kind: K }>

/** What each kind changes. */
export type Folds<State, Event extends AnyEvent> = {
  readonly [K in Event['kind']]: (state: State, event: Of<Event, K>) => void
}

/** The sentence of each kind, if there is one. */
export type Tells<Event extends AnyEvent> = {
  readonly [K in Event['kind']]: (event: Of<Event, K>) => Message | undefined
}

/** A fold that knows its kinds. */
interface Fold<State, Event extends AnyEvent> {
  (state: State, event: Event): void
  readonly kinds: readonly Event['kind'][]
}

/** `evolve` of a game, from its table; `first` comes before each event, whatever its kind. */
export function foldBy<State, Event extends AnyEvent>(
  table: Folds<State, Event>,
  first?: (state: State) => void,
): Fold<State, Event> {
  const folds: { readonly [kind: string]: (state: State, event: Event) => void } = {
    ...Object.fromEntries(Object.entries(table)),
  }
  const fold = (state: State, event: Event): void => {
    first?.(state)
    known(folds[event.kind], event)(state, event)
  }
  return Object.assign(fold, { kinds: Object.keys(table) as Event['kind'][] })
}

/** `tell` of a game, from its table. */
export function tellBy<Event extends AnyEvent>(
  table: Tells<Event>,
): (event: Event) => Message | undefined {
  const tells: { readonly [kind: string]: (event: Event) => Message | undefined } = {
    ...Object.fromEntries(Object.entries(table)),
  }
  return (event) => known(tells[event.kind], event)(event)
}

function known<T>(found: T | undefined, { kind }: AnyEvent): T {
  if (found === undefined) throw new RangeError(`there is no event ${kind}`)
  return found
}
