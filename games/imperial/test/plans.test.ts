// I-12.5, I-12.16: plans and proposals as lists of steps, and plans that are changed.
import { seededChance } from '@foldtable/kernel'
import { rounds, seedOf } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { imperial, type Move } from '../src/index.ts'
import { indexOf, maneuverOf, phaseOf, type Step } from '../src/state.ts'
import {
  A,
  answer,
  arrange,
  B,
  choose,
  finish,
  go,
  type ImperialScene,
  march,
  propose,
} from './table.ts'

const stepsIn = ({ state }: ImperialScene): readonly Step[] => maneuverOf(state).steps ?? []

const replan = (...keep: number[]): Move => ({ kind: 'replan', keep })

const channel = {
  up: 'England',
  stock: { England: 'A 4', France: 'B 4' },
  fleets: { England: 'North Atlantic, North Atlantic, London', France: 'English Channel' },
  armies: { England: 'London' },
  chips: { France: 'English Channel' },
} as const

/** War in the Channel, then the flag there, then a crossing. */
function fought(): ImperialScene {
  const scene = arrange(channel)
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'English Channel', 'war France fleet')
  march(scene, A, 0, 'English Channel')
  march(scene, A, 1, 'English Channel')
  return scene
}

test('[I-12.5] a step says which unit it was, what was lost by it and which chip it put down', () => {
  expect(stepsIn(fought())).toEqual([
    {
      unit: 'fleet',
      from: 'North Atlantic',
      dest: 'English Channel',
      action: 'war France fleet',
      index: 0,
      lost: [
        { country: 'England', what: 'fleet', at: 'English Channel', index: 0 },
        { country: 'France', what: 'fleet', at: 'English Channel', index: 0 },
      ],
    },
    {
      unit: 'fleet',
      from: 'North Atlantic',
      dest: 'English Channel',
      action: '',
      index: 1,
      chip: { at: 'English Channel', from: 'France' },
    },
    { unit: 'fleet', from: 'London', dest: 'English Channel', action: '', index: 2 },
  ])
})

test('[I-12.5, I-12.13] a factory that is destroyed, with the armies that it takes', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4' },
    armies: { Italy: 'Venice, Venice, Genoa, Rome' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 1, 'Vienna', 'hostile')
  march(scene, A, 2, 'Vienna', 'hostile')
  march(scene, A, 0, 'Vienna', 'blow up Austria')
  expect(stepsIn(scene)[2]?.lost).toEqual([
    { country: 'Austria', what: 'factory', at: 'Vienna', index: 0 },
    { country: 'Italy', what: 'army', at: 'Vienna', index: 2 },
    { country: 'Italy', what: 'army', at: 'Vienna', index: 1 },
    { country: 'Italy', what: 'army', at: 'Vienna', index: 0 },
  ])
  scene.play(A, choose(0))
  scene.play(A, go('Rome'))
  expect(scene.events).toContainEqual(
    expect.objectContaining({ kind: 'unitMoved', from: 'Rome', index: 3 }),
  )
})

test('[I-12.5, I-12.15] both proposals keep their steps, and the chips of units that stay', () => {
  const scene = arrange({
    ...channel,
    stock: { England: 'A 4; B 3; C 2', France: 'B 4' },
    players: 3,
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'English Channel', 'war France fleet')
  scene.play(A, finish)
  expect(scene.state.proposals[0]?.chips).toEqual([{ at: 'North Atlantic' }])
  scene.play(B, propose('R-Maneuver'))
  march(scene, B, 2, 'English Channel', 'war France fleet')
  scene.play(B, finish)
  const [leaders, others] = scene.state.proposals
  expect(leaders?.steps?.map(({ from, dest }) => `${from} → ${dest}`)).toEqual([
    'North Atlantic → English Channel',
  ])
  expect(others?.steps?.map(({ from, index }) => `${from} ${index}`)).toEqual(['London 2'])
  expect(others?.steps?.[0]?.lost).toHaveLength(2)
})

test('[I-12.16] a single step is left out, and the rest is as if it had never been made', () => {
  const scene = fought()
  scene.play(A, replan(0, 1))
  const short = arrange(channel)
  short.play(A, propose('L-Maneuver'))
  march(short, A, 0, 'English Channel', 'war France fleet')
  march(short, A, 0, 'English Channel')
  expect(scene.state).toEqual(short.state)
  scene.play(A, replan())
  expect(stepsIn(scene)).toEqual([])
  expect(maneuverOf(scene.state)).toMatchObject({ changes: {}, fleetsDone: [false, false, false] })
})

test('[I-12.16, I-12.2] steps change places, and each is judged on the board as it is then', () => {
  const scene = fought()
  expect(scene.refusal(A, replan(1, 0, 2))).toBe('fightOrPeace')
  scene.play(A, replan(0, 2, 1))
  expect(stepsIn(scene).map(({ index, chip }) => [index, chip?.from])).toEqual([
    [0, undefined],
    [2, 'France'],
    [1, undefined],
  ])
})

test('[I-12.16] only steps that are there, each once, and not the plan as it is', () => {
  const scene = fought()
  expect(scene.refusal(A, replan(0, 1, 2))).toBe('samePlan')
  expect(scene.refusal(A, replan(0, 0))).toBe('noSuchStep')
  expect(scene.refusal(A, replan(0, 3))).toBe('noSuchStep')
  expect(scene.refusal(B, replan(0))).toBe('notYourTurn')
})

test('[I-12.16, I-12.3] a fleet that is to go anew goes before the armies', () => {
  const scene = arrange({ ...channel, armies: { England: 'London, London' } })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'English Channel', 'war France fleet')
  march(scene, A, 0, 'English Channel')
  march(scene, A, 1, 'English Channel')
  march(scene, A, 0, 'Liverpool')
  expect(scene.refusal(A, replan(0, 1, 3))).toBe('fleetsFirst')
  scene.play(A, choose(1))
  scene.play(A, replan(0, 1))
  expect(scene.table.decision).toMatchObject({ about: 'chooseUnit', seats: [A] })
})

