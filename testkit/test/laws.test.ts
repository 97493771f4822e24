// Each law catches the mistake it was made for.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { type Game, open, refuse } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { checkLaws, LAWS, type Law } from '../src/laws.ts'
import { sealedBids } from '../src/sealed-bids.ts'
import { withAfter, withMove } from './gallery/plants.ts'

const seed = 'broken games'
const verdict = (game: Game, seats = 3) => checkLaws(game, { seats, games: 60, seed })

test.each([[2], [3], [4]])(
  'the small game of the testkit keeps all laws with %i seats',
  (seats) => {
    const report = checkLaws(sealedBids, { seats, games: 100, seed: `sound ${seats}` })
    expect(report.broken).toBeUndefined()
    for (const law of Object.keys(LAWS)) {
      if (law !== 'ledgers' && law !== 'worlds') expect(report.checks[law], law).toBeGreaterThan(0)
    }
  },
)

test('a report repeats itself from its seed', () => {
  expect(verdict(sealedBids)).toEqual(verdict(sealedBids))
})

const { stick, draw, swap } = passTheAce.moves
let counter = 0

const peeking: typeof passTheAce = {
  ...passTheAce,
  undo: ({ deck }) => (deck[0]?.is === undefined ? 'free' : 'consent'),
}

const broken: [mistake: string, law: Law, told: RegExp, game: Game][] = [
  [
    'a rule that does not depend on its arguments alone',
    'deterministic',
    /played again "\w+", at first "\w+"/,
    withMove(passTheAce, 'stick', {
      decide(draft, seat, move) {
        counter += 1
        draft.emit(
          counter % 7 === 0
            ? { kind: 'readied', seat }
            : { kind: 'dealerChosen', seat: draft.state.dealer },
        )
        stick.decide(draft, seat, move)
      },
    }),
  ],
  [
    'a rule that writes the state itself',
    'folds',
    /the state differs at \/touched: at the table true, folded nothing; only `evolve` may write/,
    withMove(sealedBids, 'bid', {
      decide(draft, seat, move) {
        sealedBids.moves.bid.decide(draft, seat, move)
        Object.assign(draft.state, { touched: true })
      },
    }),
  ],
  [
    'a peek in evolve',
    'replicas',
    /failed on the replica of .*: a blank was opened \(at testkit\/test/,
    withAfter(passTheAce, (state, event) => {
      if (event.kind === 'swapped' && open(event.given) === 'KS') state.tokens += 1
    }),
  ],
  [
    'a peek in refusal',
    'blindOffers',
    /on a replica, .*: a blank was opened \(at Object.refusal \(testkit\/test/,
    withMove(passTheAce, 'swap', {
      refusal(state, seat, move) {
        const target = state.order[state.order.indexOf(seat) + 1]
        const card = target === undefined ? undefined : state.players[target]?.hand?.card
        if (card !== undefined && typeof card !== 'string' && open(card).startsWith('K')) {
          return refuse('neighbourHasAKing', 'none')
        }
        return swap.refusal(state, seat, move)
      },
    }),
  ],
  [
    'a refusal that leaves a trace',
    'legality',
    /left a trace: the state differs at \/tokens: at the table \d+, folded \d+/,
    withMove(passTheAce, 'draw', {
      refusal(state, seat, move) {
        const why = draw.refusal(state, seat, move)
        if (why !== undefined) state.tokens += 1
        return why
      },
    }),
  ],
  [
    'an offer that fails',
    'legality',
    /seat 1's move, draw: .* Error: our bug \(at Object.decide \(testkit/,
    withMove(passTheAce, 'draw', {
      decide(draft, seat, move) {
        if (draft.state.deck.length < 40) throw new Error('our bug')
        draw.decide(draft, seat, move)
      },
    }),
  ],
  [
    'something that JSON does not keep',
    'json',
    /the state has an undefined field \/endedAt/,
    withAfter(sealedBids, (state, event) => {
      if (event.kind === 'ended') Object.assign(state, { endedAt: undefined })
    }),
  ],
  [
    'a leak in an event',
    'twins',
    /`seat` of the event readied \(.*discloses: \{ readied: \['seat'\] \}/,
    withMove(passTheAce, 'stick', {
      decide(draft, seat, move) {
        const card = draft.state.players[seat]?.hand?.card
        const isHigh = card !== undefined && typeof card !== 'string' && /^[JQK]/.test(open(card))
        draft.emit({
          kind: 'readied',
          seat: isHigh ? seat : (seat + 1) % draft.state.players.length,
        })
        stick.decide(draft, seat, move)
      },
    }),
  ],
  [
    'a rule that decides otherwise where it cannot see',
    'predictions',
    /seat \d's move, stick, differs at \/: predicted .*, happened .*; `decide` must do the same/,
    withMove(passTheAce, 'stick', {
      decide(draft, seat, move) {
        if (draft.state.deck[0]?.is === undefined)
          draft.emit({ kind: 'dealerChosen', seat: draft.state.dealer })
        stick.decide(draft, seat, move)
      },
    }),
  ],
  [
    'a lost card',
    'conserved',
    /a total differs at \/cards: at first .*, now .*; something was lost or doubled/,
    withAfter(passTheAce, (state, event) => {
      if (event.kind === 'drew') state.trash.pop()
    }),
  ],
  [
    'a fold that reads an option',
    'blindFold',
    /evolve fails on roundBegan of entry \d without the options: Error: startingLives was read \(at/,
    withAfter(passTheAce, (state, event) => {
      if (event.kind === 'roundBegan' && state.startingLives > 9) state.round += 1
    }),
  ],
  ['an undo that depends on what its seat cannot see', 'final', /undo (says|fails)/, peeking],
  [
    'a way back behind a move that is final',
    'final',
    /seat \d may go back to entry \d+, behind entry \d+, which `undo` calls final/,
    {
      ...passTheAce,
      undo: (_, { events: [first], isLatest }) =>
        first?.kind === 'drew' && isLatest ? 'never' : 'consent',
    },
  ],
  [
    'a game that does not end in time',
    'ends',
    /still going after 12 entries, and meta.longest is 12: raise it/,
    { ...passTheAce, meta: { ...passTheAce.meta, longest: 12 } },
  ],
]

test.each(broken)('%s is caught by the law of %s', (_mistake, law, told, game) => {
  const { broken } = verdict(game)
  expect(broken?.law).toBe(LAWS[law])
  expect(broken?.what).toMatch(told)
})

test("a clock's move that is refused names the clock and the seat", () => {
  const game: Game = { ...sealedBids, timeout: () => ({ kind: 'bid', card: 9 }) }
  expect(verdict(game).broken?.what).toMatch(
    /^the clock's move for seat \d, bid \{"card":9\}, was refused: notInHand \(SB-2\)\. `timeout`/,
  )
})

test('the details are the last entry and both sides in full', () => {
  const game = withAfter(sealedBids, (state) => {
    state.prizes = state.prizes.slice(1)
  })
  const { broken } = verdict(game)
  expect(broken?.law).toBe(LAWS.conserved)
  expect(broken?.details[0]).toMatch(/^entry 2 by \d: \{"kind":"bid"/)
  expect(broken?.details.slice(-2)).toEqual(['at first: 7', 'now: 6'])
})

test('what undo took back does not count towards the longest game', () => {
  const longest = 1 + 3 * sealedBids.meta.seats.max // the opening, and a bid for each seat and round
  const game = { ...sealedBids, meta: { ...sealedBids.meta, longest: longest + 1 } }
  expect(verdict(game, 4).broken).toBeUndefined()
})

test('an event that is changed after it happened is caught', () => {
  const game = withAfter(sealedBids, (state, event) => {
    if (event.kind === 'bidsShown') Object.assign(state, { points: event.bids })
    if (event.kind === 'bidMade' && state.round === 2) state.points.push(0)
  })
  expect(verdict(game).broken?.what).toMatch(/not extensible/)
})

test('an undo that does not come back is caught', () => {
  let folded = 0
  const game = withAfter(sealedBids, (state) => {
    folded += 1
    Object.assign(state, { parity: folded % 2 })
  })
  expect(verdict(game).broken).toBeDefined()
})
