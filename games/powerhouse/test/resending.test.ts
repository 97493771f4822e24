// P-14: saved after every step, resent without harm.
import { scriptedChance, Table } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { powerhouse } from '../src/index.ts'
import {
  bid,
  contract,
  type HouseScene,
  identity,
  P0,
  P1,
  P5,
  pass,
  play,
  playAll,
  turnOf,
} from './table.ts'

function restored({ table }: HouseScene, clock = table.clockSettings) {
  const { seats, options } = table
  const place = { game: powerhouse, seats, options, chance: scriptedChance(), clock }
  return Table.fold(place, [], JSON.parse(JSON.stringify(table.snapshot())))
}

test('[P-14.1, GP-28] a table written down and read again reveals the same partner', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 2nd', 'AC 1st'])
  playAll(scene, '9S/0 4S/0 AS/1')
  const again = restored(scene)
  for (const card of ['6S/0', '7S/0', 'AS/0']) {
    const request = { by: turnOf(scene), move: play(card), at: 0 }
    expect(again.play(request)).toEqual(scene.table.play(request))
  }
  expect(again.state).toEqual(scene.state)
  expect(again.state.calls[0]?.partner).toBe(P5)
})

test('[P-14.2] after a restart the table stands as it stood, deadlines too', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'], { gameCount: 2 })
  while (scene.state.turn !== null) scene.runOut(scene.state.turn)
  const again = restored(scene)
  expect(again.dueAt).toBe(scene.table.dueAt)
  expect(again.snapshot()).toEqual(scene.table.snapshot())
})

test('[P-14.3, P-14.4, GP-29] a resent bid is answered as done, a late pass is stale', () => {
  const { table } = identity('4P1D')
  const question = table.question(P0) ?? 0
  const request = { by: P0, move: bid(150), at: 0, key: 'x', question }
  expect(table.play(request)).toMatchObject({ ok: true, entry: { n: 2 } })
  const before = table.snapshot()
  expect(table.play(request)).toEqual({ ok: true, duplicate: 2 })
  expect(table.snapshot()).toEqual(before)
  expect(table.play({ by: P0, move: pass, at: 0, key: 'y', question })).toMatchObject({
    ok: false,
    refusal: { code: 'staleMove' },
  })
})

test('[P-14.3] the last fifty keys of a player are remembered', () => {
  const scene = identity('4P1D')
  for (let turn = 0; turn < 204; turn++) {
    scene.table.play({ by: turnOf(scene), move: pass, at: 0, key: `${turn}` })
  }
  const resent = Array.from({ length: 50 }, (_, index) =>
    scene.table.play({ by: P0, move: pass, at: 0, key: `${4 * (index + 1)}` }),
  )
  expect(resent.every((answer) => answer.ok && answer.entry === undefined)).toBe(true)
})

test('[P-14.4] each turn is a question of its own', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  const asked: (number | null)[] = []
  for (let turn = 0; turn < 20; turn++) {
    asked.push(scene.table.question(turnOf(scene)))
    scene.runOut(turnOf(scene))
  }
  expect(new Set(asked).size).toBe(20)
})

test('[P-14.5] moves are numbered one after the other, and nobody overtakes', () => {
  const scene = identity('4P1D')
  scene.play(P0, bid(150))
  expect(scene.refusal(P0, bid(155))).toBe('notYourTurn')
  scene.play(P1, bid(155))
  expect(scene.table.entries.map(({ n }) => n)).toEqual([1, 2, 3])
})
