// The drawn board without a screen: reach, ways, stacks, cards beside places, keys, beats and words.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, speak } from '@foldtable/kernel'
import { seedsOf } from '@foldtable/testkit/depth'
import { nonesAsOne } from '@foldtable/testkit/grammar'
import { expect, test } from 'vitest'
import { centsIn } from '../board/amounts.ts'
import { seenAs, staging } from '../board/beats.ts'
import { NO_CHOICE, pointing, questionOf } from '../board/choosing.ts'
import { initialsOf } from '../board/initials.ts'
import { barriersOf } from '../board/lines.ts'
import { loadsOf } from '../board/loads.ts'
import { mapOf } from '../board/map.ts'
import { linesOfName } from '../board/names.ts'
import { steered } from '../board/nearest.ts'
import { isStep, reachOf } from '../board/reach.ts'
import { looksOf, matterOf, shownBoard } from '../board/scene.ts'
import { spotFor, stacksAt } from '../board/stacks.ts'
import { isOverseas, seasByTrip, seaWay, tripsOf } from '../board/trips.ts'
import { besideOf, boxAround, cameraFor } from '../board/view-box.ts'
import { boardWords } from '../board/words/index.ts'
import { PLACES } from '../src/data/seas.ts'
import { type Event, imperial, type State } from '../src/index.ts'
import { openRandom, playRandomly } from './random-games.ts'
import { A, arrange, B, C, choose, go, propose } from './table.ts'

const EUROPE = mapOf({ board: 'seed' })

/** Three have armies and fleets about Italy. */
const italy = () =>
  arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 5', Austria: 'C 4' },
    fleets: { Italy: 'Naples, Ionian Sea' },
    armies: { Italy: 'Rome, Rome, Genoa, Vienna(c)', France: 'Marseille', Austria: 'Vienna' },
  })

test('what a unit could do that is not chosen yet is what is offered once it is', () => {
  let looked = 0
  for (const seed of seedsOf('reach', { quick: 2, deep: 40 })) {
    const table = openRandom({ seed, players: 3, options: {} })
    playRandomly(table, seed, (entry, before) => {
      if (before.plan?.kind !== 'maneuver' || !('move' in entry)) return
      const { move } = entry
      if (move?.kind !== 'chooseUnit') return
      const seat = before.plan.by
      looked += 1
      expect(table.offers(seat).filter(isStep)).toEqual(reachOf(before, move.unit).deeds)
    })
  }
  expect(looked).toBeGreaterThan(50)
})

test('looking around does not touch the position', () => {
  const scene = italy()
  scene.play(A, propose('L-Maneuver'))
  const view = scene.table.view(A) as State
  const before = JSON.stringify(view)
  const now = { view, viewer: A, offers: scene.table.offers(A) }
  for (const unit of [0, 1]) pointing.pointers(now, { ...NO_CHOICE, unit })
  expect(JSON.stringify(view)).toBe(before)
})

test('what was chosen for one question is none for the next', () => {
  const scene = italy()
  const now = () => ({
    view: scene.table.view(A) as State,
    viewer: A,
    offers: scene.table.offers(A),
  })
  const first = questionOf(now())
  scene.play(A, propose('L-Maneuver'))
  const second = questionOf(now())
  scene.play(A, choose(0))
  expect(new Set([first, second, questionOf(now())]).size).toBe(3)
})

test('stacks: a fleet in port lies at its dock, and no two stacks share a spot', () => {
  const { state } = arrange({
    stock: { Italy: 'A 4' },
    fleets: { Italy: 'Naples' },
    armies: {
      Italy: 'Belgium, Belgium, Naples',
      France: 'Belgium',
      England: 'Belgium',
      Germany: 'Belgium',
      Austria: 'Belgium',
      Russia: 'Belgium',
    },
  })
  const naples = stacksAt(EUROPE, state.board, 'Naples')
  expect(naples.find(({ kind }) => kind === 'fleet')?.at).toEqual(EUROPE.regions.Naples.dock)
  const belgium = stacksAt(EUROPE, state.board, 'Belgium')
  expect(belgium.map(({ count }) => count)).toEqual([1, 2, 1, 1, 1, 1])
  expect(new Set(belgium.map(({ at }) => at.join())).size).toBe(6)
  expect(spotFor(EUROPE, state.board, 'Italy', 'army', 'Belgium')).toEqual(belgium[1]?.at)
})

