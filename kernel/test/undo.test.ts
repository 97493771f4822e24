// Taking back: T-3.2 to T-3.4.
import { sealedBids } from '@foldtable/testkit/sealed-bids'
import { expect, test } from 'vitest'
import { scriptedChance, seededChance, Table, undoFor } from '../src/index.ts'

const opened = (chance = scriptedChance({ shuffles: [[7, 4]] })) =>
  Table.open({ game: sealedBids, seats: 2, options: { rounds: 3, ties: 'nobody' }, chance })

const bid = (table: ReturnType<typeof opened>, seat: number, card: number) =>
  table.play({ by: seat, move: { kind: 'bid', card }, at: table.n })

test('[T-3.2] a secret bid is taken back freely until it shows the others’', () => {
  const table = opened()
  expect(undoFor(table, 0)).toBeUndefined()
  bid(table, 0, 3)
  expect(undoFor(table, 0)).toEqual({ to: 1, free: true })
  bid(table, 1, 2)
  expect(undoFor(table, 1)).toEqual({ to: 2, free: false })
  expect(undoFor(table, 0)).toEqual({ to: 1, free: false })
})

test('[T-3.2] what somebody else did since is not taken back freely', () => {
  const three = Table.open({
    game: sealedBids,
    seats: 3,
    options: { rounds: 1, ties: 'nobody' },
    chance: scriptedChance(),
  })
  bid(three, 0, 3)
  bid(three, 1, 3)
  expect(undoFor(three, 0)).toEqual({ to: 1, free: false })
  expect(undoFor(three, 1)).toEqual({ to: 2, free: true })
})

test.each([
  ['free', { to: 2, free: true }],
  ['consent', { to: 2, free: false }],
  ['never', undefined],
] as const)('[T-3.2a] a game says of its latest move: %s', (said, undo) => {
  const seen: boolean[] = []
  const game: typeof sealedBids = {
    ...sealedBids,
    undo(_before, { again }) {
      seen.push(again)
      return said
    },
  }
  const options = { rounds: 3, ties: 'nobody' } as const
  const table = Table.open({ game, seats: 2, options, chance: scriptedChance() })
  bid(table, 0, 3)
  bid(table, 1, 2)
  expect(undoFor(table, 1)).toEqual(undo)
  table.rewind(2, 1, 9)
  undoFor(table, 0)
  expect(seen).toEqual([false, true])
})

test.each([
  ['free', { to: 1, free: false }],
  ['consent', { to: 1, free: false }],
  ['never', undefined],
] as const)('[T-3.2a] a game is asked about an older move too: %s', (said, undo) => {
  const asked: boolean[] = []
  const game: typeof sealedBids = {
    ...sealedBids,
    undo(_before, { isLatest }) {
      asked.push(isLatest)
      return said
    },
  }
  const options = { rounds: 3, ties: 'nobody' } as const
  const table = Table.open({ game, seats: 2, options, chance: scriptedChance() })
  bid(table, 0, 3)
  bid(table, 1, 2)
  expect(undoFor(table, 0)).toEqual(undo)
  expect(asked).toEqual([false])
})

test('[T-3.2c] a game may keep taking back for practice', () => {
  const game: typeof sealedBids = { ...sealedBids, takesBack: 'practice' }
  const options = { rounds: 3, ties: 'nobody' } as const
  const table = Table.open({ game, seats: 2, options, chance: scriptedChance() })
  bid(table, 0, 3)
  expect(undoFor(table, 0)).toBeUndefined()
  expect(undoFor(table, 0, { isPractice: true })).toEqual({ to: 1, free: true })
})

test('[T-3.2b] a stopped clock and a penalty do not stand in the way', () => {
  const game: typeof sealedBids = {
    ...sealedBids,
    penalty: () => ({ kind: 'concede' }),
    moves: {
      ...sealedBids.moves,
      concede: { ...sealedBids.moves.concede, author: 'clock', decide: () => {} },
    },
  }
  const options = { rounds: 3, ties: 'nobody' } as const
  const clock = { kind: 'penalty', seconds: 10, increment: 0, refill: 60 } as const
  const table = Table.open({ game, seats: 2, options, chance: scriptedChance(), clock })
  table.play({ by: 0, move: { kind: 'bid', card: 3 }, at: 20_000 })
  const request = table.clockRequest(20_000)
  if (request === undefined) throw new Error('no penalty')
  expect(table.play(request).ok).toBe(true)
  expect(undoFor(table, 0)).toEqual({ to: 1, free: true })
  table.setClock('stop', 1, 21_000)
  table.setClock('go', 0, 22_000)
  expect(undoFor(table, 0)).toEqual({ to: 1, free: true })
  expect(undoFor(table, 1)).toBeUndefined()
})

