// What a unit could do where it stands, kept until something happens on its hexes or beside them.
// Nothing that depends on points, or on anything further away, is kept.
import { HEXES, type Hex } from './board/grid.ts'
import type { Field } from './field.ts'
import type { Exit } from './moves/exit.ts'
import type { Load } from './moves/load.ts'
import type { Move } from './moves/move.ts'

/** Each list with the tick at which it was made. */
export interface Kept {
  steps: readonly Move[]
  stepsAt: number
  loads: readonly Load[]
  loadsAt: number
  exits: readonly Exit[]
  exitsAt: number
}

/** Before anything. */
const NEVER = -1

/** The place for whatever stands on that hex. */
export function keptAt(field: Field, at: Hex): Kept {
  field.kept ??= HEXES.map(() => null)
  const { kept } = field
  const known = kept[at]
  if (known) return known
  const none: never[] = []
  const fresh: Kept = {
    steps: none,
    stepsAt: NEVER,
    loads: none,
    loadsAt: NEVER,
    exits: none,
    exitsAt: NEVER,
  }
  kept[at] = fresh
  return fresh
}
