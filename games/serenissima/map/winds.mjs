// The net of winds that every portolan has: sixteen points on a ring around the rose, each joined to the others. Lines of the
// eight winds, of the half winds and of the quarter winds are kept apart, because the old charts drew them in three inks.
import { HEIGHT, round, WIDTH } from './sheet.mjs'

const POINTS = 16

/** The ring is wider than the sheet is high, so that points lie on the sea and on the land. */
export function makeWinds({ x, y }, radius) {
  const winds = { principal: '', half: '', quarter: '' }
  const hubs = [{ x, y }, ...ring({ x, y }, radius)]
  const seen = new Set()
  for (const hub of hubs) {
    for (let wind = 0; wind < 2 * POINTS; wind++) {
      const line = cut(hub, (wind * Math.PI) / POINTS)
      if (line === undefined) continue
      const path = `M${line.map((at) => at.map((value) => round(value)).join(' ')).join('L')}`
      const other = `M${line
        .toReversed()
        .map((at) => at.map((value) => round(value)).join(' '))
        .join('L')}`
      if (seen.has(path) || seen.has(other)) continue
      seen.add(path)
      const kind = wind % 4 === 0 ? 'principal' : wind % 2 === 0 ? 'half' : 'quarter'
      // Quarter winds start from the rose alone: on a screen the whole net of them is a fog.
      if (kind === 'quarter' && hub !== hubs[0]) continue
      winds[kind] += path
    }
  }
  return { hubs: hubs.map((hub) => [round(hub.x), round(hub.y)]), ...winds }
}

const ring = ({ x, y }, radius) =>
  Array.from({ length: POINTS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / POINTS
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) }
  })

/** The part of a whole line through a point that lies on the sheet; nothing if there is none. */
function cut({ x, y }, angle) {
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [at, by, most] of [
    [x, dx, WIDTH],
    [y, dy, HEIGHT],
  ]) {
    if (Math.abs(by) < 1e-9) {
      if (at < 0 || at > most) return undefined
      continue
    }
    const [a, b] = [(0 - at) / by, (most - at) / by]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  if (to - from < 1) return undefined
  return [
    [x + dx * from, y + dy * from],
    [x + dx * to, y + dy * to],
  ]
}
