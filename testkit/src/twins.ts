// Two worlds that differ only in what a viewer cannot know.
import {
  type AnyEvent,
  type Chance,
  type Game,
  isKnownTo,
  mapSecrets,
  type Secret,
  secret,
  type Viewer,
} from '@foldtable/kernel'
import { difference } from './compare.ts'

/** A copy of the state in which two things of one pool that the viewer does not know have changed places. */
export function twinOf<S>(state: S, viewer: Viewer, chance: Chance): S | undefined {
  const hidden: Secret<unknown>[] = []
  mapSecrets(state, (held) => {
    if (held.is !== undefined && held.pool !== undefined && !isKnownTo(held, viewer))
      hidden.push(held)
    return held
  })
  if (hidden.length < 2) return undefined
  const one = chance.pick(hidden)
  const other = chance.pick(hidden)
  if (one.pool !== other.pool || difference(one.is, other.is) === undefined) return undefined
  return mapSecrets(state, (held) => {
    if (held === one) return secret(other.is, held.to, held.pool)
    return held === other ? secret(one.is, held.to, held.pool) : held
  })
}

/** What the events tell the viewer of hidden values on purpose: secrets meant for it, and fields that the game declares. */
export function disclosed(
  game: Pick<Game, 'discloses'>,
  events: readonly AnyEvent[],
  viewer: Viewer,
): unknown[] {
  const told: unknown[] = []
  mapSecrets(events, (held) => {
    if (isKnownTo(held, viewer)) told.push(held.is)
    return held
  })
  for (const event of events) {
    const fields = game.discloses?.[event.kind]
    if (fields !== undefined) told.push(event.kind, ...fields.map((name) => fieldOf(event, name)))
  }
  return told
}

const fieldOf = (event: AnyEvent, name: string): unknown =>
  Object.entries(event).find(([key]) => key === name)?.[1] ?? null
