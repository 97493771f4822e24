// Appendix B: what is always true, held against games at random after every step. A failure prints its seed.
import { redact, seatsUpTo } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { isForeignHome, isHomeOf, isPort, isSea, territory } from '../src/atlas.ts'
import { conserved } from '../src/conserved.ts'
import { COUNTRIES } from '../src/data/countries.ts'
import { partOf } from '../src/data/setups.ts'
import { answerersOf, askedNow } from '../src/flow/peace.ts'
import type { Event, State } from '../src/index.ts'
import { isDemocracy } from '../src/rules/government.ts'
import { unitsOf, workingFactories } from '../src/rules/occupation.ts'
import { holding, totalHolding } from '../src/rules/stock.ts'
import { sharesOf } from '../src/rules/tax.ts'
import { planBoard } from '../src/state.ts'
import { openRandom, playRandomly, type Step, stepsOf } from './random-games.ts'
import { arrange } from './table.ts'

/** One game for each number of players and preset, and some with any options. */
const GAMES = [
  ...[2, 3, 4, 5, 6, 7].map((players) => ({ seed: `seed ${players}`, players, options: {} })),
  ...[2, 4, 6].map((players) => ({
    seed: `published ${players}`,
    players,
    options: { preset: 'published' as const },
  })),
  ...[3, 4, 5, 6].map((players) => ({ seed: `any ${players}`, players })),
]

/** Every step of every game, played once. */
const STEPS = GAMES.flatMap(stepsOf)

function everyStep(hold: (step: Step) => void): void {
  for (const step of STEPS) {
    try {
      hold(step)
    } catch (problem) {
      throw new Error(`game ${step.seed}, entry ${step.entry.n}`, { cause: problem })
    }
  }
}

function insist(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

const has = ({ entry }: Step, kind: Event['kind']): boolean =>
  entry.events.some((event) => event.kind === kind)

const eventsOf = <K extends Event['kind']>({ entry }: Step, kind: K) =>
  entry.events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)

test('[V-1, V-11] every certificate is in one place', () => {
  everyStep(({ after: state }) => {
    for (const country of COUNTRIES) {
      const { stock } = state.countries[country]
      insist(stock.length === state.rules.stockSeries, 'a certificate is lost')
      const isFine = stock.every((owner) => owner === null || state.players[owner] !== undefined)
      insist(isFine, 'a certificate belongs to nobody')
    }
  })
})

test('[V-2] no money below zero, all in whole cents', () => {
  everyStep(({ after: state }) => {
    const sums = [
      ...state.players.map(({ cash }) => cash),
      ...COUNTRIES.map((country) => state.countries[country].treasury),
    ]
    for (const sum of sums) insist(Number.isInteger(sum) && sum >= 0, `${sum} cents`)
  })
})

/** What an entry brings into play, by its events. */
function broughtIn(step: Step): number {
  const { before } = step
  let sum = 2_00 * eventsOf(step, 'cardPaid').length - 5_00 * eventsOf(step, 'factoryBuilt').length
  for (const { cost } of eventsOf(step, 'rondelMoved')) sum -= cost
  for (const { units } of eventsOf(step, 'imported')) sum -= 1_00 * units.length
  for (const { country, treasury, shares } of eventsOf(step, 'taxed')) {
    sum += treasury - before.countries[country].treasury
    for (const { amount } of shares) sum += amount
  }
  return sum
}

test('[V-3] money comes and goes only by cards, rondel, factories, imports and taxes', () => {
  const total = (state: State) => conserved({ ...state, bank: 0 }).money
  everyStep((step) => {
    const { after: state } = step
    insist(conserved(state).money === 0, 'money was lost')
    insist(total(state) - total(step.before) === broughtIn(step), 'money from nowhere')
  })
})

