// Where to look: the whole sheet where it can be read; on a phone as close as names need, around where it happens.
import { type Camera, filling, type Size } from '../../drawing/camera.ts'
import { PORTS, type ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/state.ts'
import { type Point, placeOf, SHEET } from './chart-map.ts'
import type { Choice, Press } from './choosing/choice.ts'

/** Pixels for a unit, at least: a name is 11.5 pixels high then. */
export const LEAST_SCALE = 0.72
/** Nothing that matters lies farther north or south. */
const HIGH = 616
/** From so many pixels on, all of it is in sight, with the instruments. */
const WIDE = 640

/** Nothing: the whole sheet. */
export function cameraOn(zones: readonly ZoneId[], window: Size): Camera | undefined {
  if (window.width >= WIDE) return undefined
  const close = Math.max(LEAST_SCALE, Math.min(1.1, window.height / HIGH))
  const points = zones.map(placeOf)
  const [x, y] = middleOf(points)
  const zoom = Math.min(close, zoomFor(points, window))
  // Names cannot be read there, but it is seen which ports are meant; the dock names them.
  return zoom < LEAST_SCALE ? { x, y, zoom } : filling({ x, y, zoom }, SHEET, window)
}

/** Units around a port that belong to it. */
const AROUND = 70

/** At which all of them are in sight. */
function zoomFor(points: readonly Point[], { width, height }: Size): number {
  const span = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis])
    return all.length < 2 ? 0 : Math.max(...all) - Math.min(...all) + 2 * AROUND
  }
  return Math.min(width / Math.max(1, span(0)), height / Math.max(1, span(1)))
}

/** Between the outermost, so that all of them are seen if they can be. */
function middleOf(points: readonly Point[]): Point {
  if (points.length === 0) return [SHEET.width / 2, SHEET.height / 2]
  const between = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return [between(0), between(1)]
}

/** Where it happens: the galley that plays, or the ports that are asked about. */
export function sitesOf(
  view: State,
  choice: Choice,
  presses: ReadonlyMap<string, Press>,
): readonly ZoneId[] {
  if (choice.port !== null) return [choice.port]
  if (view.turn?.kind === 'ordinary' || view.turn?.kind === null) {
    const here = view.galleys[view.active]?.location
    return here === undefined ? [] : choice.zone === null ? [here] : [here, choice.zone]
  }
  return PORTS.filter((id) => presses.has(`port ${id}`) || presses.has(`hire ${id} 1`))
}
