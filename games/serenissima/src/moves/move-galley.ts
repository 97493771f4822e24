// Sailing: S-7.
import {
  list,
  type MoveRule,
  moveShape,
  NO_MOVES,
  type Refusal,
  refuse,
  type Static,
  text,
} from '@foldtable/kernel'
import { isZone, NEIGHBOURS, ZONES, type ZoneId } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { sailorsIn } from '../holds.ts'
import { activeGalley } from '../rules/board.ts'
import { blockaded, dominantIn, zoneWord } from '../rules/refusals.ts'
import { pathsFrom, SAILINGS, sailing } from '../rules/sailing.ts'
import { type Galley, type State, turnOf } from '../state.ts'

const schema = moveShape('moveGalley', { path: list(text(20), 0, ZONES.length) })
export type MoveGalley = Static<typeof schema>

export const moveGalley: MoveRule<State, MoveGalley, Event> = {
  schema,
  answers: ['load', 'move'],

  /** One way to each zone in reach, the shortest: a longer one only tires the crew. */
  candidates(state) {
    if (turnOf(state).hasMoved) return NO_MOVES
    const galley = activeGalley(state)
    const { location, hold } = galley
    const crew = sailorsIn(hold)
    if (state.options.blockade === 'off') return SAILINGS[location][crew] ?? NO_MOVES
    const isHeld = (zone: ZoneId) => dominantIn(state, galley, zone) !== undefined
    return pathsFrom(location, crew, isHeld).map(sailing)
  },

  refusal(state, _seat, { path }) {
    if (turnOf(state).hasMoved) return refuse('alreadyMoved', 'S-7.3')
    const galley = activeGalley(state)
    return offTheMap(galley, path) ?? tooFar(galley, path) ?? heldUp(state, galley, path)
  },

  decide: ({ state, emit }, seat, { path }) =>
    emit({ kind: 'galleyMoved', seat, galley: state.active, path: path.filter(isZone) }),
}

/** Every zone is looked for before any step is. */
function offTheMap({ location }: Galley, path: readonly string[]): Refusal | undefined {
  let from = location
  for (const zone of path) {
    const next = NEIGHBOURS[from].find((neighbour) => neighbour === zone)
    if (next === undefined) return unknownZone(path) ?? notAdjacent(from, zone)
    from = next
  }
  return undefined
}

function unknownZone(path: readonly string[]): Refusal | undefined {
  const zone = path.find((name) => !isZone(name))
  return zone === undefined ? undefined : refuse('unknownZone', 'S-7.3', { zone })
}

const notAdjacent = (from: ZoneId, zone: string): Refusal =>
  refuse('notAdjacent', 'S-7.3', {
    zone: { word: `zone.${zone}` },
    from: zoneWord(from),
    neighbours: { words: NEIGHBOURS[from].map((id) => `zone.${id}`) },
  })

function tooFar({ hold }: Galley, path: readonly string[]): Refusal | undefined {
  const sailors = sailorsIn(hold)
  return path.length > sailors
    ? refuse('tooFar', 'S-7.3', { zones: path.length, sailors })
    : undefined
}

/** A path may end where an opponent dominates, and not go on from there. */
function heldUp(state: State, galley: Galley, path: readonly string[]): Refusal | undefined {
  if (state.options.blockade === 'off') return undefined
  for (let step = 0; step < path.length - 1; step++) {
    const zone = path[step]
    const held = zone !== undefined && isZone(zone) ? blockaded(state, galley, zone) : undefined
    if (held !== undefined) return held
  }
  return undefined
}
