// F-7.6: what was done is done.
import { randomRequest } from '@foldtable/bots/random-play'
import { seatsUpTo, seededChance, Table, undoFor } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { fullMetalPlanete } from '../src/index.ts'
import { arrange, march, optionsOf } from './table.ts'

const SEATS = 3
const PRACTICE = { isPractice: true }

test('[F-7.6] no move is taken back, and in practice none of a turn that has ended', () => {
  const place = { game: fullMetalPlanete, seats: SEATS, options: optionsOf({}) }
  const table = Table.open({ ...place, chance: seededChance('final') })
  const player = seededChance('final player')
  let [within, ended] = [0, 0]
  while (table.n < 300) {
    const request = randomRequest(table, player, { clock: 0, host: 0 })
    if (request === undefined) break
    const { current, turn } = table.state
    if (!table.play(request).ok || typeof request.by !== 'number') continue
    for (const seat of seatsUpTo(SEATS)) expect(undoFor(table, seat)).toBeUndefined()
    const isOn = table.state.current === current && table.state.turn === turn
    const undo = undoFor(table, request.by, PRACTICE)
    expect(undo).toEqual(isOn ? { to: table.n - 1, free: true } : undefined)
    for (const seat of seatsUpTo(SEATS))
      if (seat !== request.by) expect(undoFor(table, seat, PRACTICE)).toBeUndefined()
    if (isOn) within += 1
    else ended += 1
  }
  expect([within, ended].every((count) => count > 20)).toBe(true)
})

test('[F-7.6] a turn that the clock has ended is not taken up again, in practice neither', () => {
  const scene = arrange({ pieces: { A: { type: 'tank', at: [14, 2] } } })
  const start = scene.table.n
  scene.play(0, march('A', [14, 2], [14, 1]))
  scene.play(0, march('A', [14, 1], [14, 0]))
  expect(undoFor(scene.table, 0, PRACTICE)).toEqual({ to: start + 1, free: true })
  scene.runOut(0)
  expect(scene.state.current).toBe(1)
  expect(undoFor(scene.table, 0, PRACTICE)).toBeUndefined()
})
