// Measures the bot: `node games/powerhouse/test/measure-bot.ts contracts 1000` tells how often it makes a bid, and
// `... forecasts 3000` finds the numbers of `bot/forecasts.ts` anew. Each may be followed by a variant.

import { traitsOf } from '../bot/bidding.ts'
import type { VariantKey } from '../src/data/variants.ts'
import { bot, contractsMade, playGame } from './minds.ts'
import { KEYS } from './table.ts'

function contracts(key: VariantKey, deals: number): void {
  const made = contractsMade(key, deals)
  console.log(
    `${key}: of ${deals} forced bids the bot makes ${made.bot}, random play ${made.random}`,
  )
}

/** Bots everywhere, seat 0 leads with the least bid: what its side takes, by the traits of its hand. */
function forecasts(key: VariantKey, deals: number): void {
  const rows: number[][] = []
  const taken: number[] = []
  for (let deal = 0; deal < deals; deal++) {
    const row = playGame(key, `forecast ${deal}`, () => bot, {
      isForced: true,
      onLead: (hand) => rows.push([1, ...traitsOf(hand)]),
    })
    taken.push(row.points.team)
  }
  const [base = 0, ...traits] = leastSquares(rows, taken)
  const errors = rows.map((row, index) => {
    const guess = row.reduce((sum, trait, at) => sum + trait * ([base, ...traits][at] ?? 0), 0)
    return (taken[index] ?? 0) - guess
  })
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / deals)
  const shown = traits.map((trait) => Number(trait.toFixed(1)))
  console.log(
    `'${key}': { base: ${base.toFixed(0)}, traits: ${JSON.stringify(shown)} }, spread ${spread.toFixed(0)}`,
  )
}

/** The weights that fit best: the normal equations, solved by elimination. */
function leastSquares(rows: readonly number[][], values: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const at = (list: readonly number[] | undefined, index: number) => list?.[index] ?? 0
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (__, j) =>
      rows.reduce((sum, row) => sum + at(row, i) * at(row, j), i === j ? 1e-6 : 0),
    ),
    rows.reduce((sum, row, index) => sum + at(row, i) * at(values, index), 0),
  ])
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue
      const factor = at(matrix[row], pivot) / at(matrix[pivot], pivot)
      matrix[row] =
        matrix[row]?.map((value, index) => value - factor * at(matrix[pivot], index)) ?? []
    }
  }
  return matrix.map((row, index) => at(row, size) / at(row, index))
}

const [what, count = '1000', only] = process.argv.slice(2)
for (const key of KEYS) {
  if (only !== undefined && only !== key) continue
  if (what === 'forecasts') forecasts(key, Number(count))
  else contracts(key, Number(count))
}
