// Shots and captures: what two guns do together.
import type { Move } from '../src/index.ts'
import type { UnitId } from '../src/state.ts'

type Salvo = Extract<Move, { kind: 'fire' | 'capture' }>

export const isSalvo = (move: Move): move is Salvo =>
  move.kind === 'fire' || move.kind === 'capture'

interface Named {
  readonly unit: UnitId | null
  readonly guns: readonly UnitId[]
}

/** Once guns are named, what all of them do; the first-named first, whose home a captured piece takes (F-11). */
export function inOrder(offers: readonly Move[], { unit, guns }: Named): readonly Move[] {
  if (guns.length === 0) return offers
  const together = offers.filter(
    (move) => isSalvo(move) && guns.every((gun) => move.by.includes(gun)),
  )
  const rank = (move: Move) => (isSalvo(move) && [unit, guns[0]].includes(move.by[0] ?? '') ? 0 : 1)
  return together.sort((a, b) => rank(a) - rank(b))
}
