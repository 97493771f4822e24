// What is always true, held against games at random after every step. A failure prints the game that shows it.
import {
  copyOf,
  open,
  redact,
  type Seat,
  scriptedChance,
  Table,
  viewersOf,
} from '@foldtable/kernel'
import { type Card, PACK } from '@foldtable/parts/cards'
import { nextIn } from '@foldtable/parts/seating'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conserved } from '../src/conserved.ts'
import { evolve } from '../src/fold/index.ts'
import { historyOf, momentsOf, type RoundResult } from '../src/history.ts'
import { type Event, passTheAce, type State } from '../src/index.ts'
import { blank } from '../src/setup.ts'
import { aliveSeats, cardHeldBy, cardValue, isAlive, isFaceUp, isKing } from '../src/state.ts'
import {
  type AceTable,
  openRandom,
  playRandomly,
  type RandomGame,
  type Step,
} from './random-games.ts'

const anyGame = fc.record<RandomGame>({
  seed: fc.nat(),
  players: fc.integer({ min: 2, max: 8 }),
  lives: fc.integer({ min: 1, max: 5 }),
})

function everyGame(hold: (game: RandomGame) => void): void {
  fc.assert(fc.property(anyGame, hold), { numRuns: 30 })
}

const everyStep = (hold: (step: Step) => void) => everyGame((game) => void playRandomly(game, hold))

const everyEvent = (hold: (before: State, event: Event) => void) =>
  everyGame((game) => {
    const { entries } = playRandomly(game)
    const state = blank(game.players, { startingLives: game.lives })
    for (const event of entries.flatMap(({ events }) => events)) {
      hold(state, event)
      evolve(state, event)
    }
  })

const everyRound = (hold: (round: RoundResult, game: RandomGame) => void) =>
  everyGame((game) => {
    for (const round of historyIn(playRandomly(game))) hold(round, game)
  })

const historyIn = ({ seats, options, entries }: AceTable): RoundResult[] =>
  historyOf(seats, options.startingLives, entries)

test('1 all 52 cards are there, each once', () => {
  const whole = PACK.toSorted().join(' ')
  everyStep(({ table }) => expect(conserved(table.state)).toEqual({ cards: whole }))
})

test('2 while turns are taken, those alive hold one card and nobody else any', () => {
  everyStep(({ table: { state } }) => {
    if (state.phase !== 'turns') return
    const holders = state.players.flatMap(({ hand }, seat) => (hand === null ? [] : [seat]))
    expect(holders).toEqual(aliveSeats(state))
  })
})

test('3 lives stay between none and all, and whoever left has none', () => {
  everyStep(({ table: { state } }) => {
    for (const { lives, left } of state.players) {
      expect(lives).toBeGreaterThanOrEqual(0)
      expect(lives).toBeLessThanOrEqual(left ? 0 : state.startingLives)
    }
  })
})

test('4 one player is asked, and those who have acted come first in the order of play', () => {
  everyStep(({ table: { state, decision } }) => {
    if (state.phase !== 'turns') return
    const [asked] = state.order.slice(state.acted)
    expect(decision).toEqual({ seats: [asked], about: 'turn' })
    expect(asked !== undefined && isAlive(state, asked)).toBe(true)
    const acted = state.actions.map(({ seat }) => seat).filter((seat) => state.order.includes(seat))
    expect(acted).toEqual(state.order.slice(0, state.acted))
  })
})

test('5 in a finished round every participant has acted once, and otherwise only leavers', () => {
  everyStep(({ before, table: { state } }) => {
    if (before.phase !== 'turns' || state.phase === 'turns') return
    if (state.end !== null && state.end.reason !== 'lastAlive') return
    const acted = state.actions.map(({ seat }) => seat)
    expect(acted).toEqual([...new Set(acted)])
    const others = acted.filter((seat) => !state.order.includes(seat))
    expect(acted.filter((seat) => state.order.includes(seat))).toEqual(state.order)
    expect(others.every((seat) => state.players[seat]?.left)).toBe(true)
  })
})

test('6 lives go only to low cards and to leavers, and a leg is short', () => {
  const sum = (state: State) => state.players.reduce((total, { lives }) => total + lives, 0)
  everyEvent((before, event) => {
    const after = copyOf(before)
    evolve(after, event)
    const gone = sum(before) - sum(after)
    if (event.kind === 'livesLost') {
      expect(gone).toBe(event.seats.length)
      expect(gone).toBeGreaterThanOrEqual(1)
    } else if (event.kind === 'playerLeft') expect(gone).toBe(before.players[event.seat]?.lives)
    else if (event.kind !== 'legBegan' && event.kind !== 'gameEnded') expect(gone).toBe(0)
  })
  everyRound(({ round }, { players, lives }) => {
    expect(round).toBeLessThanOrEqual(players * lives - 1)
  })
})

test('7 those who lost are exactly those who showed the lowest', () => {
  everyRound(({ cards, lost, lowest }) => {
    const values = cards.map(({ card }) => cardValue(card))
    expect(lowest).toBe(Math.min(...values))
    expect(lost).toEqual(
      cards.filter(({ card }) => cardValue(card) === lowest).map(({ seat }) => seat),
    )
  })
})

test('8 no king is swapped, and no card lies on the trash and in a hand', () => {
  everyEvent((before, event) => {
    if (event.kind === 'swapped') {
      expect([event.given, event.taken].map(open).filter(isKing)).toEqual([])
    }
    expect(heldCards(before).filter((card) => before.trash.includes(card))).toEqual([])
  })
})

