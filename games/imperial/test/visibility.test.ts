// I-21: what is public and what is not.
import { seededChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { imperial } from '../src/index.ts'
import { summary } from '../src/words/summary.ts'
import { A, arrange, B, bid, C, opened, propose, vote } from './table.ts'

test('[I-21.1] everything but sealed choices is public', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, armies: { Austria: 'Vienna' } })
  scene.play(A, propose('L-Maneuver'))
  expect(scene.table.view('spectator')).toEqual(scene.state)
})

test('[I-21.2] others see who has voted, not what', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' } })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('R-Produce'))
  const entry = scene.play(A, vote(1))
  for (const viewer of [B, C, 'spectator'] as const) {
    expect(scene.table.view(viewer).players[A]?.sealed).toEqual({ to: [A], pool: 'votes' })
    expect(JSON.stringify(scene.table.frame(entry, viewer))).not.toContain('"is"')
  }
})

test('[I-21.3] after an undo nobody is sent a secret', () => {
  const scene = opened(3)
  scene.play(A, bid(7))
  scene.play(B, bid(8))
  const entry = scene.table.rewind(2, B, 0)
  expect(JSON.stringify(scene.table.frame(entry, C))).not.toContain('"is"')
})

test('[I-21.4] projected scores can be hidden in what is shown, until the end', () => {
  const ids = (showScores: boolean) => {
    const { state } = arrange({ stock: { Austria: 'A 4' }, options: { showScores } })
    return summary(state, A).map(({ id }) => id)
  }
  expect(ids(true)).toContain('summary.playerWithScore')
  expect(ids(false)).not.toContain('summary.playerWithScore')
})

test('[I-21.2] a bot imagines bids that could be paid', () => {
  const scene = opened(3)
  scene.play(A, bid(7))
  const world = imperial.imagine?.(scene.table.view(B), B, seededChance('worlds'))
  const sealed = world?.players[A]?.sealed
  expect(sealed?.is).toBeLessThanOrEqual(2033)
  expect(world?.players[B]).toEqual(scene.state.players[B])
})
