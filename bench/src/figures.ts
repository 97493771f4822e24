// Numbers measured several times, and what to say of them.

/** The middle of what was measured, and from where to where it went. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** The smallest number that at least this part of them does not exceed. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = Float64Array.from(numbers).sort()
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('nothing was measured')
  return value
}

/** The middle one, or between the two in the middle. */
export function medianOf(numbers: readonly number[]): number {
  const upper = -quantile(
    numbers.map((n) => -n),
    0.5,
  )
  return (quantile(numbers, 0.5) + upper) / 2
}

export const spreadOf = (numbers: readonly number[]): Spread => ({
  median: medianOf(numbers),
  min: quantile(numbers, 0),
  max: quantile(numbers, 1),
})

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** Milliseconds that the work takes. */
export function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
