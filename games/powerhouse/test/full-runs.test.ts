// Appendix 2: whole games of every variant without any shuffling, everything by default.
import { expect, test } from 'vitest'
import { leastBid } from '../src/config.ts'
import type { VariantKey } from '../src/data/variants.ts'
import { type HouseScene, identity, leadWith, runToEnd } from './table.ts'

interface Run {
  readonly key: VariantKey
  readonly removed: string
  readonly suit: string
  readonly calls: string
  readonly reveals: string
  readonly tricks: string
  readonly points: string
  readonly deltas: readonly number[]
}

const RUNS: readonly Run[] = [
  {
    key: '4P1D',
    removed: '',
    suit: 'S',
    calls: 'AH',
    reveals: 'AH P1 t13',
    tricks: 'P3:0 P2:0 P1:0 P0:0 P1:15 P3:5 P1:5 P0:5 P3:60 P2:40 P1:40 P0:40 P0:40',
    points: '145 v 105 failed',
    deltas: [-150, 52, 105, 105],
  },
  {
    key: '5P1D',
    removed: '2S 2H',
    suit: 'S',
    calls: 'AS',
    reveals: 'AS P1 t9',
    tricks: 'P3:5 P1:5 P0:5 P1:5 P0:40 P3:20 P1:20 P1:30 P1:70 P1:50',
    points: '225 v 25 made',
    deltas: [225, 225, 25, 25, 25],
  },
  {
    key: '6P1D',
    removed: '2S 2H 2D 2C',
    suit: 'S',
    calls: 'AS, AH',
    reveals: 'AS P5 t5, AH P5 t6',
    tricks: 'P5:5 P0:5 P5:5 P5:5 P5:80 P5:50 P5:50 P5:50',
    points: '250 v 0 made',
    deltas: [250, 0, 0, 0, 0, 250],
  },
  {
    key: '6P2D',
    removed: '2S/0 2H/0',
    suit: 'D',
    calls: 'AD, AS 1st',
    reveals: 'AS P5 t15, AD P4 t17',
    tricks:
      'P3:0 P2:0 P5:0 P4:0 P1:5 P2:5 P0:5 P3:25 P0:5 P4:25 P2:35 P0:55 P5:60 P4:60 P5:100 P5:60 P4:60',
    points: '430 v 70 made',
    deltas: [430, 70, 70, 70, 430, 430],
  },
  {
    key: '7P2D',
    removed: '2S/0 2H/0 2D/0 2C/0 2S/1 2H/1',
    suit: 'S',
    calls: 'AS 1st, AH 1st',
    reveals: 'AS P4 t9, AH P2 t10',
    tricks: 'P6:0 P3:0 P1:5 P0:0 P2:5 P0:10 P4:10 P0:30 P4:90 P2:70 P0:50 P1:70 P6:70 P3:90',
    points: '265 v 235 failed',
    deltas: [-300, 235, 117, 235, 117, 235, 235],
  },
  {
    key: '8P2D',
    removed: '2S/0 2H/0 2D/0 2C/0 2S/1 2H/1 2D/1 2C/1',
    suit: 'S',
    calls: 'AS 1st, AH 1st, AD 1st',
    reveals: 'AS P3 t9, AH P7 t9, AD P3 t11',
    tricks: 'P7:15 P3:15 P0:25 P7:15 P3:15 P0:25 P3:15 P3:15 P3:100 P3:100 P3:80 P3:80',
    points: '500 v 0 made',
    deltas: [500, 0, 0, 500, 0, 0, 0, 500],
  },
  {
    key: '9P2D',
    removed: '2S/0 2H/0 2D/0 2C/0 2S/1',
    suit: 'S',
    calls: 'AS 1st, AH, AD 1st',
    reveals: 'AH P5 t9, AD P4 t11, AS P5 t11',
    tricks: 'P2:5 P8:5 P0:5 P8:35 P0:5 P2:35 P5:35 P3:65 P0:90 P4:90 P2:130',
    points: '225 v 275 failed',
    deltas: [-300, 275, 275, 275, 137, 137, 275, 275, 275],
  },
  {
    key: '10P2D',
    removed: '2S/0 2H/0 2D/0 2C/0',
    suit: 'S',
    calls: 'AS, AH 1st, AD 1st, AC 1st',
    reveals: 'AS P1 t9, AH P3 t9, AD P5 t10, AC P7 t10',
    tricks: 'P9:20 P5:10 P3:20 P0:25 P3:40 P1:35 P5:50 P0:60 P1:120 P0:120',
    points: '480 v 20 made',
    deltas: [480, 480, 20, 480, 20, 480, 20, 480, 20, 20],
  },
]

test.each(RUNS)('[P-12.4, P-8.8, P-10.1] a whole game of $key by default moves', (run) => {
  const scene = identity(run.key)
  expect(scene.state.removed.join(' ')).toBe(run.removed)
  leadWith(scene, leastBid(run.key))
  runToEnd(scene)
  const [row] = scene.state.sheet
  expect(row?.suit).toBe(run.suit)
  expect(
    row?.calls.map(({ card, copy }) => (copy === null ? card : `${card} ${copy}`)).join(', '),
  ).toBe(run.calls)
  expect(revealsOf(scene)).toBe(run.reveals)
  expect(scene.state.tricks.map(({ winner, points }) => `P${winner}:${points}`).join(' ')).toBe(
    run.tricks,
  )
  expect(`${row?.points.team} v ${row?.points.others} ${row?.made ? 'made' : 'failed'}`).toBe(
    run.points,
  )
  expect(row?.deltas).toEqual(run.deltas)
})

function revealsOf({ events }: HouseScene): string {
  let trick = 1
  return events
    .flatMap((event) => {
      if (event.kind === 'trickTaken') trick += 1
      return event.kind === 'partnerRevealed' ? [`${event.card} P${event.seat} t${trick}`] : []
    })
    .join(', ')
}
