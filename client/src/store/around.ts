// What a page knows of the house around a game before the house has told it.
import type { Viewer } from '@foldtable/kernel'
import type { RoomInfo, ServerMessage } from '@foldtable/protocol'

/** After an entry nobody is asked any more whether the last one is taken back, and the clocks go unless it stopped them. */
export function afterFrame(
  house: RoomInfo,
  { clock }: Extract<ServerMessage, { kind: 'frame' }>,
): RoomInfo {
  const { asking, pausedBy } = house
  const isVote = asking?.about === 'end' || asking?.about === 'replace'
  const isPaused = pausedBy !== null && clock === 'stop'
  if ((asking === null || isVote) && (pausedBy === null || isPaused)) return house
  return { ...house, asking: isVote ? asking : null, pausedBy: isPaused ? pausedBy : null }
}

/** Nothing is offered to somebody for whom a bot plays, nor where the others ended the game. */
export const isIdle = (house: RoomInfo | null, viewer: Viewer): boolean =>
  viewer !== 'spectator' &&
  house !== null &&
  (house.seats[viewer]?.isBot === true || house.ended !== null)

/** While one is offered, what the person has said to it; after that, what they said last. */
export function wantsRematch(house: RoomInfo, viewer: Viewer, before: boolean): boolean {
  const { rematchOffer } = house
  if (rematchOffer === null) return before && house.answered?.about !== 'rematch'
  return viewer !== 'spectator' && rematchOffer.yes.includes(viewer)
}

/** How somebody who does not play here any more came to that. */
export function goneFrom(
  house: RoomInfo | null,
  account: string | undefined,
): 'left' | 'removed' | null {
  const seat = house?.seats.find((one) => one.hasLeft && one.account === account)
  return seat === undefined ? null : seat.wasRemoved ? 'removed' : 'left'
}
