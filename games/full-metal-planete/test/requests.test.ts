// F-20: moves, refusals and their order, events, chance, views, records; and what is said without a drawing.

import { playOut, randomRequest } from '@foldtable/bots/random-play'
import { predict, redact, seededChance, speak, Table } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { boardOf as boardFrom } from '../src/board/board.ts'
import { putOnShelf } from '../src/board/shelf.ts'
import { fullMetalPlanete } from '../src/index.ts'
import { hexText } from '../src/words/params.ts'
import { summary } from '../src/words/summary.ts'
import {
  arrange,
  at,
  endTurn,
  enter,
  exit,
  fire,
  load,
  march,
  optionsOf,
  type Piece,
  planOf,
  type Spot,
  unload,
} from './table.ts'

const tank = (seat: number, place: Spot): Piece => ({ type: 'tank', seat, at: place })

test('[F-20.3] the kinds of move', () => {
  expect(Object.keys(fullMetalPlanete.moves).sort()).toEqual(
    'build capture deploy endTurn enter exit fire land liftOff load move rebuild timeUp transfer unload'.split(
      ' ',
    ),
  )
})

test('[F-20.1, F-20.2] what carries what is written at both ends, and a lost tower is not there', () => {
  const { state } = arrange({
    lostTowers: [[0, 1]],
    pieces: { C: { type: 'crab', at: [14, 2] }, T: { type: 'tank', in: 'C' } },
    minerals: ['C', [16, 2]],
  })
  const crab = state.units.find(({ id }) => id === 'C')
  expect(crab?.cargo).toEqual(['T', 'mineral-1'])
  expect(state.units.find(({ id }) => id === 'T')).toMatchObject({ carrier: 'C', at: null })
  expect(state.minerals).toEqual(['C', at([16, 2])])
  expect(state.units.some(({ id }) => id === 'tower-p1-1')).toBe(false)
})

test('[F-20.6] the phase comes first, then the turn, the unit, its owner', () => {
  const scene = arrange({ pieces: { E: tank(1, [14, 2]) } })
  expect(scene.refusal(1, { kind: 'land', body: 400, orientation: 0 })).toBe('wrongPhase')
  expect(scene.refusal(1, march('nobody', [14, 2], [14, 1]))).toBe('notYourTurn')
  expect(scene.refusal(0, march('nobody', [14, 2], [14, 1]))).toBe('noSuchUnit')
  expect(scene.refusal(0, march('E', [1, 2], [30, 1]))).toBe('notOwner')
})

test('[F-20.6] then the unit, the target, the place, the hex, the shots, the fire, and last the points', () => {
  const scene = arrange({
    ap: 0,
    terrain: { sea: [[15, 2]] },
    pieces: {
      A: { ...tank(0, [14, 2]), shots: 0 },
      A2: tank(0, [14, 3]),
      C: { type: 'crab', at: [16, 5] },
      D1: tank(1, [18, 0]),
      D2: tank(1, [18, 2]),
      X: tank(0, [15, 3]),
    },
    minerals: [
      [14, 1],
      [20, 5],
    ],
  })
  expect(scene.refusal(0, fire('A', 'C', [30, 0]))).toBe('badAttackers')
  expect(scene.refusal(0, fire('A', 'A2', [25, 0]))).toBe('noTarget')
  expect(scene.refusal(0, fire('A', 'A2', [20, 5]))).toBe('outOfRange')
  expect(scene.refusal(0, fire('A', 'A2', [14, 1]))).toBe('noShots')
  expect(scene.refusal(0, march('A', [14, 2], [16, 2]))).toBe('notAdjacent')
  expect(scene.refusal(0, march('A', [14, 2], [15, 2]))).toBe('badTerrain')
  expect(scene.refusal(0, march('X', [15, 3], [16, 2]))).toBe('underFire')
  expect(scene.refusal(0, march('A', [14, 2], [13, 2]))).toBe('notEnoughPoints')
})

