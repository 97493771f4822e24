// A table in this browser, described as the house describes its own.
import type { HouseInfo } from '@foldtable/protocol'
import type { LocalTruth } from './local-truth.ts'

export function localHouse({ head, table, commitment }: LocalTruth): HouseInfo {
  return {
    id: head.id,
    game: head.game,
    status: table.decision.result === undefined ? 'playing' : 'over',
    visibility: 'private',
    pace: 'slow',
    substitutes: false,
    options: head.options,
    minPlayers: head.seats.length,
    maxPlayers: head.seats.length,
    autoStart: false,
    startsWhenReady: false,
    code: null,
    startsAt: null,
    clock: head.clock,
    seats: head.seats.map(({ name, avatar, isBot, isAway = false, hasLeft = false }) => ({
      account: null,
      name,
      avatar,
      isBot: isBot || isAway,
      isHere: !hasLeft,
      hasLeft,
      awaySince: null,
      playedForAt: null,
      colour: null,
      isReady: true,
      wasRemoved: false,
      overdueAt: null,
      standIn: null,
    })),
    host: Math.max(
      0,
      head.seats.findIndex(({ isBot }) => !isBot),
    ),
    commitment,
    asking: null,
    answered: null,
    pausedBy: null,
    watching: { count: 0, names: [] },
    rematchOffer: null,
    ended: null,
    stopped: null,
    created: head.begunAt,
    rematch: null,
  }
}
