// What is always true, held against matches at random after every step. A failure prints the match that shows it.
import { playOut } from '@foldtable/bots/random-play'
import {
  copyOf,
  imagine,
  open,
  redact,
  type Seat,
  scriptedChance,
  seatsUpTo,
  secret,
  seededChance,
  Table,
  viewersOf,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Card, faceOf, PACKS, pointsOf, suitOf } from '../src/cards.ts'
import { leastBid, mostBid } from '../src/config.ts'
import { type Event, powerhouse, type State } from '../src/index.ts'
import { roleOf, teamPoints, teamsOf } from '../src/rules/teams.ts'
import { beats, voidsOf, winningPlace } from '../src/rules/tricks.ts'
import { configOf, playerOf, seatsOf } from '../src/state.ts'
import { openRandom, playRandomly, RANDOM_GAMES, type Step } from './random-games.ts'
import { identity, KEYS, leadWith, runToEnd } from './table.ts'

function everyStep(look: (step: Step) => void): void {
  for (const game of RANDOM_GAMES) {
    try {
      playRandomly(game, look)
    } catch (problem) {
      throw new Error(`in ${JSON.stringify(game)}`, { cause: problem })
    }
  }
}

const everyState = (look: (state: State) => void): void =>
  everyStep(({ table }) => look(table.state))

/** Every event of an accepted request, with the state as it was before that event. */
function everyEvent(look: (before: State, event: Event) => void): void {
  everyStep(({ before, entry }) => {
    const state = copyOf(before)
    for (const event of entry?.events ?? []) {
      look(state, event)
      powerhouse.evolve(state, event)
    }
  })
}

const held = (state: State): Card[] => state.hands.flatMap((hand) => hand.map(open))
const played = ({ tricks, trick }: State): Card[] => [
  ...tricks.flatMap(({ cards }) => cards),
  ...trick,
]

test('1 every card is somewhere, once, and as many twos are out as the variant says', () => {
  everyState((state) => {
    const { packs, twos } = configOf(state)
    const all = [...held(state), ...played(state), ...state.removed]
    expect(all.sort()).toEqual(PACKS[packs].slice().sort())
    expect(state.removed.length).toBe(twos)
    expect(state.removed.every((card) => faceOf(card).strength === 2)).toBe(true)
  })
})

test('2 taken, lying and held points are 250 for each pack', () => {
  everyState((state) => {
    const taken = state.taken.reduce((sum, points) => sum + points, 0)
    expect(taken + pointsOf(state.trick) + pointsOf(held(state))).toBe(250 * configOf(state).packs)
    expect(pointsOf(state.tricks.flatMap(({ cards }) => cards))).toBe(taken)
  })
})

test('3 whoever has played to the trick has one card fewer', () => {
  everyState((state) => {
    const { tricks: all } = configOf(state)
    state.hands.forEach((hand, seat) => {
      const place = (seat - state.lead + seatsOf(state)) % seatsOf(state)
      const hasPlayed = place < state.trick.length ? 1 : 0
      expect(hand.length).toBe(all - state.tricks.length - hasPlayed)
    })
  })
})

test('4 bids rise, and whoever is asked has neither passed nor the highest bid', () => {
  everyState((state) => {
    const bids = state.auction.filter(({ amount }) => amount > 0).map(({ amount }) => amount)
    expect(bids).toEqual([...new Set(bids)].sort((a, b) => a - b))
    for (const amount of bids) {
      expect(amount % 5).toBe(0)
      expect(amount).toBeGreaterThanOrEqual(leastBid(state.variant))
      expect(amount).toBeLessThanOrEqual(mostBid(state.variant))
    }
    expect(state.bid).toBe(bids.at(-1) ?? 0)
    if (state.bidder !== null) expect(state.passed).not.toContain(state.bidder)
    if (state.phase !== 'bidding') return
    expect(state.passed).not.toContain(state.turn)
    expect(state.turn).not.toBe(state.bidder)
  })
})

