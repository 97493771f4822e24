// How the zones of the sea are lit: in reach, on the way that is pointed at, held by somebody else.
import type { Seat } from '@foldtable/kernel'
import type { ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/state.ts'
import { holderOf, type Way } from './reach.ts'

/** Classes of each zone. */
export type Lights = { readonly [zone in ZoneId]?: string }

export function lightsOf(ways: readonly Way[], aim: ZoneId | null): Lights {
  const lights: { [zone in ZoneId]?: string } = {}
  for (const { zone, fighters } of ways) lights[zone] = fighters < 1 ? 'is-lit is-far' : 'is-lit'
  const chosen = ways.find(({ zone }) => zone === aim)
  for (const zone of chosen?.path ?? []) lights[zone] = `${lights[zone] ?? ''} is-on-way`
  return lights
}

/** Zones that somebody holds against the galley that plays (S-15.4). */
export function heldIn(view: State): { readonly [zone in ZoneId]?: Seat } {
  const held: { [zone in ZoneId]?: Seat } = {}
  for (const other of view.turn === null ? [] : view.galleys) {
    const seat = other === null ? undefined : holderOf(view, other.location)
    if (other !== null && seat !== undefined) held[other.location] = seat
  }
  return held
}
