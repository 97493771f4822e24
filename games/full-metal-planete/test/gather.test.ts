// The log of a turn in a few lines: F-20.5, C-18.
import { speak } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { hexAtRow } from '../src/board/grid.ts'
import { catalogs } from '../src/catalogs/index.ts'
import type { Event } from '../src/events.ts'
import { gather } from '../src/words/gather.ts'

const moved = (unit: string, row: number, column: number, ap: number): Event => ({
  kind: 'moved',
  unit,
  to: hexAtRow(row, column),
  ap,
})
const BEGAN: Event = { kind: 'turnBegan', seat: 0, turn: 5, ap: 15 }

function told(events: readonly Event[], at: number) {
  const found = gather(events, at)
  const speech = { locale: 'en', catalog: catalogs.en, nameOf: () => 'Ann' } as const
  return found === undefined ? undefined : `${found.count}: ${speak(found.message, speech)}`
}

test('[F-20.5] a way of many steps is told from where to where, with its price', () => {
  const way = [
    moved('tank-p1-2', 8, 4, 14),
    moved('tank-p1-2', 9, 4, 13),
    moved('tank-p1-2', 9, 5, 11),
  ]
  const events: Event[] = [
    { kind: 'deployed', unit: 'tank-p1-2', at: hexAtRow(7, 4) },
    BEGAN,
    ...way,
    moved('tank-p1-3', 2, 2, 10),
  ]
  expect(told(events, 2)).toBe('3: Red tank 2 moves from E7 to F9, 4 points.')
  expect(told(events, 5)).toBe('1: Red tank 3 moves to C2, one point.')
})

test('[F-20.5] where it came from is told only if it is known: not out of a hold, nor from before what is at hand', () => {
  const aboard: Event = { kind: 'loaded', by: 'barge-p1-1', item: 'tank-p1-2', ap: 14 }
  expect(told([moved('tank-p1-2', 8, 4, 14), aboard, moved('tank-p1-2', 9, 4, 13)], 2)).toBe(
    '1: Red tank 2 moves to E9, one point.',
  )
  expect(told([moved('tank-p1-2', 8, 4, 14)], 0)).toBeUndefined()
})

test('[F-20.5] retreats and assaults are told by themselves', () => {
  const retreat: Event = { ...moved('tank-p1-2', 8, 4, 14), retreat: true } as Event
  const assault: Event = { ...moved('tank-p1-2', 8, 5, 10), assault: true } as Event
  expect(told([BEGAN, retreat], 1)).toBeUndefined()
  expect(told([BEGAN, moved('tank-p1-2', 8, 4, 14), assault], 1)).toBe(
    '1: Red tank 2 moves to E8, one point.',
  )
})

test('[F-20.5] a deployment is one line', () => {
  const put = (unit: string): Event => ({ kind: 'deployed', unit, at: 0 })
  expect(told([put('tank-p1-1'), put('crab-p1-1')], 0)).toBe(
    '2: Red tank 1 and Red crab 1 are deployed.',
  )
  expect(told([put('tank-p1-1')], 0)).toBeUndefined()
})
