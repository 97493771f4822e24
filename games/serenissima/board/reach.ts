// Where the active galley can go, read off the offers: zones with the number of steps and what the way costs in a battle.
import { isZone, type ZoneId } from '../src/data/zones.ts'
import type { Move } from '../src/moves/index.ts'
import { blockaded } from '../src/rules/refusals.ts'
import type { State } from '../src/state.ts'

export interface Way {
  readonly zone: ZoneId
  readonly steps: number
  readonly path: readonly ZoneId[]
  readonly move: Move
  /** Sailors that can still attack there, of those aboard. */
  readonly fighters: number
  /** An opponent holds the zone: the galley goes in and no further, and cannot deliver (S-15.4). */
  readonly isHeld: boolean
}

export function waysOf(view: State, offers: readonly Move[]): Way[] {
  const galley = view.galleys[view.active]
  if (galley === undefined || galley === null) return []
  const crew = galley.hold.filter((slot) => slot === 'sailor').length
  return offers.flatMap((move): Way[] => {
    if (move.kind !== 'moveGalley') return []
    const path = move.path.filter(isZone)
    const zone = path.at(-1)
    if (zone === undefined) return []
    const steps = path.length
    const fighters = view.options.fatigue ? crew - steps : crew
    const isHeld = blockaded(view, galley, zone) !== undefined
    return [{ zone, steps, path, move, fighters, isHeld }]
  })
}
