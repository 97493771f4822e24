// Where units go: to places without a chip first, then where more of them are near; foreign armies at home are fought.
import { atlasOf, isHomeOf, territory } from '../src/atlas.ts'
import { COUNTRIES, type Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import type { Move, State } from '../src/index.ts'
import { type Action, isBlowUp, targetOf } from '../src/rules/arrival.ts'
import { workingFactories } from '../src/rules/occupation.ts'
import { arrivalAt, type Situation, situationOf } from '../src/rules/step.ts'
import { type Maneuver, planBoard } from '../src/state.ts'
import { openPlaces } from './outlook.ts'
import { siegeValue, warValue } from './war.ts'

type Step = Extract<Move, { kind: 'maneuverMove' }>

/** The next unit, or the step of the one that was chosen. */
export function nextStep(view: State, offers: readonly Move[]): Move | undefined {
  const { plan } = view
  if (plan?.kind !== 'maneuver') return undefined
  const situation = situationOf(view, plan)
  if (situation === undefined) return nextUnitToMove(view, plan, offers)
  let best: Step | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const move of offers) {
    if (move.kind !== 'maneuverMove') continue
    const value = stepValue(view, situation, move)
    if (value > most) [best, most] = [move, value]
  }
  return best
}

/** Any will do; none where there is nothing left to take and nobody to drive out. */
function nextUnitToMove(view: State, plan: Maneuver, offers: readonly Move[]): Move | undefined {
  const board = planBoard(view, plan)
  const isDone =
    openPlaces(board, view.up) === 0 &&
    workingFactories(board, view.up).length === board[view.up].factories.length
  return offers.find(({ kind }) => kind === (isDone ? 'finish' : 'chooseUnit'))
}

function stepValue(view: State, situation: Situation, { dest, action }: Step): number {
  const { country, near } = situation
  const convoy = near.includes(dest) ? 0 : 0.02 // a fleet that carries one army carries no other
  const later = 0.05 * openAround(view, situation, dest)
  const target = targetOf(action)
  if (target !== undefined) return warValue(view, situation, dest, target)
  if (isBlowUp(action)) return -3
  if (isHomeOf(country, dest)) return later
  if (territory(dest).kind === 'home')
    return later + (action === 'hostile' ? siegeValue(view, situation, dest) : -0.1)
  return chipValue(situation, dest, action) + later - convoy
}

/** By leave of who stands there: no chip, and the others may say no. */
const PASSING = -0.06

function chipValue(situation: Situation, dest: Place, action: Action): number {
  if (action === 'peace') return PASSING
  if (arrivalAt(situation, dest).strangers !== 0) return 0
  const owner = chipOwner(situation, dest)
  if (owner === situation.country) return 0
  return owner === undefined ? 1 : 1.1
}

export const chipOwner = ({ board }: Situation, place: Place): Country | undefined =>
  COUNTRIES.find((country) => board[country].chips.includes(place))

/** Neighbours that the unit could take next time. */
function openAround({ rules }: State, situation: Situation, place: Place): number {
  const { lands, seas } = atlasOf(rules)
  const next = situation.mover.unit === 'fleet' ? seas[place] : lands[place]
  return next.filter(
    (other) =>
      territory(other).kind !== 'home' && chipOwner(situation, other) !== situation.country,
  ).length
}
