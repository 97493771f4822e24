// The simplest honest player, and what it does where a game's own player answers nonsense.
import { type AnyMove, seededChance, Table } from '@foldtable/kernel'
import { sealedBids } from '@foldtable/testkit/sealed-bids'
import { expect, test } from 'vitest'
import { simpleMove } from '../src/simple.ts'

const table = Table.open({
  game: sealedBids,
  seats: 2,
  options: { rounds: 1, ties: 'nobody' },
  chance: seededChance('simple'),
})
const answerOf = async (choose: () => AnyMove | undefined) => {
  const nonsense: AnyMove[] = []
  const move = await simpleMove(sealedBids, table.view(0), 0, seededChance('bot'), {
    policy: { choose },
    onNonsense: (answer) => nonsense.push(answer),
  })
  return { move, nonsense }
}

test('an answer that is none of the offers is told, and the table goes on with another', async () => {
  const { move, nonsense } = await answerOf(() => ({ kind: 'bid', card: 9 }))
  expect(nonsense).toEqual([{ kind: 'bid', card: 9 }])
  expect(table.offers(0)).toContainEqual(move)
})

test('an offer is taken, and no opinion is no nonsense', async () => {
  expect(await answerOf(() => ({ kind: 'bid', card: 3 }) as AnyMove)).toEqual({
    move: { kind: 'bid', card: 3 },
    nonsense: [],
  })
  expect(await answerOf(() => undefined)).toMatchObject({ nonsense: [] })
})
