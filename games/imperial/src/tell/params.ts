// Lists that a sentence can hold: units, and sums for several players.
import type { Message } from '@foldtable/kernel'
import type { Share } from '../rules/tax.ts'
import type { NewUnit } from '../state.ts'
import { money, unitsAt } from '../words.ts'

type Params = NonNullable<Message['params']>

export const withUnits = (id: string, units: readonly NewUnit[], params: Params): Message =>
  units.length === 0
    ? { id: 'nothingMade', params }
    : { id, params: { ...params, units: unitsAt(units) } }

/** Who gets what, in the same order. */
export const withShares = (id: string, shares: readonly Share[], params: Params): Message => ({
  id,
  params: {
    ...params,
    seats: { seats: shares.map(({ seat }) => seat) },
    amounts: shares.map(({ amount }) => money(amount)).join(', '),
  },
})