test('[F-20.6] further reasons', () => {
  const scene = arrange({
    lostTowers: [[0, 0]],
    pieces: {
      A: tank(0, [14, 2]),
      A2: tank(0, [14, 3]),
      I: { type: 'tank', in: 'hold' },
      B: { type: 'barge', in: 'hold' },
      V: { type: 'motorboat', in: 'hold' },
    },
    minerals: ['astronef-p1'],
  })
  expect(scene.refusal(0, load('A', 'mineral-1'))).toBe('badTransporter')
  expect(scene.refusal(0, unload('A', 'I', [14, 1]))).toBe('badTransporter')
  expect(scene.refusal(0, unload('astronef-p1', 'I', [4, 1]))).toBe('badTransporter')
  expect(scene.refusal(0, exit('mineral-1', 1, [4, 2]))).toBe('lockedMineral')
  expect(scene.refusal(0, exit('A', 1, [4, 2]))).toBe('notInCargo')
  expect(scene.refusal(0, exit('I', 0, [4, 1]))).toBe('towerDestroyed')
  expect(scene.refusal(0, exit('V', 1, [5, 2]))).toBe('badTerrain')
  expect(scene.refusal(0, enter('A', 0))).toBe('notAdjacent')
  expect(scene.refusal(0, enter('A', 0, 'A2'))).toBe('badTarget')
  expect(scene.refusal(0, enter('A', 0, 'nobody'))).toBe('noSuchUnit')
  expect(scene.refusal(0, { kind: 'endTurn', saved: 3 })).toBe('badSavedPoints')
  expect(scene.refusal(0, { kind: 'rebuild', ship: 'A', pode: 0 })).toBe('badUnit')
  expect(scene.refusal(0, { kind: 'timeUp' })).toBe('notAPlayersMove')
  scene.play(0, { kind: 'endTurn', saved: 10 })
})

test('[F-20.6, F-2.5] the far end of a barge may not hang over the edge', () => {
  const scene = arrange({
    ground: 'sea',
    pieces: { B: { type: 'barge', in: 'hold' } },
    change(state) {
      for (const one of state.units) {
        if (one.home !== 0 || one.at === null) continue
        const to = {
          'astronef-p1': [1, 1],
          'tower-p1-0': [1, 0],
          'tower-p1-1': [2, 1],
          'tower-p1-2': [0, 2],
        }[one.id]
        if (to !== undefined) one.at = at([to[0] ?? 0, to[1] ?? 0])
      }
    },
  })
  expect(scene.refusal(0, exit('B', 0, [0, 1], 5))).toBe('offBoard')
})

const random = (seed: string) => {
  const options = optionsOf({})
  const place = { game: fullMetalPlanete, seats: 3, options, chance: seededChance(`${seed} table`) }
  return Table.open(place)
}

test('[F-20.4, F-20.8] the same moves and chance give the same table, from its record too', () => {
  const [one, other] = [random('same'), random('same')]
  for (const table of [one, other]) playOut(table, seededChance('player'))
  expect(other.snapshot()).toEqual(one.snapshot())
  const place = {
    game: fullMetalPlanete,
    seats: 3,
    options: one.options,
    chance: seededChance('x'),
  }
  expect(Table.fold(place, JSON.parse(JSON.stringify(one.entries))).state).toEqual(one.state)
})

test('[F-20.11] a table written down in the middle and read again goes on alike', () => {
  const table = random('middle')
  playOut(table, seededChance('first half'), { most: 250 })
  const place = { game: fullMetalPlanete, seats: 3, options: table.options }
  const snapshot = JSON.parse(JSON.stringify(table.snapshot()))
  const again = Table.fold({ ...place, chance: seededChance('middle table') }, [], snapshot)
  for (const one of [table, again]) playOut(one, seededChance('second half'))
  expect(again.state).toEqual(table.state)
})

test('[F-20.12] what is offered is accepted, and a prediction is what happens', () => {
  const table = random('predicted')
  const player = seededChance('predicting')
  for (let step = 0; step < 300; step++) {
    const request = randomRequest(table, player)
    if (request === undefined || typeof request.by !== 'number') return
    const foreseen = predict(fullMetalPlanete, table.view(request.by), request.by, request)
    const played = table.play(request)
    if (!played.ok || played.entry === undefined) throw new Error('an offer was refused')
    if (foreseen !== undefined) expect(foreseen).toEqual(redact(played.entry.events, request.by))
  }
})

test('[F-20.7] chance is asked for tides and the first player, and a board for nothing', () => {
  const table = random('chance')
  const drawn: number[] = []
  while (table.decision.result === undefined) {
    const [seat = 0] = table.decision.seats
    const { turn } = table.state
    const played = table.play({ by: 'clock', seat, move: { kind: 'timeUp' }, at: table.at })
    if (!played.ok || played.entry === undefined) throw new Error('the clock was refused')
    if (played.entry.drawn !== undefined) drawn.push(turn + 1)
  }
  expect(drawn).toEqual([3, 11, 19])
})

test('[F-20.5] every event of a game has its sentence, in both languages', () => {
  const table = random('told')
  playOut(table, seededChance('telling'))
  const silent = new Set(['lifted', 'steadied'])
  for (const { events } of table.entries) {
    for (const event of events) {
      const message = fullMetalPlanete.tell(event)
      expect(message === undefined).toBe(silent.has(event.kind))
      if (message === undefined) continue
      for (const locale of ['en', 'fr'] as const) {
        const nameOf = (seat: number) => `P${seat}`
        const said = speak(message, { locale, catalog: fullMetalPlanete.catalogs[locale], nameOf })
        expect(said).not.toMatch(/[{}]|piece\./)
      }
    }
  }
})

