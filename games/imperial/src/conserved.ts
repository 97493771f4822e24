// What never changes: money only moves between players, treasuries and the bank (V-3).
import { COUNTRIES } from './data/countries.ts'
import type { State } from './state.ts'

export const conserved = ({ players, countries, bank }: State): { money: number } => ({
  money:
    bank +
    players.reduce((sum, { cash }) => sum + cash, 0) +
    COUNTRIES.reduce((sum, country) => sum + countries[country].treasury, 0),
})
