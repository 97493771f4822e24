// Lists that a sentence can hold: units, and sums for several players.
import type { Message } from '@foldtable/kernel'
import type { Share } from '../../rules/tax.ts'
import type { NewUnit } from '../../state.ts'
import { money, unitsAt } from '../params.ts'

type Params = NonNullable<Message['params']>

export const withUnits = (id: string, units: readonly NewUnit[], params: Params): Message =>
  units.length === 0
    ? { id: 'nothingMade', params }
    : { id, params: { ...params, units: unitsAt(units) } }

/** A sum for each of several players. */
export const sumsOf = (shares: readonly Share[]) => ({
  parts: shares.map(({ seat, amount }) => ({
    id: 'share.sum',
    params: { seat: { seat }, sum: money(amount) },
  })),
})

export const withShares = (id: string, shares: readonly Share[], params: Params): Message => ({
  id,
  params: { ...params, shares: sumsOf(shares) },
})
