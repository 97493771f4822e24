// How far a long run has come, on a terminal's stderr once it takes more than a second.
const PATIENCE_MS = 1000
const EVERY_MS = 200

export interface Progress {
  /** So many are done. */
  at(done: number): void
  /** Wipes the line. */
  done(): void
}

export function progress(total: number, title: string): Progress {
  const begun = performance.now()
  let shownAt = begun + PATIENCE_MS - EVERY_MS
  let isShown = false
  return {
    at(done) {
      const now = performance.now()
      if (!process.stderr.isTTY || now - shownAt < EVERY_MS) return
      shownAt = now
      isShown = true
      process.stderr.write(`\r\x1b[K${title}: ${done} of ${total}`)
    },
    done() {
      if (isShown) process.stderr.write('\r\x1b[K')
    },
  }
}
