// The drawn map, and small questions about it.
import type { Place } from '../src/data/map.ts'
import { DATA } from './map-data.ts'
import type { Region, Spot } from './map-types.ts'

export type { Region, Spot }

export interface Border {
  readonly between: readonly [Place | 'none', Place | 'none']
  readonly d: string
}

export const VIEW = { x: 0, y: 0, width: DATA.width, height: DATA.height } as const

export const REGIONS = DATA.regions

/** Land that is drawn and belongs to nobody. */
export const INERT = DATA.inert

export const BORDERS: readonly Border[] = DATA.borders.map(([a, b, d]) => ({ between: [a, b], d }))

export const STRAITS = DATA.straits
