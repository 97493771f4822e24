// Amounts as they are typed and shown in a field.
import { DOLLAR } from '../src/data/charts.ts'

export const inDollars = (cents: number): string =>
  cents % DOLLAR === 0 ? `${cents / DOLLAR}` : (cents / DOLLAR).toFixed(2)

/** A point or a comma, and cents; nothing where it is no amount. */
export function centsIn(text: string): number | undefined {
  const found = /^\s*\$?\s*(\d{1,4})(?:[.,](\d{0,2}))?\s*\$?\s*$/.exec(text)
  if (found === null) return undefined
  return Number(found[1]) * DOLLAR + Number((found[2] ?? '').padEnd(2, '0') || 0)
}
