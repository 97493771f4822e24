// Enough: no more units, or everything else stays where it is (I-12.4).
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { proposeIfComplete } from '../flow/turn.ts'
import { proposeUnits } from '../flow/units.ts'
import { chipsOfOthers } from '../rules/outcome.ts'
import { maneuverOf, type State } from '../state.ts'

const schema = moveShape('finish')
export type Finish = Static<typeof schema>

const OFFER: readonly Finish[] = [{ kind: 'finish' }]
export const finish: MoveRule<State, Finish, Event> = {
  schema,
  answers: ['import', 'produce', 'chooseUnit'],
  candidates: () => OFFER,
  refusal: () => undefined,

  decide(draft) {
    const { state, emit } = draft
    const { plan, up } = state
    if (plan?.kind === 'units') proposeUnits(draft, plan)
    else {
      const chips = chipsOfOthers(state, maneuverOf(state))
      emit({ kind: 'othersStayed', country: up, chips })
      proposeIfComplete(draft)
    }
  },
}
