// Where everything lies on the drawn table: the viewer at the bottom, the others clockwise, for a phone and for a desk.
import type { Seat, Viewer } from '@foldtable/kernel'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A card or a plate: its middle and its size. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface SeatPlace {
  readonly plate: Box
  readonly card: Box
  /** Where what the seat did is written: its point, and to which side of it the words go. */
  readonly tag: Point & { readonly to: 'left' | 'both' | 'right' }
}

export interface Layout {
  readonly shape: Shape
  readonly width: number
  readonly height: number
  readonly oval: Point & { readonly rx: number; readonly ry: number }
  readonly deck: Box
  readonly trash: Box
  /** By seat. */
  readonly seats: readonly SeatPlace[]
}

export type Shape = 'tall' | 'wide'

interface Measures {
  readonly width: number
  readonly height: number
  /** How far it may be pressed together and drawn out to fill its room. */
  readonly heights: readonly [number, number]
  readonly middle: Point
  /** Half axes of the ring on which the plates of the others lie. */
  readonly ring: Point
  readonly plate: readonly [number, number]
  readonly card: readonly [number, number]
  readonly own: readonly [number, number]
  readonly ownPlate: number
  /** From this cosine on, a seat is at the side and its card lies beside the plate, not below or above. */
  readonly side: number
}

const MEASURES: { readonly [S in Shape]: Measures } = {
  tall: {
    width: 340,
    height: 474,
    heights: [456, 640],
    middle: { x: 170, y: 204 },
    ring: { x: 123, y: 174 },
    plate: [82, 46],
    card: [34, 49],
    own: [74, 106],
    ownPlate: 150,
    side: 0.9,
  },
  wide: {
    width: 760,
    height: 436,
    heights: [384, 520],
    middle: { x: 380, y: 190 },
    ring: { x: 303, y: 152 },
    plate: [142, 48],
    card: [44, 63],
    own: [76, 109],
    ownPlate: 170,
    side: 0.6,
  },
}

const GAP = 6

/** The shape that is drawn larger in a room of that many pixels, and how high it is there in units of the drawing. */
export function fitIn(room: { readonly width: number; readonly height: number }) {
  const fits = (['tall', 'wide'] as const).map((shape) => {
    const { width, heights } = MEASURES[shape]
    const [least, most] = heights
    const height = Math.min(most, Math.max(least, (width * room.height) / room.width))
    return { shape, height, scale: Math.min(room.width / width, room.height / height) }
  })
  const [tall, wide] = fits as [(typeof fits)[0], (typeof fits)[0]]
  return wide.scale * MEASURES.wide.card[0] >= tall.scale * MEASURES.tall.card[0] ? wide : tall
}

/** The others move apart or together; a low table has smaller cards for its viewer. */
function drawnTo(measures: Measures, height: number): Measures {
  const more = (height - measures.height) * 0.46
  const { middle, ring, own } = measures
  const part = Math.min(1, height / measures.height) ** 1.5
  return {
    ...measures,
    height,
    middle: { x: middle.x, y: middle.y + more },
    ring: { x: ring.x, y: ring.y + more },
    own: [own[0] * part, own[1] * part],
  }
}

export function layoutFor(count: number, viewer: Viewer, shape: Shape, fit?: number): Layout {
  const measures = drawnTo(MEASURES[shape], fit ?? MEASURES[shape].height)
  const { width, height, middle, ring, card } = measures
  const first = viewer === 'spectator' ? 0 : viewer
  const seats = Array.from({ length: count }, (_, seat): SeatPlace => {
    const turn = (seat - first + count) % count
    return turn === 0 ? bottomPlace(measures) : placeOnRing(measures, turn / count)
  })
  const lying = (x: number): Box => ({ x, y: middle.y, width: card[0], height: card[1] })
  const apart = card[0] / 2 + GAP / 2 + 1
  return {
    shape,
    width,
    height,
    oval: { ...middle, rx: ring.x - 6, ry: ring.y - 6 },
    deck: lying(middle.x - apart),
    trash: lying(middle.x + apart),
    seats,
  }
}

function bottomPlace({ width, height, own, plate, ownPlate }: Measures): SeatPlace {
  const x = width / 2
  const plateY = height - plate[1] / 2 - 4
  const cardY = plateY - plate[1] / 2 - GAP - own[1] / 2
  return {
    plate: { x, y: plateY, width: ownPlate, height: plate[1] },
    card: { x, y: cardY, width: own[0], height: own[1] },
    tag: { x, y: cardY + own[1] / 2 - 7, to: 'both' },
  }
}

/** `part` of the way round, clockwise from the bottom. */
function placeOnRing({ middle, ring, plate, card, side }: Measures, part: number): SeatPlace {
  const angle = Math.PI / 2 + part * 2 * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = { x: middle.x + ring.x * cos, y: middle.y + ring.y * sin }
  const isSide = Math.abs(cos) >= side
  const inward = isSide
    ? { x: -Math.sign(cos) * (plate[0] / 2 + card[0] / 2 + GAP), y: 0 }
    : { x: -cos * 12, y: -Math.sign(sin) * (plate[1] / 2 + card[1] / 2 + GAP) }
  const lying = { x: at.x + inward.x, y: at.y + inward.y, width: card[0], height: card[1] }
  return {
    plate: { ...at, width: plate[0], height: plate[1] },
    card: lying,
    tag: isSide ? sideTag(lying, cos) : { x: lying.x, y: lying.y + card[1] / 2 - 5, to: 'both' },
  }
}

/** Away from the deck, so that nothing in the middle is covered. */
const sideTag = ({ x, y, width, height }: Box, cos: number): SeatPlace['tag'] => ({
  x: x - (Math.sign(cos) * width) / 2,
  y: y + height / 2 + 5,
  to: cos < 0 ? 'left' : 'right',
})

/** Where a card lies: in front of a seat, on the deck or on the trash. */
export type Spot = Seat | 'deck' | 'trash'

export function boxOf(layout: Layout, spot: Spot): Box {
  if (spot === 'deck') return layout.deck
  if (spot === 'trash') return layout.trash
  return layout.seats[spot]?.card ?? layout.deck
}
