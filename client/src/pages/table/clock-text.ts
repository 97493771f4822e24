// Time left as people read it on a clock.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `4:07`, `1:02:33`, `2 d 5 h`; below zero with a minus. Started seconds count as whole ones. */
export function clockText(
  ms: number,
  units: { readonly day: string; readonly hour: string },
): string {
  if (ms < 0) return `−${clockText(-ms, units)}`
  const left = 1000 * Math.ceil(ms / 1000)
  if (left >= 2 * DAY) {
    const hours = Math.floor((left % DAY) / HOUR)
    return `${Math.floor(left / DAY)} ${units.day} ${hours} ${units.hour}`
  }
  const two = (number: number) => String(number).padStart(2, '0')
  const seconds = two(Math.floor((left % MINUTE) / 1000))
  if (left >= HOUR)
    return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))}:${seconds}`
  return `${Math.floor(left / MINUTE)}:${seconds}`
}

/** How often a face with that much on it must be drawn again. */
export const redrawAfter = (ms: number): number => (ms >= 2 * DAY ? MINUTE : 250)

export const isShort = (ms: number): boolean => ms < 15_000
