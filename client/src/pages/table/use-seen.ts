// What somebody has seen: everything that happens while the page is open to their eyes.
import { useEffect } from 'react'
import type { TableSession, TableSnapshot } from '../../store/types.ts'

export function useSeen(session: TableSession, { n, unseenFrom, isPast }: TableSnapshot): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is seen
  useEffect(() => {
    if (unseenFrom !== null || isPast) return
    const mark = () => {
      if (!document.hidden) session.markSeen()
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [session, n, unseenFrom, isPast])
}