test('[I-12.16, I-13.7] what others were asked about stays, with all before it', () => {
  const scene = arrange({ ...channel, stock: { England: 'A 4', France: 'B 4' } })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 2, 'London')
  march(scene, A, 0, 'English Channel', 'peace')
  scene.play(B, answer(true))
  expect(stepsIn(scene)[1]).toMatchObject({ action: 'peace', asked: true })
  scene.play(A, choose(1))
  expect(scene.refusal(A, replan(0))).toBe('peaceWasAsked')
  expect(scene.refusal(A, replan(1))).toBe('peaceWasAsked')
  scene.play(A, go('North Atlantic'))
  scene.play(A, replan(0, 1))
  expect(stepsIn(scene).map(({ asked }) => asked)).toEqual([undefined, true])
})

test('[I-12.16, I-13.1] a step in peace that would have to be asked about now is refused', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4' },
    armies: { Italy: 'Venice, Venice, Rome', Austria: 'Trieste' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Trieste', 'war Austria army')
  march(scene, A, 0, 'Trieste', 'peace')
  expect(scene.refusal(A, replan(1))).toBe('peaceNotAsked')
})

test('[I-12.16] in random plans whatever is taken out or put elsewhere gives what playing it so gives', async () => {
  const chance = seededChance(seedOf('plans'))
  let changed = 0
  for await (const _ of rounds({ quick: 120, deep: 20_000 })) {
    const scene = battlefield()
    scene.play(A, propose('L-Maneuver'))
    const made = randomSteps(scene, chance.below(6), (count) => chance.below(count))
    const keep = chance
      .shuffle(made.map((_, place) => place))
      .slice(0, chance.below(made.length + 1))
    const move = { kind: 'replan' as const, keep }
    if (imperial.moves.replan.refusal(scene.state, A, move) !== undefined) continue
    scene.play(A, move)
    const again = battlefield()
    again.play(A, propose('L-Maneuver'))
    for (const place of keep) {
      const [choice, step] = made[place] ?? []
      if (choice === undefined || step === undefined) continue
      const plan = maneuverOf(again.state)
      again.play(A, choose(indexOf(again.state, plan, phaseOf(plan), choice)))
      again.play(A, step)
    }
    expect(scene.state).toEqual(again.state)
    changed += 1
  }
  expect(changed).toBeGreaterThan(50)
})

/** Two countries of one leader, so that nobody else is asked. */
const battlefield = () =>
  arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'A 4' },
    players: 2,
    fleets: { Italy: 'Western Med, Naples', Austria: 'Western Med, Ionian Sea' },
    armies: { Italy: 'Venice, Venice, Genoa, Vienna(c), Rome', Austria: 'Trieste, Venice(c)' },
    chips: { Austria: 'Ionian Sea, Western Med' },
  })

/** Each unit by its number on the real board, and what it did. */
function randomSteps(
  scene: ImperialScene,
  count: number,
  below: (count: number) => number,
): [number, Move][] {
  const made: [number, Move][] = []
  for (let step = 0; step < count; step++) {
    const units = scene.table.offers(A).filter(({ kind }) => kind === 'chooseUnit')
    const unit = units[below(units.length)]
    if (unit === undefined) break
    scene.play(A, unit)
    const ways = scene.table.offers(A)
    const way = ways[below(ways.length)]
    if (way === undefined) break
    scene.play(A, way)
    if (scene.state.plan === null) return []
    made.push([stepsIn(scene).at(-1)?.index ?? 0, way])
  }
  return made
}