test('a convoy is drawn through the seas with fleets, by rail from the port', () => {
  const { state } = arrange({
    stock: { Italy: 'A 4' },
    fleets: { Italy: 'Western Med, Bay of Biscay' },
    armies: { Italy: 'Venice' },
  })
  expect(isOverseas(state.rules, 'Venice', 'Portugal')).toBe(true)
  expect(isOverseas(state.rules, 'Venice', 'Marseille')).toBe(false)
  expect(seaWay(state.rules, state.board.Italy.fleets, 'Venice', 'Portugal')).toEqual([
    'Western Med',
    'Bay of Biscay',
  ])
})

test('[I-12.7e, I-12.7f] what fleets carry is counted as the crossings fit together, and drawn so', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4' },
    fleets: { Italy: 'Western Med, Western Med, Bay of Biscay, Ionian Sea' },
    armies: { Italy: 'Rome, Rome, Rome' },
  })
  const loads = () =>
    loadsOf(scene.table.view(A) as State).map(
      ({ sea, carried, capacity }) => `${sea} ${carried}/${capacity}`,
    )
  scene.play(A, propose('L-Maneuver'))
  expect(loads()).toEqual([]) // fleets first
  for (const sea of ['Western Med', 'Western Med', 'Bay of Biscay', 'Ionian Sea'] as const) {
    scene.play(A, scene.table.offers(A)[0] ?? choose(0))
    scene.play(A, go(sea))
  }
  for (const dest of ['Portugal', 'Tunis', 'Greece'] as const) {
    scene.play(A, scene.table.offers(A)[0] ?? choose(0))
    if (dest === 'Greece')
      expect(loads()).toEqual(['Western Med 2/2', 'Bay of Biscay 1/1', 'Ionian Sea 0/1'])
    else scene.play(A, go(dest))
  }
  const { plan, rules, board } = scene.state
  const trips = tripsOf((plan?.kind === 'maneuver' && plan.steps) || [])
  expect([...seasByTrip(rules, board, 'Italy', trips).values()]).toEqual([
    ['Bay of Biscay', 'Western Med'],
    ['Western Med'],
  ])
})

test('units that go the same way are one trip', () => {
  const step = { unit: 'army', from: 'Rome', dest: 'Naples', action: '' } as const
  expect(tripsOf([step, step]).map(({ count }) => count)).toEqual([2])
})

test('the looks of stacks follow the plan: waiting, chosen, done', () => {
  const scene = italy()
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  scene.play(A, go('Western Med'))
  const view = scene.table.view(A) as State
  expect(looksOf(view, { ...NO_CHOICE, unit: 1 }, true)).toEqual({
    'Italy fleet Western Med': 'done',
    'Italy fleet Ionian Sea': 'chosen',
  })
  expect(shownBoard(view).Italy.fleets).toContain('Western Med')
})

test('three borders are closed on the house map and none on the published one', () => {
  const rules = (board: 'seed' | 'published') =>
    arrange({ stock: { Italy: 'A 4' }, options: { board } }).state.rules
  expect(barriersOf(rules('seed'))).toHaveLength(3)
  expect(barriersOf(rules('published'))).toHaveLength(0)
  expect(EUROPE.borders.length).toBeGreaterThan(130)
})

test('a phone looks at all that the question is about', () => {
  const scene = italy()
  scene.play(A, propose('L-Maneuver'))
  const now = { view: scene.table.view(A) as State, viewer: A, offers: scene.table.offers(A) }
  const choice = { ...NO_CHOICE, unit: 0 }
  const matter = matterOf(now.view, choice, pointing.pointers(now, choice))
  expect(matter).toContain('Western Med')
  const window = { width: 374, height: 420 }
  const { x, y, zoom } = cameraFor(EUROPE, matter, window)
  for (const place of matter) {
    const [px, py] = EUROPE.regions[place].name
    expect(Math.abs(px - x) * zoom).toBeLessThanOrEqual(window.width / 2)
    expect(Math.abs(py - y) * zoom).toBeLessThanOrEqual(window.height / 2)
  }
  expect(boxAround(EUROPE, [])).toBeUndefined()
})

