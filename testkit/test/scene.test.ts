// A scene can be arranged anew in the middle.
import { scriptedChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { Scene } from '../src/scene.ts'
import { sealedBids } from '../src/sealed-bids.ts'

test('a rearranged scene stands at the changed copy, and the first one stays as it was', () => {
  const options = { rounds: 2, ties: 'nobody' } as const
  const place = { game: sealedBids, seats: 2, options, chance: scriptedChance() }
  const scene = Scene.open(place)
  const before = JSON.stringify(scene.state)
  const other = scene.rearranged((state) => {
    state.points[1] = 7
  })
  expect(other.state).toEqual({ ...scene.state, points: [0, 7] })
  expect(JSON.stringify(scene.state)).toBe(before)
})