test('5 exactly one is on turn in bidding, powerhouse and playing, and nobody otherwise', () => {
  everyStep(({ table: { state, decision } }) => {
    const isOn = state.phase !== 'finished' && state.phase !== 'over'
    expect(state.turn !== null).toBe(isOn)
    if (isOn && decision.result === undefined) expect(decision.seats).toEqual([state.turn])
  })
})

test('6 a trick has one card of each seat, and its winner leads to the next', () => {
  everyState((state) => {
    let lead = state.leader
    for (const trick of state.tricks) {
      expect(trick.cards.length).toBe(seatsOf(state))
      expect(trick.lead).toBe(lead)
      lead = trick.winner
    }
  })
})

test('7 a card of another suit is played only by whoever has none of the suit led', () => {
  everyEvent((before, event) => {
    if (event.kind !== 'played' || before.trick[0] === undefined) return
    const led = faceOf(before.trick[0]).suit
    if (faceOf(event.card).suit === led) return
    const hand = (before.hands[event.seat] ?? []).map(open)
    expect(hand.filter((card) => faceOf(card).suit === led)).toEqual([])
  })
})

test('8 the winner has the latest of the highest cards that compete', () => {
  everyState((state) => {
    for (const { cards, winner, lead } of state.tricks) {
      const suits = cards.map((card) => faceOf(card).suit)
      const suit = suits.includes(state.suit ?? 'S') ? state.suit : suits[0]
      const strengths = cards.map((card) =>
        faceOf(card).suit === suit ? faceOf(card).strength : 0,
      )
      const best = strengths.lastIndexOf(Math.max(...strengths))
      expect(winner).toBe(playerOf(state, lead, best))
      const top = cards[winningPlace(cards, state.suit)] as Card
      const later = cards.slice(best + 1)
      expect(later.some((card) => beats(faceOf(card), faceOf(top), state.suit))).toBe(false)
    }
  })
})

test('9 a revealed partner is never the leader and never changes', () => {
  everyStep(({ before, table: { state } }) => {
    for (const [index, { partner }] of state.calls.entries()) {
      expect(partner === null || partner !== state.leader).toBe(true)
      const earlier = before.calls[index]?.partner ?? null
      const isSameDeal = before.game === state.game && before.redeals === state.redeals
      if (isSameDeal && earlier !== null) expect(partner).toBe(earlier)
    }
  })
})

test('10, 11, 12 what is scored: all calls settled, all points, made or not, and the sums', () => {
  everyEvent((before, event) => {
    if (event.kind !== 'gameScored') return
    const { bid, oppose, unknown } = teamsOf(before)
    expect(unknown).toEqual([])
    expect([...bid, ...oppose].sort((a, b) => a - b)).toEqual(seatsUpTo(seatsOf(before)))
    expect(event.team).toEqual(bid)
    expect(bid.length).toBeGreaterThanOrEqual(2)
    expect(bid.length).toBeLessThanOrEqual(1 + before.calls.length)
    const { team, others } = event.points
    expect(teamPoints(before)).toEqual({ bid: team, oppose: others })
    expect(team + others).toBe(250 * configOf(before).packs)
    expect([team % 5, others % 5]).toEqual([0, 0])
    expect(event.made).toBe(team >= before.bid)
    const after = copyOf(before)
    powerhouse.evolve(after, event)
    expect(after.scores).toEqual(
      before.scores.map((score, seat) => score + (event.deltas[seat] ?? 0)),
    )
  })
})

test('13 no view holds a card that its viewer has neither in hand nor seen', () => {
  everyStep(({ table: { state, seats } }) => {
    for (const viewer of viewersOf(seats)) {
      const view = redact(state, viewer)
      const isIn = typeof viewer === 'number' && !state.left[viewer]
      view.hands.forEach((hand, seat) => {
        const shown = hand.filter(({ is }) => is !== undefined).length
        expect(shown).toBe(isIn && seat === viewer ? hand.length : 0)
      })
    }
  })
})

