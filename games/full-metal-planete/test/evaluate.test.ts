// A bot that looks one move ahead carries ore home.
import { simpleMove } from '@foldtable/bots/simple'
import { seededChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { evaluate } from '../src/evaluate.ts'
import { fullMetalPlanete } from '../src/index.ts'
import { arrange, type Piece, type PlanetScene, type Spot } from './table.ts'

const crab = (at: Spot): Piece => ({ type: 'crab', at })

/** Lets the bot play on for seat 0. */
function botPlays(scene: PlanetScene, moves: number): void {
  for (let step = 0; step < moves && scene.state.current === 0; step++) {
    const move = simpleMove(fullMetalPlanete, scene.table.view(0), 0, seededChance(`bot ${step}`))
    if (move !== undefined) scene.play(0, move)
  }
}

test('it picks up ore and brings it into the hold', () => {
  const scene = arrange({ pieces: { C: crab([7, 1]) }, minerals: [[9, 0]] })
  botPlays(scene, 14)
  expect(scene.state.minerals).toEqual(['astronef-p1'])
})

test('being held under fire is worse than not, and holding somebody better', () => {
  const tank = (seat: number, at: Spot): Piece => ({ type: 'tank', seat, at })
  const held = arrange({
    pieces: { A: tank(0, [19, 1]), B: tank(1, [18, 0]), B2: tank(1, [18, 2]) },
  })
  const free = arrange({
    pieces: { A: tank(0, [22, 1]), B: tank(1, [18, 0]), B2: tank(1, [18, 2]) },
  })
  expect(evaluate(free.state, 0)).toBeGreaterThan(evaluate(held.state, 0))
  expect(evaluate(free.state, 1)).toBeLessThan(evaluate(held.state, 1))
})
