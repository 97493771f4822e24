// Who may see a table: strangers the public ones, through a spectator's eyes; private ones by invitation only.
import type { LiveTable } from '@foldtable/host/live-table'

export function mayWatch(
  live: LiveTable,
  account: string | null,
  invite: string | undefined,
): boolean {
  if (live.stored.visibility !== 'private') return true
  if (account !== null && live.room.party.sentAway?.includes(account)) return false
  return isTheirs(live, account) || isInvited(live, invite)
}

/** They sit there, or did until somebody followed them. */
const isTheirs = (live: LiveTable, account: string | null): boolean =>
  live.seatOf(account) !== undefined ||
  (account !== null && live.room.followed?.includes(account) === true)

const isInvited = (live: LiveTable, invite: string | undefined): boolean =>
  invite === live.stored.invite
