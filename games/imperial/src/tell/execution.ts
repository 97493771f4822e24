// What a proposal does, in sentences.
import type { Message } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { ExecutionEvent } from '../events.ts'
import { countryWord, money, placeWord, spaceWord } from '../words.ts'
import { withShares, withUnits } from './params.ts'

export function tellExecution(event: ExecutionEvent): Message | undefined {
  switch (event.kind) {
    case 'forceAsked':
      return undefined
    case 'forceDeclined':
    case 'cardPaid':
      return seatMessage(event.kind, event.seat)
    case 'forced':
      return seatMessage('forced', event.seat, { country: countryWord(event.country) })
    case 'factoryBuilt':
      return seatMessage(event.own === 0 ? 'factoryBuilt' : 'factoryBuiltWithHelp', event.seat, {
        country: countryWord(event.country),
        place: placeWord(event.at),
        own: money(event.own),
      })
    case 'produced':
      return withUnits('produced', event.units, { country: countryWord(event.country) })
    case 'imported':
      return withUnits(event.own === 0 ? 'imported' : 'importedWithHelp', event.units, {
        country: countryWord(event.country),
        seat: { seat: event.seat },
        own: money(event.own),
      })
    case 'maneuvered':
      return { id: 'maneuvered', params: { country: countryWord(event.country) } }
    case 'taxed':
      return withShares(event.shares.length === 0 ? 'taxed' : 'taxedWithBonus', event.shares, {
        country: countryWord(event.country),
        revenue: event.revenue,
        points: event.points,
        treasury: money(event.treasury),
      })
    case 'interestPaid':
      return withShares('interestPaid', event.shares, { country: countryWord(event.country) })
    case 'rondelMoved':
      return seatMessage(event.cost === 0 ? 'rondelMoved' : 'rondelMovedForMoney', event.seat, {
        country: countryWord(event.country),
        space: spaceWord(event.space),
        cost: money(event.cost),
      })
  }
}
