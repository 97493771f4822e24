// Every place of every map (`setups/`).
import { SETUPS } from '../setups/index.ts'
import type { Setup, Territory } from '../setups/setup.ts'

export type { Territory }

type Setups = typeof SETUPS
type PlacesOf<S> = S extends { readonly board: { readonly territories: infer T } }
  ? keyof T & string
  : never
export type Place = PlacesOf<Setups[keyof Setups]>

/** What each of them is. What it touches is another matter on each map: see `rules/atlas.ts`. */
export const MAP = everyPlace() as { readonly [P in Place]: Territory }

function everyPlace(): { [name: string]: Territory } {
  const found: { [name: string]: Territory } = {}
  const setups = Object.values<Setup>(SETUPS).sort((a, b) => a.rank - b.rank)
  for (const { board } of setups)
    for (const [name, territory] of Object.entries(board?.territories ?? {}))
      found[name] ??= territory
  return found
}
