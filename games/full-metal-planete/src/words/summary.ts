// What a viewer sees, in sentences: everything needed to play without a drawing (C-3, C-5, C-6, C-16, C-17).
import type { Message, Param, Seat, Viewer } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import { areContiguous, type Board } from '../board/board.ts'
import { HEXES } from '../board/grid.ts'
import { LAST_TURN } from '../data/pieces.ts'
import { fieldOf, isIdle, isSea, isStuck, unitOf } from '../field/index.ts'
import { liftOffPrices, savedFrom } from '../flow.ts'
import { liftOffPrice, podesOf, towersOf } from '../rules/ships.ts'
import { haulOf, pointsOf, score } from '../scoring.ts'
import { boardOf, hexesOf, isCombat, type State, shipId, type Unit } from '../state.ts'
import { chartText } from './chart.ts'
import { piece, pieces } from './names.ts'
import { groundWord, hexText, hexTexts } from './params.ts'

type Params = { readonly [name: string]: Param }

const message = (id: string, params: Params): Message => ({ id, params })

export function summary(view: State, viewer: Viewer): Message[] {
  return [
    ...course(view, viewer),
    ...tides(view, viewer),
    ...chart(view),
    ...seatsFrom(view, viewer).flatMap((seat) => forces(view, seat)),
    ...view.units.filter(isLaid).map((unit) => unitLine(view, unit)),
    ...ore(view),
    ...fireLines(view),
    stock(view),
  ]
}

/** The viewer first, then the others in the order of play. */
function seatsFrom({ order }: State, viewer: Viewer): Seat[] {
  const place = viewer === 'spectator' ? 0 : Math.max(0, order.indexOf(viewer))
  return [...order.slice(place), ...order.slice(0, place)]
}

/** Where the game stands (C-5, C-16). */
function course(view: State, viewer: Viewer): Message[] {
  const { turn, phase, current, ap } = view
  const lines = [
    message('summary.turn', { turn, phase: { word: `phase.${phase}` } }),
    ...whoseTurn(view),
  ]
  if (phase !== 'playing') return lines
  const saved = savedFrom(view, ap - liftOffPrices(view, current))
  lines.push(seatMessage('summary.points', current, { ap, saved }))
  const hasPinned = view.units.some(
    ({ pinned, orphan, owner }) => pinned && !orphan && owner === current,
  )
  if (hasPinned && view.retreatOpen) lines.push(seatMessage('summary.retreat', current))
  if (turn === LAST_TURN && viewer === current) lines.push(...prices(view, current))
  return lines
}

/** Who plays after whom, and who it is now; on turn 21 everybody chooses at once. */
function whoseTurn({ phase, order, current }: State): Message[] {
  const seats = { seats: order }
  if (phase === 'finished') return []
  if (phase === 'liftoff') return [message('summary.order.liftoff', { seats })]
  return [seatMessage('summary.order', current, { seats })]
}

const prices = (view: State, seat: Seat): Message[] =>
  view.ships.flatMap((_, home) => {
    const { owner, at, id } = unitOf(view, shipId(home))
    if (owner !== seat || at === null) return []
    return [message('summary.price', { ship: piece(view, id), cost: liftOffPrice(view, home) })]
  })

/** The level, and the next ones that the viewer was shown; or why there are none (C-3). */
function tides(view: State, viewer: Viewer): Message[] {
  const level: Message = { id: `summary.tide.${view.tide}` }
  if (view.turn < 3) return [level, { id: 'summary.tide.first' }]
  if (viewer === 'spectator' || view.phase === 'finished') return [level]
  const known = view.deck.flatMap(({ is }) => (is === undefined ? [] : [`tide.${is}`]))
  return known.length === 0
    ? [level, { id: 'summary.noForecast' }]
    : [level, message('summary.forecast', { turn: view.turn + 1, tides: { words: known } })]
}

/** The planet in letters; while places are chosen with its zones, and what each of them has. */
function chart(view: State): Message[] {
  const board = boardOf(view)
  const isEarly = view.turn < 3
  return [
    message(isEarly ? 'summary.map.zones' : 'summary.map', { chart: chartText(view) }),
    ...(isEarly ? ZONES.flatMap((zone) => zoneLine(view, board, zone)) : []),
  ]
}

const ZONES = [1, 2, 3, 4, 5, 6, 7, 8]

