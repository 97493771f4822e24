// The table: ledger, judging, resending, folding. T-1 to T-3.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { sealedBids } from '@foldtable/testkit/sealed-bids'
import { expect, test } from 'vitest'
import {
  Fault,
  type Game,
  readMove,
  redact,
  refuse,
  type Seat,
  scriptedChance,
  seededChance,
  Table,
} from '../src/index.ts'

const place = (seats = 3) => ({
  game: sealedBids,
  seats,
  options: { rounds: 2, ties: 'nobody' } as const,
  chance: scriptedChance({ shuffles: [[7, 4]] }),
})
const bid = (card: number) => ({ kind: 'bid', card }) as const

function played(table: ReturnType<typeof opened>, seat: number, card: number) {
  const answer = table.play({ by: seat, move: bid(card), at: 10 * (table.n + 1) })
  if (!answer.ok || answer.entry === undefined) throw new Error(JSON.stringify(answer))
  return answer.entry
}
const opened = (seats = 3) => Table.open(place(seats), 5)
const codeOf = (answer: ReturnType<ReturnType<typeof opened>['play']>) =>
  answer.ok ? 'taken' : answer.refusal.code

test('[T-1.1] entries are numbered from 1, and the opening is the host’s', () => {
  const table = opened()
  expect(table.n).toBe(1)
  expect(table.entries[0]).toMatchObject({ n: 1, at: 5, by: 'host', drawn: 1 })
  expect(table.entries[0]).not.toHaveProperty('move')
  expect(played(table, 1, 3)).toEqual({
    n: 2,
    at: 20,
    by: 1,
    move: { kind: 'bid', card: 3 },
    events: [{ kind: 'bidMade', seat: 1, bid: { to: [1], is: 3, pool: 'bids' } }],
  })
})

test('[T-1.1] an entry that does not follow is not folded', () => {
  const table = opened()
  expect(() => table.accept({ n: 3, at: 0, by: 1, events: [] })).toThrow(
    'entry 3 does not follow 1',
  )
})

test('[T-1.2] folding a ledger asks neither the rules nor chance', () => {
  const table = opened()
  for (const [seat, card] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 2],
  ] as const)
    played(table, seat, card)
  const mute: typeof sealedBids = {
    ...sealedBids,
    moves: {
      ...sealedBids.moves,
      bid: {
        ...sealedBids.moves.bid,
        refusal: () => ({ code: 'no', rule: 'none' }),
        decide: () => {},
      },
    },
  }
  const folded = Table.fold({ ...place(), game: mute, chance: scriptedChance() }, table.entries)
  expect(folded.state).toEqual(table.state)
  expect(folded.snapshot()).toEqual(table.snapshot())
})

test('[T-1.3] a rule that throws leaves the table at its last entry, and it goes on', () => {
  let isBroken = true
  const fragile: typeof sealedBids = {
    ...sealedBids,
    moves: {
      ...sealedBids.moves,
      bid: {
        ...sealedBids.moves.bid,
        decide(draft, seat, move) {
          sealedBids.moves.bid.decide(draft, seat, move)
          if (isBroken) throw new Error('our bug')
        },
      },
    },
  }
  const table = Table.open({ ...place(), game: fragile }, 5)
  const before = JSON.stringify(table.snapshot())
  expect(() => table.play({ by: 0, move: bid(1), at: 6 })).toThrow(Fault)
  expect(JSON.stringify(table.snapshot())).toBe(before)
  expect(table.entries).toHaveLength(1)
  isBroken = false
  expect(table.play({ by: 0, move: bid(1), at: 6 }).ok).toBe(true)
})

test('[T-1.4] a snapshot and the entries after it give the same table', () => {
  const table = opened()
  played(table, 0, 1)
  const snapshot = JSON.parse(JSON.stringify(table.snapshot()))
  played(table, 2, 4)
  played(table, 1, 2)
  const resumed = Table.fold(
    { ...place(), chance: seededChance('any') },
    table.entries.slice(2),
    snapshot,
  )
  expect(resumed.snapshot()).toEqual(table.snapshot())
  expect(() => resumed.stateAt(1)).toThrow('before the snapshot')
})

test('[T-1.5] every viewer gets a frame of every entry, blank where it may not know', () => {
  const table = opened()
  const entry = played(table, 1, 3)
  const frames = ([0, 1, 'spectator'] as const).map((viewer) => table.frame(entry, viewer))
  const blank = {
    n: 2,
    events: [{ kind: 'bidMade', seat: 1, bid: { to: [1], pool: 'bids' } }],
  }
  expect(frames[0]).toEqual(blank)
  expect(frames[1]).toEqual({ n: 2, events: entry.events })
  expect(frames[2]).toEqual(blank)
  expect(table.frame({ n: 9, at: 1, by: 0, events: [] }, 2)).toEqual({ n: 9, events: [] })
})

test.each([
  [undefined],
  [null],
  ['bid'],
  [{ kind: 'fly' }],
  [{ kind: 'constructor' }],
  [{ kind: '__proto__' }],
  [{ kind: 7 }],
])('[T-2.1] %j is no move of the game', (value) => {
  expect(readMove(sealedBids, value)).toEqual({
    ok: false,
    refusal: { code: 'unknownMove', rule: 'T-2.1' },
  })
})

test('[T-2.2] a move that does not fit its schema is told where', () => {
  expect(readMove(sealedBids, { kind: 'bid', card: 9 })).toEqual({
    ok: false,
    refusal: {
      code: 'malformedMove',
      rule: 'T-2.2',
      facts: { at: '/card', expected: 'a whole number from 1 to 4' },
    },
  })
  expect(readMove(sealedBids, { kind: 'bid', card: 2, auto: true }).ok).toBe(false)
  expect(readMove(sealedBids, { kind: 'bid', card: 2 })).toEqual({
    ok: true,
    move: { kind: 'bid', card: 2 },
  })
})

