// Maneuvers and peace offers in sentences.
import type { Message, Tells } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { ManeuverEvent } from '../../events.ts'
import { isBlowUp, targetOf } from '../../rules/arrival.ts'
import { countryWord, placeWord, unitWord } from '../params.ts'

export const maneuverTells: Tells<ManeuverEvent> = {
  unitChosen: () => undefined,
  unitMoved: (event) => tellStep(event),
  replanned: (event) => seatMessage('replanned', event.seat, { steps: event.steps.length }),
  othersStayed: (event) => ({
    id: 'othersStayed',
    params: { country: countryWord(event.country) },
  }),
  peaceOffered: (event) => ({
    id: 'peaceOffered',
    params: {
      country: countryWord(event.country),
      place: placeWord(event.dest),
      asked: { words: event.asked.map((country) => `country.${country}`) },
    },
  }),
  peaceVoted: (event) => seatMessage('peaceVoted', event.seat),
  peaceDecided: (event) => ({
    id: `peaceDecided.${event.accepted}`,
    params: { country: countryWord(event.country) },
  }),
}

function tellStep({
  unit,
  from,
  dest,
  action,
  convoy,
}: Extract<ManeuverEvent, { kind: 'unitMoved' }>): Message {
  const params = { unit: { word: `${unit}.${from}` }, place: placeWord(dest) }
  const target = targetOf(action)
  if (target !== undefined) {
    const enemy = { enemy: unitWord(target.unit), country: countryWord(target.country) }
    return { id: 'step.war', params: { ...params, ...enemy } }
  }
  if (isBlowUp(action)) return { id: 'step.blowUp', params }
  if (action !== '') return { id: `step.${action}`, params }
  if (convoy === true) return { id: 'step.crossed', params }
  return { id: from === dest ? 'step.stay' : 'step.move', params }
}