function zoneLine(view: State, board: Board, zone: number): Message[] {
  const sites = board.sites.filter((site) => site.zone === zone).length
  if (sites === 0) return []
  const { mineral } = fieldOf(view)
  const count = (board.zoneHexes[zone] ?? []).filter((hex) => mineral[hex] !== -1).length
  const owner = view.ships.findIndex((ship) => ship.zone === zone)
  if (owner >= 0) return [seatMessage('summary.zone.taken', owner, { zone })]
  const near = ZONES.filter((other) => areContiguous(board, zone, other))
  if (near.length === 0) return [message('summary.zone.island', { zone, sites, count })]
  return [message('summary.zone', { zone, sites, count, near: { words: near.map(String) } })]
}

function shipLine(view: State, home: Seat): Message {
  const ship = unitOf(view, shipId(home))
  const { liftedBy, zone } = view.ships[home] ?? { liftedBy: null, zone: 0 }
  const haul = haulOf(view, home)
  const params = { ship: piece(view, ship.id), minerals: haul.minerals, points: pointsOf(haul) }
  if (liftedBy !== null) return seatMessage('summary.ship.lifted', liftedBy, params)
  if (ship.at === null)
    return seatMessage('summary.ship.orbit', ship.owner, { ship: piece(view, ship.id) })
  const hold = ship.cargo.filter((item) => !item.startsWith('mineral-'))
  return seatMessage(hold.length === 0 ? 'summary.ship.empty' : 'summary.ship', ship.owner, {
    ...params,
    zone,
    hex: hexText(ship.at),
    podes: hexTexts(podesOf(view, home)),
    towers: towersOf(view, home),
    saved: view.saved[ship.owner] ?? 0,
    total: score(view)[ship.owner]?.points ?? 0,
    ...(hold.length === 0 ? {} : { hold: pieces(view, hold) }),
  })
}

/** The astronefs that a player commands, and his pieces on the board. */
function forces(view: State, seat: Seat): Message[] {
  const ships = view.ships.flatMap((_, home) =>
    unitOf(view, shipId(home)).owner === seat ? [shipLine(view, home)] : [],
  )
  const units = view.units.filter((unit) => unit.owner === seat && isShown(unit))
  return [...ships, ...units.map((unit) => unitLine(view, unit))]
}

const isShown = ({ at, type }: Unit): boolean =>
  at !== null && type !== 'astronef' && type !== 'tower' && type !== 'bridge'

const isLaid = ({ at, type }: Unit): boolean => at !== null && type === 'bridge'

/** One line for each piece on the board, with what ails it and what it carries (C-6). */
function unitLine(view: State, unit: Unit): Message {
  const { id, cargo, owner } = unit
  const params: Params = {
    unit: piece(view, id),
    hex: hexTexts(hexesOf(view, unit)),
    ground: groundWord(view, unit.at ?? 0),
    shots: unit.shots,
    condition: { word: `condition.${conditionOf(view, unit)}` },
  }
  if (unit.placedBy !== undefined) return seatMessage('summary.bridge.laid', unit.placedBy, params)
  if (unit.type === 'bridge') return message('summary.bridge', params)
  const kind = isCombat(unit) ? 'summary.fighter' : 'summary.unit'
  if (cargo.length === 0) return seatMessage(kind, owner, params)
  return seatMessage('summary.carrier', owner, { ...params, cargo: pieces(view, cargo) })
}

function conditionOf(view: State, unit: Unit): string {
  const field = fieldOf(view)
  if (unit.orphan) return 'orphan'
  if (isStuck(field, unit)) return unit.pinned ? 'stuckPinned' : 'stuck'
  if (unit.pinned) return 'pinned'
  return isIdle(view, field, unit) ? 'idle' : 'fit'
}

/** Ore that lies about, dry or under water (C-17). */
function ore(view: State): Message[] {
  const field = fieldOf(view)
  const free = view.minerals.filter((place) => typeof place === 'number')
  const [wet, dry] = [true, false].map((isWet) => free.filter((hex) => isSea(field, hex) === isWet))
  return [...listOf('summary.oreDry', dry ?? []), ...listOf('summary.oreWet', wet ?? [])]
}

const listOf = (id: string, hexes: readonly number[]): Message[] =>
  hexes.length === 0 ? [] : [message(id, { count: hexes.length, hexes: hexTexts(hexes) })]

/** Whose fire closes which hexes (C-10). */
function fireLines(view: State): Message[] {
  const { fire } = fieldOf(view)
  return view.saved.flatMap((_, seat) => {
    const hexes = HEXES.filter((hex) => ((fire[hex] ?? 0) & (1 << seat)) !== 0)
    if (hexes.length === 0) return []
    return [seatMessage('summary.fire', seat, { hexes: hexTexts(hexes) })]
  })
}

const stock = ({ reserve, options }: State): Message =>
  options.buildList === 'extended'
    ? { id: 'summary.reserveOpen' }
    : message('summary.reserve', { ...reserve })
