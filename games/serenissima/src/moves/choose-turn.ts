// Which kind of turn it is, and its end: S-4.5, S-4.7.
import { choice, type MoveRule, moveShape, type Static } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { endTurn as end } from '../rules/flow.ts'
import type { State } from '../state.ts'
import { IN_PLAY } from './fields.ts'

const chooseSchema = moveShape('chooseTurn', { turn: choice('ordinary', 'investment') })
export type ChooseTurn = Static<typeof chooseSchema>

const KINDS = [
  { kind: 'chooseTurn', turn: 'ordinary' },
  { kind: 'chooseTurn', turn: 'investment' },
] as const

export const chooseTurn: MoveRule<State, ChooseTurn, Event> = {
  schema: chooseSchema,
  answers: ['turn'],
  candidates: () => KINDS,
  refusal: () => undefined,

  decide: (draft, seat, { turn }) => draft.emit({ kind: 'turnChosen', seat, turn }),
}

const endSchema = moveShape('endTurn')
export type EndTurn = Static<typeof endSchema>

const ENDS = [{ kind: 'endTurn' }] as const

export const endTurn: MoveRule<State, EndTurn, Event> = {
  schema: endSchema,
  answers: IN_PLAY,
  candidates: () => ENDS,
  refusal: () => undefined,

  decide: (draft, seat) => end(draft, seat),
}
