// A strong bot's look at a game that is over: begun by a press, called off by leaving.
import type { Review } from '@foldtable/bots/review/review'
import type { TableRecord } from '@foldtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableSession } from '../../../store/types.ts'
import { useTableValue } from '../table-context.tsx'

export type Looking =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'done'; readonly review: Review }

interface Reviewing {
  readonly looking: Looking
  /** Pressed twice, it is begun once. */
  look(record: TableRecord): void
}

/** Whoever goes to a moment of the game and comes back finds it still there. */
const found = new WeakMap<TableSession, Review>()

export function useReview(): Reviewing {
  const { session, table } = useTableValue()
  const { viewer } = table
  const before = found.get(session)
  const [looking, setLooking] = useState<Looking>(
    before === undefined ? { kind: 'none' } : { kind: 'done', review: before },
  )
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])
  const look = useCallback(
    (record: TableRecord) => {
      if (ending.current !== undefined) return
      ending.current = new AbortController()
      const { signal } = ending.current
      const seat = viewer === 'spectator' ? undefined : viewer
      const tell = (percent: number) => signal.aborted || setLooking({ kind: 'working', percent })
      const work = async () => {
        tell(0)
        const { reviewOf } = await import('../../../data/reviews.ts')
        const review = await reviewOf({ record, seat }, tell, signal)
        if (review === undefined) return
        found.set(session, review)
        setLooking({ kind: 'done', review })
      }
      work().catch(() => {
        ending.current = undefined
        setLooking({ kind: 'failed' })
      })
    },
    [session, viewer],
  )
  return { looking, look }
}
