// Which unit moves next: fleets first, else in any order (I-12.3).
import { integer, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import type { Place } from '../data/map.ts'
import type { Event } from '../events.ts'
import { type Army, type Maneuver, maneuverOf, ownForces, phaseOf, type State } from '../state.ts'

const schema = moveShape('chooseUnit', { unit: integer(0, 11) })
export type ChooseUnit = Static<typeof schema>

export const chooseUnit: MoveRule<State, ChooseUnit, Event> = {
  schema,
  answers: ['chooseUnit'],

  /** One of each that are alike. */
  candidates(state) {
    const plan = maneuverOf(state)
    const { fleets, armies } = ownForces(state, plan)
    const { fleetsDone, armiesDone } = plan
    const offers: ChooseUnit[] = []
    if (phaseOf(plan) === 'fleet') {
      for (let unit = 0; unit < fleets.length; unit++)
        if (isFirstFleet(fleets, fleetsDone, unit)) offers.push({ kind: 'chooseUnit', unit })
    } else {
      for (let unit = 0; unit < armies.length; unit++)
        if (isFirstArmy(armies, armiesDone, unit)) offers.push({ kind: 'chooseUnit', unit })
    }
    return offers
  },

  refusal: (state, _seat, { unit }) =>
    doneIn(maneuverOf(state))[unit] === false ? undefined : refuse('noSuchUnit', 'I-12.3'),

  decide: (draft, _seat, { unit }) => draft.emit({ kind: 'unitChosen', unit }),
}

const doneIn = (maneuver: Maneuver): readonly boolean[] =>
  phaseOf(maneuver) === 'fleet' ? maneuver.fleetsDone : maneuver.armiesDone

/** Whether it waits, and no fleet before it that waits is at the same place. */
function isFirstFleet(fleets: readonly Place[], done: readonly boolean[], unit: number): boolean {
  if (done[unit]) return false
  for (let other = 0; other < unit; other++)
    if (!done[other] && fleets[other] === fleets[unit]) return false
  return true
}

/** The same for armies, of which those that coexist are others than those that are hostile. */
function isFirstArmy(armies: readonly Army[], done: readonly boolean[], unit: number): boolean {
  if (done[unit]) return false
  const own = armies[unit]
  for (let other = 0; other < unit; other++) {
    const army = armies[other]
    if (!done[other] && army?.at === own?.at && army?.hostile === own?.hostile) return false
  }
  return true
}
