// The field: what follows from a state and is asked at every step. The files beside this one each keep some of its parts.
import type { Seat } from '@foldtable/kernel'
import type { Board } from '../board/board.ts'
import type { Hex } from '../board/grid.ts'
import type { Unit, UnitId } from '../state.ts'
import type { Roll } from './rolls.ts'

export interface Field {
  readonly board: Board
  readonly byId: Map<UnitId, Unit>
  /** The astronefs by home colour: whatever happens to them, they stay in the state. */
  readonly ships: readonly Unit[]
  /** What fills a hex: a unit, or an astronef; bridges and towers are apart. */
  readonly occupant: (Unit | null)[]
  readonly bridge: (Unit | null)[]
  readonly tower: (Unit | null)[]
  /** By home colour, how many of an astronef's towers stand. */
  readonly towers: number[]
  /** For each hex, `TAKEN` if something stands or lies on it, and `BRIDGED` if a bridge does. */
  readonly taken: Uint8Array
  /** The number of the mineral on a hex, or -1. */
  readonly mineral: Int16Array
  /** For each player, how many of his units fire at a hex (F-9.2). */
  readonly cover: readonly Uint8Array[]
  /** For each hex, a bit for each player under whose fire it is. */
  readonly fire: Uint8Array
  /** For each hex, whose fire is counted from there just now, and how far; see `fire-zones.ts`. */
  readonly cast: Int8Array
  /** Of each player, how many units could act and do not fire. */
  readonly idle: number[]
  readonly pinned: Set<Unit>
  /** 1 where it is sea at the tide of the moment, bridges left aside. */
  wet: Uint8Array
  /** Of each player, who is where; null where they must be listed anew. */
  readonly rolls: (Roll | null)[]
  /** Laid bridges; null as well. */
  bridges: readonly Unit[] | null
  /** How much there is to shoot at on a hex: units, towers, ore, bridges; an astronef counts for nothing. */
  readonly targets: Uint8Array
  /** For each hex, a bit for each player whose fire reaches something there that is not his; and how many such hexes each has. */
  readonly marked: Uint8Array
  readonly marks: number[]
  readonly markedHexes: Set<Hex>
  /** 1 where somebody stands under enemy fire who is not held down by it yet; and how many such hexes there are. */
  readonly exposed: Uint8Array
  exposures: number
  /** What was worked out since anything last changed. */
  readonly known: Known
}

/** Answers that hold until the next event. */
interface Known {
  /** Where a player holds others down by two guns; see `rules/walking.ts`. */
  held: readonly Hex[] | null
  holder: Seat
  /** The fire on the board while a unit is lifted, for those whose lifting changes it. */
  lifted: Map<Unit, Uint8Array> | null
}
