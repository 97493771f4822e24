// The drawn table of PowerHouse: its words, how a hand lies, and motion that always ends where the replica stands.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { choose } from '@foldtable/games/powerhouse/bot'
import { LOCALES, seatsUpTo, seededChance, Table, type Viewer } from '@foldtable/kernel'
import { describe, expect, test } from 'vitest'
import { availabilityOf } from '../../games/powerhouse/board/availability.ts'
import { formulaOf } from '../../games/powerhouse/board/formula.ts'
import { isSecondTwin, rowsOf, sorted } from '../../games/powerhouse/board/hand-order.ts'
import { placesFor } from '../../games/powerhouse/board/layout.ts'
import { beatsOf, markOf } from '../../games/powerhouse/board/staging.ts'
import { boardWords, talkIn } from '../../games/powerhouse/board/words/index.ts'
import type { Card, CardType } from '../../games/powerhouse/src/cards.ts'
import { catalogs } from '../../games/powerhouse/src/catalogs/index.ts'
import { powerhouse, type State } from '../../games/powerhouse/src/index.ts'
import type { SheetRow } from '../../games/powerhouse/src/state.ts'

const OPTIONS = {
  packsForSix: 2,
  thresholdOnePack: 200,
  thresholdTwoPacks: 400,
  gameCount: 1,
} as const
const cards = (text: string) => text.split(' ') as Card[]

const openTable = (seats: number, seed: string) =>
  Table.open({ game: powerhouse, seats, options: OPTIONS, chance: seededChance(seed) })

/** Lets the bots play and hands out each entry with the state before it. */
function* played(table: ReturnType<typeof openTable>, viewer: Viewer) {
  for (;;) {
    const { decision } = table
    if (decision.result !== undefined) return
    const [seat = 0] = decision.seats
    const move = choose(table.view(seat), seat, table.offers(seat)) ?? table.offers(seat)[0]
    if (move === undefined) throw new Error('nothing to play')
    const before = table.view(viewer)
    const answer = table.play({ by: seat, move, at: 0 })
    if (!answer.ok || answer.entry === undefined) throw new Error(`refused: ${move.kind}`)
    const frame = table.frame(answer.entry, viewer)
    yield { before, events: 'events' in frame ? frame.events : [], after: table.view(viewer) }
  }
}

