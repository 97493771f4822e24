// Value noise: random numbers on a lattice, smoothed in between (B-6.5).

export type Noise = (x: number, y: number) => number

/** Width and height of the map in the units of B-6.3, rounded as the lattice needs them. */
const WIDTH = 54
const HEIGHT = 40

export function noise(spacing: number, random: () => number): Noise {
  const columns = Math.floor(WIDTH / spacing) + 2
  const rows = Math.floor(HEIGHT / spacing) + 2
  const lattice = Array.from({ length: columns }, () => Array.from({ length: rows }, random))
  const at = (column: number, row: number) => lattice[column]?.[row] ?? 0
  return (x, y) => {
    const [column, row] = [Math.floor(x / spacing), Math.floor(y / spacing)]
    const [fx, fy] = [smooth(x / spacing - column), smooth(y / spacing - row)]
    const upper = mix(at(column, row), at(column + 1, row), fx)
    const lower = mix(at(column, row + 1), at(column + 1, row + 1), fx)
    return mix(upper, lower, fy)
  }
}

const smooth = (fraction: number): number => fraction * fraction * (3 - 2 * fraction)

const mix = (a: number, b: number, share: number): number => a + (b - a) * share
