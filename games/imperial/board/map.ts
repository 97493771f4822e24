// The drawn map of a table: the shapes in `maps/` that its board is drawn with.
import type { Box } from '../../drawing/camera.ts'
import type { Place } from '../src/data/map.ts'
import { PLACES } from '../src/data/seas.ts'
import { bySetup, having, partOf } from '../src/data/setups.ts'
import type { Rules } from '../src/rules/options.ts'
import type { MapData, Region, Spot, Strait } from './map-types.ts'
import { MAPS } from './maps/index.ts'

export type { Region, Spot }

export interface Border {
  readonly between: readonly [Place | 'none', Place | 'none']
  readonly d: string
}

export interface DrawnMap {
  readonly view: Box
  /** Those that are on it. */
  readonly places: readonly Place[]
  readonly regions: { readonly [P in Place]: Region }
  /** Land that is drawn and belongs to nobody. */
  readonly inert: string
  readonly borders: readonly Border[]
  readonly straits: readonly Strait[]
}

function drawnOf(board: Rules['board']): DrawnMap {
  const { territories, drawn } = partOf('board', board)
  const { width, height, regions, inert, borders, straits } = dataOf(drawn)
  const isHere = (place: string) => place === 'none' || place in territories
  return {
    view: { x: 0, y: 0, width, height },
    places: PLACES.filter(isHere),
    regions: regions as DrawnMap['regions'],
    inert,
    borders: borders.flatMap(([a, b, d]) =>
      isHere(a) && isHere(b) ? [{ between: [a, b] as Border['between'], d }] : [],
    ),
    straits,
  }
}

function dataOf(name: string): MapData {
  const found = Object.entries<MapData>(MAPS).find(([known]) => known === name)
  if (found === undefined) throw new RangeError(`there is no map ${name} in board/maps`)
  return found[1]
}

const DRAWN = bySetup(having('board'), drawnOf)

export const mapOf = ({ board }: Pick<Rules, 'board'>): DrawnMap => DRAWN[board]
