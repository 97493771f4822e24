// Two worlds that differ only in what a viewer cannot know.
import {
  type AnyEvent,
  type Chance,
  copyOf,
  type Game,
  imagine,
  isKnownTo,
  mapSecrets,
  redact,
  type Secret,
  secret,
  type Viewer,
} from '@foldtable/kernel'
import { difference } from './compare.ts'
import { type Found, type Sightings, secretsIn } from './sightings.ts'

export interface Twin {
  readonly state: unknown
  /** How it was made: by the game's own imagination, by two values of a pool, or by a value seen elsewhere. */
  readonly by: 'imagined' | 'swapped' | 'replaced'
  /** The places at which it differs from the truth. */
  readonly places: ReadonlySet<string>
  /** What it was imagined from. */
  readonly view?: unknown
}

type Imaginative = Pick<Game, 'imagine' | 'unseen'>

/** One pooled secret in so many is varied by imagining a whole world; for most leaks two changed places are enough. */
const IMAGINED = 4

/** A copy of the state in which something that the viewer does not know is otherwise, if there is such a thing. */
export function twinOf(
  game: Imaginative,
  state: unknown,
  viewer: Viewer,
  chance: Chance,
  sightings: Sightings,
): Twin | undefined {
  const all = secretsIn(state)
  sightings.see(all)
  const hidden = all.filter(({ held }) => held.is !== undefined && !isKnownTo(held, viewer))
  if (hidden.length === 0) return undefined
  const fresh = hidden.filter(({ place }) => !sightings.isVaried(place))
  const one = chance.pick(fresh.length > 0 ? fresh : hidden)
  if (canImagine(game, one.held) && (one.held.pool === undefined || chance.below(IMAGINED) === 0))
    return imaginedTwin(game, state, viewer, chance, all)
  return (
    swappedTwin(state, one, hidden, chance) ?? replacedTwin(game, state, one, chance, sightings)
  )
}

/** `unseen` tells of pools only. */
const canImagine = ({ imagine, unseen }: Imaginative, { pool }: Secret<unknown>): boolean =>
  imagine !== undefined || (unseen !== undefined && pool !== undefined)

/** What neither `imagine` nor `unseen` speaks of stays as it is. */
function imaginedTwin(
  game: Imaginative,
  state: unknown,
  viewer: Viewer,
  chance: Chance,
  all: readonly Found[],
): Twin {
  const view = redact(state, viewer)
  const world = imagine(game, copyOf(view), viewer, chance)
  const truth = all.values()
  const places = new Set<string>()
  const whole = mapSecrets(world, (held) => {
    const real = truth.next().value
    if (real === undefined) return held
    if (held.is === undefined && game.imagine === undefined) return real.held
    if (difference(held.is, real.held.is) !== undefined) places.add(real.place)
    return held
  })
  return { state: whole, by: 'imagined', places, view }
}

const TRIES = 4

function swappedTwin(
  state: unknown,
  one: Found,
  hidden: readonly Found[],
  chance: Chance,
): Twin | undefined {
  const { pool, is } = one.held
  if (pool === undefined) return undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const other = chance.pick(hidden)
    if (other.held.pool !== pool || difference(is, other.held.is) === undefined) continue
    const places = new Set([one.place, other.place])
    const values = new Map([
      [one.held, other.held.is],
      [other.held, is],
    ])
    return { state: withValues(state, values), by: 'swapped', places }
  }
  return undefined
}

/** Only where the game itself says nothing of what may lie there. */
function replacedTwin(
  game: Imaginative,
  state: unknown,
  one: Found,
  chance: Chance,
  sightings: Sightings,
): Twin | undefined {
  if (canImagine(game, one.held)) return undefined
  const others = sightings.othersAt(one)
  if (others.length === 0) return undefined
  const values = new Map([[one.held, chance.pick(others)]])
  return { state: withValues(state, values), by: 'replaced', places: new Set([one.place]) }
}

const withValues = (state: unknown, values: ReadonlyMap<Secret<unknown>, unknown>): unknown =>
  mapSecrets(state, (held) =>
    values.has(held) ? secret(values.get(held), held.to, held.pool) : held,
  )

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
