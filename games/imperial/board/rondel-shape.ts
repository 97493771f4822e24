// The geometry of the rondel: eight sectors clockwise from the top, in a box of 240 by 240.
import type { Spot } from './map.ts'

export const MIDDLE = 120
export const RIM = 116
export const HUB = 35

const SECTORS = 8
const turn = (space: number): number => (space / SECTORS) * 2 * Math.PI

/** A point so many spaces clockwise of the top. */
export const onRing = (space: number, radius: number): Spot => [
  MIDDLE + radius * Math.sin(turn(space)),
  MIDDLE - radius * Math.cos(turn(space)),
]

const text = (point: Spot): string => point.map((value) => value.toFixed(1)).join(' ')

/** A sector between hub and rim, with a small gap to its neighbours. */
export function sectorPath(space: number, from = HUB, to = RIM): string {
  const gap = 0.022
  const [a, b] = [space + gap, space + 1 - gap]
  return `M${text(onRing(a, from))}L${text(onRing(a, to))}A${to} ${to} 0 0 1 ${text(onRing(b, to))}L${text(onRing(b, from))}A${from} ${from} 0 0 0 ${text(onRing(a, from))}Z`
}

/** The arc on which a sector's name is written: the other way round in the lower half, so that it can be read. */
export function nameArc(space: number, radius: number): string {
  const isLow = space >= 2 && space < 6
  const [a, b] = isLow ? [space + 1, space] : [space, space + 1]
  const around = isLow ? radius + 7.5 : radius
  return `M${text(onRing(a, around))}A${around} ${around} 0 0 ${isLow ? 0 : 1} ${text(onRing(b, around))}`
}

/** Where so many marks stand in one sector: side by side, in two rows from four on. */
export function markSpots(space: number, count: number): Spot[] {
  const inRow = count > 3 ? Math.ceil(count / 2) : count
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow)
    const rowSize = Math.min(inRow, count - row * inRow)
    const place = index - row * inRow - (rowSize - 1) / 2
    const radius = 88 - row * 18
    return onRing(space + 0.5 + (place * 19) / ((radius * 2 * Math.PI) / SECTORS), radius)
  })
}
