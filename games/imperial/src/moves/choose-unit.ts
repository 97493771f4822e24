// Which unit moves next: fleets first, else in any order (I-12.3).
import { integer, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
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
    return phaseOf(plan) === 'fleet'
      ? firstOfEach(fleets, plan.fleetsDone, (one, other) => one === other)
      : firstOfEach(armies, plan.armiesDone, isAlike)
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

const isAlike = (one: Army, other: Army): boolean =>
  one.at === other.at && one.hostile === other.hostile

function firstOfEach<T>(
  units: readonly T[],
  done: readonly boolean[],
  areAlike: (one: T, other: T) => boolean,
): ChooseUnit[] {
  const offers: ChooseUnit[] = []
  units.forEach((own, unit) => {
    if (done[unit]) return
    const isKnown = offers.some((offer) => areAlike(units[offer.unit] ?? own, own))
    if (!isKnown) offers.push({ kind: 'chooseUnit', unit })
  })
  return offers
}
