// The gallery of planted faults: each is found within 50 games, and its sentence names the remedy.
import type { Policy } from '@foldtable/bots/policies'
import { fullMetalPlanete } from '@foldtable/games/full-metal-planete'
import { imperial } from '@foldtable/games/imperial'
import { type AnyMove, type Game, open, refuse, secret } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { botProblem } from '../../src/bot-law.ts'
import { checkLaws, LAWS, type Law } from '../../src/laws.ts'
import { liarsDice, type State } from './liars-dice.ts'
import { telling, withAfter, withMore, withMove } from './plants.ts'

const verdict = (game: Game, seats = 3) =>
  checkLaws(game, { seats, games: 50, seed: 'gallery' }).broken

test('the game of dice is sound, and every law is held against it', () => {
  for (const seats of [2, 3, 4]) {
    const { broken, checks } = checkLaws(liarsDice, { seats, games: 50, seed: 'sound' })
    expect(broken).toBeUndefined()
    for (const law of Object.keys(LAWS)) {
      if (law !== 'ledgers' && law !== 'conserved') expect(checks[law], law).toBeGreaterThan(0)
    }
  }
})

const { leave, bid } = liarsDice.moves
const allDice = ({ cups }: State): number[] => cups.flat().map(open)
/** The game of dice with some members of its own. */
const planted = (change: Partial<typeof liarsDice>): typeof liarsDice => ({
  ...liarsDice,
  ...change,
})
/** All dice that the viewer does not know show this. */
const allShow =
  (face: number): NonNullable<typeof liarsDice.imagine> =>
  (view, viewer, chance) => ({
    ...(liarsDice.imagine?.(view, viewer, chance) ?? view),
    cups: view.cups.map((cup) =>
      cup.map((die) => (die.is === undefined ? secret(face, die.to) : die)),
    ),
  })
const unimagined = ({ imagine: _, ...game }: typeof liarsDice): typeof liarsDice => game

