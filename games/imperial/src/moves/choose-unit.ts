// Which unit moves next: fleets first, else in any order (I-12.3).
import { integer, type MoveRule, moveShape, refuse, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { type Maneuver, ownForces, phaseOf, type State } from '../state.ts'

const schema = moveShape('chooseUnit', { unit: integer(0, 11) })
export type ChooseUnit = Static<typeof schema>

export const chooseUnit: MoveRule<State, ChooseUnit, Event> = {
  schema,

  /** One of each that are alike. */
  candidates(state) {
    const { mode, plan } = state
    if (mode !== 'plan' || plan?.kind !== 'maneuver' || plan.chosen !== null) return []
    const { fleets, armies } = ownForces(state, plan)
    const names =
      phaseOf(plan) === 'fleet'
        ? fleets
        : armies.map(({ at, hostile }) => (hostile ? at : `~${at}`))
    const done = doneIn(plan)
    const offers: ChooseUnit[] = []
    names.forEach((name, unit) => {
      const isFirst = !names.some(
        (other, before) => before < unit && other === name && !done[before],
      )
      if (!done[unit] && isFirst) offers.push({ kind: 'chooseUnit', unit })
    })
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
