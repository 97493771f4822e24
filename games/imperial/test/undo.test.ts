// I-19: taking back, history, notifications.
import { scriptedChance, undoFor } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { tell } from '../src/words/tell.ts'
import {
  A,
  accept,
  active,
  agree,
  arrange,
  B,
  bid,
  C,
  cash,
  choose,
  go,
  type ImperialScene,
  opened,
  propose,
  vote,
} from './table.ts'

/** The seat takes its latest move back, which must be free. */
function takeBack(scene: ImperialScene, seat: number): void {
  const undo = undoFor(scene.table, seat)
  expect(undo?.free).toBe(true)
  scene.table.rewind(undo?.to ?? -1, seat, scene.now)
}

const mayUndo = ({ table }: ImperialScene, seat: number): boolean =>
  undoFor(table, seat)?.free === true

/** A table that was opened, so that there is something before the first move. */
function afterOpening() {
  const scene = opened(3)
  for (const seat of [A, B, C]) scene.play(seat, bid(9))
  while (scene.state.mode === 'buyBid') scene.play(active(scene)[0] ?? A, accept)
  return scene
}

test('[G-34, U-11, I-19.1, I-19.2, I-19.3] undo step by step', () => {
  const scene = opened(2, { opening: 'assigned' }, scriptedChance())
  expect(scene.state.up).toBe('Austria')
  const start = JSON.stringify(scene.state)
  scene.play(A, propose('R-Produce'))
  while (scene.state.up !== 'Austria' || scene.state.mode !== 'proposal')
    scene.play(active(scene)[0] ?? A, propose('R-Produce'))
  const before = JSON.stringify(scene.state)
  scene.play(A, propose('R-Maneuver'))
  const proposed = JSON.stringify(scene.state)
  scene.play(A, choose(0))
  scene.play(A, go('Vienna'))
  expect(undoFor(scene.table, B)).toBeUndefined() // nor by asking the others
  takeBack(scene, A)
  takeBack(scene, A)
  expect(JSON.stringify(scene.state)).toBe(proposed)
  expect(scene.state.mode).toBe('plan')
  takeBack(scene, A)
  expect(JSON.stringify(scene.state)).toBe(before)
  expect(scene.state.plan).toBeNull()
  expect(mayUndo(scene, A)).toBe(false) // B was the last before that
  expect(mayUndo(scene, B)).toBe(true)
  expect(start).not.toBe(before)
})

test('[I-19.3] a table may allow a single step only', () => {
  const scene = opened(3, { undoDepth: 'single' })
  scene.play(A, bid(2))
  scene.play(B, bid(2))
  takeBack(scene, B)
  expect(undoFor(scene.table, A)).toBeUndefined()
  scene.play(B, bid(3))
  expect(mayUndo(scene, B)).toBe(true)
})

test('[G-35, I-4.3, I-19.4, I-21.2] bids', () => {
  const scene = opened(2)
  scene.play(A, bid(5))
  const seen = scene.table.view(B).players[A]?.sealed
  expect(seen).toEqual({ to: [A], pool: 'bids' })
  expect(scene.table.view(A).players[A]?.sealed?.is).toBe(500)
  expect(mayUndo(scene, A)).toBe(true)
  scene.play(B, bid(4))
  expect(scene.state).toMatchObject({ mode: 'buyBid', bids: [500, 400] })
  expect(scene.table.offers(A)).toHaveLength(2)
  expect(undoFor(scene.table, B)).toBeUndefined()
  expect(mayUndo(scene, A)).toBe(false)
  scene.play(A, accept)
  expect(mayUndo(scene, A)).toBe(true)
})

test('[I-19.4] the last bid may be taken back where the table says so', () => {
  const scene = opened(2, { undoAfterBidReveal: true })
  scene.play(A, bid(5))
  scene.play(B, bid(4))
  takeBack(scene, B)
  expect(active(scene)).toEqual([B])
})

test('[I-19.5] after the undo of a deciding vote the others’ votes are kept', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' } })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('R-Produce'))
  scene.play(C, vote(2))
  scene.play(B, vote(2))
  expect(scene.state.mode).toBe('proposal')
  takeBack(scene, B)
  expect(scene.state.mode).toBe('vote')
  expect(active(scene)).toEqual([A, B])
})

test('[I-19.6] the same moves after an undo give the same result, chance included', () => {
  const scene = afterOpening()
  const { state } = scene
  const before = JSON.stringify(state)
  for (const seat of [A, B, C]) scene.play(seat, bid(2))
  const order = scene.state.queue.slice()
  const back = scene.table.n - 3
  scene.table.rewind(back, C, scene.now)
  expect(JSON.stringify(scene.state)).toBe(before)
  for (const seat of [A, B, C]) scene.play(seat, bid(2))
  expect(scene.state.queue).toEqual(order)
})

test('[I-19.1] only the last one who moved may undo, also after the end', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 3; C 1+2' },
    points: { Austria: 24 },
    chips: { Austria: 'Greece, Romania' },
  })
  scene.play(A, propose('Taxation'))
  scene.play(B, agree)
  expect(scene.state.mode).toBe('over')
  expect(mayUndo(scene, A)).toBe(false)
  takeBack(scene, B)
  expect(scene.state.mode).toBe('opposition')
})

test('[I-19.8, U-7] everything is told, and nothing secret', () => {
  const scene = opened(2)
  const told = () => scene.events.flatMap((event) => tell(event)?.id ?? [])
  scene.play(A, bid(12))
  expect(told()).toEqual(['cashDealt', 'biddingBegan', 'bidMade'])
  expect(JSON.stringify(scene.events.map(tell))).not.toContain('12')
  scene.play(B, bid(9))
  scene.play(A, accept)
  expect(told().slice(3)).toEqual(['bidMade', 'bidsShown', 'bidTaken'])
  expect(cash(scene)).toEqual([18.5, 30.5])
})

test('[I-19.9, U-16] all steps of a maneuver are one turn', () => {
  const scene = arrange({ stock: { Austria: 'A 4' }, armies: { Austria: 'Vienna, Vienna' } })
  const turn = () => {
    const { decision } = scene.table
    return decision.result === undefined ? decision.turn : undefined
  }
  const first = turn()
  scene.play(A, propose('L-Maneuver'))
  expect(turn()).toBe(first)
  scene.play(A, choose(0))
  scene.play(A, go('Prague'))
  expect(turn()).toBe(first)
  scene.play(A, choose(1))
  scene.play(A, go('Prague'))
  expect(turn()).toBe(2)
})
