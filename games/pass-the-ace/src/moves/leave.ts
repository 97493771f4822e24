// A player goes for good. The house asks for it, at any moment.
import { type MoveRule, moveShape, refuse, type Seat, type Static, secret } from '@foldtable/kernel'
import type { Event } from '../events.ts'
import { advanceIfAllReady, endTurn, nextAliveFrom, type Play } from '../flow.ts'
import {
  aliveSeats,
  cardHeldBy,
  knowersOf,
  playerAt,
  remainingSeats,
  type State,
} from '../state.ts'

const schema = moveShape('leave')
export type Leave = Static<typeof schema>

export const leave: MoveRule<State, Leave, Event> = {
  schema,
  author: 'host',
  candidates: () => [{ kind: 'leave' }],

  refusal: (state, seat) =>
    playerAt(state, seat).left ? refuse('alreadyLeft', 'A-18.7') : undefined,

  decide(draft, seat) {
    const { state } = draft
    const wasPlaying = state.phase === 'turns' && state.order.includes(seat)
    draft.emit(wasPlaying ? departure(state, seat) : { kind: 'playerLeft', seat })
    if (endIfOneIsLeft(draft)) return
    if (state.phase === 'highCard' && state.dealer === seat) {
      draft.emit({ kind: 'dealerChosen', seat: nextAliveFrom(state, seat) })
    }
    if (wasPlaying)
      endTurn(draft)
    else advanceIfAllReady(draft)
  },
}

/** The card goes face up onto the trash, and what the leaver knew of other cards is forgotten. */
function departure(state: State, seat: Seat): Extract<Event, { kind: 'playerLeft' }> {
  const left = { kind: 'playerLeft', seat, card: cardHeldBy(state, seat) } as const
  const known = state.order.filter(
    (other) => other !== seat && knowersOf(state, other).includes(seat),
  )
  const forgotten = known.map((other) => {
    const knowers = knowersOf(state, other).filter((knower) => knower !== seat)
    return { seat: other, card: secret(cardHeldBy(state, other), knowers, 'pack') }
  })
  return forgotten.length === 0 ? left : { ...left, forgotten }
}

/** an unfinished round is not resolved and hidden cards stay hidden. */
function endIfOneIsLeft(draft: Play): boolean {
  const { state } = draft
  const [winner, ...others] =
    state.phase === 'doubleGame' ? remainingSeats(state) : aliveSeats(state)
  if (others.length > 0) return false
  const isAnew = state.phase === 'doubleGame' && winner !== undefined
  const lives = isAnew ? { lives: state.startingLives } : {}
  draft.emit({ kind: 'gameEnded', winner: winner ?? null, reason: 'opponentsLeft', ...lives })
  return true
}
