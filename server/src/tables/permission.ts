// Who may see a table: strangers the public ones, through a spectator's eyes; private ones by invitation only.
import type { LiveTable } from '@foldtable/host/live-table'

export function mayWatch(
  live: LiveTable,
  account: string | null,
  invite: string | undefined,
): boolean {
  if (live.stored.visibility !== 'private') return true
  if (account !== null && live.room.party.sentAway?.includes(account)) return false
  return live.seatOf(account) !== undefined || isInvited(live, invite)
}

const isInvited = (live: LiveTable, invite: string | undefined): boolean =>
  invite === live.stored.invite
