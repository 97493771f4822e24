// Where the seats lie around the drawn table: the viewer at the bottom, the others clockwise, for a phone and for a desk.
import type { Seat, Viewer } from '@foldtable/kernel'

export type Shape = 'tall' | 'wide'

/** Parts of the way across and down, 0 to 1, for the middle of a plate that stays inside the table. */
export interface Place {
  readonly x: number
  readonly y: number
  /** At which side of the table it sits, and so where its card lies. */
  readonly side: Side
}

export type Side = 'bottom' | 'left' | 'top' | 'right' | 'top-left' | 'top-right'

/** How many of the others sit at each of the two sides. */
const AT_SIDE: { readonly [S in Shape]: { readonly [others: number]: number } } = {
  tall: { 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3 },
  wide: { 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2 },
}

/** Where those at a side sit, from the bottom up. */
const HEIGHTS: { readonly [S in Shape]: { readonly [seats: number]: readonly number[] } } = {
  tall: { 1: [0.5], 2: [0.72, 0.41], 3: [0.8, 0.555, 0.31] },
  wide: { 1: [0.5], 2: [0.83, 0.46] },
}

/** By seat. Whoever only watches sits behind the first seat. */
export function placesFor(count: number, viewer: Viewer, shape: Shape): Place[] {
  const first = viewer === 'spectator' ? 0 : viewer
  const around = ring(count - 1, shape)
  return Array.from({ length: count }, (_, seat: Seat) => {
    const turn = (seat - first + count) % count
    return around[turn] ?? BOTTOM
  })
}

const BOTTOM: Place = { x: 0.5, y: 1, side: 'bottom' }

/** Clockwise from the bottom: up the left side, along the top, down the right. */
function ring(others: number, shape: Shape): Place[] {
  const atSide = AT_SIDE[shape][others] ?? 1
  const heights = HEIGHTS[shape][atSide] ?? [0.5]
  const left = heights.map((y): Place => ({ x: 0, y, side: 'left' }))
  const right = heights.toReversed().map((y): Place => ({ x: 1, y, side: 'right' }))
  return [BOTTOM, ...left, ...topRow(others - 2 * atSide, shape), ...right]
}

/** Two sit apart, three and more fill the row to its corners. */
function topRow(count: number, shape: Shape): Place[] {
  const [from, to] = spanOf(count, shape)
  return Array.from({ length: count }, (_, index): Place => {
    const x = count === 1 ? 0.5 : from + ((to - from) * index) / (count - 1)
    const isCorner = shape === 'tall' && count > 2
    if (isCorner && index === 0) return { x, y: 0, side: 'top-left' }
    if (isCorner && index === count - 1) return { x, y: 0, side: 'top-right' }
    return { x, y: 0, side: 'top' }
  })
}

function spanOf(count: number, shape: Shape): readonly [number, number] {
  if (count <= 2) return [0.2, 0.8]
  if (shape === 'tall') return [0, 1]
  return count < 5 ? [0.09, 0.91] : [0.05, 0.95]
}
