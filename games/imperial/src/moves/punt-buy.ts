// Not buying now: I-16.3, I-16.6, I-4.30.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { goOnBuying } from '../flow/execution.ts'
import { goOnWithSale } from '../flow/opening.ts'
import type { State } from '../state.ts'

const schema = moveShape('puntBuy')
export type PuntBuy = Static<typeof schema>

const OFFER: readonly PuntBuy[] = [{ kind: 'puntBuy' }]

export const puntBuy: MoveRule<State, PuntBuy, Event> = {
  schema,
  answers: ['buy', 'sale'],
  candidates: () => OFFER,
  refusal: () => undefined,

  decide(draft, seat) {
    const { mode, rules } = draft.state
    draft.emit({ kind: 'punted', seat, swiss: mode === 'buy' && rules.swissBank === 'seed' }) // I-16.6
    if (mode === 'sale') goOnWithSale(draft)
    else goOnBuying(draft)
  },
}
