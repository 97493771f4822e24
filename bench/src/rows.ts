// Figures as lines of text in columns.
import type { Spread } from './figures.ts'

export type Row = readonly [label: string, middle: string, range: string, more?: string]

export const whole = (n: number) => Math.round(n).toLocaleString('en')
export const threeDigits = (n: number) => (n >= 100 ? whole(n) : n.toPrecision(3))

export const rangeOf = ({ min, max }: Spread, written: (n: number) => string) =>
  `${written(min)} .. ${written(max)}`

export const spreadRow = (label: string, spread: Spread, more = ''): Row => [
  label,
  threeDigits(spread.median),
  rangeOf(spread, threeDigits),
  more,
]

export function aligned(rows: readonly Row[]): string[] {
  const [label = 0, middle = 0, range = 0] = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map(([a, b, c, d = '']) =>
    `${a.padEnd(label)}  ${b.padStart(middle)}  ${c.padEnd(range)}  ${d}`.trimEnd(),
  )
}
