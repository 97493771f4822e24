// Bars of reef between the islands and the mainland: fords at low tide, and they split the sea (B-6.11).
import { GRID, HEXES, type Hex } from './grid.ts'
import type { Sketch } from './sketch.ts'

const LONGEST_BAR = 7

export function layReefBars(sketch: Sketch): void {
  const { random, zones } = sketch
  layBar(sketch, 7, (hex) => zones[hex] === 8)
  const from = random() < 0.5 ? 7 : 8
  layBar(sketch, from, (hex) => (zones[hex] ?? 0) >= 1 && (zones[hex] ?? 0) <= 6)
}

function layBar(sketch: Sketch, from: number, isTarget: (hex: Hex) => boolean): void {
  const path = seaPath(sketch, from, isTarget)
  if (path.length < 1 || path.length > LONGEST_BAR) return
  for (const hex of path) sketch.terrain[hex] = 'reef'
}

/** The sea hexes of a shortest way; nearest target first, and always by the smallest number. */
function seaPath({ terrain, zones }: Sketch, from: number, isTarget: (hex: Hex) => boolean): Hex[] {
  const far: number[] = []
  const queue = HEXES.filter((hex) => zones[hex] === from)
  for (const hex of queue) far[hex] = 0
  const reached: Hex[] = []
  for (const hex of queue) {
    for (const next of GRID.beside(hex)) {
      if (far[next] !== undefined) continue
      if (terrain[next] === 'sea') queue.push(next)
      else if (isTarget(next)) reached.push(next)
      else continue
      far[next] = (far[hex] ?? 0) + 1
    }
  }
  const [target] = reached.sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || a - b)
  return target === undefined ? [] : wayBack(far, target, terrain)
}

function wayBack(far: readonly number[], target: Hex, terrain: Sketch['terrain']): Hex[] {
  const path: Hex[] = []
  let hex = target
  for (let left = (far[target] ?? 0) - 1; left > 0; left--) {
    const steps = GRID.beside(hex).filter((one) => far[one] === left && terrain[one] === 'sea')
    hex = Math.min(...steps)
    path.push(hex)
  }
  return path
}
