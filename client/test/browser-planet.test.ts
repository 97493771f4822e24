// Full Metal Planète on the drawn board alone: every kind of deed by mouse and by finger, lifting off, and what axe says.
import { fullMetalPlanete, type Move, type State } from '@foldtable/games/full-metal-planete'
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { unitNamed } from '../../games/full-metal-planete/src/field/index.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, openSite, withChromium } from './browser/chromium.ts'
import { isCaughtUp, seesTheTruth } from './browser/evening.ts'
import {
  cardOf,
  comeTo,
  DESK_BY_MOUSE,
  does,
  drag,
  hex,
  landBoth,
  letGo,
  makes,
  middleGame,
  openPlanet,
  PHONE_BY_TOUCH,
  placeOf,
  points,
  press,
  stateOf,
} from './browser/planet.ts'

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

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  // What is played by mouse alone or by touch alone here is played by both in `npm run deep`.
  test.each(isDeep ? [DESK_BY_MOUSE, PHONE_BY_TOUCH] : [DESK_BY_MOUSE])(
    'by %s one moves, loads, unloads, shoots, captures, ships, builds, lays a bridge, enters, leaves and takes an astronef',
    async (pointer, size) => {
      const site = await openSite()
      const planet = await openPlanet(site, [pointer, size])
      const { ann, page } = planet
      await landBoth(planet.live)
      await comeTo(site, planet, meet)
      const { live } = planet
      await seesTheTruth(page, live, 0)
      const first = async (...steps: readonly (number | string | RegExp)[]) => {
        const entry = await does(page, live, pointer, ...steps)
        await letGo(page)
        return entry?.events[0]
      }
      const offered = <K extends Move['kind']>(kind: K) =>
        (live.table?.offers(0) ?? []).filter((move) => move.kind === kind) as Extract<
          Move,
          { kind: K }
        >[]

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
      const gone = await does(page, live, pointer, hex(1, 5), hex(2, 6), hex(2, 6))
      expect(gone?.events).toContainEqual(
        expect.objectContaining({ kind: 'moved', unit: 'tank-p1-3', to: hex(2, 6) }),
      )
      await letGo(page)
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
      const sails = offered('move').filter(({ unit }) => unit === 'barge-p1-1')
      const to = sails[0]?.path.at(-1) ?? -1
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
      await seesTheTruth(page, live, 0)
      await axeFindsNothing(page, '.fmp')

      const taken = await does(page, live, pointer, hex(9, 32), 'Enter', /^Enter \d/)
      expect(taken?.events).toContainEqual(
        expect.objectContaining({ kind: 'shipTaken', ship: 1, seat: 0 }),
      )
      expect(unitNamed(stateOf(live), 'astronef-p2')?.owner).toBe(0)
      expect(ann.problems).toEqual([])
    },
  )

  test.each(isDeep ? [DESK_BY_MOUSE, PHONE_BY_TOUCH] : [PHONE_BY_TOUCH])(
    'by %s one chooses on turn 21, and lifts off on turn 25',
    async (pointer, size) => {
      const site = await openSite()
      const planet = await openPlanet(site, [pointer, size])
      const { page } = planet
      await landBoth(planet.live)
      await comeTo(site, planet, (state) => {
        middleGame(state, (put) => put('tank-p1-1', [10, 4]))
        state.turn = 21
        fullMetalPlanete.evolve(state, { kind: 'liftOffAsked' })
      })
      await page.getByText('Red tank 1 would be left behind').waitFor()
      await axeFindsNothing(page, '.fmp')
      const chosen = await does(page, planet.live, pointer, 'Stay')
      expect(chosen?.events[0]).toMatchObject({ kind: 'decided', seat: 0 })
      await page.getByText('You have chosen').waitFor()
      await makes(planet.live, 1, { kind: 'liftOff', when: 'stay' })
      await isCaughtUp(page, planet.live)

      await comeTo(site, planet, (state) => {
        state.phase = 'playing'
        state.turn = 25
        state.current = 0
        state.ap = 15
      })
      const left = await does(page, planet.live, pointer, hex(10, 2), /^Lift off/)
      expect(left?.events).toContainEqual(expect.objectContaining({ kind: 'liftedOff', seat: 0 }))
      expect(planet.ann.problems).toEqual([])
    },
  )
})