test('[V-4, V-5] units within limits and where they belong; one chip to a place', () => {
  everyStep(({ after: state }) => {
    const chips = COUNTRIES.flatMap((country) => state.board[country].chips)
    insist(new Set(chips).size === chips.length, 'two chips')
    insist(
      chips.every((place) => territory(place).kind !== 'home'),
      'a chip at home',
    )
    for (const country of COUNTRIES) {
      const { fleets, armies } = state.board[country]
      const limits = partOf('unitLimits', state.rules.unitLimits)[country]
      insist(fleets.length <= (limits?.fleet ?? 0), 'too many fleets')
      insist(armies.length <= (limits?.army ?? 0), 'too many armies')
      insist(
        fleets.every((place) => isSea(place) || (isHomeOf(country, place) && isPort(place))),
        'a fleet ashore',
      )
      insist(
        armies.every(({ at, hostile }) => !isSea(at) && (hostile || isForeignHome(country, at))),
        'an army where it cannot be',
      )
    }
  })
})

test('[V-6, I-12.14] every country keeps a working factory, all of them at home', () => {
  everyStep(({ after: state }) => {
    for (const country of COUNTRIES) {
      const { factories } = state.board[country]
      insist(new Set(factories).size === factories.length, 'two factories')
      insist(
        factories.every((place) => isHomeOf(country, place)),
        'a factory abroad',
      )
      insist(workingFactories(state.board, country).length > 0, `${country} has no factory`)
    }
  })
})

test('[V-7] leadership is the stockholders by their holdings', () => {
  everyStep(({ after: state }) => {
    for (const country of COUNTRIES) {
      const { leadership, stock } = state.countries[country]
      const owners = new Set(stock.filter((owner) => owner !== null))
      insist(owners.size === leadership.length, 'leadership')
      const holdings = leadership.map((seat) => holding(state, seat, country))
      if (state.rules.controlMeasure === 'denomination') {
        insist(
          holdings.every((own, index) => index === 0 || own <= (holdings[index - 1] ?? 0)),
          'order',
        )
        const isShared =
          state.rules.government === 'democracy' &&
          2 * (holdings[0] ?? 0) < totalHolding(state, country)
        insist(isDemocracy(state, country) === isShared, 'government')
        insist(!isShared || leadership.length >= 3, 'a democracy of two')
      }
    }
  })
})

test('[V-8] points rise to 25 at most, the last tax is 5 to 15, rounds never fall', () => {
  everyStep(({ before, after: state }) => {
    insist(state.round >= before.round, 'round')
    for (const country of COUNTRIES) {
      const { points, lastTax } = state.countries[country]
      insist(points >= before.countries[country].points && points <= 25, 'points')
      insist(lastTax >= 5 && lastTax <= 15, 'last tax')
    }
  })
})

test('[V-9] one card, and an order of all seats', () => {
  everyStep(({ after: state }) => {
    const isOpening = ['bid', 'buyBid', 'sale'].includes(state.mode)
    insist((state.card === null) === isOpening, 'card')
    insist(state.order.toSorted().join() === seatsUpTo(state.players.length).join(), 'order')
  })
})

test('[V-10] somebody is always active and has something to do', () => {
  everyStep(({ offers }) => {
    if (offers === undefined) return
    insist(offers.length > 0 && offers.every((count) => count > 0), 'nothing to do')
  })
})

test('[V-12] votes on proposals and on peace are over when all have answered', () => {
  let peace = 0
  everyStep(({ after: state }) => {
    const country = askedNow(state)
    if (state.mode !== 'vote' && state.mode !== 'peace') return
    if (state.mode === 'peace') peace += 1
    const voters =
      state.mode === 'vote' || country === undefined
        ? state.countries[state.up].leadership
        : answerersOf(state, country)
    insist(
      voters.some((seat) => state.players[seat]?.sealed === null),
      'a vote that hangs',
    )
  })
  expect(peace).toBeGreaterThan(0)
})

test('[V-14] until something is carried out no money moves and no marker', () => {
  const held = ({ players, countries, bank }: State) =>
    JSON.stringify([
      bank,
      players.map(({ cash }) => cash),
      COUNTRIES.map((country) => [countries[country].treasury, countries[country].space]),
    ])
  const planning = ['proposal', 'opposition', 'plan', 'peace', 'vote', 'force']
  everyStep((step) => {
    if (!planning.includes(step.before.mode) || has(step, 'rondelMoved')) return
    insist(held(step.before) === held(step.after), 'money or a marker moved')
  })
})

