// Which unit moves next: fleets first, else in any order (I-12.3).
import { integer, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import type { Place } from '../data/map.ts'
import type { Event } from '../events.ts'
import { type Army, type Maneuver, ownForces, phaseOf, type State } from '../state.ts'

const schema = moveShape('chooseUnit', { unit: integer(0, 11) })
export type ChooseUnit = Static<typeof schema>

const NONE: readonly ChooseUnit[] = []

export const chooseUnit: MoveRule<State, ChooseUnit, Event> = {
  schema,
  answers: ['chooseUnit'],

  /** One of each that are alike. */
  candidates(state) {
    const { mode, plan } = state
    if (mode !== 'plan' || plan?.kind !== 'maneuver' || plan.chosen !== null) return NONE
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

  refusal({ plan }, _seat, { unit }) {
    if (plan?.kind !== 'maneuver') return refuse('wrongPhase', 'I-3.3')
    if (plan.chosen !== null) return refuse('unitWaits', 'I-12.4')
    return doneIn(plan)[unit] === false ? undefined : refuse('noSuchUnit', 'I-12.3')
  },

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