test('[T-3.2b] what the clock played for somebody is a move', () => {
  const game: typeof sealedBids = {
    ...sealedBids,
    timeout: () => ({ kind: 'concede' }),
    moves: {
      ...sealedBids.moves,
      concede: { ...sealedBids.moves.concede, author: 'clock', decide: () => {} },
    },
  }
  const options = { rounds: 3, ties: 'nobody' } as const
  const clock = { kind: 'perTurn', seconds: 10 } as const
  const table = Table.open({ game, seats: 2, options, chance: scriptedChance(), clock })
  bid(table, 0, 3)
  const request = table.clockRequest(20_000)
  if (request === undefined) throw new Error('nobody is out of time')
  expect(table.play(request).ok).toBe(true)
  expect(undoFor(table, 0)).toEqual({ to: 1, free: false })
})

test('[T-3.3] a rewind is an entry: the past stays, the state is as it was, old answers are stale', () => {
  const table = opened()
  const before = JSON.stringify(table.state)
  bid(table, 0, 3)
  const entry = table.rewind(1, 0, 50)
  expect(entry).toEqual({ n: 3, at: 50, by: 0, rewind: 1, events: [] })
  expect(JSON.stringify(table.state)).toBe(before)
  expect(table.entries).toHaveLength(3)
  expect(table.question(0)).toBe(3)
  expect(table.frame(entry, 1)).toEqual({ n: 3, rewind: 1, state: table.view(1) })
  const answer = table.play({ by: 0, move: { kind: 'bid', card: 1 }, at: 51, question: 1 })
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'staleMove' } })
  const folded = Table.fold(
    { game: sealedBids, seats: 2, options: table.options, chance: scriptedChance() },
    table.entries,
  )
  expect(folded.snapshot()).toEqual(table.snapshot())
})

test('[T-3.3] going back and forth over rewinds finds every moment again', () => {
  const table = opened(seededChance('back and forth'))
  const states = [JSON.stringify(table.state)]
  const step = (seat: number, card: number) => {
    bid(table, seat, card)
    states.push(JSON.stringify(table.state))
  }
  step(0, 1)
  step(1, 2)
  table.rewind(2, 'host', 0)
  states.push(states[1] ?? '')
  step(1, 4)
  table.rewind(3, 'host', 0)
  states.push(states[2] ?? '')
  table.rewind(4, 'host', 0)
  states.push(states[1] ?? '')
  expect(states.map((_, n) => JSON.stringify(table.stateAt(n + 1)))).toEqual(states)
  expect(JSON.stringify(table.state)).toBe(states.at(-1))
  expect(table.pathTo(table.n).map(({ n }) => n)).toEqual([1, 2])
})

test('[T-3.3] nobody rewinds past the opening or into the future', () => {
  const table = opened()
  bid(table, 0, 1)
  for (const to of [0, 2, 3, 1.5, -1]) expect(() => table.rewind(to, 'host', 0)).toThrow(RangeError)
})

test('[T-3.4] the same moves after a rewind meet the same chance', () => {
  const rolling = {
    ...sealedBids,
    moves: {
      ...sealedBids.moves,
      bid: {
        ...sealedBids.moves.bid,
        decide(draft: Parameters<typeof sealedBids.moves.bid.decide>[0]) {
          draft.emit({ kind: 'prizeTurned', prize: draft.chance.below(1_000_000) })
        },
      },
    },
  }
  const table = Table.open({
    game: rolling,
    seats: 2,
    options: { rounds: 3, ties: 'nobody' },
    chance: seededChance('again'),
  })
  const first = bid(table, 0, 1)
  expect(undoFor(table, 0)).toEqual({ to: 1, free: false })
  table.rewind(1, 0, 0)
  const second = bid(table, 0, 1)
  if (!first.ok || !second.ok) throw new Error('refused')
  expect(second.entry?.events).toEqual(first.entry?.events)
  expect(second.entry?.drawn).toBe(first.entry?.drawn)
})
