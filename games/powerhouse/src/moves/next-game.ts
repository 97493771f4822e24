// The clock ends the pause after a scored game: P-11.1, P-11.2.
import { type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { advance } from '../flow.ts'
import type { State } from '../state.ts'

const schema = moveShape('nextGame')
export type NextGame = Static<typeof schema>

export const nextGame: MoveRule<State, NextGame, Event> = {
  schema,
  author: 'clock',
  answers: ['finished'],
  candidates: () => [],

  refusal: () => undefined,

  decide: (draft) => advance(draft),
}
