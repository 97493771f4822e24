// A country's turn: proposal, opposition, vote (I-6, I-8).

import { LAST_POINT } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import { isDemocracy, oppositionOf } from '../rules/government.ts'
import { chipsAtTheEnd } from '../rules/outcome.ts'
import { isSold } from '../rules/stock.ts'
import { taxOf } from '../rules/tax.ts'
import { type Maneuver, maneuverOf, type State } from '../state.ts'
import { execute } from './execution.ts'
import type { Play } from './play.ts'

/** In the auction opening the round after it is the second (I-4.12); in the published ones the first (I-4.22). */
export function beginFirstTurn({ state, emit }: Play): void {
  const country = COUNTRIES.find((one) => isSold(state.countries[one]))
  if (country === undefined) throw new RangeError('nobody owns anything')
  emit({ kind: 'turnBegan', country, round: state.rules.opening === 'auction' ? 2 : 1 })
}

/** A proposal is made: it is carried out, answered or voted on (I-8.1, I-8.2). */
export function afterProposal(draft: Play): void {
  const { state, emit } = draft
  const opposition = oppositionOf(state, state.up)
  if (state.proposals.length > 1) emit({ kind: 'voteCalled', country: state.up })
  else if (opposition === undefined || passesByItself(state)) execute(draft)
  else emit({ kind: 'oppositionAsked', seat: opposition })
}

/** I-8.8 */
function passesByItself(state: State): boolean {
  const { rules, countries, up, proposals } = state
  if (rules.gameEndingProposal === 'vote' || proposals[0]?.space !== 'Taxation') return false
  return isDemocracy(state, up) && countries[up].points + taxOf(state, up).points >= LAST_POINT
}

const isComplete = ({ fleetsDone, armiesDone }: Maneuver): boolean =>
  !fleetsDone.includes(false) && !armiesDone.includes(false)

/** After a step of a maneuver: once every unit is resolved it is a proposal (I-12.5). */
export function proposeIfComplete(draft: Play): void {
  const maneuver = maneuverOf(draft.state)
  if (isComplete(maneuver)) proposeManeuver(draft, maneuver)
}

function proposeManeuver(draft: Play, maneuver: Maneuver): void {
  const { by, space } = maneuver
  const country: Country = draft.state.up
  const chips = chipsAtTheEnd(draft.state, maneuver)
  draft.emit({ kind: 'proposed', seat: by, country, space, chips })
  afterProposal(draft)
}
