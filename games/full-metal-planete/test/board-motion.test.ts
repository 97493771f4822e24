// Motion of the drawn planet, without a screen: it leads to what stands, and shows each thing that is worth it.
import { randomRequest } from '@foldtable/bots/random-play'
import {
  type Game,
  keyedChance,
  keyFromSeed,
  readOptions,
  redact,
  seededChance,
  Table,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import type { PastEntry } from '../../board.ts'
import { beatsOf, type Cue, staging } from '../board/staging.ts'
import { trailsOf } from '../board/trails.ts'
import { hexAtRow } from '../src/board/grid.ts'
import { type Event, fullMetalPlanete as game, type State } from '../src/index.ts'

function opened(seed: string) {
  const read = readOptions(game as Game)
  if (!read.ok) throw new RangeError('no options are good options')
  const chance = keyedChance(keyFromSeed(seed))
  return Table.open({ game: game as Game, seats: 3, options: read.options, chance })
}

test('beats lead from every position to the next, and change neither', () => {
  const table = opened('motion')
  const chance = seededChance('motion moves')
  const cues = new Set<string>()
  for (let n = 0; n < 900 && table.decision.result === undefined; n++) {
    const before = table.view(0) as State
    const text = JSON.stringify(before)
    const request = randomRequest(table as never, chance)
    if (request === undefined) break
    table.play(request as never)
    const events = (table.entries.at(-1)?.events ?? []).map((event) => redact(event, 0)) as Event[]
    const beats = beatsOf(before, events)
    expect(JSON.stringify(before)).toBe(text)
    expect(beats.at(-1)?.picture ?? before).toEqual(table.view(0))
    for (const { cues: some = [] } of beats) for (const { kind } of some) cues.add(kind)
  }
  for (const kind of ['march', 'slide', 'tide', 'landed']) expect(cues).toContain(kind)
})

test('steps of one unit in a row are one way, and a shot is aimed before it bursts', () => {
  const table = opened('ways')
  const state = table.view(0) as State
  const at = (row: number) => hexAtRow(row, 4)
  game.evolve(state, { kind: 'deployed', unit: 'tank-p1-1', at: at(10) })
  game.evolve(state, { kind: 'deployed', unit: 'tank-p1-2', at: at(14) })
  game.evolve(state, { kind: 'deployed', unit: 'tank-p2-1', at: at(13) })
  const events: Event[] = [
    { kind: 'moved', unit: 'tank-p1-1', to: at(11), ap: 14 },
    { kind: 'moved', unit: 'tank-p1-1', to: at(12), ap: 13 },
    { kind: 'shot', by: ['tank-p1-1', 'tank-p1-2'], at: at(13), hit: ['tank-p2-1'], ap: 11 },
  ]
  const beats = beatsOf(state, events)
  const cues: (Cue | undefined)[] = beats.map(({ cues: some = [] }) => some[0])
  expect(cues).toEqual([
    { kind: 'march', unit: 'tank-p1-1', path: [at(10), at(11), at(12)] },
    { kind: 'aim', guns: [at(12), at(14)], at: at(13) },
    { kind: 'burst', at: at(13) },
    undefined,
  ])
  const [, aimed, burst] = beats.map(({ picture }) =>
    picture.units.some(({ id }) => id === 'tank-p2-1'),
  )
  expect([aimed, burst]).toEqual([true, false])
})

test('what the viewer does itself is shown at once', () => {
  const moved: Event = { kind: 'moved', unit: 'tank-p2-1', to: 0, ap: 3 }
  expect(staging.isOwn?.(moved, 1)).toBe(true)
  expect(staging.isOwn?.(moved, 0)).toBe(false)
  expect(staging.isOwn?.(moved, 'spectator')).toBe(false)
})

test('trails begin after the own turn, where each machine was last heard of', () => {
  const entry = (n: number, events: unknown[], isUndone = false) =>
    ({ n, at: null, events, isUndone }) as PastEntry<Event>
  const went = (unit: string, to: number) => ({ kind: 'moved', unit, to, ap: 0 })
  const trails = trailsOf(
    [
      entry(1, [{ kind: 'turnBegan', seat: 1 }, went('tank-p2-1', 7)]),
      entry(2, [{ kind: 'turnBegan', seat: 0 }, went('tank-p1-1', 3)]),
      entry(3, [
        { kind: 'turnEnded', seat: 0 },
        { kind: 'turnBegan', seat: 1 },
      ]),
      entry(4, [went('tank-p2-1', 8)]),
      entry(5, [went('tank-p2-1', 80)], true),
      entry(6, [went('tank-p2-1', 9), { kind: 'shot', by: [], at: 20, hit: [] }]),
      entry(7, [{ kind: 'captured', seat: 1, home: 0, unit: 'tank-p1-1', ap: 0 }]),
    ],
    0,
  )
  expect(trails.map(({ owner, path, mark }) => ({ owner, path, mark }))).toEqual([
    { owner: 1, path: [7, 8, 9], mark: undefined },
    { owner: 1, path: [20], mark: 'hit' },
    { owner: 1, path: [3], mark: 'taken' },
  ])
})
