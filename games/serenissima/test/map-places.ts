// Nothing lies on anything else, galleys lie on the water of their zone, and all is large enough on a phone.
import { type Box, chart, type Point } from '../board/chart-map.ts'
import { isInside, pointsOf } from '../board/geometry.ts'
import { PORTS, ZONES } from '../src/data/zones.ts'
import { isLand, isOn } from './map-sea.ts'

/** On a phone of 390 by 844 so many pixels show all of it from north to south; a lower chart shows less and is as large. */
const PHONE = 444 / 616
/** What may lie on each other at most, in units: less than two pixels of a phone. */
const TOUCH = 3

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}
type Shape = Box | Disc

const isDisc = (shape: Shape): shape is Disc => 'radius' in shape

/** How deep one lies on the other, in units; nought or less where they do not touch. */
function overlap(one: Shape, other: Shape): number {
  if (isDisc(one))
    return isDisc(other)
      ? one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y)
      : discOnBox(one, other)
  if (isDisc(other)) return discOnBox(other, one)
  const [[ax, ay, aw, ah], [bx, by, bw, bh]] = [one, other]
  return Math.min(
    Math.min(ax + aw, bx + bw) - Math.max(ax, bx),
    Math.min(ay + ah, by + bh) - Math.max(ay, by),
  )
}

function discOnBox({ x, y, radius }: Disc, [left, top, width, height]: Box): number {
  const dx = x - Math.max(left, Math.min(x, left + width))
  const dy = y - Math.max(top, Math.min(y, top + height))
  return radius - Math.hypot(dx, dy)
}

interface Thing {
  readonly name: string
  /** What it belongs to. */
  readonly of: string
  readonly kind: string
  readonly shapes: readonly Shape[]
}

const disc = ([x, y]: Point, radius: number): Disc => ({ x, y, radius })

/** Everything on the chart that stands still. */
function fixtures(): Thing[] {
  const { wheel, track, cards, bank } = chart.furniture
  const { medallion, badge } = chart.sizes
  const thing = (of: string, kind: string, ...shapes: Shape[]): Thing => ({
    name: `${of}: ${kind}`,
    of,
    kind,
    shapes,
  })
  const plain = ({ x, y, width, height }: typeof track): Box => [x, y, width, height]
  return [
    thing('the wheel', 'wheel', disc([wheel.x, wheel.y], wheel.radius + wheel.node + 2)),
    thing('the track', 'track', plain(track)),
    thing('the cards', 'cards', plain(cards)),
    thing('the bank', 'bank', plain(bank)),
    ...PORTS.flatMap((id) => {
      const { box, mark, fort, basilica } = chart.ports[id]
      return [
        thing(id, 'slots', box),
        thing(id, 'medallion', disc(mark, medallion)),
        thing(id, 'badge of a fort', disc(fort, badge)),
        thing(id, 'badge of a basilica', disc(basilica, badge)),
      ]
    }),
  ]
}

const galleys = (): Thing[] =>
  ZONES.flatMap((zone) =>
    (['sails', 'hulls'] as const).flatMap((kind) =>
      chart.zones[zone].berths[kind].map(
        ([x, y], index): Thing => ({
          name: `${zone}: ${kind} ${index + 1}`,
          of: zone,
          kind,
          shapes: chart.sizes[kind].map(
            ([left, top, width, height]): Box => [left + x, top + y, width, height],
          ),
        }),
      ),
    ),
  )

const isBadge = ({ kind }: Thing): boolean => kind.startsWith('badge')

/** Badges sit on the rim of their own medallion. */
function maySit(one: Thing, other: Thing): boolean {
  if (one.of !== other.of || !(isBadge(one) || isBadge(other))) return false
  return one.kind !== 'slots' && other.kind !== 'slots'
}

export function* clashes(): Generator<string> {
  const [still, lying] = [fixtures(), galleys()]
  const pairs = [
    ...pairsOf(still).filter(([one, other]) => !maySit(one, other)),
    ...lying.flatMap((one) => still.map((other) => [one, other] as const)),
    ...pairsOf(lying).filter(([one, other]) => one.of !== other.of || one.kind === other.kind),
  ]
  for (const [one, other] of pairs) {
    const over = Math.max(...one.shapes.flatMap((a) => other.shapes.map((b) => overlap(a, b))))
    if (over > TOUCH) yield `${one.name} lies on ${other.name} by ${over.toFixed(0)} units`
  }
}

const pairsOf = <T>(things: readonly T[]): (readonly [T, T])[] =>
  things.flatMap((one, index) => things.slice(index + 1).map((other) => [one, other] as const))

export function* offWater(): Generator<string> {
  for (const id of ZONES) {
    const { middle, berths } = chart.zones[id]
    for (const at of [middle, ...berths.sails, ...berths.hulls])
      if (isLand(at) || !isOn(at, id)) yield `${id}: ${at.join(' ')} is not on its water`
    if (berths.sails.length !== 2) yield `${id}: two berths with sails`
    if (berths.hulls.length < 3) yield `${id}: three berths without sails at least`
  }
}

export function* offSheet(): Generator<string> {
  const [left, top, width, height] = chart.viewBox
  const isOut = ([x, y, w, h]: Box) =>
    x < left || y < top || x + w > left + width || y + h > top + height
  for (const id of PORTS) if (isOut(chart.ports[id].box)) yield `${id} goes over the edge`
  for (const { name, shapes } of galleys())
    if (shapes.some((shape) => !isDisc(shape) && isOut(shape))) yield `${name} goes over the edge`
}

/** In pixels of a phone. */
export function* tooSmall(): Generator<string> {
  const { slot, pawnStep, nameSize, medallion } = chart.sizes
  const sizes: readonly (readonly [string, number, number])[] = [
    ['a warehouse space', slot, 10],
    ['the step between sailors', pawnStep, 8],
    ['a name', nameSize, 11.5],
    ['a medallion', 2 * medallion, 18],
    ...ZONES.map((id) => [`the widest place of ${id}`, 2 * widest(id), 32] as const),
  ]
  for (const [name, units, least] of sizes)
    if (units * PHONE < least) yield `${name} is ${(units * PHONE).toFixed(1)} pixels on a phone`
}

/** The radius of about the largest disc inside. */
function widest(id: (typeof ZONES)[number]): number {
  const rings = pointsOf(chart.zones[id].shape)
  const points = rings.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  let best = 0
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 6) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 6) {
      if (!isInside([x, y], rings)) continue
      best = Math.max(best, Math.min(...points.map(([ax, ay]) => Math.hypot(ax - x, ay - y))))
    }
  }
  return best
}
