// Each law catches the mistake it was made for.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { type AnyEvent, type AnyMove, type Game, open, refuse } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { checkLaws, LAWS, type Law } from '../src/laws.ts'
import { sealedBids } from '../src/sealed-bids.ts'

const seed = 'broken games'
const verdict = (game: Game, seats = 3) => checkLaws(game, { seats, games: 60, seed })

/** The game with one kind of move changed. */
const withMove = <
  S,
  M extends AnyMove,
  E extends AnyEvent,
  O,
  K extends keyof Game<S, M, E, O>['moves'],
>(
  game: Game<S, M, E, O>,
  kind: K,
  change: Partial<Game<S, M, E, O>['moves'][K]>,
): Game<S, M, E, O> => ({
  ...game,
  moves: { ...game.moves, [kind]: { ...game.moves[kind], ...change } },
})

/** The game with something more after each event is folded. */
const withAfter = <S, M extends AnyMove, E extends AnyEvent, O>(
  game: Game<S, M, E, O>,
  after: (state: S, event: E) => void,
): Game<S, M, E, O> => ({
  ...game,
  evolve(state, event) {
    game.evolve(state, event)
    after(state, event)
  },
})

test.each([[2], [3], [4]])(
  'the small game of the testkit keeps all laws with %i seats',
  (seats) => {
    const report = checkLaws(sealedBids, { seats, games: 300, seed: `sound ${seats}` })
    expect(report.broken).toBeUndefined()
    for (const law of Object.keys(LAWS)) {
      if (law !== 'ledgers') expect(report.checks[law], law).toBeGreaterThan(0)
    }
  },
)

test('a report repeats itself from its seed', () => {
  expect(verdict(sealedBids)).toEqual(verdict(sealedBids))
})

const { stick, draw, swap } = passTheAce.moves
let counter = 0

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
    /the state differs at \/touched: at the table true, folded nothing/,
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
    /failed on the replica of seat 2: a blank was opened \(at testkit\/test/,
    withAfter(passTheAce, (state, event) => {
      if (event.kind === 'swapped' && open(event.given) === 'KS') state.tokens += 1
    }),
  ],
  [
    'a peek in refusal',
    'blindOffers',
    /on a replica: a blank was opened \(at Object.refusal \(testkit\/test/,
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
    /left a trace: the state differs at \/tokens: at the table 5, folded 3/,
    withMove(passTheAce, 'draw', {
      refusal(state, seat, move) {
        const why = draw.refusal(state, seat, move)
        if (why !== undefined) state.tokens += 1
        return why
      },
    }),
  ],
  [
    'a move that may be made where it does not answer',
    'legality',
    /stick may be made while turn is asked, which is not among its `answers`/,
    withMove(passTheAce, 'stick', { answers: ['reveal'] }),
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
    /seat 1's move, stick, differs at \/: predicted .*, happened /,
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
    /a total differs at \/cards: at first .* 2H 2S 3C .*, now .* 2H 3C /,
    withAfter(passTheAce, (state, event) => {
      if (event.kind === 'drew') state.trash.pop()
    }),
  ],
  [
    'a game that does not end in time',
    'ends',
    /still going after 12 entries, and meta.longest is 12/,
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
    /^the clock's move for seat \d, bid \{"card":9\}, was refused: notInHand \(SB-2\)$/,
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
