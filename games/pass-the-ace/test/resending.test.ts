// the same move twice, a move too late, and what a page may show before the answer.
import { predict } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Move, passTheAce } from '../src/index.ts'
import {
  A,
  type AceScene,
  allStick,
  B,
  C,
  deal,
  draw,
  drawFor,
  ready,
  stick,
  swap,
} from './table.ts'

const send = ({ table, now }: AceScene, seat: number, move: Move, key: string) =>
  table.play({ by: seat, move, at: now, key })

test('[A-14.1] a move sent again under its key is answered and changes nothing', () => {
  const scene = deal('5H 9D 7C')
  expect(send(scene, B, swap, 'x')).toMatchObject({ ok: true, entry: { n: 3 } })
  const before = scene.table.snapshot()
  expect(send(scene, B, swap, 'x')).toEqual({ ok: true, duplicate: 3 })
  expect(scene.table.snapshot()).toEqual(before)
})

test('[A-14.1] a key is the player’s own: another’s is another move', () => {
  const scene = deal('5H 9D 7C')
  send(scene, B, stick, 'x')
  expect(send(scene, C, stick, 'x')).toMatchObject({ ok: true, entry: { n: 4, by: C } })
})

test('[A-14.1] a refused move is not remembered', () => {
  const scene = deal('5H 9D 7C')
  expect(send(scene, C, stick, 'x')).toMatchObject({ ok: false })
  scene.play(B, stick)
  expect(send(scene, C, stick, 'x')).toMatchObject({ ok: true, entry: { by: C } })
})

test('[A-14.1] the latest fifty moves of a player are remembered', () => {
  const scene = playRoundsOfTies(50)
  const answers = Array.from({ length: 50 }, (_, round) => send(scene, B, stick, `round ${round}`))
  expect(answers.every((answer) => answer.ok && answer.entry === undefined)).toBe(true)
})

/** Two players with one life who tie in every round; their moves carry the round's number as key. */
function playRoundsOfTies(rounds: number): AceScene {
  const shuffles = Array.from({ length: rounds }, () => ['KH', '7C 7D']).flat()
  const scene = drawFor('KH', { players: 2, lives: 1, later: shuffles.slice(1) })
  for (let round = 0; round < rounds; round++) {
    scene.waitOut()
    send(scene, B, stick, `round ${round}`)
    send(scene, A, stick, `round ${round}`)
    if (round + 1 < rounds) scene.waitOut()
  }
  return scene
}

test('[A-14.2] a move that answers an earlier question is stale', () => {
  const scene = deal('5H 9D 7C')
  const question = scene.table.question(B) ?? 0
  scene.play(B, swap)
  expect(scene.refusal(B, stick, { question })).toBe('staleMove')
})

test('[A-14.2] a move that answers the question that is asked is taken', () => {
  const { table, now } = deal('5H 9D 7C')
  const question = table.question(B) ?? 0
  expect(table.play({ by: B, move: stick, at: now, question })).toMatchObject({ ok: true })
})

test('[A-14.2] each new turn is a new question, in the next round and the next leg too', () => {
  const scene = deal('7C 7D 8H 8S', { players: 2, lives: 2, later: ['KH', '9C 9D'] })
  const asked: (number | null)[] = []
  while (asked.length < 6) {
    if (scene.state.phase === 'turns') {
      const seat = scene.state.order[scene.state.acted] ?? A
      asked.push(scene.table.question(seat))
      scene.play(seat, stick)
    } else scene.waitOut()
  }
  expect(asked).toEqual([...new Set(asked)].sort((a, b) => Number(a) - Number(b)))
})

test('[A-14.2] a turn that the clock played stays played: its answer does not fit the next one', () => {
  const scene = deal('5H 9D 8C 7C', { players: 2 })
  scene.play(B, stick)
  const question = scene.table.question(A) ?? 0
  scene.runOut(A)
  scene.waitOut()
  expect(scene.table.decision).toEqual({ seats: [A], about: 'turn' })
  expect(scene.refusal(A, swap, { question })).toBe('staleMove')
})

test('[A-14.4] what a swap, a draw or the last stick brings is not known before the answer', () => {
  const scene = deal('5H KD', { players: 2 })
  const foreseen = (seat: number, move: Move) =>
    predict(passTheAce, scene.table.view(seat), seat, { by: seat, move })
  expect(foreseen(B, swap)).toBeUndefined()
  scene.play(B, stick)
  expect(foreseen(A, draw)).toBeUndefined()
  expect(foreseen(A, stick)).toBeUndefined()
})

test('[A-14.4] what can be known may be shown at once: a stick in the middle, and being ready', () => {
  const scene = deal('5H 9D 7C')
  const foreseen = (move: Move) => predict(passTheAce, scene.table.view(B), B, { by: B, move })
  expect(foreseen(stick)).toEqual([{ kind: 'stuck', seat: B }])
  allStick(scene)
  expect(foreseen(ready)).toEqual([{ kind: 'readied', seat: B }])
})
