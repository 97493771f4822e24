// A hint for bots: what is stowed, what is on its way home, and who holds whom under fire.
import { type Seat, seatsUpTo } from '@foldtable/kernel'
import { GRID, type Hex } from './board/grid.ts'
import { LAST_TURN } from './data/pieces.ts'
import { fieldOf, isSea, isStuck } from './field.ts'
import { podesOf } from './rules/ships.ts'
import { score } from './scoring.ts'
import { isMobile, isTransporter, mineralIndex, type State, type Unit } from './state.ts'

/** Ore in a transporter is worth nearly what it is at home; each hex that it is away costs a little. */
const ORE_ABOARD = 1.4
const PER_HEX = 0.03
/** A piece on the board counts as one in the hold, until it is time to think of going home. */
const HOMEWARD_TURN = 20
const NEUTRALISED = 0.5
const PER_POINT = 0.004

export function evaluate(view: State, seat: Seat): number {
  const others = seatsUpTo(view.saved.length).filter((other) => other !== seat)
  const worth = (one: Seat) => worthOf(view, one)
  return worth(seat) - Math.max(...others.map(worth)) + frugality(view, seat)
}

const frugality = ({ current, ap, saved }: State, seat: Seat): number =>
  PER_POINT * (current === seat ? ap : (saved[seat] ?? 0))

function worthOf(view: State, seat: Seat): number {
  const points = score(view)[seat]?.points ?? 0
  const units = view.units.filter(
    ({ owner, at, orphan }) => owner === seat && at !== null && !orphan,
  )
  const podes = view.ships.flatMap((_, home) =>
    units.some(({ type, home: own }) => type === 'astronef' && own === home)
      ? podesOf(view, home)
      : [],
  )
  return units.filter(isMobile).reduce((sum, unit) => sum + unitWorth(view, unit, podes), points)
}

function unitWorth(view: State, unit: Unit, podes: readonly Hex[]): number {
  const field = fieldOf(view)
  const stays = Math.min(1, (LAST_TURN - view.turn) / (LAST_TURN - HOMEWARD_TURN))
  const pieces = 1 + unit.cargo.filter((item) => mineralIndex(item) < 0).length
  const ore = unit.cargo.length + 1 - pieces
  const home = PER_HEX * nearest(unit.at ?? 0, podes)
  const held = (unit.pinned ? NEUTRALISED : 0) + (isStuck(field, unit) ? NEUTRALISED / 2 : 0)
  const haste = view.turn >= HOMEWARD_TURN ? home : 0
  return pieces * stays + ore * (ORE_ABOARD - home) - held - haste - search(view, unit)
}

/** An empty transporter should be near ore that it could pick up. */
function search(view: State, unit: Unit): number {
  if (!isTransporter(unit) || unit.cargo.length > 0 || view.turn >= HOMEWARD_TURN) return 0
  const field = fieldOf(view)
  const dry = view.minerals.filter((place) => typeof place === 'number' && !isSea(field, place))
  return PER_HEX * nearest(unit.at ?? 0, dry.map(Number))
}

const nearest = (from: Hex, hexes: readonly Hex[]): number =>
  hexes.reduce((least, hex) => Math.min(least, GRID.distance(from, hex)), 40)
