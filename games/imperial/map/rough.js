// Straight lines drawn by hand, roughened like borders that follow hills and rivers. The same line is always the same.

/** Segments shorter than this stay straight, in map units. */
const SHORTEST = 6
/** So do longer ones than this: they lie where nothing is cut. */
const LONGEST = 190
/** How far a middle point is moved, as a part of the length of its segment. */
const AMPLITUDE = 0.17

/** Points are multiples of this, so that the last bits of an engine's sines change no line. */
const GRID = 1 / 8
const SALT = 1900

const onGrid = ([x, y]) => [Math.round(x / GRID) * GRID, Math.round(y / GRID) * GRID]

const mixed = (hash, value) => Math.imul(hash ^ value, 0x9e3779b1) ^ (hash >>> 15)

/** A number from -1 to 1 that depends on the two ends alone, not on their order. */
function chanceOf([ax, ay], [bx, by]) {
  const parts = [(ax + bx) / GRID, (ay + by) / GRID, Math.abs(ax - bx) / GRID]
  const hash = mixed(mixed(parts.reduce(mixed, SALT), 7), 13)
  return (hash >>> 0) / 2 ** 31 - 1
}

function between(a, b, points) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  if (length > SHORTEST && length < LONGEST) {
    const isForward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])
    const push = chanceOf(a, b) * AMPLITUDE * (isForward ? 1 : -1)
    const middle = onGrid([(a[0] + b[0]) / 2 - dy * push, (a[1] + b[1]) / 2 + dx * push])
    between(a, middle, points)
    between(middle, b, points)
    return
  }
  points.push(b)
}

/** A closed ring through these corners. */
export function rough(ring) {
  const corners = ring.map(onGrid)
  const points = [corners[0]]
  for (const [at, corner] of corners.entries())
    between(corner, corners[(at + 1) % corners.length], points)
  return points
}
