// A small game of dice for the gallery: cups that only their owners see, bids, doubt, and sides taken in secret at the same time.
import {
  byDefault,
  type Chance,
  type Draft,
  defineGame,
  flag,
  integer,
  type MoveRule,
  moveShape,
  open,
  refuse,
  type Seat,
  type Secret,
  type Static,
  seatsUpTo,
  secret,
  shape,
  type Viewer,
} from '@foldtable/kernel'
import { imagineDice, rollFor } from '@foldtable/parts/dice'
import { placesBy } from '@foldtable/parts/ranking'
import { leftOf } from '@foldtable/parts/seating'

const options = shape({ rounds: byDefault(integer(1, 2), 1) })
type Options = Static<typeof options>

type Cup = Secret<number>[]

export interface State {
  readonly options: Options
  round: number
  cups: Cup[]
  bid: { seat: Seat; count: number; face: number } | null
  turn: Seat
  phase: 'bidding' | 'sides' | 'over'
  sides: (Secret<boolean> | null)[]
  points: number[]
}

export type Event =
  | { readonly kind: 'rolled'; readonly cups: readonly Cup[] }
  | { readonly kind: 'bidMade'; readonly seat: Seat; readonly count: number; readonly face: number }
  | { readonly kind: 'doubted'; readonly seat: Seat }
  | { readonly kind: 'sided'; readonly seat: Seat; readonly believes: Secret<boolean> }
  | {
      readonly kind: 'opened'
      readonly cups: readonly (readonly number[])[]
      readonly sides: readonly (boolean | null)[]
      readonly isTrue: boolean
    }
  | { readonly kind: 'won'; readonly seats: readonly Seat[] }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'ended' }

const bidSchema = moveShape('bid', { count: integer(1, 8), face: integer(1, 6) })
const doubtSchema = moveShape('doubt')
const sideSchema = moveShape('side', { believes: flag() })
const leaveSchema = moveShape('leave')
type Bid = Static<typeof bidSchema>
type Doubt = Static<typeof doubtSchema>
type Side = Static<typeof sideSchema>
type Leave = Static<typeof leaveSchema>
export type Move = Bid | Doubt | Side | Leave

type Play = Draft<State, Event>

const DICE = 2
const FACES = [1, 2, 3, 4, 5, 6] as const

const bid: MoveRule<State, Bid, Event> = {
  schema: bidSchema,
  answers: ['bidding'],
  candidates: ({ bid: last }) =>
    FACES.map((face) => ({ kind: 'bid', count: (last?.count ?? 0) + 1, face })),
  refusal: ({ bid: last, cups }, _seat, { count }) =>
    count > (last?.count ?? 0) && count <= cups.length * DICE
      ? undefined
      : refuse('tooLow', 'LD-2'),
  decide: ({ emit }, seat, { count, face }) => emit({ kind: 'bidMade', seat, count, face }),
}

const doubt: MoveRule<State, Doubt, Event> = {
  schema: doubtSchema,
  answers: ['bidding'],
  candidates: () => [{ kind: 'doubt' }],
  refusal: (state) => (state.bid === null ? refuse('nothingToDoubt', 'LD-3') : undefined),
  decide: ({ emit }, seat) => emit({ kind: 'doubted', seat }),
}

const side: MoveRule<State, Side, Event> = {
  schema: sideSchema,
  answers: ['sides'],
  candidates: () => [
    { kind: 'side', believes: true },
    { kind: 'side', believes: false },
  ],
  refusal: () => undefined,
  decide(draft, seat, { believes }) {
    draft.emit({ kind: 'sided', seat, believes: secret(believes, [seat]) })
    if (draft.state.sides.every((one) => one !== null)) settle(draft)
  },
}

const leave: MoveRule<State, Leave, Event> = {
  schema: leaveSchema,
  author: 'host',
  candidates: () => [],
  refusal: () => undefined,
  decide({ emit }, seat) {
    emit({ kind: 'left', seat })
    emit({ kind: 'ended' })
  },
}

function settle({ state, chance, emit }: Pick<Play, 'state' | 'chance' | 'emit'>): void {
  const cups = state.cups.map((cup) => cup.map(open))
  const sides = state.sides.map((one) => (one === null ? null : open(one)))
  const { count = 0, face = 0 } = state.bid ?? {}
  const isTrue = cups.flat().filter((die) => die === face).length >= count
  emit({ kind: 'opened', cups, sides, isTrue })
  emit({ kind: 'won', seats: seatsUpTo(sides.length).filter((seat) => sides[seat] === isTrue) })
  if (state.round < state.options.rounds) roll({ state, chance, emit })
  else emit({ kind: 'ended' })
}

function roll({ state, chance, emit }: Pick<Play, 'state' | 'chance' | 'emit'>): void {
  const cups = state.points.map((_, seat) => rollFor(chance, DICE, [seat]))
  emit({ kind: 'rolled', cups })
}

function evolve(state: State, event: Event): void {
  switch (event.kind) {
    case 'rolled':
      state.cups = event.cups.map((cup) => cup.slice())
      state.round += 1
      state.bid = null
      state.phase = 'bidding'
      return
    case 'bidMade':
      state.bid = { seat: event.seat, count: event.count, face: event.face }
      state.turn = leftOf(event.seat, state.points.length)
      return
    case 'doubted':
      state.phase = 'sides'
      return
    case 'sided':
      state.sides[event.seat] = event.believes
      return
    case 'opened':
      state.sides = state.sides.map(() => null)
      return
    case 'won':
      for (const seat of event.seats) state.points[seat] = (state.points[seat] ?? 0) + 1
      return
    case 'left':
      return
    case 'ended':
      state.phase = 'over'
  }
}

/** Any faces in the cups of others, and any side. */
function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const sideOf = (held: Secret<boolean>) =>
    held.is === undefined ? secret(chance.below(2) === 1, held.to) : held
  return {
    ...view,
    cups: view.cups.map((cup) => imagineDice(cup, chance)),
    sides: view.sides.map((one) => one && sideOf(one)),
  }
}

interface LiarsDice {
  State: State
  Move: Move
  Event: Event
  Options: Options
}

export const liarsDice = defineGame<LiarsDice>({
  meta: {
    id: 'liars-dice',
    title: "Liar's dice",
    seats: { min: 2, max: 4 },
    version: 1,
    options,
    tags: [],
    longest: 60,
  },
  blank: (seats, given) => ({
    options: given,
    round: 0,
    cups: [],
    bid: null,
    turn: 0,
    phase: 'bidding',
    sides: new Array<null>(seats).fill(null),
    points: new Array<number>(seats).fill(0),
  }),
  setup: roll,
  evolve,
  decision(state) {
    const { phase, sides, turn, points } = state
    if (phase === 'over') return { result: { reason: 'played', places: placesBy(points) } }
    if (phase === 'bidding') return { seats: [turn], about: 'bidding' }
    return { seats: sides.flatMap((one, seat) => (one === null ? [seat] : [])), about: 'sides' }
  },
  moves: { bid, doubt, side, leave },
  host: { leave: { kind: 'leave' } },
  timeout: ({ phase, bid: last }) =>
    phase === 'sides'
      ? { kind: 'side', believes: true }
      : last === null
        ? { kind: 'bid', count: 1, face: 1 }
        : { kind: 'doubt' },
  tell: () => undefined,
  score: ({ points }) => points.map((own) => ({ points: own })),
  discloses: { opened: ['cups', 'sides', 'isTrue'], won: ['seats'] },
  notes: ['left'],
  imagine,
  catalogs: { en: {}, fr: {} },
})