test('[V-14, V-15] boards change only when something is carried out, and only wars and blasts cost units', () => {
  everyStep((step) => {
    const { before, after: state } = step
    const carriedOut = ['maneuvered', 'produced', 'imported', 'factoryBuilt'] as const
    const isSame = JSON.stringify(before.board) === JSON.stringify(state.board)
    insist(isSame || carriedOut.some((kind) => has(step, kind)), 'the board moved')
    const moved = eventsOf(step, 'unitMoved')
    const spent = {
      wars: moved.filter(({ action }) => action.startsWith('war')).length,
      blasts: moved.filter(({ action }) => action.startsWith('blow')).length,
    }
    if (before.plan?.kind !== 'maneuver' || moved.length === 0) return
    const planned = state.plan?.kind === 'maneuver' ? planBoard(state, state.plan) : undefined
    if (planned === undefined) return
    const count = (board: State['board']) =>
      COUNTRIES.reduce((sum, country) => sum + unitsOf(board[country]), 0)
    const lost = count(planBoard(before, before.plan)) - count(planned)
    insist(lost === 2 * spent.wars + 3 * spent.blasts, `${lost} units were lost`)
  })
})

test('[V-16] off limits and the Swiss set last a round', () => {
  everyStep(({ after: state }) => {
    if (state.mode === 'buy') return
    const isOff = COUNTRIES.some((country) => state.countries[country].offLimits)
    insist(!isOff, 'off limits')
    insist(state.swissSet.length === 0 || state.rules.openingSwiss === 'deferred', 'Swiss set')
  })
})

test('[V-17] between investor rounds no stock changes hands', () => {
  everyStep(({ before, after: state }) => {
    if (['buy', 'bid', 'buyBid', 'sale'].includes(before.mode)) return
    for (const country of COUNTRIES)
      insist(
        before.countries[country].stock.join() === state.countries[country].stock.join(),
        'stock',
      )
  })
})

test('[V-18] nobody else is sent a sealed bid or vote', () => {
  everyStep(({ entry, after }) => {
    for (const event of entry.events) {
      if (event.kind !== 'bidMade' && event.kind !== 'voted' && event.kind !== 'peaceVoted')
        continue
      for (const viewer of [...seatsUpTo(after.players.length), 'spectator' as const]) {
        if (viewer !== event.seat)
          insist(!JSON.stringify(redact(event, viewer)).includes('"is"'), 'a leak')
      }
    }
  })
})

test('[V-19] the split adds up to the pool, and a larger pool takes from nobody', () => {
  const { state } = arrange({ stock: { Austria: 'A 5; B 3; C 2; D 1' } })
  const split = (pool: number) =>
    [0, 1, 2, 3].map(
      (seat) => sharesOf(state, 'Austria', pool).find((one) => one.seat === seat)?.amount ?? 0,
    )
  for (let pool = 0; pool < 30; pool++) {
    const [now, more] = [split(pool), split(pool + 1)]
    expect(now.reduce((sum, share) => sum + share, 0)).toBe(pool * 100)
    now.forEach((share, seat) => {
      expect(more[seat]).toBeGreaterThanOrEqual(share)
    })
  }
})

test('[V-20] every game ends', () => {
  for (const { seed } of GAMES) {
    const last = STEPS.findLast((step) => step.seed === seed)
    expect(last?.after.mode).toBe('over')
    expect(last?.after.round).toBeLessThan(120)
  }
})

test('[V-13] going back a step gives the same state again, and the same move the same events', () => {
  for (const game of GAMES) {
    const table = openRandom(game)
    playRandomly(table, game.seed, ({ n, by, seat, move, events }, before) => {
      if (n % 97 !== 0 || move === undefined) return
      table.rewind(n - 1, 'host', 0)
      expect(table.state).toEqual(before)
      const again = table.play({ by, move, at: 0, ...(seat === undefined ? {} : { seat }) })
      expect(again.ok && again.entry?.events).toEqual(events)
    })
  }
})
