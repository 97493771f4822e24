// What units could do where they stand, kept until something happens on their hexes or beside them.
// Nothing that depends on points, or on anything further away, is kept.
import { HEXES, type Hex } from './board/grid.ts'
import type { Field } from './field.ts'
import type { Enter } from './moves/enter.ts'
import type { Exit } from './moves/exit.ts'
import type { Load } from './moves/load.ts'
import type { Move } from './moves/move.ts'
import type { Transfer } from './moves/transfer.ts'
import type { Unload } from './moves/unload.ts'
import type { Unit } from './state.ts'

export interface Kept {
  /** By where a mobile unit stands. */
  readonly steps: Steps
  readonly carriers: Map<Unit, Carrier>
}

interface Steps {
  readonly madeAt: Int32Array
  readonly moves: (readonly Move[])[]
}

/** An astronef or a transporter. */
export interface Carrier {
  readonly unit: Unit
  readonly loads: List<Load>
  readonly unloads: List<Unload>
  readonly transfers: List<Transfer>
  readonly exits: List<Exit>
  readonly entries: List<Enter>
}

/** Moves, and the tick at which they were found. */
export interface List<T> {
  madeAt: number
  moves: readonly T[]
}

/** Before anything. */
const NEVER = -1
const NOTHING: readonly never[] = []

const nothingKept = (): Kept => ({
  steps: { madeAt: new Int32Array(HEXES.length).fill(NEVER), moves: HEXES.map(() => NOTHING) },
  carriers: new Map(),
})

export function keptOf(field: Field): Kept {
  field.kept ??= nothingKept()
  return field.kept
}

export function keptFor(field: Field, unit: Unit): Carrier {
  const { carriers } = keptOf(field)
  let carrier = carriers.get(unit)
  if (carrier === undefined) {
    carrier = {
      unit,
      loads: emptyList(),
      unloads: emptyList(),
      transfers: emptyList(),
      exits: emptyList(),
      entries: emptyList(),
    }
    carriers.set(unit, carrier)
  }
  return carrier
}

const emptyList = () => ({ madeAt: NEVER, moves: NOTHING })

/** Notes what was found just now, and hands it on. */
export function keep<T>({ tick }: Field, list: List<T>, moves: readonly T[]): readonly T[] {
  list.madeAt = tick
  list.moves = moves
  return moves
}

export function keepSteps(field: Field, at: Hex, moves: readonly Move[]): void {
  const { steps } = keptOf(field)
  steps.madeAt[at] = field.tick
  steps.moves[at] = moves
}

/** Two lists as one; mostly one of them is empty. */
export function joined<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  if (other.length === 0) return one
  return one.length === 0 ? other : [...one, ...other]
}
