// Old ledgers fold to the same states on the whole way, and their events are still told.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@foldtable/kernel'
import { beforeEach, expect, test } from 'vitest'
import { checkLedgers, writeLedger } from '../src/ledgers.ts'
import { sealedBids } from '../src/sealed-bids.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgers-'))
  mkdirSync(join(folder, 'playthroughs'))
  const cases = [{ name: 'three', seats: 3, seed: 'old' }]
  writeFileSync(join(folder, 'playthroughs', 'cases.json'), JSON.stringify(cases))
  writeLedger(sealedBids, folder)
})

const problem = (game: Game) => checkLedgers(game, folder)[0]?.problem

test('a ledger is recorded once, with its trail, and folds', () => {
  expect(checkLedgers(sealedBids, folder)).toEqual([{ file: 'ledgers/v1.json' }])
  expect(writeLedger(sealedBids, folder)).toEqual([])
})

test('another state on the way is found, though the last one is the same', () => {
  const game: typeof sealedBids = {
    ...sealedBids,
    evolve(state, event) {
      if (event.kind !== 'bidMade') sealedBids.evolve(state, event)
    },
  }
  expect(problem(game)).toBe('folds to another state from entry 2 on')
})

test('a field that tell no longer finds is found', () => {
  const game: Game = {
    ...sealedBids,
    tell: (event) => ({ id: 'x', params: { seat: { seat: Object(event).player } } }),
  }
  expect(problem(game)).toBe('is told with a gap: prizesShuffled of entry 1')
})

test('a ledger that makes evolve throw does not fold', () => {
  const game: Game = {
    ...sealedBids,
    evolve() {
      throw new RangeError('no such event')
    },
  }
  expect(problem(game)).toMatch(/^does not fold: RangeError: no such event/)
})

test('a ledger needs its trail', () => {
  rmSync(join(folder, 'ledgers', 'v1.trail.json'))
  expect(problem(sealedBids)).toBe('has no trail beside it')
})

test('rules that decide otherwise under the same number would accuse honest records', () => {
  const { bid } = sealedBids.moves
  const game: typeof sealedBids = {
    ...sealedBids,
    moves: {
      ...sealedBids.moves,
      bid: {
        ...bid,
        decide: ({ emit, ...draft }, seat, move) =>
          bid.decide(
            { ...draft, emit: (event) => emit(Object.assign({ note: 'new' }, event)) },
            seat,
            move,
          ),
      },
    },
  }
  expect(problem(game)).toMatch(/^does not verify \(chance, entry \d+\): .* raise meta.version$/)
  const later = { ...game, meta: { ...game.meta, version: 2 } }
  expect(problem(later)).toBeUndefined()
})
