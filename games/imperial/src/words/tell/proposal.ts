// Proposals and votes in sentences.
import type { Message, Seat, Tells } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { ProposalEvent } from '../../events.ts'
import { countryWord, placeWord, spaceWord, unitsAt } from '../params.ts'

export const proposalTells: Tells<ProposalEvent> = {
  unitAdded: () => undefined,
  turnBegan: (event) => ({
    id: 'turnBegan',
    params: { country: countryWord(event.country), round: event.round },
  }),
  planBegan: (event) => seatMessage('planBegan', event.seat, { space: spaceWord(event.space) }),
  proposed: (event) => tellProposed(event),
  oppositionAsked: (event) => seatMessage(event.kind, event.seat),
  agreed: (event) => seatMessage(event.kind, event.seat),
  voted: (event) => seatMessage(event.kind, event.seat),
  voteCalled: (event) => ({ id: 'voteCalled', params: { country: countryWord(event.country) } }),
  voteDecided: (event) => tellDecision(event),
}

function tellProposed({
  seat,
  country,
  space,
  at,
  units,
}: Extract<ProposalEvent, { kind: 'proposed' }>): Message {
  const params = { country: countryWord(country), space: spaceWord(space), seat: { seat } }
  if (at !== undefined) return { id: 'proposedAt', params: { ...params, place: placeWord(at) } }
  return units === undefined || units.length === 0
    ? { id: 'proposed', params }
    : { id: 'proposedUnits', params: { ...params, units: unitsAt(units) } }
}

/** Who voted for what (I-8.6). */
function tellDecision({
  country,
  winner,
  ballots,
}: Extract<ProposalEvent, { kind: 'voteDecided' }>): Message {
  const seatsOf = (isFor: boolean): Seat[] =>
    ballots.flatMap(({ seat, choice }) => ((choice === winner) === isFor ? [seat] : []))
  const against = seatsOf(false)
  const params = { country: countryWord(country), winner, votersFor: { seats: seatsOf(true) } }
  return against.length === 0
    ? { id: 'voteDecided.clear', params }
    : { id: 'voteDecided', params: { ...params, against: { seats: against } } }
}
