// The drawn board without a screen: every offer can be pointed at, also in games that are fought out, with any options.
import { type Game, offers } from '@foldtable/kernel'
import { walkBoard } from '@foldtable/testkit/board-law'
import { depth } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { staging } from '../board/beats.ts'
import { pointing } from '../board/choosing/index.ts'
import { boardWords } from '../board/words/index.ts'
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

test('what is shown with motion ends where the table stands', () => {
  const sailed = new Set<string>()
  const { problems } = watch(depth({ quick: 1, deep: 20 }), {
    motion({ state, before, entry: { events } }) {
      const beats = staging.beatsOf(before, events, 0)
      for (const { cues = [] } of beats) for (const { kind } of cues) sailed.add(kind)
      const end = beats.at(-1)?.picture ?? before
      return staging.isSame?.(end, state) === true ? undefined : 'another picture'
    },
  })
  expect(problems).toEqual([])
  expect([...sailed].sort()).toEqual(['flag', 'rise', 'sail', 'sink', 'told'])
})

test('the board says the same things in both languages', () => {
  const { en, fr } = boardWords
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  const slots = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort()
  for (const [id, text] of Object.entries(en))
    expect(slots(String(fr[id])), id).toEqual(slots(String(text)))
})
