// F-5.8: what pieces are called, F-15.8: who laid a bridge.
import { type Message, speak } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { fullMetalPlanete, type State } from '../src/index.ts'
import { piece } from '../src/words/names.ts'
import { nameOffer } from '../src/words/offers.ts'
import { summary } from '../src/words/summary.ts'
import { openBattle, playOn } from './skirmish.ts'
import { arrange, at, capture, fire, load, march, type PlanetScene, unload } from './table.ts'

type Locale = 'en' | 'fr'

const speechIn = (locale: Locale) => ({
  locale,
  catalog: { ...fullMetalPlanete.catalogs[locale], 'test.piece': '{piece}' },
  nameOf: (seat: number) => `P${seat}`,
})
const inWords = (message: Message, locale: Locale = 'en') => speak(message, speechIn(locale))
const nameIn = (view: State, id: string, locale: Locale = 'en') =>
  inWords({ id: 'test.piece', params: { piece: piece(view, id) } }, locale)

/** What the log says of the latest entry. */
const told = (scene: PlanetScene) =>
  (scene.table.entries.at(-1)?.events ?? []).flatMap((event) => {
    const message = fullMetalPlanete.tell(event)
    return message === undefined ? [] : [inWords(message)]
  })

const prey = () =>
  arrange({
    pieces: {
      'tank-p1-1': { type: 'tank', at: [17, 1] },
      'tank-p1-2': { type: 'tank', at: [19, 0] },
      'crab-p1-1': { type: 'crab', at: [16, 3] },
      'crab-p2-1': { type: 'crab', seat: 1, at: [18, 1] },
      'tank-p2-1': { type: 'tank', seat: 1, in: 'crab-p2-1' },
    },
  })

test('[F-5.8] a piece is called by the colour that it answers to, and no two alike', () => {
  const scene = prey()
  expect(nameIn(scene.state, 'tank-p2-1')).toBe('Blue tank 1')
  scene.play(0, capture('tank-p1-1', 'tank-p1-2', 'crab-p2-1'))
  expect(told(scene)).toEqual(['P0 captures Blue crab 1.', 'Red crab 1 (once blue) is free again.'])
  expect(nameIn(scene.state, 'crab-p2-1')).toBe('Red crab 1 (once blue)')
  expect(nameIn(scene.state, 'crab-p2-1', 'fr')).toBe('Crabe rouge 1 (ex-bleu)')
  expect(nameIn(scene.state, 'crab-p1-1')).toBe('Red crab 1')
  expect(nameIn(scene.state, 'tank-p2-1')).toBe('Red tank 1 (once blue)')
  const out = unload('crab-p2-1', 'tank-p2-1', [18, 2])
  expect(inWords(nameOffer(scene.state, 0, out))).toBe(
    'Unload Red tank 1 (once blue) from Red crab 1 (once blue) at S11 (land)',
  )
  scene.play(0, out)
  expect(told(scene)).toEqual(['Red crab 1 (once blue) unloads Red tank 1 (once blue) at S11.'])
  expect(summary(scene.state, 0).map((line) => inWords(line))).toContain(
    'P0: Red tank 1 (once blue) at S11 (land), 2 shots, ready.',
  )
  scene.play(0, march('crab-p2-1', [18, 1], [19, 1]))
  expect(told(scene)).toEqual(['Red crab 1 (once blue) moves to T10.'])
})

test('[F-5.8] whoever reads later is told the colour of then', () => {
  const scene = prey()
  scene.play(0, march('crab-p1-1', [16, 3], [16, 2]))
  const [, before] = [scene, scene.table.entries.at(-1)?.events[0]]
  scene.play(0, capture('tank-p1-1', 'tank-p1-2', 'crab-p2-1'))
  expect(before).not.toHaveProperty('colours')
  scene.play(0, unload('crab-p2-1', 'tank-p2-1', [18, 2]))
  expect(scene.table.entries.at(-1)?.events[0]).toMatchObject({
    colours: { 'crab-p2-1': 0, 'tank-p2-1': 0 },
  })
})

test('[F-5.8] what is shot at is called by its colour too', () => {
  const scene = arrange({
    pieces: {
      A: { type: 'tank', at: [17, 1] },
      B: { type: 'tank', at: [19, 0] },
      'crab-p1-7': { type: 'crab', seat: 1, at: [18, 1] },
    },
  })
  scene.play(0, fire('A', 'B', [18, 1]))
  expect(told(scene)).toEqual(['A and B shoot at S10 and destroy Blue crab 7 (once red).'])
})

test('[F-5.8] there is a name for every number', () => {
  const { state } = prey()
  expect(nameIn(state, 'tank-p3-41')).toBe('Green tank 41')
  expect(nameIn(state, 'barge-p4-1000', 'fr')).toBe('Barge jaune 1000')
  expect(nameIn(state, 'mineral-500')).toBe('Ore 500')
  expect(nameIn(state, 'astronef-p2')).toBe('Blue astronef')
  expect(nameIn(state, 'tower-p2-0', 'fr')).toBe('Tourelle bleue 0')
})

test('[F-5.8] in a battle no two pieces ever have one name', () => {
  let changed = 0
  for (const seed of ['names 1', 'names 2'])
    playOn(openBattle(seed, 3), seed, 150, ({ table: { state } }) => {
      const names = state.units.map(({ id }) => nameIn(state, id))
      expect(new Set(names).size).toBe(names.length)
      changed += names.filter((name) => name.includes('once')).length
    })
  expect(changed).toBeGreaterThan(0)
})

const bridge = (seat: number) =>
  arrange({
    terrain: { sea: [[18, 2]] },
    current: seat,
    pieces: {
      'crab-p1-1': { type: 'crab', seat, at: [17, 2] },
      'bridge-p1-1': { type: 'bridge', seat, in: 'crab-p1-1' },
    },
  })

test('[F-15.8] a bridge remembers who laid it', () => {
  const scene = bridge(1)
  scene.play(1, unload('crab-p1-1', 'bridge-p1-1', [18, 2]))
  const laid = () => scene.state.units.find(({ id }) => id === 'bridge-p1-1')
  expect(laid()).toMatchObject({ at: at([18, 2]), placedBy: 1 })
  expect(summary(scene.state, 0).map((line) => inWords(line))).toContain(
    'Blue bridge 1 (once red) lies at S11; P1 laid it.',
  )
  scene.play(1, load('crab-p1-1', 'bridge-p1-1'))
  expect(laid()).toMatchObject({ at: null, placedBy: 1 })
})

test('[F-15.8] what was laid before events said it has nobody’s name', () => {
  const { state } = bridge(0)
  const event = { kind: 'unloaded', by: 'crab-p1-1', item: 'bridge-p1-1', ap: 3 } as const
  fullMetalPlanete.evolve(state, { ...event, at: at([18, 2]) })
  expect(state.units.find(({ id }) => id === 'bridge-p1-1')).not.toHaveProperty('placedBy')
})
