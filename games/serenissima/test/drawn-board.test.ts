// The drawn board without a screen: every offer can be pointed at, also in games that are fought out, with any options.
import { type Game, offers } from '@foldtable/kernel'
import { walkBoard } from '@foldtable/testkit/board-law'
import { depth } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { pointing } from '../board/choosing/index.ts'
import { serenissima } from '../src/index.ts'
import { watch } from './random-games.ts'

const game = serenissima as Game

/** Positions of eager and of random play, one in three. */
const EVERY = 3

test('every offer can be made by pointing and nothing else, in 2,000 positions and more when it is deep', () => {
  const kinds = new Set<string>()
  let count = 0
  const { problems } = watch(depth({ quick: 8, deep: 40 }), {
    pointing({ state, entry: { n } }) {
      const decision = serenissima.decision(state)
      const seat = decision.result === undefined ? decision.seats[0] : undefined
      if (seat === undefined || n % EVERY !== 0) return undefined
      const offered = offers(serenissima, state, seat)
      const { missed, refused, muddled } = walkBoard(game, pointing as never, state, seat, offered)
      for (const { kind } of offered) kinds.add(kind)
      count += 1
      const wrong = [...missed, ...refused, ...muddled]
      return wrong.length === 0 ? undefined : JSON.stringify(wrong.slice(0, 3))
    },
  })
  expect(problems).toEqual([])
  expect(count).toBeGreaterThan(depth({ quick: 100, deep: 2000 }))
  expect(Object.keys(serenissima.moves).filter((kind) => !kinds.has(kind))).toEqual([])
})
