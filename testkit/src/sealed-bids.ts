// A very small game for tests of the kernel: everybody bids in secret at the same time for the prize that is turned up.
import {
  byDefault,
  choice,
  defineGame,
  integer,
  type MoveRule,
  moveShape,
  open,
  refuse,
  type Seat,
  type Secret,
  type Static,
  secret,
  shape,
} from '@foldtable/kernel'

const PRIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const HAND = [1, 2, 3, 4]

const options = shape({
  rounds: byDefault(integer(1, 3), 2),
  ties: byDefault(choice('nobody', 'lowestSeat'), 'nobody'),
})
type Options = Static<typeof options>

export interface State {
  readonly options: Options
  round: number
  prizes: Secret<number>[]
  up: number | null
  hands: number[][]
  bids: (Secret<number> | null)[]
  points: number[]
  isOver: boolean
}

export type Event =
  | { readonly kind: 'prizesShuffled'; readonly prizes: readonly Secret<number>[] }
  | { readonly kind: 'prizeTurned'; readonly prize: number }
  | { readonly kind: 'bidMade'; readonly seat: Seat; readonly bid: Secret<number> }
  | { readonly kind: 'bidsShown'; readonly bids: readonly number[]; readonly winner: Seat | null }
  | { readonly kind: 'ended' }

const bidSchema = moveShape('bid', { card: integer(1, 4) })
type Bid = Static<typeof bidSchema>
const passSchema = moveShape('concede')
type Concede = Static<typeof passSchema>
export type Move = Bid | Concede

const bid: MoveRule<State, Bid, Event> = {
  schema: bidSchema,
  candidates: (state, seat) => (state.hands[seat] ?? []).map((card) => ({ kind: 'bid', card })),
  refusal: (state, seat, { card }) =>
    state.hands[seat]?.includes(card) ? undefined : refuse('notInHand', 'SB-2', { card }),
  decide(draft, seat, { card }) {
    draft.emit({ kind: 'bidMade', seat, bid: secret(card, [seat], 'bids') })
    const made = draft.state.bids.flatMap((one) => (one === null ? [] : [one]))
    if (made.length < draft.state.bids.length) return
    const bids = made.map(open)
    draft.emit({ kind: 'bidsShown', bids, winner: winnerOf(bids, draft.state.options) })
    turnPrize(draft)
  },
}

const concede: MoveRule<State, Concede, Event> = {
  schema: passSchema,
  author: 'host',
  candidates: () => [{ kind: 'concede' }],
  refusal: () => undefined,
  decide: (draft) => draft.emit({ kind: 'ended' }),
}

function winnerOf(bids: readonly number[], { ties }: Options): Seat | null {
  const best = bids.filter(
    (one) => ties === 'lowestSeat' || bids.indexOf(one) === bids.lastIndexOf(one),
  )
  return best.length === 0 ? null : bids.indexOf(Math.max(...best))
}

function turnPrize(draft: { readonly state: State; emit(event: Event): void }): void {
  const [top] = draft.state.prizes
  const isLast = draft.state.round === draft.state.options.rounds
  draft.emit(
    isLast || top === undefined ? { kind: 'ended' } : { kind: 'prizeTurned', prize: open(top) },
  )
}

interface SealedBids {
  State: State
  Move: Move
  Event: Event
  Options: Options
}

export const sealedBids = defineGame<SealedBids>({
  meta: {
    id: 'sealed-bids',
    title: 'Sealed bids',
    seats: { min: 2, max: 4 },
    version: 1,
    options,
    tags: [],
    longest: 100,
  },
  blank: (seats, given) => ({
    options: given,
    round: 0,
    prizes: [],
    up: null,
    hands: Array.from({ length: seats }, () => HAND.slice()),
    bids: new Array<null>(seats).fill(null),
    points: new Array<number>(seats).fill(0),
    isOver: false,
  }),
  setup(draft) {
    const prizes = draft.chance.shuffle(PRIZES).map((prize) => secret(prize, [], 'prizes'))
    draft.emit({ kind: 'prizesShuffled', prizes })
    turnPrize(draft)
  },
  evolve(state, event) {
    switch (event.kind) {
      case 'prizesShuffled':
        state.prizes = event.prizes.slice()
        return
      case 'prizeTurned':
        state.prizes.shift()
        state.up = event.prize
        state.round += 1
        return
      case 'bidMade':
        state.bids[event.seat] = event.bid
        return
      case 'bidsShown':
        state.hands = state.hands.map((hand, seat) =>
          hand.filter((card) => card !== event.bids[seat]),
        )
        if (event.winner !== null)
          state.points[event.winner] = (state.points[event.winner] ?? 0) + (state.up ?? 0)
        state.bids = state.bids.map(() => null)
        state.up = null
        return
      case 'ended':
        state.isOver = true
    }
  },
  decision(state) {
    if (state.isOver) {
      const most = Math.max(...state.points)
      return {
        result: {
          reason: 'played',
          places: state.points.map((points) => (points === most ? 1 : 2)),
        },
      }
    }
    return { seats: state.bids.flatMap((one, seat) => (one === null ? [seat] : [])), about: 'bid' }
  },
  moves: { bid, concede },
  host: { abandon: { kind: 'concede' } },
  timeout: (state, seat) => ({ kind: 'bid', card: state.hands[seat]?.[0] ?? 1 }),
  tell: (event) =>
    event.kind === 'bidMade'
      ? { id: 'bidMade', params: { seat: { seat: event.seat } } }
      : undefined,
  score: (state) => state.points.map((points) => ({ points })),
  discloses: { prizeTurned: ['prize'], bidsShown: ['bids', 'winner'] },
  conserved: (state) => ({
    prizes: state.options.rounds > 0 ? state.round + state.prizes.length : 0,
  }),
  catalogs: { en: { bidMade: '{seat} has bid.' }, fr: { bidMade: '{seat} a misé.' } },
})
