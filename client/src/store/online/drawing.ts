// What a page is shown of a table at the server: the replica with what is foreseen, or a moment of the past.
import type { TakingBack } from '@foldtable/games/board'
import { type AnyMove, copyOf, copyOfClock } from '@foldtable/kernel'
import { goneFrom, isIdle } from '../around.ts'
import { shownIn } from '../held.ts'
import { NOTHING_SHOWN, type Shown, shownOf } from '../shown.ts'
import type { TableSnapshot } from '../types.ts'
import { type Online, truthOf } from './state.ts'

export function draw(online: Online): TableSnapshot {
  const { wire, house, held, viewer, followed, game } = online
  const { replica: truth, history } = followed
  const shown = shownIn(held, { n: truth?.n ?? 0, viewer, now: shownNow(online), history })
  return {
    ...shown,
    status: statusOf(online),
    isStopped: online.isShut || (house?.stopped ?? null) !== null,
    connection: wire.connection,
    game,
    house,
    removed: online.removed,
    offers: shown.isPast ? [] : offersNow(online),
    pending: online.moves.pending,
    missing: history?.missing ?? [],
    hasHistory: history !== undefined && history.missing.length === 0,
    chat: online.chat,
    gallery: online.gallery,
    gone: goneFrom(house, wire.account?.id),
    begun: online.isWanted ? (house?.rematch ?? null) : null,
    clock: truth?.clock ? copyOfClock(truth.clock) : null,
    clockSettings: house?.clock ?? null,
    clockSkew: wire.clockSkew,
    handover: null,
    seal: online.seal ?? null,
    unseenFrom: online.unseen.from,
    takingBack: takingBack(online),
  }
}

function shownNow({ game, followed: { replica: truth }, held, moves }: Online): Shown {
  if (game === null || truth === undefined) return NOTHING_SHOWN
  if (held.now === undefined) {
    const top = moves.top(truth)
    held.now = shownOf(game, top === truth ? copyOf(truth.state) : top.state)
  }
  return held.now
}

function offersNow(online: Online): readonly AnyMove[] {
  const { held, moves, house, viewer } = online
  const truth = truthOf(online)
  if (truth === undefined || moves.isBlind || isIdle(house, viewer)) return []
  held.offers ??= moves.top(truth).offers()
  return held.offers
}

function takingBack({ game, house, viewer, followed, cost }: Online): TakingBack {
  const { replica: truth, history } = followed
  if (game === null || house === null || truth === undefined || history === undefined)
    return 'never'
  const { n, state, decision } = truth
  const isOver = decision.result !== undefined
  return cost.of({ game, history, viewer, seats: house.seats.length, n, state, isOver })
}

function statusOf(online: Online): TableSnapshot['status'] {
  const { house } = online
  const truth = online.followed.replica
  if (online.isMissing) return 'missing'
  if (online.isUnknown) return 'unknown'
  if (house === null) return 'loading'
  if (truth === undefined && online.hasBegun && house.status !== 'waiting') return 'loading'
  if (truth === undefined) return house.status === 'playing' ? 'loading' : house.status
  return truth.decision.result === undefined && house.status !== 'over' ? 'playing' : 'over'
}
