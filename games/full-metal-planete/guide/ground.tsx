// Hexes for the pictures of the guide: where they are, how far apart, and what the tide makes of them.
import type { ReactNode } from 'react'

export type Terrain = 'sea' | 'reef' | 'marsh' | 'land' | 'mountain'
export type Tide = 'low' | 'normal' | 'high'

/** Column and row; odd columns are half a hex lower. */
export type Spot = readonly [number, number]

const SIZE = 20
const TALL = SIZE * Math.sqrt(3)
/** Where the first hex is. */
const [LEFT, TOP] = [15, 4]

export function centre([column, row]: Spot): { readonly x: number; readonly y: number } {
  const y = row + (column % 2) / 2
  return { x: LEFT + column * SIZE * 1.5, y: TOP + y * TALL }
}

export function distance([column, row]: Spot, [otherColumn, otherRow]: Spot): number {
  const [across, down] = [column - otherColumn, axial(column, row) - axial(otherColumn, otherRow)]
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down))
}

const axial = (column: number, row: number): number => row - Math.floor(column / 2)

/** All hexes of a picture. */
export const FIELD: readonly Spot[] = Array.from({ length: 16 * 8 }, (_, index) => [
  Math.floor(index / 8),
  (index % 8) - 1,
])

const CORNERS = [0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = (corner * Math.PI) / 3
    return `${SIZE * Math.cos(angle)},${SIZE * Math.sin(angle)}`
  })
  .join(' ')

export const isWet = (terrain: Terrain, tide: Tide): boolean =>
  terrain === 'sea' ||
  (terrain === 'reef' && tide !== 'low') ||
  (terrain === 'marsh' && tide === 'high')

const MARKS: { readonly [T in Terrain]?: string } = {
  reef: 'M-9 5l4-6 4 6zM1 8l4-7 4 7zM-4-5l3-5 3 5z',
  marsh: 'M-9 7V0M-5 7V-3M-1 7V1M4 0V-7M8 0V-9M12 0V-5',
  mountain: 'M-13 9L-3-10L3 1L6-4L13 9z',
}

interface HexProps {
  readonly spot: Spot
  readonly terrain: Terrain
  readonly tide?: Tide
  readonly className?: string
  readonly children?: ReactNode
}

export function Hex({ spot, terrain, tide = 'normal', className = '', children }: HexProps) {
  const { x, y } = centre(spot)
  const mark = MARKS[terrain]
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon
        className={`fmpg-hex is-${isWet(terrain, tide) ? 'sea' : terrain} ${className}`}
        points={CORNERS}
      />
      {mark !== undefined && <path className={`fmpg-mark is-${terrain}`} d={mark} />}
      {children}
    </g>
  )
}
