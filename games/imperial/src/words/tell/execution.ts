// What a proposal does, in sentences.
import type { Tells } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { ExecutionEvent } from '../../events.ts'
import { countryWord, money, placeWord, spaceWord } from '../params.ts'
import { withShares, withUnits } from './params.ts'

export const executionTells: Tells<ExecutionEvent> = {
  forceAsked: () => undefined,
  forceDeclined: (event) => seatMessage(event.kind, event.seat),
  cardPaid: (event) => seatMessage(event.kind, event.seat),
  forced: (event) => seatMessage('forced', event.seat, { country: countryWord(event.country) }),
  factoryBuilt: (event) =>
    seatMessage(event.own === 0 ? 'factoryBuilt' : 'factoryBuiltWithHelp', event.seat, {
      country: countryWord(event.country),
      place: placeWord(event.at),
      own: money(event.own),
    }),
  produced: (event) => withUnits('produced', event.units, { country: countryWord(event.country) }),
  imported: (event) =>
    withUnits(event.own === 0 ? 'imported' : 'importedWithHelp', event.units, {
      country: countryWord(event.country),
      seat: { seat: event.seat },
      own: money(event.own),
    }),
  maneuvered: (event) => ({ id: 'maneuvered', params: { country: countryWord(event.country) } }),
  taxed: (event) =>
    withShares(event.shares.length === 0 ? 'taxed' : 'taxedWithBonus', event.shares, {
      country: countryWord(event.country),
      revenue: event.revenue,
      points: event.points,
      treasury: money(event.treasury),
    }),
  interestPaid: (event) =>
    withShares('interestPaid', event.shares, { country: countryWord(event.country) }),
  rondelMoved: (event) =>
    seatMessage(event.cost === 0 ? 'rondelMoved' : 'rondelMovedForMoney', event.seat, {
      country: countryWord(event.country),
      space: spaceWord(event.space),
      cost: money(event.cost),
    }),
}
