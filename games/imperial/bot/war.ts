// When to fight and when to live side by side. A war costs a unit of each; what it is worth depends on whose countries they are.
import type { Seat } from '@foldtable/kernel'
import { atlasOf, isHomeOf, territory } from '../src/atlas.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { askedNow } from '../src/flow/peace.ts'
import type { Move, State } from '../src/index.ts'
import type { Target } from '../src/rules/arrival.ts'
import { unitsOf } from '../src/rules/occupation.ts'
import type { Situation } from '../src/rules/step.ts'
import { holding } from '../src/rules/stock.ts'
import { type Board, forcesOf, proposerOf } from '../src/state.ts'

// In chips of the country that moves.
/** Its own factory works again. */
const FREED = 1.5
/** A flag changes hands, for a unit of each. */
const TAKEN = 0.7
/** A factory of a country that one owns more of works again. */
const RELIEVED = 0.6
/** A unit for a unit, and nothing else. */
const EVEN = -0.25
/** Against a country that one owns more of. */
const OWN_GOAL = -1.5
/** A rival's factory stands still. */
const BESIEGED = 0.5

export function warValue(
  view: State,
  situation: Situation,
  dest: Place,
  { country: target, unit }: Target,
): number {
  const { country, board } = situation
  const seat = proposerOf(view)
  if (isHomeOf(country, dest))
    return unit === 'army' && board[country].factories.includes(dest) ? FREED : EVEN
  if (isFriend(view, seat, target, country)) return OWN_GOAL
  const home = territory(dest).country
  if (home !== undefined)
    return home !== target && isFriend(view, seat, home, target) && isFactory(board, home, dest)
      ? RELIEVED
      : EVEN
  return opensPlace(view, situation, dest) ? TAKEN : EVEN
}

/** Whether the seat has more of one country than of the other. */
const isFriend = (view: State, seat: Seat, one: Country, other: Country): boolean =>
  holding(view, seat, one) > holding(view, seat, other)

const isFactory = (board: Board, country: Country, place: Place): boolean =>
  forcesOf(board, country).factories.includes(place)

/** Whether only one unit stands in the way of a flag, and another of one's own is there or can follow. */
function opensPlace({ rules }: State, { board, country, mover }: Situation, dest: Place): boolean {
  if (board[country].chips.includes(dest) || strangersIn(board, country, dest) !== 1) return false
  const { sailing, lands } = atlasOf(rules)
  const { fleets, armies } = forcesOf(board, country)
  const canCome = (from: Place) =>
    from === dest || (mover.unit === 'fleet' ? sailing : lands)[from].includes(dest)
  const own = mover.unit === 'fleet' ? fleets : armies.map(({ at }) => at)
  return own.filter(canCome).length > (canCome(mover.from) ? 1 : 0)
}

function strangersIn(board: Board, country: Country, place: Place): number {
  let count = 0
  for (const other of COUNTRIES) if (other !== country) count += unitsIn(board, other, place)
  return count
}

function unitsIn(board: Board, country: Country, place: Place): number {
  const { fleets, armies } = forcesOf(board, country)
  let count = 0
  for (const at of fleets) if (at === place) count += 1
  for (const { at } of armies) if (at === place) count += 1
  return count
}

/** What it is worth to stand abroad as an enemy: a factory that works no more, unless one has part in it oneself. */
export function siegeValue(view: State, { board, country }: Situation, dest: Place): number {
  const home = territory(dest).country
  if (home === undefined || !isFactory(board, home, dest)) return -0.05
  const seat = proposerOf(view)
  return 3 * holding(view, seat, home) < holding(view, seat, country) ? BESIEGED : -0.3
}

/** Peace, unless the country that is asked is one's own and keeps the place after a unit of each is gone, or has many more to lose. */
export function answerToPeace(view: State, seat: Seat): Move {
  const { board, up, plan } = view
  const asked = askedNow(view) ?? up
  const dest = plan?.kind === 'maneuver' ? plan.peace?.dest : undefined
  const isOwn = holding(view, seat, asked) > 2 * holding(view, seat, up)
  const stays = dest !== undefined && unitsIn(board, asked, dest) > 1 + unitsIn(board, up, dest)
  const isStronger = unitsOf(board[asked]) >= unitsOf(board[up]) + STRONGER
  return { kind: 'peaceAnswer', accept: !(isOwn && (stays || isStronger)) }
}

const STRONGER = 4
