// What never changes: money only moves between players, treasuries and the bank, and nobody is in debt (V-2, V-3).
import { COUNTRIES } from './data/countries.ts'
import type { State } from './state.ts'

export function conserved({ players, countries, bank }: State): { money: number; debts: number } {
  let money = bank
  let debts = 0
  const count = (sum: number): void => {
    money += sum
    if (sum < 0 || !Number.isInteger(sum)) debts += 1
  }
  for (const { cash } of players) count(cash)
  for (const country of COUNTRIES) count(countries[country].treasury)
  return { money, debts }
}
