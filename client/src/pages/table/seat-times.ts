// The clock of a table as a board wants it: when each turn began and when it is up, by this device's own clock.
import { type Clock, type ClockSettings, timeLeft } from '@foldtable/kernel'

export interface SeatTime {
  readonly began: number
  readonly ends: number
}

export function seatTimes(
  clock: Clock | null,
  settings: ClockSettings | null,
  skew: number,
): (SeatTime | null)[] {
  if (clock === null || settings === null || settings.kind === 'none') return []
  if (clock.stoppedAt !== null) return clock.since.map(() => null)
  return clock.since.map((since, seat) => {
    if (since === null) return null
    const left = timeLeft(clock, settings, seat, since) ?? 0
    return { began: since - skew, ends: since + left - skew }
  })
}
