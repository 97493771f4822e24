// The log as people read it, and the rail beside a board: reasoning without a screen.
import { describe, expect, test } from 'vitest'
import { lastTurnOf, logBlocks } from '../src/pages/table/log-blocks.ts'
import { gathered } from '../src/pages/table/log-gather.ts'
import { railOf } from '../src/pages/table/rail-width.ts'
import type { LogLine } from '../src/store/types.ts'

const line = (n: number, seat: number | null, isUndone = false): LogLine => ({
  n,
  seat,
  at: null,
  kind: 'did',
  message: { id: 'did' },
  isUndone,
})
const texts = (lines: readonly LogLine[]) => lines.map((one) => ({ line: one, text: `${one.n}` }))

/** Rounds and the line as words, turns as the seat and its entries. */
const shape = (...all: Parameters<typeof logBlocks>) =>
  logBlocks(...all).map((block) => {
    if (block.kind === 'round') return block.label
    if (block.kind === 'gap') return `… ${block.count}`
    return block.kind === 'since' ? '—' : `${block.seat}: ${block.texts.map(({ text }) => text)}`
  })

describe('the log', () => {
  const lines = [line(1, null), line(2, 0), line(2, 0), line(3, 1), line(4, 1), line(5, 0)]

  test('sentences of one seat in a row are one turn', () => {
    expect(shape(texts(lines), [], null)).toEqual(['null: 1', '0: 2,2', '1: 3,4', '0: 5'])
  })

  test('a round begins a new block, also within a turn', () => {
    const rounds = [
      { n: 1, label: 'Round 1' },
      { n: 4, label: 'Round 2' },
    ]
    expect(shape(texts(lines), rounds, null)).toEqual([
      'Round 1',
      'null: 1',
      '0: 2,2',
      '1: 3',
      'Round 2',
      '1: 4',
      '0: 5',
    ])
  })

  test('a round that began before the first line at hand still heads it, and the last such only', () => {
    const rounds = [
      { n: 1, label: 'Round 1' },
      { n: 3, label: 'Round 2' },
    ]
    expect(shape(texts(lines.slice(4)), rounds, null)).toEqual(['Round 2', '1: 4', '0: 5'])
  })

  test('what is not at hand between two lines has a line of its own', () => {
    const apart = [line(2, 0), line(8, 0), line(9, 1)]
    const missing = [
      { from: 1, to: 1 },
      { from: 4, to: 7 },
    ]
    expect(shape(texts(apart), [], null, missing)).toEqual(['0: 2', '… 4', '0: 8', '1: 9'])
  })

  test('a line is drawn after one’s own last turn, if others have done something since', () => {
    expect(lastTurnOf(lines, 1)).toBe(4)
    expect(lastTurnOf(lines, 0)).toBe(null)
    expect(lastTurnOf(lines, 'spectator')).toBe(null)
    expect(lastTurnOf([line(1, 0), line(2, 0, true), line(3, 1)], 0)).toBe(1)
    expect(shape(texts(lines), [], 2)).toEqual(['null: 1', '0: 2,2', '—', '1: 3,4', '0: 5'])
  })
})

describe('the rail', () => {
  const board = { room: (height: number) => (height - 54) * 1.09 + 248 }
  const at = (width: number, height: number, isFullWindow = false) =>
    railOf({ width, height, board, isFullWindow })

  test('takes what the board cannot use, from 280 to 360', () => {
    expect(at(1280, 800)).toEqual({ width: 281, isStrip: false })
    expect(at(1366, 657)).toEqual({ width: 360, isStrip: false })
    expect(at(1920, 1080)).toEqual({ width: 360, isStrip: false })
  })

  test('is a strip where less is left, and in the full window', () => {
    expect(at(1100, 800)).toEqual({ width: 68, isStrip: true })
    expect(at(1920, 1080, true)).toEqual({ width: 68, isStrip: true })
  })

  test('a board that says nothing has one of the usual width', () => {
    const room = { width: 1280, height: 800, isFullWindow: false }
    expect(railOf({ ...room, board: undefined })).toEqual({ width: 320, isStrip: false })
    expect(railOf({ ...room, board: {} })).toEqual({ width: 320, isStrip: false })
  })
})

describe('a log whose game gathers', () => {
  const step = (n: number, seat: number, way: string, isUndone = false): LogLine => ({
    ...line(n, seat, isUndone),
    event: { kind: way },
  })
  /** Steps of a kind that follow each other are one line, which tells how many and what came before. */
  const game = {
    gather: (events: readonly { readonly kind: string }[], at: number) => {
      let count = 1
      while (events[at + count]?.kind === events[at]?.kind) count += 1
      return count === 1 ? undefined : { count, message: { id: `${at}: ${count}` } }
    },
  }
  const shapes = (log: readonly LogLine[]) =>
    gathered(log, game).map(({ from, n, message }) => `${from ?? n}-${n} ${message.id}`)

  test('several events of a turn are one line, from its first entry to its last', () => {
    const log = [
      step(1, 0, 'a'),
      step(2, 0, 'b'),
      step(3, 0, 'b'),
      step(4, 0, 'b'),
      step(5, 0, 'c'),
    ]
    expect(shapes(log)).toEqual(['1-1 did', '2-4 1: 3', '5-5 did'])
  })

  test('a line never goes on in the turn of another, nor over what was taken back', () => {
    expect(shapes([step(1, 0, 'b'), step(2, 1, 'b'), step(3, 1, 'b')])).toEqual([
      '1-1 did',
      '2-3 1: 2',
    ])
    const undone = [step(1, 0, 'b'), step(2, 0, 'b', true), step(3, 0, 'b')]
    expect(shapes(undone)).toEqual(['1-1 did', '2-2 did', '3-3 did'])
  })

  test('a game that gathers nothing has its log as it was', () => {
    const log = [step(1, 0, 'b'), step(2, 0, 'b')]
    expect(gathered(log, {})).toBe(log)
    expect(gathered(log, null)).toBe(log)
  })
})
