// What a board is made of: terrain, zones, and what the tide makes of them.
export const TERRAINS = ['land', 'sea', 'marsh', 'reef', 'mountain'] as const
export type Terrain = (typeof TERRAINS)[number]

export const TIDES = ['low', 'normal', 'high'] as const
export type Tide = (typeof TIDES)[number]

type Element = 'land' | 'sea'

/** What there is to walk or swim on at each tide (F-3.2). */
export const ELEMENTS: { readonly [T in Terrain]: { readonly [T in Tide]: Element } } = {
  sea: { low: 'sea', normal: 'sea', high: 'sea' },
  reef: { low: 'land', normal: 'sea', high: 'sea' },
  marsh: { low: 'land', normal: 'land', high: 'sea' },
  land: { low: 'land', normal: 'land', high: 'land' },
  mountain: { low: 'land', normal: 'land', high: 'land' },
}

/** What a board is made of. */
export interface BoardPlan {
  readonly terrain: readonly Terrain[]
  /** 1 to 8, or 0 for none; never on sea or reef (B-1.4). */
  readonly zones: readonly number[]
  /** Where the lattice of minerals begins (B-4.1). */
  readonly offsets: { readonly a: number; readonly b: number }
  /** Pairs of contiguous zones (B-5.2). */
  readonly contiguous: readonly (readonly [number, number])[]
}
