// The log in sentences (I-19.8). Public information only.
import type { Message, Seat } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event, ManeuverEvent } from './events.ts'
import { isBlowUp, targetOf } from './rules/arrival.ts'
import type { Share } from './rules/tax.ts'
import type { Ballot } from './rules/voting.ts'
import type { NewUnit } from './state.ts'
import { countryWord, money, placeWord, spaceWord, unitsAt, unitWord } from './words.ts'

export function tell(event: Event): Message | undefined {
  switch (event.kind) {
    case 'unitAdded':
    case 'planBegan':
    case 'unitChosen':
    case 'forceAsked':
      return undefined
    case 'cashDealt':
      return { id: 'cashDealt', params: { cash: money(event.cash) } }
    case 'seated':
      return { id: 'seated', params: { seats: { seats: event.order } } }
    case 'flagsDealt':
      return {
        id: 'flagsDealt',
        params: {
          seats: { seats: event.flags.map(({ seat }) => seat) },
          countries: { words: event.flags.map(({ country }) => `country.${country}`) },
        },
      }
    case 'biddingBegan':
    case 'saleBegan':
      return { id: event.kind, params: { country: countryWord(event.country) } }
    case 'bidMade':
      return seatMessage('bidMade', event.seat)
    case 'bidsShown':
      return {
        id: 'bidsShown',
        params: {
          country: countryWord(event.country),
          seats: { seats: event.order },
          amounts: event.order.map((seat) => money(event.bids[seat] ?? 0)).join(', '),
        },
      }
    case 'bidTaken':
      return seatMessage('bidTaken', event.seat, {
        country: countryWord(event.country),
        stock: event.stock,
        price: money(event.price),
      })
    case 'bidDeclined':
      return seatMessage('bidDeclined', event.seat, { country: countryWord(event.country) })
    case 'openingEnded':
      return seatMessage('openingEnded', event.card, { seats: { seats: event.order } })
    case 'turnBegan':
      return {
        id: 'turnBegan',
        params: { country: countryWord(event.country), round: event.round },
      }
    case 'proposed':
      return tellProposal(event)
    case 'oppositionAsked':
    case 'agreed':
    case 'voted':
    case 'peaceVoted':
    case 'forceDeclined':
    case 'cardPaid':
    case 'punted':
    case 'timePenalty':
      return seatMessage(event.kind, event.seat)
    case 'forced':
      return seatMessage('forced', event.seat, { country: countryWord(event.country) })
    case 'voteCalled':
    case 'othersStayed':
    case 'maneuvered':
      return { id: event.kind, params: { country: countryWord(event.country) } }
    case 'voteDecided':
      return {
        ...tellBallots('voteDecided', event.ballots, event.winner, {
          country: countryWord(event.country),
          winner: event.winner,
        }),
      }
    case 'unitMoved':
      return tellStep(event)
    case 'peaceOffered':
      return {
        id: 'peaceOffered',
        params: {
          country: countryWord(event.country),
          place: placeWord(event.dest),
          asked: { words: event.asked.map((country) => `country.${country}`) },
        },
      }
    case 'peaceDecided':
      return {
        id: `peaceDecided.${event.accepted}`,
        params: { country: countryWord(event.country) },
      }
    case 'factoryBuilt':
      return {
        id: event.own === 0 ? 'factoryBuilt' : 'factoryBuiltWithHelp',
        params: {
          country: countryWord(event.country),
          place: placeWord(event.at),
          seat: { seat: event.seat },
          own: money(event.own),
        },
      }
    case 'produced':
      return tellUnits('produced', event.units, { country: countryWord(event.country) })
    case 'imported':
      return tellUnits(event.own === 0 ? 'imported' : 'importedWithHelp', event.units, {
        country: countryWord(event.country),
        seat: { seat: event.seat },
        own: money(event.own),
      })
    case 'taxed':
      return tellShares(event.shares.length === 0 ? 'taxed' : 'taxedWithBonus', event.shares, {
        country: countryWord(event.country),
        revenue: event.revenue,
        points: event.points,
        treasury: money(event.treasury),
      })
    case 'interestPaid':
      return tellShares('interestPaid', event.shares, { country: countryWord(event.country) })
    case 'rondelMoved':
      return {
        id: event.cost === 0 ? 'rondelMoved' : 'rondelMovedForMoney',
        params: {
          country: countryWord(event.country),
          space: spaceWord(event.space),
          seat: { seat: event.seat },
          cost: money(event.cost),
        },
      }
    case 'investorRoundBegan':
      return { id: 'investorRoundBegan', params: { seats: { seats: event.queue } } }
    case 'bought':
      return seatMessage(event.back === undefined ? 'bought' : 'boughtInExchange', event.seat, {
        country: countryWord(event.country),
        stock: event.stock,
        back: event.back ?? 0,
        price: money(event.price),
      })
    case 'investorRoundEnded':
      return event.swiss.length === 0
        ? seatMessage('investorRoundEnded', event.card)
        : seatMessage('investorRoundEndedWithSwiss', event.card, {
            swiss: { seats: event.swiss },
          })
    case 'gameEnded':
      return {
        id: 'gameEnded',
        params: { country: countryWord(event.country), winners: { seats: event.winners } },
      }
  }
}

function tellProposal({
  seat,
  country,
  space,
  at,
  units,
}: Extract<Event, { kind: 'proposed' }>): Message {
  const params = { country: countryWord(country), space: spaceWord(space), seat: { seat } }
  if (at !== undefined) return { id: 'proposedAt', params: { ...params, place: placeWord(at) } }
  return units === undefined || units.length === 0
    ? { id: 'proposed', params }
    : { id: 'proposedUnits', params: { ...params, units: unitsAt(units) } }
}

const tellUnits = (id: string, units: readonly NewUnit[], params: Message['params']): Message =>
  units.length === 0
    ? { id: 'nothingMade', params: params ?? {} }
    : { id, params: { ...params, units: unitsAt(units) } }

const tellShares = (id: string, shares: readonly Share[], params: Message['params']): Message => ({
  id,
  params: {
    ...params,
    seats: { seats: shares.map(({ seat }) => seat) },
    amounts: shares.map(({ amount }) => money(amount)).join(', '),
  },
})

function tellBallots(
  id: string,
  ballots: readonly Ballot[],
  winner: number,
  params: Message['params'],
): Message {
  const votersFor = (isWanted: (choice: number) => boolean): Seat[] =>
    ballots.flatMap(({ seat, choice }) => (isWanted(choice) ? [seat] : []))
  const against = votersFor((choice) => choice !== winner)
  const all = { ...params, votersFor: { seats: votersFor((choice) => choice === winner) } }
  if (against.length === 0) return { id: `${id}.clear`, params: all }
  return { id, params: { ...all, against: { seats: against } } }
}

function tellStep({
  unit,
  from,
  dest,
  action,
}: Extract<ManeuverEvent, { kind: 'unitMoved' }>): Message {
  const params = { unit: { word: `${unit}.${from}` }, place: placeWord(dest) }
  const target = targetOf(action)
  if (target !== undefined) {
    const enemy = { enemy: unitWord(target.unit), country: countryWord(target.country) }
    return { id: 'step.war', params: { ...params, ...enemy } }
  }
  if (isBlowUp(action)) return { id: 'step.blowUp', params }
  if (action !== '') return { id: `step.${action}`, params }
  return { id: from === dest ? 'step.stay' : 'step.move', params }
}
