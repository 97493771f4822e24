// Time, as the wire and the tables ask for it; tests bring their own.
export interface Timers {
  now(): number
  /** Does it once after so many milliseconds; the answer calls it off. */
  after(ms: number, act: () => void): () => void
}

export const realTimers: Timers = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}
