// Whether the house can do what it is for: keep what is played. Found out by writing, but not more than once a second.
const EVERY_MS = 1000

export function readiness(
  write: () => Promise<void>,
  closing: AbortSignal,
): () => Promise<boolean> {
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
    return (await answer) && !closing.aborted
  }
}
