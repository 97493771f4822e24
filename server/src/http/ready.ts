// Whether the house can do what it is for, and what of it is not well. The ledger is found out by writing, but not more than once a second.
import type { Ready } from '@foldtable/protocol/routes'

const EVERY_MS = 1000

interface Looking {
  write(): Promise<void>
  /** By which nodes tell each other, where there may be several: without it they read more, and play goes on. */
  readonly isHearing?: (() => boolean) | undefined
  /** Aborted when it is about to end. */
  readonly leaving: AbortSignal
}

export function readiness({ write, isHearing, leaving }: Looking): () => Promise<Ready> {
  let [askedAt, answer] = [Number.NEGATIVE_INFINITY, Promise.resolve(false)]
  return async () => {
    const now = performance.now()
    if (now - askedAt >= EVERY_MS) {
      askedAt = now
      answer = write().then(
        () => true,
        () => false,
      )
    }
    const ledger = await answer
    return {
      ready: ledger && !leaving.aborted,
      ledger,
      ...(isHearing === undefined ? {} : { bell: isHearing() }),
      leaving: leaving.aborted,
    }
  }
}
