// The time of the house: that of the system, except that it never goes back (HOUSE-2.6).

/** A system clock that gains more than this on the monotonic one was set, or has slept. */
const SLACK_MS = 1000

/**
 * While the system's clock runs, so does the house's. When it is set back, the house's goes on as if it had not been,
 * and when it is set forward again, that much is made up for. Beyond that a jump forward is believed at once: a machine
 * that slept is as one that was switched off. `atLeast` is the latest time that anything was written.
 */
export function houseTime(
  system: () => number,
  { atLeast = 0, monotonic = () => performance.now() } = {},
): () => number {
  let systemBefore = system()
  let monotonicBefore = monotonic()
  let ahead = Math.max(0, Math.ceil(atLeast - systemBefore))
  return () => {
    const systemNow = system()
    const monotonicNow = monotonic()
    const passed = Math.round(monotonicNow - monotonicBefore)
    const jump = systemNow - systemBefore - passed
    if (systemNow < systemBefore) ahead -= jump
    else if (jump > SLACK_MS) ahead = Math.max(0, ahead - jump)
    systemBefore = systemNow
    monotonicBefore = monotonicNow
    return systemNow + ahead
  }
}
