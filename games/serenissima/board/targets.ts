// Whom the active galley can attack where it lies, with who would fight on both sides.
import type { Good } from '../src/data/goods.ts'
import { goodsIn, roomIn, sailorsIn } from '../src/holds.ts'
import type { Move } from '../src/moves/index.ts'
import { activeGalley } from '../src/rules/board.ts'
import { galleyAt, type State, type Target } from '../src/state.ts'
import { isSameTarget, type Now } from './choosing/choice.ts'
import { targetOf, waysToAttack } from './choosing/ordinary.ts'
import type { Sides } from './odds.ts'

export interface Quarry {
  readonly target: Target
  readonly owner: number
  readonly sides: Sides
  /** By how many stay in a port that falls, or by what is plundered first. */
  readonly moves: readonly Move[]
  /** What a galley carries. */
  readonly cargo: readonly Good[]
  /** How much of it would fit. */
  readonly room: number
}

export function quarriesOf({ view, offers }: Pick<Now, 'view' | 'offers'>): Quarry[] {
  const targets: Target[] = []
  for (const move of offers) {
    const target = targetOf({ view }, move)
    if (target !== undefined && !targets.some((other) => isSameTarget(other, target)))
      targets.push(target)
  }
  return targets.map((target) => quarryOf(view, target, waysToAttack({ view, offers }, target)))
}

function quarryOf(view: State, target: Target, moves: readonly Move[]): Quarry {
  const own = activeGalley(view)
  const sailors = sailorsIn(own.hold)
  const tired = view.options.fatigue ? (view.turn?.moved ?? 0) : 0
  const room = roomIn(own.hold)
  if ('galley' in target) {
    const { owner, hold } = galleyAt(view, target.galley)
    const sides = { sailors, tired, defenders: sailorsIn(hold), hasFort: false, needed: 1 } as const
    return { target, owner, sides, moves, cargo: goodsIn(hold), room }
  }
  const { owner, sailors: defenders, fort } = view.ports[target.port]
  const sides = { sailors, tired, defenders, hasFort: fort, needed: 2 } as const
  return { target, owner: owner ?? 0, sides, moves, cargo: [], room }
}
