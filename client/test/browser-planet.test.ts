// Full Metal Planète on the drawn board alone: every kind of deed by mouse at a desk and by finger on a phone, and a whole game.
// Landing and deployment are in `browser-planet-deployment.test.ts`.
import {
  type Event,
  type FullMetalPlanete,
  fullMetalPlanete,
  type Move,
  type State,
} from '@foldtable/games/full-metal-planete'
import {
  type AnyEvent,
  offers,
  readOptions,
  type Seat,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { isDeep } from '@foldtable/testkit/depth'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { forgetField, unitNamed } from '../../games/full-metal-planete/src/field/index.ts'
import { boxesPage } from './boxes/bundle.ts'
import { comesOf, happenedAt, kindsOf } from './boxes/told.ts'
import type { Wanted } from './boxes/wanted.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, stay, type Visitor, withChromium } from './browser/chromium.ts'
import {
  act,
  cardOf,
  drag,
  hex,
  letGo,
  middleGame,
  type Pointer,
  placeOf,
  planetIsThere,
  points,
  press,
  SITES,
} from './browser/planet.ts'

type Step = number | string | RegExp

/** What the frame leaves at a desk, and on a phone. */
const BOXES = { mouse: [1030, 640], touch: [374, 640] } as const
const BOTH = ['mouse', 'touch'] as const

/** One for each pointer, for all tests: the table in it is another each time. */
const pages: { [P in Pointer]?: Promise<Visitor> } = {}

async function open(pointer: Pointer): Promise<Visitor> {
  const [width, height] = BOXES[pointer]
  const visitor = await stay({ width, height }, pointer === 'touch')
  await visitor.page.setContent(await boxesPage())
  return visitor
}

/** Ann and Bob; whoever is asked first may have landed already. */
function newTable() {
  const read = readOptions(fullMetalPlanete)
  if (!read.ok) throw new Error('no options are good options')
  const chance = seededChance('planet')
  return Table.open<FullMetalPlanete>({
    game: fullMetalPlanete,
    seats: 2,
    options: read.options,
    chance,
  })
}

type PlanetTable = ReturnType<typeof newTable>

const askedIn = ({ decision }: PlanetTable) =>
  decision.result === undefined ? decision.seats[0] : undefined

function plays(table: PlanetTable, by: Seat, move: Move): void {
  expect(table.play({ by, move, at: table.at }).ok).toBe(true)
}

const landing = (seat: Seat): Move => ({
  kind: 'land',
  body: SITES[seat] ?? 0,
  orientation: 0,
})

/** It is Ann's turn to land. */
function beforeLanding(): State {
  const table = newTable()
  if (askedIn(table) === 1) plays(table, 1, landing(1))
  return table.state
}

/** Both have landed, and what stands where is told. */
function later(change: (state: State) => void): State {
  const table = newTable()
  for (let n = 0; n < 2; n++) plays(table, askedIn(table) ?? 0, landing(askedIn(table) ?? 0))
  const state = structuredClone(table.state)
  change(state)
  forgetField(state)
  return state
}

/** Red and Blue meet in the far north; in the west Red's converter has ore, and a barge with a bridge lies off the coast. */
function meet(state: State): void {
  middleGame(state, (put) => {
    put('tank-p1-2', [1, 6])
    put('tank-p1-3', [1, 5])
    put('crab-p1-1', [2, 5])
    put('tank-p2-2', [1, 7])
    put('crab-p2-1', [2, 7])
    put('tank-p1-1', [10, 4])
    put('converter-p1-1', [9, 6])
    put('tank-p1-4', [10, 7])
    put('barge-p1-1', [9, 8], 4)
    put('supertank-p1-1', [9, 32])
    put('tank-p2-1', [2, 30])
  })
  aboard(state, 'converter-p1-1', 'mineral-1')
  aboard(state, 'barge-p1-1', 'bridge-p1-1')
  for (const tower of ['tower-p2-0', 'tower-p2-1', 'tower-p2-2']) {
    const at = unitNamed(state, tower)?.at ?? 0
    fullMetalPlanete.evolve(state, { kind: 'shot', by: [], at, hit: [tower], ap: state.ap })
  }
}

const aboard = (state: State, by: string, item: string): void =>
  fullMetalPlanete.evolve(state, { kind: 'loaded', by, item, ap: state.ap })

interface Told {
  readonly page: Page
  readonly problems: readonly string[]
  readonly wanted: Wanted
  /** As it stands, with what has happened since. */
  readonly state: State
  /** Presses these, of which the last makes so many moves; answers the events. Nothing is chosen afterwards. */
  does(moves: number, ...steps: readonly Step[]): Promise<readonly AnyEvent[]>
  /** The first event of one move. */
  first(...steps: readonly Step[]): Promise<AnyEvent | undefined>
  /** What Ann could do. */
  offered<K extends Move['kind']>(kind: K): Extract<Move, { kind: K }>[]
}

async function tell(pointer: Pointer, state: State, more: Partial<Wanted> = {}): Promise<Told> {
  pages[pointer] ??= open(pointer)
  const { page, problems } = await pages[pointer]
  const wanted: Wanted = {
    game: 'full-metal-planete',
    seats: 2,
    seed: 'told',
    about: 'any',
    board: 'drawn',
    box: BOXES[pointer],
    state,
    ...more,
  }
  await page.evaluate(`show(${JSON.stringify(wanted)})`)
  await planetIsThere(page)
  const stands = structuredClone(state)
  const does = async (moves: number, ...steps: readonly Step[]) => {
    const found = await comesOf(page, wanted, () => points(page, pointer, ...steps), moves)
    for (const event of found) fullMetalPlanete.evolve(stands, event as Event)
    await drawn(page)
    await letGo(page)
    return found
  }
  return {
    page,
    problems,
    wanted,
    state: stands,
    does,
    first: async (...steps) => (await does(1, ...steps))[0],
    offered: (kind) =>
      offers(fullMetalPlanete, stands, 0).filter((move) => move.kind === kind) as never,
  }
}

/** What was played is on the page. */
const drawn = (page: Page) =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  )

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.each(BOTH)(
    'by %s one moves, loads, unloads, shoots, captures, ships, builds, lays a bridge, enters, leaves and takes an astronef',
    async (pointer) => {
      const told = await tell(pointer, later(meet))
      const { page, problems, first, does, offered } = told

      // Dragged onto the carrier it is aimed at; a press does it (C-13).
      await placeOf(page, hex(2, 5), pointer) // the map may move for it
      const ore = await placeOf(page, hex(2, 6), pointer)
      await drag(page, ore, await placeOf(page, hex(2, 5), pointer), pointer)
      await cardOf(page).getByText('Red crab 1').waitFor()
      expect(await first(hex(2, 6))).toMatchObject({ kind: 'loaded', by: 'crab-p1-1' })
      const [drop] = offered('unload').filter(
        ({ by, to }) => by === 'crab-p1-1' && to !== hex(2, 6),
      )
      const spot = drop?.to ?? -1
      expect(await first(hex(2, 5), /^Ore/, spot, spot)).toMatchObject({
        kind: 'unloaded',
        by: 'crab-p1-1',
        at: spot,
      })
      expect(await does(1, hex(1, 5), hex(2, 6), hex(2, 6))).toContainEqual(
        expect.objectContaining({ kind: 'moved', unit: 'tank-p1-3', to: hex(2, 6) }),
      )
      await points(page, pointer, hex(1, 6), hex(2, 7))
      await cardOf(page).getByText('Destroys Blue crab 1').waitFor()
      expect(await first(/^Shoot/)).toMatchObject({ kind: 'shot', hit: ['crab-p2-1'] })
      expect(await first(hex(1, 7), 'Capture', /^Capture \d/)).toMatchObject({
        kind: 'captured',
        unit: 'tank-p2-2',
      })
      // What is captured has the colour of whoever holds it, in words and in the drawing.
      await press(page, hex(1, 7), pointer)
      await cardOf(page).getByText('Red tank 2 (once blue)').waitFor()
      expect(await page.locator('[data-unit="tank-p2-2"]').getAttribute('class')).toContain(
        'team-0',
      )
      await letGo(page)

      // A tank goes aboard, the barge sails with it, and it lands elsewhere.
      expect(await first(hex(9, 8), hex(10, 7), hex(10, 7))).toMatchObject({
        kind: 'loaded',
        by: 'barge-p1-1',
        item: 'tank-p1-4',
      })
      const [sails] = offered('move').filter(({ unit }) => unit === 'barge-p1-1')
      const to = sails?.path.at(-1) ?? -1
      expect(await first(hex(9, 8), to, to)).toMatchObject({ kind: 'moved', unit: 'barge-p1-1' })
      const [shore] = offered('unload').filter(({ item }) => item === 'tank-p1-4')
      const beach = shore?.to ?? -1
      expect(await first(to, 'Red tank 4', beach, beach)).toMatchObject({
        kind: 'unloaded',
        item: 'tank-p1-4',
        at: beach,
      })
      const [laid] = offered('unload').filter(({ item }) => item === 'bridge-p1-1')
      const ford = laid?.to ?? -1
      expect(await first(to, 'Red bridge 1', ford, ford)).toMatchObject({
        kind: 'unloaded',
        item: 'bridge-p1-1',
        at: ford,
      })
      await page.locator('[data-unit="bridge-p1-1"]').waitFor({ state: 'attached' })

      const [built] = offered('build').filter(({ type }) => type === 'crab')
      const yard = built?.to ?? -1
      expect(await first(hex(9, 6), 'Build: crab', yard, yard)).toMatchObject({
        kind: 'built',
        type: 'crab',
        at: yard,
      })
      expect(await first(hex(10, 4), 'Enter', /^Enter \d/)).toMatchObject({
        kind: 'entered',
        unit: 'tank-p1-1',
      })
      expect(await first(hex(10, 2), /Red tank \d/, hex(10, 4), hex(10, 4))).toMatchObject({
        kind: 'exited',
        at: hex(10, 4),
      })
      await axeFindsNothing(page, '.fmp')
      expect(await does(1, hex(9, 32), 'Enter', /^Enter \d/)).toContainEqual(
        expect.objectContaining({ kind: 'shipTaken', ship: 1, seat: 0 }),
      )
      expect(unitNamed(told.state, 'astronef-p2')?.owner).toBe(0)
      expect(problems).toEqual([])
    },
  )

  test.each(BOTH)('by %s one chooses on turn 21, and lifts off on turn 25', async (pointer) => {
    const asked = await tell(
      pointer,
      later((state) => {
        middleGame(state, (put) => put('tank-p1-1', [10, 4]))
        state.turn = 21
        fullMetalPlanete.evolve(state, { kind: 'liftOffAsked' })
      }),
    )
    await asked.page.getByText('Red tank 1 would be left behind').waitFor()
    await axeFindsNothing(asked.page, '.fmp')
    expect(await asked.first('Stay')).toMatchObject({ kind: 'decided', seat: 0 })

    const last = await tell(
      pointer,
      later((state) => {
        middleGame(state, (put) => put('tank-p1-1', [10, 4]))
        state.turn = 25
        state.ap = 15
      }),
    )
    expect(await last.does(1, hex(10, 2), /^Lift off/)).toContainEqual(
      expect.objectContaining({ kind: 'liftedOff', seat: 0 }),
    )
    expect(last.problems).toEqual([])
  })

  test.each(isDeep ? BOTH : (['touch'] as const))(
    'by %s a whole game against a bot goes to its end by presses alone',
    async (pointer) => {
      const { page, problems, wanted } = await tell(pointer, beforeLanding(), {
        bots: true,
        seat: 0,
        seed: 'whole',
      })
      const next = async (name: string) => {
        const before = (await happenedAt(page, wanted)).length
        await points(page, pointer, name)
        const sure = act(page, 'End turn all the same')
        if (await sure.isVisible()) await points(page, pointer, 'End turn all the same')
        const after = async () => (await happenedAt(page, wanted)).slice(before)
        await expect.poll(after, { timeout: 20_000 }).not.toEqual([])
        await drawn(page)
        return kindsOf((await after()).flat())
      }
      await points(page, pointer, SITES[0], SITES[0])
      await act(page, 'Done deploying').waitFor()
      await points(page, pointer, /^Red tank \d ×4$/, hex(10, 4))
      let kinds = await next('Done deploying')
      while (!kinds.includes('gameEnded'))
        kinds = await next((await act(page, 'Stay').isVisible()) ? 'Stay' : 'End turn')
      await axeFindsNothing(page, '.fmp')
      expect(problems).toEqual([])
    },
  )
})
