// Where the pips of a number card lie, on a card of 100 by 140.

/** Column and row of each pip, as on any French pack; those below the middle stand on their heads. */
export interface Pip {
  readonly x: number
  readonly y: number
}

const [LEFT, MIDDLE, RIGHT] = [35, 50, 65]
const [TOP, BOTTOM] = [27, 113]
const HALF = (TOP + BOTTOM) / 2
const THIRD = (BOTTOM - TOP) / 3

const pairs = (...rows: number[]): Pip[] =>
  rows.flatMap((y) => [
    { x: LEFT, y },
    { x: RIGHT, y },
  ])
const single = (...rows: number[]): Pip[] => rows.map((y) => ({ x: MIDDLE, y }))

const [UPPER, LOWER] = [TOP + THIRD, BOTTOM - THIRD]

export const PIPS: { readonly [rank: string]: readonly Pip[] } = {
  2: single(TOP, BOTTOM),
  3: single(TOP, HALF, BOTTOM),
  4: pairs(TOP, BOTTOM),
  5: [...pairs(TOP, BOTTOM), ...single(HALF)],
  6: pairs(TOP, HALF, BOTTOM),
  7: [...pairs(TOP, HALF, BOTTOM), ...single((TOP + HALF) / 2)],
  8: [...pairs(TOP, HALF, BOTTOM), ...single((TOP + HALF) / 2, (BOTTOM + HALF) / 2)],
  9: [...pairs(TOP, UPPER, LOWER, BOTTOM), ...single(HALF)],
  10: [...pairs(TOP, UPPER, LOWER, BOTTOM), ...single((TOP + UPPER) / 2, (LOWER + BOTTOM) / 2)],
}

export const isUpsideDown = ({ y }: Pip): boolean => y > HALF + 1
