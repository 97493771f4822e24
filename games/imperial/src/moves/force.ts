// A Swiss player lets the country pass over Investor, or makes it stop there: I-20.2.
import { flag, type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { carryOut, stopOnInvestor } from '../flow/execution.ts'
import type { State } from '../state.ts'

const schema = moveShape('force', { stop: flag() })
export type Force = Static<typeof schema>

const BOTH: readonly Force[] = [
  { kind: 'force', stop: true },
  { kind: 'force', stop: false },
]

export const force: MoveRule<State, Force, Event> = {
  schema,
  answers: ['force'],
  candidates: () => BOTH,
  refusal: () => undefined,

  decide(draft, seat, { stop }) {
    const { state, emit } = draft
    if (stop) {
      emit({ kind: 'forced', seat, country: state.up })
      stopOnInvestor(draft)
      return
    }
    emit({ kind: 'forceDeclined', seat })
    if (state.queue.length === 0) carryOut(draft)
  },
}
