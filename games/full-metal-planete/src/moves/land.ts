// Landing an astronef on turn 1: F-16.2, F-16.3.
import {
  integer,
  type MoveRule,
  moveShape,
  type Places,
  placesOf,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { areContiguous } from '../board/board.ts'
import { type Hex, shipHexes } from '../board/grid.ts'
import { siteFault } from '../board/sites.ts'
import type { Event } from '../events.ts'
import { fieldOf } from '../field/index.ts'
import { type Play, passOn } from '../flow.ts'
import { boardOf, type State } from '../state.ts'
import { hexText } from '../words/params.ts'
import { hex } from './fields.ts'

const schema = moveShape('land', { body: hex, orientation: integer(0, 1) })
export type Land = Static<typeof schema>

export const land: MoveRule<State, Land, Event> = {
  schema,
  answers: ['landing'],
  candidates: landings,

  refusal(state, _seat, move) {
    const { body, orientation } = move
    const board = boardOf(state)
    const fault = siteFault(board, body, orientation)
    if (fault === 'onEdge') return refuse('onEdge', 'F-16.2', { hex: hexText(body) })
    if (fault === 'zoneMixed') return refuse('zoneMixed', 'F-16.2', { hex: hexText(body) })
    const taken = zoneRefusal(state, board.zones[body] ?? 0)
    if (taken !== undefined) return taken
    if (fault === 'noExit') return refuse('noExit', 'F-16.2', { hex: hexText(body) })
    return fault === 'badTerrain'
      ? refuse('badTerrain', 'F-16.2', { unit: { word: 'type.astronef' } })
      : undefined
  },

  decide(draft, seat, { body, orientation }) {
    landAt(draft, seat, body, orientation)
    passOn(draft, seat)
  },
}

/** A place for every site of the board in a zone that is free. */
function landings(state: State): Places<Land> {
  const { sites } = boardOf(state)
  return placesOf(sites.length, (place) => {
    const site = sites[place]
    if (site === undefined || zoneRefusal(state, site.zone) !== undefined) return undefined
    const { body, orientation } = site
    return { kind: 'land', body, orientation }
  })
}

/** The first one in the order q, r, orientation: what the clock takes (F-6.8). */
export function firstSite(state: State): Land {
  const places = landings(state)
  for (let place = 0; place < places.length; place++) {
    const site = places.at(place)
    if (site !== undefined) return site
  }
  throw new RangeError('there is no landing site left')
}

const takenZones = ({ ships }: State): number[] =>
  ships.flatMap(({ zone }) => (zone === 0 ? [] : [zone]))

function zoneRefusal(state: State, zone: number): Refusal | undefined {
  const taken = takenZones(state)
  if (taken.includes(zone)) return refuse('zoneTaken', 'F-16.2', { zone })
  const near = taken.find((other) => areContiguous(boardOf(state), zone, other))
  return near === undefined ? undefined : refuse('zoneAdjacent', 'F-16.2', { zone, near })
}

export function landAt(
  { state, emit, by }: Play,
  seat: Seat,
  body: Hex,
  orientation: number,
): void {
  const zone = boardOf(state).zones[body] ?? 0
  const cleared = clearedBy(state, zone, shipHexes(body, orientation))
  const auto = by === 'clock' ? { auto: true as const } : {}
  emit({ kind: 'landed', seat, body, orientation, zone, cleared, ...auto })
}

/** The ore of the zone, and of reefs that touch it, goes (F-16.3). */
function clearedBy(state: State, zone: number, ship: readonly Hex[]): number[] {
  const { board, mineral } = fieldOf(state)
  const coast = (board.zoneCoasts[zone] ?? []).filter((at) => board.terrain[at] === 'reef')
  const hexes = new Set([...(board.zoneHexes[zone] ?? []), ...coast, ...ship])
  return [...hexes]
    .map((at) => mineral[at] ?? -1)
    .filter((index) => index >= 0)
    .sort((a, b) => a - b)
}