const heldCards = (state: State): Card[] =>
  state.players.flatMap(({ hand }, seat) => (hand === null ? [] : [cardHeldBy(state, seat)]))

test('9 the next dealer is the first alive after the seat of the last', () => {
  everyEvent((before, event) => {
    if (event.kind !== 'roundBegan' || before.round === 0) return
    const { dealer, players } = before
    expect(event.dealer).toBe(nextIn(dealer, players.length, (seat) => isAlive(before, seat)))
  })
})

test('10 an action has at most one moment, always the same, and only a Kung names a card', () => {
  everyRound((round) => {
    const moments = momentsOf(round)
    expect(momentsOf(round)).toEqual(moments)
    const places = moments.map(({ id }) => id.split('.').slice(0, 3).join('.'))
    expect(places).toEqual([...new Set(places)])
    for (const { kind, king } of moments) {
      expect(king !== undefined).toBe(kind === 'kung')
      expect(king === undefined || isKing(king)).toBe(true)
    }
  })
})

test('11 a view shows the cards that its viewer has held or everybody sees, and no other', () => {
  everyGame((game) => {
    const held = new Holders()
    playRandomly(game, ({ table }) => {
      held.look(table.state)
      for (const viewer of viewersOf(table.seats)) {
        const shown = cardsIn(JSON.stringify({ ...table.view(viewer), highCard: [], actions: [] }))
        expect(shown.sort()).toEqual(held.knownTo(viewer, table.state).sort())
      }
    })
  })
})

const cardsIn = (text: string): string[] =>
  [...new Set(text.match(/"(?:[A2-9JQK]|10)[HDCS]"/g) ?? [])].map((card) => card.slice(1, -1))

/** Who has held which token in this round, as seen from outside. */
class Holders {
  #round = ''
  #byToken = new Map<number, Set<Seat>>()

  look({ leg, round, players }: State): void {
    if (this.#round !== `${leg}.${round}`) this.#byToken.clear()
    this.#round = `${leg}.${round}`
    players.forEach(({ hand }, seat) => {
      if (hand === null) return
      this.#byToken.set(hand.token, (this.#byToken.get(hand.token) ?? new Set()).add(seat))
    })
  }

  knownTo(viewer: Seat | 'spectator', state: State): Card[] {
    const hands = state.players.flatMap(({ hand }, seat) => {
      if (hand === null) return []
      const isParticipant = viewer !== 'spectator' && state.order.includes(viewer)
      const hasHeld = isParticipant && this.#byToken.get(hand.token)?.has(viewer)
      return isFaceUp(hand.card) || hasHeld ? [cardHeldBy(state, seat)] : []
    })
    return [...hands, ...state.trash, ...state.drawn]
  }
}

test('12 exchanging two cards that a viewer does not know changes nothing in its view', () => {
  everyStep(({ table: { state, seats, n } }) => {
    const position = { ...state, highCard: [], actions: [] }
    const viewers = viewersOf(seats)
    const viewer = viewers[n % viewers.length] ?? 'spectator'
    const view = JSON.stringify(redact(position, viewer))
    const hidden = PACK.filter((card) => !cardsIn(view).includes(card))
    const [one, other] = [hidden[n % hidden.length], hidden[(n + 1) % hidden.length]]
    const twin = JSON.stringify(position).replace(/"(\w+)"/g, (text, word) =>
      word === one ? `"${other}"` : word === other ? `"${one}"` : text,
    )
    expect(JSON.stringify(redact(JSON.parse(twin), viewer))).toBe(view)
  })
})

test('13 a refused request changes nothing', () => {
  everyStep(({ table, before, entry }) => {
    if (entry === undefined) expect(table.state).toEqual(before)
  })
})

test('13 the same requests give the same table', () => {
  everyGame((game) => {
    const again = openRandom(game)
    const table = playRandomly(game, ({ request }) => again.play(request))
    expect(again.snapshot()).toEqual(table.snapshot())
  })
})

test('14 a table written down and read again is the same table', () => {
  everyStep(({ table }) => {
    if (table.n % 10 !== 0) return
    const { seats, options } = table
    const place = { game: passTheAce, seats, options, chance: scriptedChance() }
    const again = Table.fold(place, [], JSON.parse(JSON.stringify(table.snapshot())))
    expect(again.snapshot()).toEqual(table.snapshot())
    expect(again.decision).toEqual(table.decision)
  })
})

test('15 a game that is over has a winner who is alive, unless it was abandoned', () => {
  everyStep(({ table: { state, decision } }) => {
    expect(state.end !== null).toBe(state.phase === 'over')
    expect(decision.result !== undefined).toBe(state.phase === 'over')
    if (state.end === null) return
    const { winner, reason } = state.end
    expect(winner === null).toBe(reason === 'abandoned')
    if (winner !== null) expect(isAlive(state, winner)).toBe(true)
  })
})

test('15 a game counts at most once for a player, and never less than before', () => {
  const played = (state: State) =>
    passTheAce.score(state).map(({ tally }) => tally?.gamesPlayed ?? 0)
  everyStep(({ before, table: { state } }) => {
    const earlier = played(before)
    for (const [seat, games] of played(state).entries()) {
      expect([0, 1]).toContain(games)
      expect(games).toBeGreaterThanOrEqual(earlier[seat] ?? 0)
    }
  })
})

test('16 every game ends', () => {
  everyGame((game) => {
    expect(playRandomly(game).n).toBeLessThan(passTheAce.meta.longest)
  })
})