describe('what it says', () => {
  const board = fileURLToPath(new URL('../../games/powerhouse/board/', import.meta.url))
  const sources = globSync('*.{ts,tsx}', { cwd: board })
    .map((file) => readFileSync(join(board, file), 'utf8'))
    .join('\n')
  const placesOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
  const said = [...sources.matchAll(/'((?:board|formula)\.[\w.]+)'/g)].map(([, id]) => id ?? '')
  const begun = [...sources.matchAll(/`(board\.[\w.]*)\$\{/g)].map(([, start]) => start ?? '')

  test('the same sentences with the same places in every language', () => {
    for (const locale of LOCALES) {
      expect(Object.keys(boardWords[locale])).toEqual(Object.keys(boardWords.en))
      for (const [id, text] of Object.entries(boardWords[locale]))
        expect([id, new Set(placesOf(text))]).toEqual([
          id,
          new Set(placesOf(boardWords.en[id] ?? '')),
        ])
    }
  })

  test('every sentence that is said has a text, and none is left over', () => {
    const ids = Object.keys(boardWords.en)
    expect(said.filter((id) => !ids.includes(id))).toEqual([])
    expect(begun.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([])
    const isSaid = (id: string) =>
      said.includes(id) || begun.some((start) => start !== 'board.' && id.startsWith(start))
    const dialogs = ['board.lastTrick', 'board.tricks', 'board.sheet']
    expect(ids.filter((id) => !isSaid(id) && !dialogs.includes(id))).toEqual([])
  })

  test('no id of the board is one of the game', () => {
    expect(Object.keys(boardWords.en).filter((id) => id in catalogs.en)).toEqual([])
  })

  test('cards have the letters of the language', () => {
    const name = () => 'Ann'
    expect(cards('JH QS KD AC 10H').map(talkIn('fr', name).indexOf)).toEqual([
      'V',
      'D',
      'R',
      'A',
      '10',
    ])
    expect(cards('JH/1 QS').map(talkIn('en', name).indexOf)).toEqual(['J', 'Q'])
  })
})

describe('a hand', () => {
  const hand = cards('2S KD AH 5C AS 9H 3S')

  test('lies by suit in alternating colours, PowerHouse first, the highest card first', () => {
    expect(sorted(hand, 'suit', 'D')).toEqual(cards('KD AS 3S 2S AH 9H 5C'))
    expect(sorted(hand, 'suit', null)).toEqual(cards('AS 3S 2S AH 9H 5C KD'))
  })

  test('with three suits the one of another colour lies between the two others', () => {
    expect(sorted(cards('2S KD AH'), 'suit', null)).toEqual(cards('AH 2S KD'))
  })

  test('or by rank', () => {
    expect(sorted(hand, 'rank', 'D')).toEqual(cards('AS AH KD 9H 5C 3S 2S'))
  })

  test('is cut into rows that fingers can hit', () => {
    const rows = (count: number) => rowsOf(seatsUpTo(count), 9).map(({ length }) => length)
    expect([1, 9, 13, 17].map(rows)).toEqual([[1], [9], [7, 6], [9, 8]])
    expect(rowsOf([], 9)).toEqual([[]])
  })

  test('tells two equal cards apart, where it holds both', () => {
    const twins = cards('AS/0 AS/1 KS/1')
    expect(twins.map((card) => isSecondTwin(card, twins))).toEqual([false, true, false])
  })
})

describe.each(['tall', 'wide'] as const)('a %s table', (shape) => {
  test.each([4, 5, 6, 7, 8, 9, 10])('has a place of its own for each of %i seats', (count) => {
    const places = placesFor(count, 2, shape)
    expect(places).toHaveLength(count)
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
    expect(places[2]).toEqual({ x: 0.5, y: 1, side: 'bottom' })
    expect(places[3]?.side).toBe('left')
    expect(places[1]?.side).toBe('right')
  })
})

describe('motion', () => {
  test.each([
    [4, 0],
    [6, 3],
    [10, 'spectator'],
  ] as const)('%i seats, seen by %s: it ends where the replica stands', (seats, viewer) => {
    const table = openTable(seats, `motion ${seats}`)
    let tricks = 0
    for (const { before, events, after } of played(table, viewer)) {
      const beats = beatsOf(before, events)
      const last = beats.at(-1)?.picture
      expect(last === undefined ? '' : markOf(last)).toBe(markOf(after))
      expect(last).toEqual(after)
      const full = beats.filter(({ cues }) => cues?.[0]?.kind === 'won')
      for (const { picture, ms } of full) expect([picture.trick.length, ms]).toEqual([seats, 1500])
      tricks += full.length
    }
    expect(tricks).toBe(table.state.tricks.length)
  })

  test('a partner is revealed while the trick is still open', () => {
    const table = openTable(4, 'reveal')
    const seen: string[] = []
    for (const { before, events } of played(table, 1))
      for (const { cues, picture } of beatsOf(before, events))
        if (cues?.[0]?.kind === 'revealed') seen.push(`${picture.trick.length > 0}`)
    expect(seen).toEqual(['true'])
  })

  test('a replica is never changed by drawing it', () => {
    const table = openTable(5, 'untouched')
    for (const { before, events } of played(table, 0)) {
      const text = JSON.stringify(before)
      beatsOf(before, events)
      expect(JSON.stringify(before)).toBe(text)
    }
  })
})

describe('calling partners', () => {
  const state = {
    variant: '6P2D',
    removed: ['2S/0', '2H/0', '2H/1'],
  } as unknown as State
  const hand = cards('AD/0 KD/0 KD/1 2S/1')
  const reason = (card: string) => availabilityOf(state, hand, [], [], card as CardType).reason

  test('says why a card cannot be called (P-7.2)', () => {
    expect(['KD', '2H', '2S', 'AD'].map(reason)).toEqual([
      'bothOwn',
      'removed',
      'ownAndRemoved',
      'called',
    ])
    const one = { variant: '4P1D', removed: [] } as unknown as State
    expect(availabilityOf(one, cards('AS'), [], [], 'AS').reason).toBe('own')
  })

  test('a card that is marked already cannot be marked again in the same way (P-7.4)', () => {
    const offers = [
      { kind: 'call', card: 'AS', copy: '1st' },
      { kind: 'call', card: 'AS', copy: '2nd' },
    ] as const
    const first = { card: 'AS', copy: '1st' } as const
    expect(availabilityOf(state, hand, offers, [first], 'AS').calls).toEqual([
      { card: 'AS', copy: '2nd' },
    ])
  })
})

test('[P-10.3 to P-10.5, GP-20] the score sheet says how each number came about', () => {
  const row = {
    team: [2, 3],
    leader: 2,
    made: false,
    bid: 160,
    points: { team: 155, others: 95 },
    deltas: [95, 95, -160, 47],
  } as unknown as SheetRow
  const { say } = talkIn('en', () => 'Ann')
  const told = [0, 2, 3].map((seat) => {
    const { id, params } = formulaOf(row, seat)
    return say(id, params)
  })
  expect(told).toEqual([
    'against the leader, what that side took = 95',
    '155 is less than 160: the leader loses the bid = −160',
    'the bid has failed: 95 / 2, rounded down = 47',
  ])
})