test('[B-9.1] any board of 851 hexes will do', () => {
  putOnShelf(999_999_999, boardFrom(planOf('mountain')))
  const scene = arrange({ ground: 'marsh', pieces: { A: tank(0, [14, 2]) } })
  scene.play(0, march('A', [14, 2], [14, 1]))
  scene.play(0, endTurn)
  expect(scene.state.current).toBe(1)
})

const said = (scene: ReturnType<typeof arrange>, viewer: number | 'spectator') =>
  summary(scene.table.view(viewer), viewer).map((message) =>
    speak(message, {
      locale: 'en',
      catalog: fullMetalPlanete.catalogs.en,
      nameOf: (seat) => `P${seat + 1}`,
    }),
  )

test('[F-20.9] the summary tells what is needed, and no secret', () => {
  const scene = arrange({
    current: 1,
    pieces: {
      'converter-p1-1': { type: 'converter', at: [16, 0] },
      'tank-p2-1': tank(1, [18, 0]),
      'tank-p2-2': tank(1, [18, 2]),
      'tank-p1-1': tank(0, [19, 1]),
      'crab-p1-1': { type: 'crab', at: [10, 2] },
    },
    minerals: ['crab-p1-1', [12, 2]],
  })
  scene.play(1, endTurn)
  const lines = said(scene, 0)
  expect(lines).toContain('Turn 11 of 25: play.')
  expect(lines).toContain('Order of play: P1 and P2. It is the turn of P1.')
  expect(lines).toContain('The tide is normal: marshes are dry, reefs are under water.')
  expect(lines).toContain('P1 has 15 action points; ending now would save 10.')
  expect(lines).toContain('Neutralised units of P1 may still retreat.')
  expect(lines).toContain('You know the next tides, from turn 12 on: normal.')
  expect(lines).toContain('P1: Red tank 1 at T10 (land), 2 shots, neutralised.')
  expect(lines).toContain('P1: Red crab 1 at K7 (land), ready, carries Ore 1.')
  expect(lines).toContain('Ore on dry ground: M8 (1).')
  expect(lines.some((line) => line.startsWith('Under the fire of P2:'))).toBe(true)
  expect(said(scene, 1)).toContain(
    'You have no forecast: no converter of yours was working when the tide turned.',
  )
  expect(said(scene, 'spectator').join(' ')).not.toMatch(/forecast|next tides/)
})

test('[F-20.9] an offer is chosen in a few steps', () => {
  const scene = arrange({ pieces: { 'tank-p1-1': tank(0, [19, 1]) } })
  const view = scene.table.view(0)
  const steps = fullMetalPlanete.steps?.(view, 0, march('tank-p1-1', [19, 1], [19, 0])) ?? []
  const speech = { locale: 'en', catalog: fullMetalPlanete.catalogs.en, nameOf: String } as const
  expect(steps.map((step) => speak(step, speech))).toEqual([
    'Red tank 1 at T10',
    'Move',
    'north to T9 (land)',
  ])
})

test('[F-2.3] people read one name of a hex: in the chart, in choices and in refusals', () => {
  expect([0, 22, 23, 850].map(hexText)).toEqual(['A0', 'A22', 'B0', 'AK22'])
  const scene = arrange({ pieces: { 'tank-p1-1': tank(0, [19, 1]) } })
  const chart = said(scene, 0).find((line) => line.startsWith('The planet')) ?? ''
  const lines = chart.split('\n').slice(1)
  const head = lines[1] ?? ''
  const row = lines[2 + lines.slice(2).findIndex((line) => line.startsWith('10'))] ?? ''
  const below = lines[lines.indexOf(row) + 1] ?? ''
  expect(below.indexOf('T1')).toBe(head.indexOf('T'))
  const refusal = scene.table.refusal({
    by: 0,
    move: march('tank-p1-1', [19, 1], [19, -1]),
    at: 0,
  })
  expect(refusal?.facts).toEqual({ hex: 'T8', to: 'T10' })
})

test('[F-3.7] an offer says where a unit would be stuck', () => {
  const scene = arrange({
    pieces: { 'tank-p1-1': tank(0, [19, 1]) },
    terrain: { reef: [[19, 0]] },
  })
  const view = scene.table.view(0)
  const steps = fullMetalPlanete.steps?.(view, 0, march('tank-p1-1', [19, 1], [19, 0])) ?? []
  expect(steps.at(-1)?.id).toBe('step.to.stuck')
})
