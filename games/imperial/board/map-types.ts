// What a drawn map is made of: shapes, lines and spots of every territory. Coordinates are whole units of a box of its own.
export type Spot = readonly [x: number, y: number]

export interface Region {
  readonly kind: 'home' | 'neutral' | 'sea'
  /** Its outline. */
  readonly d: string
  /** The middle of its name. */
  readonly name: Spot
  /** Where its factory stands or would stand; of home provinces. */
  readonly city?: Spot
  /** Where the tax chip lies; of seas and neutral lands. */
  readonly chip?: Spot
  /** Where units stand side by side, the best first. */
  readonly units: readonly Spot[]
  /** On the coast of the sea into which its fleets sail. */
  readonly port?: Spot
  /** Where its fleets lie in port. */
  readonly dock?: Spot
}

/** A line between two places; `none` is land that belongs to nobody. */
export type BorderData = readonly [a: string, b: string, d: string]

export interface Strait {
  readonly between: readonly string[]
  readonly d: string
}

export interface MapData {
  readonly width: number
  readonly height: number
  /** Of every place of the maps that are drawn so. */
  readonly regions: { readonly [place: string]: Region }
  /** Land that is drawn and belongs to nobody. */
  readonly inert: string
  readonly borders: readonly BorderData[]
  readonly straits: readonly Strait[]
}
