// Where somebody looks on a map: the point in the middle of the window, and how many pixels a unit of the drawing has.

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Camera extends Point {
  readonly zoom: number
}

/** What bounds a camera: the drawing, the window it is seen through, and how close one may come. */
export interface Limits {
  readonly world: Box
  readonly window: Size
  readonly closest: number
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** The zoom at which the whole drawing is in sight: nobody goes further away. */
export const furthest = ({ world, window }: Limits): number =>
  Math.min(window.width / world.width, window.height / world.height)

export const wholeView = (limits: Limits): Camera => ({
  ...middleOf(limits.world),
  zoom: furthest(limits),
})

/** The middle stays on the drawing, so that every place can be brought out from under every panel. */
export function kept({ x, y, zoom }: Camera, limits: Limits): Camera {
  const { world } = limits
  return {
    x: within(x, world.x, world.x + world.width),
    y: within(y, world.y, world.y + world.height),
    zoom: within(zoom, furthest(limits), Math.max(limits.closest, furthest(limits))),
  }
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** Moved so far that the window shows the drawing and nothing beside it, as far as there is enough of it. */
export const filling = ({ x, y, zoom }: Camera, world: Box, { width, height }: Size): Camera => ({
  x: alongSide(x, world.x, world.width, width / zoom),
  y: alongSide(y, world.y, world.height, height / zoom),
  zoom,
})

const alongSide = (value: number, from: number, length: number, seen: number): number =>
  seen >= length ? from + length / 2 : within(value, from + seen / 2, from + length - seen / 2)

/** The point of the drawing under a point of the window. */
export const toWorld = (at: Point, { x, y, zoom }: Camera, { width, height }: Size): Point => ({
  x: x + (at.x - width / 2) / zoom,
  y: y + (at.y - height / 2) / zoom,
})

export const toWindow = (at: Point, { x, y, zoom }: Camera, { width, height }: Size): Point => ({
  x: width / 2 + (at.x - x) * zoom,
  y: height / 2 + (at.y - y) * zoom,
})

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
})

/** Closer or further about a point of the window, which stays where it is. */
export function zoomedAt(camera: Camera, by: number, at: Point, limits: Limits): Camera {
  const before = toWorld(at, camera, limits.window)
  const { zoom } = kept({ ...camera, zoom: camera.zoom * by }, limits)
  const after = toWorld(at, { ...camera, zoom }, limits.window)
  return { x: camera.x + before.x - after.x, y: camera.y + before.y - after.y, zoom }
}

/** So that a box fills most of the window. */
export function framing(box: Box, limits: Limits): Camera {
  const { window } = limits
  const zoom = 0.86 * Math.min(window.width / box.width, window.height / box.height)
  return kept({ ...middleOf(box), zoom }, limits)
}

/** The part of the drawing in sight. */
export function shownBy({ x, y, zoom }: Camera, { width, height }: Size): Box {
  const size = { width: width / zoom, height: height / zoom }
  return { x: x - size.width / 2, y: y - size.height / 2, ...size }
}

/** Whether a point lies in the inner part of the window; 0.8 is four fifths of it. */
export function isInSight(at: Point, camera: Camera, window: Size, part = 1): boolean {
  const seen = toWindow(at, camera, window)
  const [x, y] = [Math.abs(seen.x / window.width - 0.5), Math.abs(seen.y / window.height - 0.5)]
  return x <= part / 2 && y <= part / 2
}

/** On the way from one place to another, from 0 to 1, with an easy start and end. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = part * part * (3 - 2 * part)
  const mix = (a: number, b: number) => a + (b - a) * eased
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) }
}

/** What is left of a throw after some milliseconds, in pixels a millisecond; nothing once it is slow. */
export function coasting(speed: Point, ms: number): Point | undefined {
  const rest = 0.95 ** (ms / 16.7)
  const next = { x: speed.x * rest, y: speed.y * rest }
  return Math.hypot(next.x, next.y) < 0.02 ? undefined : next
}
