// A shape written at its place. A `transform` would do the same, but Chromium makes a piece of the picture of each, and a machine
// that has one inside is painted anew in every step of its way instead of being moved.
import type { Point } from './camera.ts'

/** Which of x and y the numbers of a command are, in their order; those that are neither stay, as the flags of an arc. */
const KINDS: { readonly [command: string]: string } = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  a: 'rr---xy',
}

/** The path `scale` times as large, with its origin at `at`. Its numbers stand apart from each other, those of arcs too. */
export function shapeAt(d: string, { x, y }: Point, scale = 1): string {
  let [command, count] = ['', 0]
  return d.replace(/([a-z])|[\s,]*(-?\d*\.?\d+)/gi, (_, letter?: string, number = '') => {
    if (letter !== undefined) {
      command = letter
      count = 0
      return letter
    }
    const kinds = KINDS[command.toLowerCase()] ?? '-'
    const kind = kinds[count % kinds.length]
    const gap = count++ === 0 ? '' : ' '
    if (kind === '-') return gap + number
    const isAbsolute = command !== command.toLowerCase()
    const from = !isAbsolute || kind === 'r' ? 0 : kind === 'x' ? x : y
    return `${gap}${Math.round((from + scale * Number(number)) * 100) / 100}`
  })
}