test('a card beside a place hides neither the place nor where the unit comes from', () => {
  const [size, room] = [
    { width: 220, height: 130 },
    { width: 374, height: 500 },
  ]
  for (const points of [
    [{ x: 40, y: 40 }],
    [
      { x: 187, y: 250 },
      { x: 187, y: 150 },
    ],
    [
      { x: 350, y: 480 },
      { x: 200, y: 470 },
    ],
  ]) {
    const { x, y } = besideOf(points, size, room)
    for (const point of points)
      expect(
        point.x > x && point.x < x + size.width && point.y > y && point.y < y + size.height,
      ).toBe(false)
    expect([x >= 0, y >= 0, x + size.width <= room.width, y + size.height <= room.height]).toEqual([
      true,
      true,
      true,
      true,
    ])
  }
})

test('arrow keys lead from every region to every other', () => {
  for (const start of ['Vienna', 'Morocco'] as const) {
    const reached = new Set([start as string])
    const todo: (typeof PLACES)[number][] = [start]
    for (const from of todo)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = steered(EUROPE, key, from)
        if (to === undefined || reached.has(to)) continue
        reached.add(to)
        todo.push(to)
      }
    expect(PLACES.filter((place) => !reached.has(place))).toEqual([])
  }
  expect(steered(EUROPE, 'x', 'Vienna')).toBeUndefined()
})

test('amounts are typed with a point, a comma or neither', () => {
  expect(['12', '12.5', '12,05', '$4', ' 0.01 ', '12.'].map(centsIn)).toEqual([
    1200, 1250, 1205, 400, 1, 1200,
  ])
  expect(['', 'x', '-3', '1.234', '12 34'].map(centsIn)).toEqual(Array(5).fill(undefined))
})

test('beats of random games lead to where the table stands', () => {
  let shown = 0
  for (const seed of seedsOf('beats', { quick: 1, deep: 20 })) {
    const table = openRandom({ seed, players: 4, options: {} })
    playRandomly(table, seed, (entry, before) => {
      const beats = staging.beatsOf(before, entry.events as Event[], B)
      const end = beats.at(-1)?.picture
      if (end === undefined) return
      shown += beats.length
      expect(staging.isSame?.(end, table.state)).toBe(true)
    })
  }
  expect(shown).toBeGreaterThan(200)
})

test('a war flashes, a tax tells what it brought and to whom', () => {
  const { state } = italy()
  const tax: Event = {
    kind: 'taxed',
    country: 'Italy',
    revenue: 6,
    points: 1,
    treasury: 500,
    lastTax: 6,
    shares: [{ seat: C, amount: 100 }],
  }
  const seen = seenAs(tax, state)
  expect(seen?.cues?.map(({ kind }) => kind)).toEqual(['treasury', 'cash', 'caption'])
  expect(seen?.cues).toContainEqual({ kind: 'cash', seat: C, cents: 100 })
  expect(seenAs({ kind: 'agreed', seat: A }, state)).toBeUndefined()
})

test('initials tell players apart; long names have two lines', () => {
  expect(initialsOf(['Ann', 'Bob', 'Bea', 'ann'])).toEqual(['1', 'BO', 'BE', '4'])
  expect(linesOfName('Méditerranée occidentale')).toHaveLength(2)
})

test('the board speaks both languages, and names no word that is missing', () => {
  expect(Object.keys(boardWords.fr)).toEqual(Object.keys(boardWords.en))
  const holes = (text = '') => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))
  for (const locale of LOCALES)
    for (const [id, text] of Object.entries(boardWords[locale])) {
      expect(text, id).not.toBe('')
      expect(holes(text), id).toEqual(holes(boardWords.en[id]))
      const speech = { locale, catalog: boardWords[locale], nameOf: () => '' }
      expect(speak({ id, params: {} }, speech)).not.toBe(id)
    }
  expect(nonesAsOne(boardWords.fr, 'fr')).toEqual([])
})

/** Ids that are made of a beginning and a word. */
const MADE =
  /^board\.(money$|way|sector|region|auction|certificate|plan|(take|stop|pass|vote[12]|agree|decline|accept|reject|some|without)$|(factory|production|maneuver|investor|import|taxation|closer|further|whole|focus)$)/

test('every word of the board is said somewhere', () => {
  const folder = join(import.meta.dirname, '..', 'board')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('words'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const silent = Object.keys(boardWords.en).filter(
    (id) => !MADE.test(id) && !sources.includes(`'${id}'`),
  )
  expect(silent).toEqual([])
  expect(Object.keys(imperial.catalogs.en).filter((id) => id in boardWords.en)).toEqual([])
})
