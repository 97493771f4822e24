// Shapes touch exactly where the game lets a galley pass; a lane joins every such pair over water and through no third zone.
import { isInside } from './land.mjs'
import { pointsOf } from './sheet.mjs'
import { along } from './zones.mjs'

/** Neighbours share at least so much of a border at sea; others keep at least so far from each other. In units. */
const SHORTEST_BORDER = 18
const LEAST_GAP = 6

export function adjacencyProblems(map, { ZONES, NEIGHBOURS }) {
  const problems = []
  const say = (text) => problems.push(text)
  const isLand = landOf(map)
  const isNext = (a, b) => NEIGHBOURS[a].includes(b)
  const rings = Object.fromEntries(ZONES.map((id) => [id, pointsOf(map.zones[id].shape)]))
  const shores = Object.fromEntries(ZONES.map((id) => [id, atSea(rings[id], isLand)]))
  for (const [index, a] of ZONES.entries()) {
    for (const b of ZONES.slice(index + 1)) {
      const pair = `${a}–${b}`
      const wanted = isNext(a, b) ? 1 : 0
      if (isNext(a, b) !== isNext(b, a)) say(`${pair}: the game’s table is not symmetric`)
      for (const list of ['lanes', 'borders']) {
        const found = map[list].filter(({ between }) => between.includes(a) && between.includes(b))
        if (found.length !== wanted)
          say(`${pair}: ${found.length} ${list}, and should have ${wanted}`)
      }
      const { touching, gap } = meeting(shores[a], shores[b])
      if (wanted === 1 && touching < SHORTEST_BORDER)
        say(`${pair}: share ${touching.toFixed(0)} units of border`)
      if (wanted === 0 && gap < LEAST_GAP)
        say(`${pair}: no neighbours, and ${gap.toFixed(1)} units apart`)
    }
  }
  for (const lane of map.lanes) laneProblems(map, lane, rings, isLand, say)
  passageProblems(map, ZONES, NEIGHBOURS, rings, isLand, say)
  crossings(map.lanes, say)
  return problems
}

export function landOf({ land, islands }) {
  const pieces = [land, ...islands.map(({ path }) => path)].map(pointsOf)
  return (at) => pieces.some((rings) => isInside(at, rings))
}

/** The outline of a zone as points one unit apart, without what lies below the land. */
const atSea = (rings, isLand) =>
  rings.flatMap((ring) => along([...ring, ring[0]], 1)).filter((at) => !isLand(at))

function meeting(one, other) {
  let [touching, gap] = [0, Number.POSITIVE_INFINITY]
  for (const [x, y] of one) {
    let near = Number.POSITIVE_INFINITY
    for (const [ax, ay] of other) near = Math.min(near, Math.hypot(ax - x, ay - y))
    if (near < 1) touching += 1
    gap = Math.min(gap, near)
  }
  return { touching, gap }
}

function laneProblems(map, { between: [a, b], points }, rings, isLand, say) {
  const ends = [map.zones[a].middle, map.zones[b].middle]
  const isJoined = [points[0], points.at(-1)].every(
    (at, index) => Math.hypot(at[0] - ends[index][0], at[1] - ends[index][1]) < 1,
  )
  if (!isJoined) say(`${a}–${b}: the lane does not lead from middle to middle`)
  const all = along(points, 1)
  if (all.some(isLand)) say(`${a}–${b}: the lane crosses land`)
  const isStray = (at) => !isInside(at, rings[a]) && !isInside(at, rings[b])
  const stray = all.filter(isStray).length
  if (stray > 3) say(`${a}–${b}: ${stray} units of the lane lie in neither zone`)
}

/** Through every zone, between each two of its neighbours that have no border, leads one way, from gate to gate over water. */
function passageProblems(map, zones, neighbours, rings, isLand, say) {
  const gateTo = (a, b) =>
    map.lanes.find(({ between }) => between.includes(a) && between.includes(b))?.gate
  for (const zone of zones) {
    const next = neighbours[zone]
    for (const [index, a] of next.entries()) {
      for (const b of next.slice(index + 1).filter((id) => !neighbours[a].includes(id))) {
        const name = `${a}–${zone}–${b}`
        const found = map.passages.filter(
          (one) => one.zone === zone && one.between.includes(a) && one.between.includes(b),
        )
        if (found.length !== 1) say(`${name}: ${found.length} passages`)
        for (const { between, points } of found) {
          const ends = between.map((id) => gateTo(zone, id))
          const isJoined = ends.every((gate, end) => {
            const at = end === 0 ? points[0] : points.at(-1)
            return gate !== undefined && Math.hypot(gate[0] - at[0], gate[1] - at[1]) < 1.5
          })
          if (!isJoined) say(`${name}: the passage does not lead from gate to gate`)
          const all = along(points, 1)
          if (all.some(isLand)) say(`${name}: the passage crosses land`)
          const stray = all.filter((at) => !isInside(at, rings[zone])).length
          if (stray > 8) say(`${name}: ${stray} units of the passage lie outside`)
        }
      }
    }
  }
}

/** Lanes that share no end never cross. */
function crossings(lanes, say) {
  lanes.forEach((one, index) => {
    for (const other of lanes.slice(index + 1)) {
      if (one.between.some((id) => other.between.includes(id))) continue
      if (doCross(one.points, other.points))
        say(`${one.between.join('–')} crosses ${other.between.join('–')}`)
    }
  })
}

const doCross = (one, other) =>
  one.slice(1).some((b, i) => other.slice(1).some((d, j) => areCrossed(one[i], b, other[j], d)))

function areCrossed(a, b, c, d) {
  const side = (p, q, r) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}
