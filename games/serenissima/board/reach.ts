// Where the active galley can go, read off the offers: zones with the number of steps and what the way costs in a battle.
import type { Seat } from '@foldtable/kernel'
import { isZone, type ZoneId } from '../src/data/zones.ts'
import type { Move } from '../src/moves/index.ts'
import { dominantIn } from '../src/rules/refusals.ts'
import type { State } from '../src/state.ts'

export interface Way {
  readonly zone: ZoneId
  readonly steps: number
  readonly path: readonly ZoneId[]
  readonly move: Move
  /** Sailors that can still attack there, of those aboard. */
  readonly fighters: number
  readonly crew: number
  /** An opponent who holds the zone: the galley goes in and no further, and sells only in a port of its own (S-15.4). */
  readonly heldBy: Seat | undefined
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
    return [{ zone, steps, path, move, fighters, crew, heldBy: holderOf(view, zone) }]
  })
}

/** Who holds a zone against the galley that plays, where galleys block the way. */
export function holderOf(view: State, zone: ZoneId): Seat | undefined {
  const galley = view.galleys[view.active]
  if (view.options.blockade === 'off' || galley == null) return undefined
  return dominantIn(view, galley, zone)
}
