// Choosing among offers step by step.
import { imperial as imperialGame } from '@foldtable/games/imperial'
import { powerhouse } from '@foldtable/games/powerhouse'
import {
  type AnyMove,
  type Game,
  readOptions,
  type Speech,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { describe, expect, test } from 'vitest'
import {
  found,
  goesByStep,
  heldSteps,
  narrow,
  type Offered,
  pathsOf,
} from '../src/plain/narrowing.ts'
import { kindTitle, moveText, valueText } from '../src/plain/plain-words.ts'
import { rangeOf, saysMoney } from '../src/plain/ranges.ts'
import { refusedMoves } from '../src/plain/refused.ts'

const imperial = imperialGame as Game

const speech: Speech = {
  locale: 'en',
  catalog: {
    'move.sail': 'Sail {from} to {to}',
    'move.pass': 'Pass',
    'move.build': 'Build',
    'place.venice': 'Venice',
  },
  nameOf: (seat) => ['Ann', 'Bob'][seat] ?? '?',
}

const offered = (offers: AnyMove[], game: Offered['game'] = {}): Offered => ({
  game,
  view: {},
  seat: 0,
  seats: 2,
  offers,
  speech,
})

const sail = (from: string, to: string) => ({ kind: 'sail', from, to }) as AnyMove

const many = ['a', 'b', 'c', 'd'].flatMap((from) =>
  ['v', 'w', 'x', 'y'].map((to) => sail(from, to)),
)

describe('paths', () => {
  test('a few offers are chosen by their names', () => {
    const paths = pathsOf(offered([{ kind: 'pass' }, sail('a', 'b')]))
    expect(paths.map(({ steps }) => steps)).toEqual([['Pass'], ['Sail a to b']])
  })

  test('many offers go by kind, then by field; a kind with one offer stays one choice', () => {
    const paths = pathsOf(offered([{ kind: 'pass' }, ...many]))
    expect(paths[0]?.steps).toEqual(['Pass'])
    expect(paths[1]?.steps).toEqual(['Sail … to …', 'from: a', 'to: v'])
  })

  test('many offers with names of the game go by kind, then by name', () => {
    const nameOffer = (_: unknown, __: number, move: AnyMove) => ({ id: `${JSON.stringify(move)}` })
    const paths = pathsOf(offered(many, { nameOffer }))
    expect(paths[0]?.steps).toHaveLength(2)
  })

  test('the steps of the game are taken as they are', () => {
    const steps = (_: unknown, __: number, move: AnyMove) =>
      Object.values(move).map((id) => ({ id }))
    const paths = pathsOf(offered(many, { steps }))
    expect(paths[5]?.steps).toEqual(['sail', 'b', 'w'])
  })

  test('offers in the same words are told apart by their fields', () => {
    const nameOffer = () => ({ id: 'the same' })
    const paths = pathsOf(offered([sail('a', 'b'), sail('a', 'c')], { nameOffer }))
    expect(paths.map(({ steps }) => steps.at(-1))).toEqual(['from: a, to: b', 'from: a, to: c'])
  })
})

describe('narrowing', () => {
  const steps = (_: unknown, __: number, move: AnyMove) => Object.values(move).map((id) => ({ id }))
  const paths = pathsOf(offered(many, { steps }))

  test('what all offers share is said, not asked', () => {
    const { chosen, trail, choices } = narrow(paths, [])
    expect({ chosen, trail }).toEqual({ chosen: [], trail: [{ label: 'sail', choice: null }] })
    expect(choices.map(({ label, count }) => [label, count])).toEqual([
      ['a', 4],
      ['b', 4],
      ['c', 4],
      ['d', 4],
    ])
  })

  test('each choice leaves those behind it, until one is left', () => {
    const { chosen, trail, choices } = narrow(paths, ['c'])
    expect(chosen).toEqual(['c'])
    expect(trail.map(({ label, choice }) => [label, choice])).toEqual([
      ['sail', null],
      ['c', 0],
    ])
    expect(choices.map(({ label }) => label)).toEqual(['v', 'w', 'x', 'y'])
    expect(choices[2]?.move).toEqual(sail('c', 'x'))
  })

  test('a choice that no longer leads anywhere is dropped', () => {
    expect(narrow(paths, ['gone', 'x']).chosen).toEqual([])
  })

  test('a piece stays chosen by its key while its words change', () => {
    const keyed = (place: string) =>
      pathsOf(
        offered(many, {
          steps: (_, __, move) => [
            { id: `the boat at ${place}`, params: { key: 'boat' } },
            { id: move.kind, params: { key: 'sail' } },
            { id: JSON.stringify(move) },
          ],
        }),
      )
    const before = keyed('a')
    const held = heldSteps(before, many[3] as AnyMove)
    expect(held).toEqual(['boat', 'sail'])
    expect(narrow(keyed('b'), held).trail[0]?.label).toBe('the boat at b')
    expect(heldSteps(paths, many[3] as AnyMove)).toEqual([])
  })

  test('choices that differ by a number come in its order', () => {
    const numbered = pathsOf(
      offered(many, {
        steps: (_, __, move) => [{ id: `Zone ${20 - many.indexOf(move)}` }, { id: 'x' }],
      }),
    )
    const labels = narrow(numbered, []).choices.map(({ label }) => label)
    expect([labels[0], labels.at(-1)]).toEqual(['Zone 5 · x', 'Zone 20 · x'])
  })

  test('an only offer is asked too: nothing is played by itself', () => {
    const { choices, trail } = narrow(paths.slice(0, 1), [])
    expect(trail).toEqual([])
    expect(choices).toEqual([{ label: 'sail · a · v', count: 1, move: sail('a', 'v') }])
  })

  test('every offer is reached by exactly one way', () => {
    const reached: AnyMove[] = []
    const walk = (wanted: readonly string[]): void => {
      for (const { label, move } of narrow(paths, wanted).choices) {
        if (move === undefined) walk([...wanted, label])
        else reached.push(move)
      }
    }
    walk([])
    expect(reached).toEqual(many)
  })

  test('thousands of offers stay quick', () => {
    const huge = Array.from({ length: 20_000 }, (_, i) => ({
      move: { kind: 'm' },
      steps: [`${i % 20}`, `${i % 400}`, `${i}`],
    }))
    const began = performance.now()
    expect(narrow(huge, ['7', '127']).choices).toHaveLength(50)
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('finding (U-13)', () => {
  const paths = [
    { move: { kind: 'go' }, steps: ['Move', 'tank', 'AG4'] },
    { move: { kind: 'stay' }, steps: ['Move', 'tank', 'AG5'] },
    { move: { kind: 'sail' }, steps: ['Sail', 'Île de Ré'] },
  ]
  const labels = (filter: string) => found(narrow(paths, []), filter).map(({ label }) => label)

  test('everything below is found, by words in any order, without accents', () => {
    expect(labels('ag4')).toEqual(['Move · tank · AG4'])
    expect(found(narrow(paths, []), 'ag4')[0]?.move).toEqual({ kind: 'go' })
    expect(labels('re ile')).toEqual(['Sail · Île de Ré'])
    expect(labels('nowhere')).toEqual([])
  })

  test('without words there is what there was', () => {
    expect(labels(' ')).toEqual(['Move', 'Sail · Île de Ré'])
  })

  test('what is refused is told with its reason, and what is offered is not', () => {
    const read = readOptions(powerhouse)
    if (!read.ok) throw new Error('no options')
    const chance = seededChance('why not')
    const table = Table.open({ game: powerhouse, seats: 4, options: read.options, chance })
    const seat = table.decision.result === undefined ? (table.decision.seats[0] ?? 0) : 0
    const bid = { ...powerhouse.moves.bid, candidates: () => [100, 150].map(bidOf) }
    const game = { moves: { ...powerhouse.moves, bid } } as unknown as Game
    const told = refusedMoves(
      { game, view: table.view(seat), seat, decision: table.decision },
      {
        fits: (label) => label.startsWith('bid'),
        labelOf: (move) => Object.values(move).join(' '),
        whyNot: (move) => table.refusal({ by: seat, move: move as never, at: table.at })?.code,
      },
    )
    expect(told).toEqual([{ label: 'bid 100', why: 'bidTooLow' }])
  })
})

const bidOf = (amount: number) => ({ kind: 'bid', amount }) as const

describe('numbers of a range (U-13)', () => {
  test('a bid can be any amount between the least and the most that are offered', () => {
    const range = rangeOf(imperial, [901, 200, 0, 1333].map(bidOf))
    expect(range).toMatchObject({ least: 0, most: 1333, step: 1 })
    expect(range?.make(950)).toEqual({ kind: 'bid', amount: 950 })
    expect(rangeOf(powerhouse as Game, [150, 160, 185].map(bidOf))?.step).toBe(5)
  })

  test('few numbers, or moves with more than a number, are chosen as they are', () => {
    expect(rangeOf(imperial, [0, 100].map(bidOf))).toBeUndefined()
    const buys = [1, 2, 3].map((stock) => ({ kind: 'buy', country: 'Italy', stock }))
    expect(rangeOf(imperial, buys)).toBeUndefined()
  })

  test('money is known by its name', () => {
    const name = {
      id: 'n',
      params: { all: { parts: [{ id: 'm', params: { x: { money: 950 } } }] } },
    }
    expect(saysMoney(name, 950)).toBe(true)
    expect(saysMoney(name, 900)).toBe(false)
  })
})

test('in one turn, offers stay in steps however few are left', () => {
  const steps = () => [{ id: 'one' }, { id: 'two' }]
  const few = {
    game: { steps, nameOffer: () => ({ id: 'n' }) },
    seat: 0,
    seats: 2,
    speech,
    offers: [{ kind: 'a' }],
  }
  expect(goesByStep(few)).toBe(false)
  expect(goesByStep({ ...few, isStepwise: true })).toBe(true)
})

describe('values in words', () => {
  test('blanks, seats, lists and words of the game', () => {
    expect(valueText('card', { to: [1] }, speech, 2)).toBe('?')
    expect(valueText('deck', [{ to: [] }, { to: [] }], speech, 2)).toBe('2 × ?')
    expect(valueText('dealer', 1, speech, 2)).toBe('Bob')
    expect(valueText('dealer', 7, speech, 2)).toBe('7')
    expect(valueText('place', 'venice', speech, 2)).toBe('Venice')
    expect(valueText('places', ['venice'], speech, 2)).toBe('Venice')
    expect(valueText('ship', { owner: 0, cargo: 2 }, speech, 2)).toBe('owner Ann, cargo 2')
  })

  test('a move without a name of its own shows its kind and fields', () => {
    expect(moveText({ kind: 'raiseTax', by: 3 } as AnyMove, speech, 2)).toBe('raise tax (by 3)')
    expect(moveText({ kind: 'build', place: 'venice' } as AnyMove, speech, 2)).toBe(
      'Build (place Venice)',
    )
    expect(kindTitle('raiseTax', speech)).toBe('raise tax')
    const swaps = { ...speech, catalog: { 'move.swap': 'Swap with {target}' } }
    expect(moveText({ kind: 'swap' }, swaps, 2)).toBe('Swap with …')
  })
})
