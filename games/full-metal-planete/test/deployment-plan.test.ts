// Deployment is arranged freely until it is confirmed; what is sent then are the rules' own moves (F-7.6, F-16.4).
import { type Game, keyedChance, keyFromSeed, readOptions, Table } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { arranged, isPlaced, offersOn, type Plan, placed, takenBack } from '../board/plan.ts'
import { hexAtRow } from '../src/board/grid.ts'
import { unitNamed } from '../src/field/index.ts'
import { fullMetalPlanete as game, type Move, type State } from '../src/index.ts'

/** Both have landed, and somebody may deploy. */
function deploying() {
  const read = readOptions(game as Game)
  if (!read.ok) throw new RangeError('no options are good options')
  const { options } = read
  const chance = keyedChance(keyFromSeed('deployment'))
  const table = Table.open({ game: game as Game, seats: 2, options, chance })
  for (let n = 0; n < 2; n++) {
    const [seat = 0] = table.decision.result === undefined ? table.decision.seats : []
    const body = seat === 0 ? hexAtRow(10, 2) : hexAtRow(10, 33)
    const played = table.play({
      by: seat,
      move: { kind: 'land', body, orientation: 0 } as Move,
      at: 0,
    })
    expect(played.ok).toBe(true)
  }
  const [seat = 0] = table.decision.result === undefined ? table.decision.seats : []
  return { table, seat, view: table.view(seat) as State }
}

test('[F-16.4] what is placed stands in the view, and the truth is as it was', () => {
  const { view, seat } = deploying()
  const before = JSON.stringify(view)
  const [first] = offersOn(view, seat, { view, plan: [] }, null).filter(
    ({ kind }) => kind === 'deploy',
  )
  if (first?.kind !== 'deploy') throw new Error('nothing to deploy')
  const stand = arranged(view, seat, placed([], first))
  expect(unitNamed(stand.view, first.unit)?.at).toBe(first.to)
  expect(JSON.stringify(view)).toBe(before)
})

test('[F-16.4] a piece is placed otherwise, and put back into the hold', () => {
  const { view, seat } = deploying()
  const offers = offersOn(view, seat, { view, plan: [] }, null)
  const [one, other] = offers.flatMap((move) =>
    move.kind === 'deploy' && move.unit.startsWith('tank') ? [move] : [],
  )
  if (one === undefined || other === undefined) throw new Error('no tank to deploy')
  const plan = placed([], one)
  const stand = arranged(view, seat, plan)
  const elsewhere = offersOn(view, seat, stand, one.unit).filter(
    (move) => move.kind === 'deploy' && move.unit === one.unit,
  )
  expect(elsewhere).toContainEqual({ ...other, unit: one.unit })
  const moved = placed(plan, { ...other, unit: one.unit })
  expect(moved).toEqual([{ ...other, unit: one.unit }])
  expect(isPlaced(moved, one.unit)).toBe(true)
  expect(takenBack(moved, one.unit)).toEqual([])
})

test('[F-8.1] what has no room any more goes back into the hold', () => {
  const { view, seat } = deploying()
  const all = offersOn(view, seat, { view, plan: [] }, null)
  const bridge = all.find((move) => move.kind === 'deploy' && move.unit.startsWith('bridge'))
  const tank = all.find((move) => move.kind === 'deploy' && move.unit.startsWith('tank'))
  if (bridge?.kind !== 'deploy' || tank?.kind !== 'deploy') throw new Error('nothing to deploy')
  const plan: Plan = [{ ...tank, to: bridge.to }, bridge]
  const stand = arranged(view, seat, plan)
  expect(stand.plan.length).toBeLessThan(plan.length)
})

test('[F-7.6] what is sent are moves that the rules take one after the other', () => {
  const { table, view, seat } = deploying()
  let plan: Plan = []
  for (let n = 0; n < 12; n++) {
    const stand = arranged(view, seat, plan)
    const offers = offersOn(view, seat, stand, null).filter(({ kind }) => kind !== 'endTurn')
    const next = offers[(37 * n) % offers.length]
    if (next === undefined) break
    plan = placed(stand.plan, next)
  }
  const { plan: sent, view: planned } = arranged(view, seat, plan)
  expect(sent.length).toBeGreaterThan(5)
  for (const move of sent) expect(table.play({ by: seat, move, at: 0 }).ok).toBe(true)
  expect((table.view(seat) as State).units).toEqual(planned.units)
})