test('[T-2.3] after the result nothing is taken', () => {
  const table = opened()
  table.play({ by: 'host', seat: 0, move: { kind: 'concede' }, at: 9 })
  expect(table.decision.result).toBeDefined()
  expect(codeOf(table.play({ by: 0, move: bid(1), at: 9 }))).toBe('gameOver')
})

test('[T-2.4] only seats of the table play', () => {
  const table = opened()
  expect([3, -1, 0.5].map((by) => codeOf(table.play({ by, move: bid(1), at: 9 })))).toEqual([
    'notSeated',
    'notSeated',
    'notSeated',
  ])
})

test('[T-2.5] players cannot make the host’s moves', () => {
  expect(codeOf(opened().play({ by: 0, move: { kind: 'concede' }, at: 9 }))).toBe('notAPlayersMove')
})

test('[T-2.7] an answer to an old question is refused, to the open one taken', () => {
  const table = opened()
  expect(table.question(0)).toBe(1)
  for (const seat of [0, 1, 2]) played(table, seat, 1)
  expect([0, 1, 2].map((seat) => table.question(seat))).toEqual([4, 4, 4])
  expect(codeOf(table.play({ by: 0, move: bid(2), at: 9, question: 1 }))).toBe('staleMove')
  expect(codeOf(table.play({ by: 0, move: bid(2), at: 9, question: 4 }))).toBe('taken')
})

test('[T-2.7] a question about something else is a new one, also for who had not answered', () => {
  const chance = scriptedChance({ shuffles: [['KH']] })
  const table = Table.open({ game: passTheAce, seats: 2, options: { startingLives: 3 }, chance })
  expect([table.question(0), table.question(1)]).toEqual([1, 1])
  table.play({ by: 'clock', move: { kind: 'advance' }, at: 5000 })
  expect([table.question(0), table.question(1)]).toEqual([null, 2])
})

test('[T-2.8] a seat that is not asked waits', () => {
  const table = opened()
  played(table, 0, 1)
  expect(table.question(0)).toBeNull()
  expect(codeOf(table.play({ by: 0, move: bid(2), at: 9 }))).toBe('notYourTurn')
  expect(codeOf(table.play({ by: 1, move: bid(9), at: 9 }))).toBe('notInHand')
})

test('[T-3.1] a key is forgotten after 64 others, whether or not the table was loaded anew', () => {
  const table = opened()
  for (let count = 0; count < 65; count++)
    table.setClock(count % 2 === 0 ? 'stop' : 'go', 0, 20, `key ${count}`)
  const loaded = Table.fold(place(), [], table.snapshot())
  for (const one of [table, loaded]) {
    expect(one.entryOfKey(0, 'key 0')).toBeUndefined()
    expect(one.entryOfKey(0, 'key 1')).toBe(3)
  }
})

test('[T-2.9] a move that answers something else is refused, whatever its fields say', () => {
  const rule = { ...sealedBids.moves.bid, answers: ['price'] }
  const game = { ...sealedBids, moves: { ...sealedBids.moves, bid: rule } }
  const table = Table.open({ ...place(), game })
  const refusalOf = (card: number) => table.refusal({ by: 1, move: bid(card), at: 9 })
  expect(refusalOf(2)).toEqual({ code: 'notAnAnswer', rule: 'T-2.9' })
  expect(refusalOf(9)).toEqual({ code: 'notAnAnswer', rule: 'T-2.9' })
  const notNow = (_state: unknown, seat: Seat, answers: readonly string[]) =>
    refuse('notNow', 'X-1', { seat, about: answers.join() })
  const worded = Table.open({ ...place(), game: { ...game, notNow } })
  const facts = { seat: 1, about: 'price' }
  expect(worded.refusal({ by: 1, move: bid(9), at: 9 })).toEqual(refuse('notNow', 'X-1', facts))
  expect(table.offers(1)).toEqual([])
})

test('[T-3.1] the same key answers with its entry, for its own seat only', () => {
  const table = opened()
  expect(table.play({ by: 0, move: bid(1), at: 9, key: 'k' })).toMatchObject({
    ok: true,
    entry: { n: 2, key: 'k' },
  })
  expect(table.play({ by: 0, move: bid(1), at: 9, key: 'k' })).toEqual({ ok: true, duplicate: 2 })
  expect(table.play({ by: 1, move: bid(1), at: 9, key: 'k' })).toMatchObject({
    ok: true,
    entry: { n: 3 },
  })
  expect(table.n).toBe(3)
  const resumed = Table.fold(place(), [], JSON.parse(JSON.stringify(table.snapshot())))
  expect(resumed.play({ by: 0, move: bid(1), at: 9, key: 'k' })).toEqual({ ok: true, duplicate: 2 })
})

test('a table can stand at an arranged state', () => {
  const state = { ...opened().state, hands: [[1], [2], [3]] }
  const table = Table.arranged(place(), state, 100)
  expect(table.n).toBe(0)
  expect(table.question(1)).toBe(0)
  expect(table.offers(1)).toEqual([{ kind: 'bid', card: 2 }])
  played(table, 1, 2)
  expect(table.n).toBe(1)
  expect(state.bids).toEqual([null, null, null])
})

test('a move’s kind narrows its fields, and the erased game still fits', () => {
  const erased: Game = sealedBids
  expect(erased.meta.id).toBe('sealed-bids')
  // @ts-expect-error a bid has no amount
  const wrong: Parameters<ReturnType<typeof opened>['play']>[0]['move'] = { kind: 'bid', amount: 1 }
  expect(redact(wrong, 0)).toEqual(wrong)
})