const faults: [fault: string, law: Law, told: RegExp, game: Game][] = [
  [
    'the sum of all dice in every bid',
    'twins',
    /hidden at \/cups\/#\/#.*`sum` of the event bidMade .*Wrap it in a secret.*discloses: \{ bidMade: \['sum'\] \}/,
    withMore(liarsDice, 'bid', (_, state) => ({
      sum: allDice(state).reduce((sum, die) => sum + die, 0),
    })),
  ],
  [
    'the sum of all dice in the event that rolls them',
    'twins',
    /hidden by the same roll: `sum` of the event rolled .*Wrap it in a secret/,
    planted({
      setup: (draft) =>
        liarsDice.setup(
          telling(draft, (event) =>
            event.kind === 'rolled'
              ? { sum: event.cups.flat().reduce((sum, die) => sum + open(die), 0) }
              : {},
          ),
        ),
    }),
  ],
  [
    'the number of sixes in every bid',
    'twins',
    /`sixes` of the event bidMade .*Wrap it in a secret/,
    withMore(liarsDice, 'bid', (_, state) => ({
      sixes: allDice(state).filter((die) => die === 6).length,
    })),
  ],
  [
    'the cup of a neighbour in every bid, where dice have no pool and nothing imagines them',
    'twins',
    /`cup` of the event bidMade .*Wrap it in a secret/,
    withMore(unimagined(liarsDice), 'bid', (event, { cups }) => ({
      cup: event.kind === 'bidMade' ? cups[(event.seat + 1) % cups.length]?.map(open) : [],
    })),
  ],
  [
    'something hidden that never can be varied',
    'twins',
    /hidden at \/seal of the state was never varied.* Give its secrets a pool .*or write `imagine`/,
    withAfter(
      withMore(unimagined(liarsDice), 'doubt', () => ({ seal: secret('wax', []) })),
      (state, event) => {
        if ('seal' in event) Object.assign(state, { seal: event.seal })
      },
    ),
  ],
  [
    'a side that is told while others still choose theirs',
    'atOnce',
    /learns what seat \d answered.*`plain` of the event sided .*Wrap it in a secret for the seat and open it by a later event.*discloses/,
    withMore(liarsDice, 'side', (event) =>
      event.kind === 'sided' ? { plain: event.believes.is } : {},
    ),
  ],
  [
    'a `leave` that throws, though no candidate lists it',
    'legality',
    /the host's move for seat \d, leave, which the house may make at any moment: .*nobody thought of it/,
    withMove(liarsDice, 'leave', {
      decide(draft, seat, move) {
        if (draft.state.phase === 'sides') throw new Error('nobody thought of it')
        leave.decide(draft, seat, move)
      },
    }),
  ],
  [
    'a `leave` that is always refused',
    'legality',
    /the host's move leave was never made: it was refused \d+ times, last with notNow \(LD-9\)\. Its `refusal` must let it pass/,
    withMove(liarsDice, 'leave', { refusal: () => refuse('notNow', 'LD-9') }),
  ],
  [
    'an event that `evolve` forgot',
    'heard',
    /the event won happened in \d+ games and never changed the state\. Give `evolve` its case, or, if it only tells: notes: \['won'\]/,
    planted({
      evolve(state, event) {
        if (event.kind !== 'won') liarsDice.evolve(state, event)
      },
    }),
  ],
  [
    'an event that is said to tell only, and changes something',
    'heard',
    /the event bidMade changes the state: take it out of `notes`/,
    planted({ notes: ['left', 'bidMade'] }),
  ],
  [
    'an `imagine` with 99 on every die',
    'worlds',
    /an imagined world has 99 at \/cups\/#\/#, where no game ever has it\. Let `imagine` \(or `unseen`\) take only values/,
    planted({ imagine: allShow(99) }),
  ],
  [
    'an `imagine` that leaves blanks',
    'worlds',
    /imagined from the view of .* has a blank at \/cups\/#\/#: fill it/,
    planted({ imagine: (view) => view }),
  ],
  [
    'an `imagine` that changes what the viewer knows',
    'worlds',
    /seen by the same, differs at .*`imagine` must keep what the viewer knows/,
    planted({
      imagine: (view, _viewer, chance) => ({
        ...view,
        cups: view.cups.map((cup) => cup.map((die) => secret(chance.roll(6), die.to))),
        sides: view.sides.map((one) => one && secret(true, one.to)),
      }),
    }),
  ],
  [
    'an `imagine` whose worlds cannot be played on',
    'worlds',
    /cannot be played on: .*a die of seven/,
    withMove(planted({ imagine: allShow(7) }), 'doubt', {
      decide({ state, emit }, seat) {
        const isOdd = allDice(state).some((die) => die === 7)
        if (isOdd) throw new RangeError('a die of seven')
        emit({ kind: 'doubted', seat })
      },
    }),
  ],
  [
    'a secret that is opened in refusal',
    'blindOffers',
    /on a replica, where `candidates`, `refusal` and `decision` must do without it: a blank was opened \(at/,
    withMove(liarsDice, 'bid', {
      refusal(state, seat, move) {
        const isShort = allDice(state).filter((die) => die === move.face).length === 0
        return isShort ? refuse('noSuchDie', 'LD-2') : bid.refusal(state, seat, move)
      },
    }),
  ],
  [
    'a secret that is opened in evolve',
    'replicas',
    /evolve, tell or score failed on the replica of .*: a blank was opened \(at/,
    withAfter(liarsDice, (state, event) => {
      if (event.kind === 'bidMade') state.points[0] = allDice(state).length
    }),
  ],
  [
    'a timeout that is not legal',
    'legality',
    /the clock's move for seat \d, doubt, was refused: nothingToDoubt \(LD-3\)\. `timeout` and `due` must answer a legal move/,
    planted({
      timeout: ({ phase }) =>
        phase === 'sides' ? { kind: 'side', believes: true } : { kind: 'doubt' },
    }),
  ],
  [
    'Math.random',
    'deterministic',
    /Rules may use their arguments alone: `draft.chance` instead of Math.random, no clock/,
    withMore(liarsDice, 'bid', () => ({ luck: Math.random() })),
  ],
  [
    'the clock of the machine in an event',
    'deterministic',
    /differs at .*Rules may use their arguments alone: .*no clock/,
    withMore(liarsDice, 'bid', () => ({ at: Date.now() })),
  ],
  [
    'a table that waits for nobody',
    'legality',
    /^after entry \d+ the table waits for nobody, and there is no result: `decision` must name a seat, or a pause that is `due`, or the `result`$/,
    planted({
      decision: (state) =>
        state.phase === 'sides' ? { seats: [], about: 'sides' } : liarsDice.decision(state),
    }),
  ],
  [
    'a seat that is asked and has no offer',
    'legality',
    /asks seat \d about bidding and offers it nothing after entry \d+: look at `answers`, `candidates` and `refusal`, or do not ask it/,
    withMove(liarsDice, 'doubt', { answers: ['biddings'] }),
  ],
  [
    'a reason in `barred` that bars an offer',
    'legality',
    /offered but refused: .* with notNow \(LD-9\)\. What `barred` bars from a seat that is asked, `refusal` must bar as well/,
    planted({
      barred: ({ phase }, _seat, { kind }) =>
        phase === 'bidding' && kind === 'doubt' ? refuse('notNow', 'LD-9') : undefined,
    }),
  ],
]

test.each(faults)('%s breaks the law of %s', (_fault, law, told, game) => {
  const broken = verdict(game)
  expect(broken?.what).toMatch(told)
  expect(broken?.law).toBe(LAWS[law])
})

test('the lift-off choice of Full Metal Planète, told in plain, is found', () => {
  const game = withMore(fullMetalPlanete, 'liftOff', (event) =>
    event.kind === 'decided' ? { plain: event.choice.is } : {},
  )
  const broken = verdict(game, 2)
  expect(broken?.law).toBe(LAWS.atOnce)
  expect(broken?.what).toMatch(/`plain` of the event decided .*Wrap it in a secret/)
})

test("a bid of Imperial's auction, told in plain, is found", () => {
  const game = withMore(imperial, 'bid', (event) =>
    event.kind === 'bidMade' ? { plain: event.bid.is } : {},
  )
  const broken = verdict(game)
  expect(broken?.law).toBe(LAWS.atOnce)
  expect(broken?.what).toMatch(/`plain` of the event bidMade .*Wrap it in a secret/)
})

test('a vote on peace of Imperial, told in plain, is found', () => {
  const game = withMore(imperial, 'peaceAnswer', (event) =>
    event.kind === 'peaceVoted' ? { plain: event.answer.is } : {},
  )
  const broken = verdict(game, 6)
  expect(broken?.law).toBe(LAWS.atOnce)
  expect(broken?.what).toMatch(/`plain` of the event peaceVoted .*Wrap it in a secret/)
})

let asked = 0

test.each<[string, RegExp, Policy]>([
  [
    'answers what it was not offered',
    /the bot in seat \d answered \{"kind":"bid","count":8,"face":6\}, which is none of its \d+ offers: let it choose among them/,
    { choose: () => ({ kind: 'bid', count: 8, face: 6 }) as AnyMove },
  ],
  [
    'answers otherwise when it is asked again',
    /and asked again .*: it may use its view and its chance alone/,
    {
      choose(_view, _seat, offers) {
        asked += 1
        return offers[asked % offers.length]
      },
    },
  ],
  [
    'writes into its view',
    /changed its view at \/\w+: it may only look/,
    {
      choose(view, _seat, offers) {
        Object.assign(view as State, { turn: 9 })
        return offers[0]
      },
    },
  ],
])('a bot that %s is found', (_fault, told, policy) => {
  expect(botProblem(liarsDice, policy, { seats: 3, seed: 'gallery', most: 20 })).toMatch(told)
})
