// The geometry of the chart, as `map/make-map.mjs` wrote it: units of one box.
import type { Good } from '../src/data/goods.ts'
import type { PortId, ZoneId } from '../src/data/zones.ts'
import written from './map.json' with { type: 'json' }

export type Point = readonly [x: number, y: number]
/** Left, top, width, height. */
export type Box = readonly [number, number, number, number]

export interface ZonePlace {
  readonly shape: string
  readonly middle: Point
  /** Where the number of steps stands. */
  readonly steps: Point
  readonly berths: { readonly sails: readonly Point[]; readonly hulls: readonly Point[] }
}

export interface PortPlace {
  readonly n: number
  /** Where it is on the coast, and where its medallion stands. */
  readonly at: Point
  readonly mark: Point
  readonly produces: Good
  readonly isStart: boolean
  readonly align: 'start' | 'end'
  /** Its name and slots lie on the water. */
  readonly isAtSea: boolean
  readonly box: Box
  readonly name: Point
  readonly warehouse: readonly Point[]
  readonly garrison: readonly Point[]
  readonly fort: Point
  readonly basilica: Point
}

type Pair = readonly [ZoneId, ZoneId]

export interface ChartMap {
  /** Where it comes from. */
  readonly about: { readonly coast: string; readonly projection: string; readonly made: string }
  readonly viewBox: Box
  readonly sizes: {
    readonly medallion: number
    readonly badge: number
    readonly slot: number
    readonly slotStep: number
    readonly pawn: number
    readonly pawnStep: number
    readonly nameHeight: number
    readonly nameSize: number
    readonly rowHeight: number
    /** What a galley covers around its place, with its sail and without. */
    readonly sails: readonly Box[]
    readonly hulls: readonly Box[]
  }
  readonly land: string
  readonly islands: readonly { readonly name: string; readonly path: string }[]
  readonly winds: {
    readonly hubs: readonly Point[]
    readonly principal: string
    readonly half: string
    readonly quarter: string
  }
  readonly shoals: readonly Point[]
  readonly zones: { readonly [id in ZoneId]: ZonePlace }
  readonly borders: readonly { readonly between: Pair; readonly path: string }[]
  readonly lanes: readonly {
    readonly between: Pair
    /** Where it crosses the border. */
    readonly gate: Point
    readonly points: readonly Point[]
    readonly length: number
  }[]
  /** Through a zone, from one of its gates to another. */
  readonly passages: readonly {
    readonly zone: ZoneId
    readonly between: Pair
    readonly points: readonly Point[]
  }[]
  readonly ports: { readonly [id in PortId]: PortPlace }
  readonly countries: readonly {
    readonly name: string
    readonly at: Point
    readonly turn: number
  }[]
  readonly furniture: {
    readonly wheel: Place & { readonly radius: number; readonly node: number }
    readonly track: Place & Size
    readonly cards: Place & Size
    readonly bank: Place & Size
    readonly windRing: number
  }
}

interface Place {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** As a file is read: lists that could be written to. */
type Read<T> = { -readonly [K in keyof T]: Read<T[K]> }

/** `test/map.test.ts` holds it to what the game says. */
export const chart: ChartMap = written as Read<ChartMap>

/** Where a zone's things are said to be: its port's medallion, or the middle of the open sea. */
export const placeOf = (zone: ZoneId): Point =>
  zone === 'MARE' ? chart.zones.MARE.middle : chart.ports[zone].mark

const [x, y, width, height] = chart.viewBox

/** The whole sheet. */
export const SHEET = { x, y, width, height }
