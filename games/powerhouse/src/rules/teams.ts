// Who is known to be on which side, what they have, and what a player can tell of itself: P-9.5, P-15.3 to P-15.5.
import type { Seat } from '@foldtable/kernel'
import { seatsUpTo } from '@foldtable/kernel'
import { faceOf } from '../cards.ts'
import { type Call, handOf, hasLeft, type State, seatsOf } from '../state.ts'

interface Teams {
  /** The leader and the partners who are known. */
  readonly bid: readonly Seat[]
  readonly oppose: readonly Seat[]
  /** Everybody else while a call is open: nobody is shown as an opponent before that is certain (P-15.3). */
  readonly unknown: readonly Seat[]
}

const isInBidTeam = ({ leader, calls }: State, seat: Seat): boolean =>
  seat === leader || calls.some(({ partner }) => partner === seat)

/** The calls are made and all of them are settled. */
const areTeamsKnown = ({ phase, calls }: State): boolean =>
  phase !== 'bidding' && phase !== 'powerhouse' && calls.every(({ partner }) => partner !== null)

export function teamsOf(state: State): Teams {
  const seats = seatsUpTo(seatsOf(state))
  const bid = seats.filter((seat) => isInBidTeam(state, seat))
  const others = seats.filter((seat) => !bid.includes(seat))
  return areTeamsKnown(state)
    ? { bid, oppose: others, unknown: [] }
    : { bid, oppose: [], unknown: others }
}

const takenBy = ({ taken }: State, seats: readonly Seat[]): number =>
  seats.reduce((points, seat) => points + (taken[seat] ?? 0), 0)

/** Points of the sides; null while somebody's side is open (P-15.4). */
export function teamPoints(state: State): { readonly bid: number; readonly oppose: number | null } {
  const { bid, oppose, unknown } = teamsOf(state)
  return {
    bid: takenBy(state, bid),
    oppose: unknown.length > 0 ? null : takenBy(state, oppose),
  }
}

type Role = 'leader' | 'partner' | 'maybe' | 'opponent'

/**
 * What the seat can tell of its side from its own hand and what everybody saw; null before the calls are made, and for
 * whoever has left (P-15.5, P-15.6).
 */
export function roleOf(view: State, seat: Seat): Role | null {
  if (view.phase === 'bidding' || view.phase === 'powerhouse' || view.leader === null) return null
  if (hasLeft(view, seat)) return null
  if (seat === view.leader) return 'leader'
  if (isInBidTeam(view, seat)) return 'partner'
  const roles = view.calls
    .filter(({ partner }) => partner === null)
    .map((call) => roleByCall(view, seat, call))
  if (roles.includes('partner')) return 'partner'
  return roles.includes('maybe') ? 'maybe' : 'opponent'
}

function roleByCall(view: State, seat: Seat, { card, copy, played }: Call): Role {
  const held = handOf(view, seat).filter(({ is }) => is !== undefined && faceOf(is).type === card)
  if (held.length === 0) return 'opponent'
  const isBothCalled = view.calls.filter((call) => call.card === card).length === 2
  const isCertain =
    copy === null || isBothCalled || held.length === 2 || (copy === '2nd' && played === 1)
  return isCertain ? 'partner' : 'maybe'
}