test('14 exchanging two cards of other hands changes nothing for a viewer', () => {
  everyStep(({ table: { state, n } }) => {
    const viewer = n % seatsOf(state)
    const [one, other] = [(viewer + 1) % seatsOf(state), (viewer + 2) % seatsOf(state)]
    const twin = exchanged(state, one, other)
    if (twin === undefined) return
    expect(redact(twin, viewer)).toEqual(redact(state, viewer))
    expect(roleOf(redact(twin, viewer), viewer)).toBe(roleOf(redact(state, viewer), viewer))
    expect(teamsOf(twin)).toEqual(teamsOf(state))
  })
})

function exchanged(state: State, one: Seat, other: Seat): State | undefined {
  const [mine, theirs] = [state.hands[one]?.[0], state.hands[other]?.[0]]
  if (mine === undefined || theirs === undefined) return undefined
  const twin = copyOf(state)
  twin.hands[one]?.splice(0, 1, secret(open(theirs), mine.to, mine.pool))
  twin.hands[other]?.splice(0, 1, secret(open(mine), theirs.to, theirs.pool))
  return twin
}

test('14 a deal that a viewer imagines fits what was seen, and can be played to its end', () => {
  const chance = seededChance('imagined')
  everyStep(({ table: { state, seats, options, n } }) => {
    if (n % 7 !== 0 || state.phase === 'over') return
    const viewer = chance.pick(viewersOf(seats))
    const view = redact(state, viewer)
    const world = imagine(powerhouse, view, viewer, chance)
    expect(redact(world, viewer)).toEqual(view)
    const voids = voidsOf(world)
    world.hands.forEach((hand, seat) => {
      expect(hand.filter((one) => voids[seat]?.has(suitOf(open(one))))).toEqual([])
    })
    const place = { game: powerhouse, seats, options, chance: seededChance('world') }
    playOut(Table.arranged(place, world), chance)
  })
})

test('15 what is offered is taken, and every other card of the hand is refused', () => {
  everyStep(({ table }) => {
    const { state } = table
    if (state.phase !== 'playing' || state.turn === null) return
    const offered = table
      .offers(state.turn)
      .flatMap((move) => (move.kind === 'play' ? move.card : []))
    expect(offered.length).toBeGreaterThan(0)
    for (const card of (state.hands[state.turn] ?? []).map(open)) {
      const refusal = table.refusal({ by: state.turn, move: { kind: 'play', card }, at: table.at })
      expect(refusal === undefined).toBe(offered.includes(card))
    }
  })
})

test('16 a refused request changes nothing', () => {
  everyStep(({ table, before, entry }) => {
    if (entry === undefined) expect(table.state).toEqual(before)
  })
})

test('16 the same requests give the same table', () => {
  for (const game of RANDOM_GAMES) {
    const again = openRandom(game)
    const table = playRandomly(game, ({ request }) => again.play(request))
    expect(again.snapshot()).toEqual(table.snapshot())
  }
})

test('16 a table written down and read again is the same table', () => {
  everyStep(({ table }) => {
    if (table.n % 25 !== 0) return
    const { seats, options } = table
    const place = { game: powerhouse, seats, options, chance: scriptedChance() }
    const again = Table.fold(place, [], JSON.parse(JSON.stringify(table.snapshot())))
    expect(again.snapshot()).toEqual(table.snapshot())
    expect(again.decision).toEqual(table.decision)
  })
})

test.each(KEYS)('17 by default moves a match of %s ends, if somebody bids', (key) => {
  const scene = identity(key, { gameCount: 2 })
  while (scene.state.phase !== 'over') {
    leadWith(scene, leastBid(key))
    runToEnd(scene)
    scene.waitOut()
  }
  expect(scene.state).toMatchObject({ end: 'completed', game: 2 })
})
