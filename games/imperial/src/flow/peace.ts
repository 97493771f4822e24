// A peace offer goes from country to country (I-13).
import type { Seat } from '@foldtable/kernel'
import type { Country } from '../data/countries.ts'
import type { Action } from '../rules/arrival.ts'
import { isDemocracy, leaderOf } from '../rules/government.ts'
import { areThere, strangersAt } from '../rules/occupation.ts'
import { stepOf } from '../rules/outcome.ts'
import { situationOf } from '../rules/step.ts'
import { ballotsOf, decided, peaceVoters } from '../rules/voting.ts'
import { maneuverOf, planBoard, type State } from '../state.ts'
import type { Play } from './play.ts'
import { proposeIfComplete } from './turn.ts'

/** The country that is asked now. */
export const askedNow = ({ plan }: State): Country | undefined =>
  plan?.kind === 'maneuver' ? plan.peace?.asked[0] : undefined

/** Who decides for it: its leader, or all who may vote (I-13.2, I-13.3). */
export function answerersOf(state: State, country: Country): Seat[] {
  if (isDemocracy(state, country)) return peaceVoters(state, country)
  const leader = leaderOf(state, country)
  return leader === undefined ? [] : [leader]
}

/** Leaders do not answer their own offers; after the last consent the unit moves. `isAsked`: somebody has answered. */
export function afterOffer(draft: Play, isAsked = false): void {
  const { state, emit } = draft
  let country = askedNow(state)
  while (country !== undefined && consentsByItself(state, country)) {
    emit({ kind: 'peaceDecided', country, accepted: true, ballots: [] })
    country = askedNow(state)
  }
  if (country === undefined) step(draft, 'peace', isAsked)
}

export function consentsByItself(state: State, country: Country): boolean {
  if (isDemocracy(state, country)) return false
  const leader = leaderOf(state, country)
  return leader === undefined || leader === state.plan?.by
}

function step(draft: Play, action: Action, isAsked: boolean): void {
  const { state, emit } = draft
  const maneuver = maneuverOf(state)
  const situation = situationOf(state, maneuver)
  if (situation === undefined || maneuver.peace === null)
    throw new RangeError('no peace was offered')
  emit(stepOf(state, maneuver, situation, maneuver.peace.dest, action, isAsked))
  proposeIfComplete(draft)
}

/** Once one side has won, the answers are open (I-13.4 to I-13.6). */
export function settleIfDecided(draft: Play, country: Country): void {
  const { state, emit } = draft
  const voters = answerersOf(state, country)
  const ballots = ballotsOf(state, voters)
  const answer = decided(state, country, voters, ballots)
  if (answer === undefined) return
  emit({ kind: 'peaceDecided', country, accepted: answer === 1, ballots })
  if (answer === 1) afterOffer(draft, true)
  else step(draft, warOn(state, country), true)
}

/** Rejected: war, against a fleet if one stands there (I-13.6). */
function warOn(state: State, country: Country): Action {
  const maneuver = maneuverOf(state)
  const { peace } = maneuver
  if (peace === null) throw new RangeError('no peace was offered')
  const strangers = strangersAt(planBoard(state, maneuver), state.up, peace.dest)
  return `war ${country} ${areThere(strangers, country, 'fleet') ? 'fleet' : 'army'}`
}
