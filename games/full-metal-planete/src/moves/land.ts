// Landing an astronef on turn 1: F-16.2, F-16.3.
import {
  integer,
  type MoveRule,
  moveShape,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { areContiguous, type Board } from '../board/board.ts'
import { type Hex, shipHexes } from '../board/grid.ts'
import { siteFault } from '../board/sites.ts'
import type { Event } from '../events.ts'
import { fieldOf, isSure, surely } from '../field.ts'
import { type Play, passOn } from '../flow.ts'
import { boardOf, type State } from '../state.ts'
import { hexText } from '../words.ts'
import { hex } from './fields.ts'

const schema = moveShape('land', { body: hex, orientation: integer(0, 1) })
export type Land = Static<typeof schema>

export const land: MoveRule<State, Land, Event> = {
  schema,
  answers: ['landing'],
  candidates: (state) =>
    state.phase === 'landing' ? surely(fieldOf(state), freeSites(state)) : [],

  refusal(state, _seat, move) {
    if (isSure(fieldOf(state), move)) return undefined
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

function freeSites(state: State): Land[] {
  const board = boardOf(state)
  const isFree = board.zoneHexes.map((_, zone) => isOpen(state, zone))
  const landings = landingsOn(board)
  return landings.filter((_, place) => isFree[board.sites[place]?.zone ?? 0])
}

/** A landing at every site, made once for each board. */
function landingsOn(board: Board): readonly Land[] {
  let landings = LANDINGS.get(board)
  if (landings === undefined) {
    landings = board.sites.map(({ body, orientation }) => ({ kind: 'land', body, orientation }))
    LANDINGS.set(board, landings)
  }
  return landings
}

const LANDINGS = new WeakMap<Board, readonly Land[]>()

/** The first one in the order q, r, orientation: what the clock takes (F-6.8). */
export function firstSite(state: State): Land {
  const [site] = freeSites(state)
  if (site === undefined) throw new RangeError('there is no landing site left')
  return site
}

const takenZones = ({ ships }: State): number[] =>
  ships.flatMap(({ zone }) => (zone === 0 ? [] : [zone]))

const isOpen = (state: State, zone: number): boolean => zoneRefusal(state, zone) === undefined

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
