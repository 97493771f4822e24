// Boxes and discs, and how deep one lies on another. A box is [left, top, width, height], a disc { x, y, radius }.

export const shifted = ([left, top, width, height], [x, y]) => [left + x, top + y, width, height]

/** In units; nought or less where they do not touch. */
export function overlap(one, other) {
  if (!Array.isArray(one))
    return Array.isArray(other) ? discOnBox(one, other) : discOnDisc(one, other)
  if (!Array.isArray(other)) return discOnBox(other, one)
  const [[ax, ay, aw, ah], [bx, by, bw, bh]] = [one, other]
  const wide = Math.min(ax + aw, bx + bw) - Math.max(ax, bx)
  const high = Math.min(ay + ah, by + bh) - Math.max(ay, by)
  return Math.min(wide, high)
}

const discOnDisc = (a, b) => a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y)

function discOnBox({ x, y, radius }, [left, top, width, height]) {
  const dx = x - Math.max(left, Math.min(x, left + width))
  const dy = y - Math.max(top, Math.min(y, top + height))
  return radius - Math.hypot(dx, dy)
}

/** The deepest of all pairs. */
export const deepest = (ones, others) =>
  Math.max(...ones.map((one) => Math.max(...others.map((other) => overlap(one, other)))))

const disc = ([x, y], radius) => ({ x, y, radius })

/** Everything on the chart that stands still, with a name for each. */
export function fixtures({ ports, furniture: { wheel, track, cards, bank }, sizes }) {
  const { x, y, radius, node } = wheel
  return [
    { name: 'the wheel', shape: { x, y, radius: radius + node + 2 } },
    ...Object.entries({ track, cards, bank }).map(([name, place]) => ({
      name: `the ${name}`,
      shape: [place.x, place.y, place.width, place.height],
    })),
    ...Object.entries(ports).flatMap(([id, { box, mark, fort, basilica }]) => [
      { name: `${id}: name and slots`, port: id, shape: box },
      { name: `${id}: medallion`, port: id, shape: disc(mark, sizes.medallion) },
      { name: `${id}: fort`, port: id, shape: disc(fort, sizes.badge) },
      { name: `${id}: basilica`, port: id, shape: disc(basilica, sizes.badge) },
    ]),
  ]
}

/** What a galley covers: with its sail two boxes, without it one. */
export const galleyBoxes = (sizes, kind, at) => sizes[kind].map((box) => shifted(box, at))
