// Answering a peace offer: I-13.
import { flag, type MoveRule, moveShape, type Static, secret } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { askedNow, settleIfDecided } from '../flow/peace.ts'
import type { State } from '../state.ts'

const schema = moveShape('peaceAnswer', { accept: flag() })
export type PeaceAnswer = Static<typeof schema>

const BOTH: readonly PeaceAnswer[] = [
  { kind: 'peaceAnswer', accept: true },
  { kind: 'peaceAnswer', accept: false },
]

export const peaceAnswer: MoveRule<State, PeaceAnswer, Event> = {
  schema,
  answers: ['peace'],
  candidates: () => BOTH,
  refusal: () => undefined,

  decide(draft, seat, { accept }) {
    const country = askedNow(draft.state)
    if (country === undefined) throw new RangeError('no peace was offered')
    draft.emit({ kind: 'peaceVoted', seat, answer: secret(accept ? 1 : 0, [seat], 'answers') })
    settleIfDecided(draft, country)
  },
}
