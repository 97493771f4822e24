// A table as React sees it: the latest snapshot of its session.
import { useEffect, useState } from 'react'
import type { TableSession, TableSnapshot } from '../../store/types.ts'

/**
 * Not `useSyncExternalStore`: that draws every snapshot by itself and at once, and a burst of frames (a table of quick bots,
 * somebody who comes back) is more than React allows in a row. Here frames that arrive faster than they are drawn share a
 * drawing, and what the person does is still drawn at once.
 */
export function useTable(session: TableSession): TableSnapshot {
  const [seen, setSeen] = useState(() => ({ session, snapshot: session.snapshot() }))
  useEffect(() => {
    const look = () => setSeen({ session, snapshot: session.snapshot() })
    look()
    return session.subscribe(look)
  }, [session])
  return seen.session === session ? seen.snapshot : session.snapshot()
}
