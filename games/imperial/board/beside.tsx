// A card that stays beside a place of the map while the map is moved, and covers neither it nor where somebody comes from.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point, Size } from '../../drawing/camera.ts'
import type { Lens } from '../../drawing/lens.ts'
import type { Spot } from './map.ts'

/** How near a card may come to what must be seen, and to the rim of the stage, in pixels. */
const CLEAR = 34
const EDGE = 8

/** Where a card of this size stands beside the first of some points and hides as few of them as can be. */
export function besideOf(points: readonly Point[], size: Size, room: Size): Point {
  const [first = { x: room.width / 2, y: room.height / 2 }] = points
  const inRoom = (value: number, own: number, all: number) =>
    Math.max(EDGE, Math.min(value, all - own - EDGE))
  const spots = [
    { x: first.x + CLEAR, y: first.y - size.height / 2 },
    { x: first.x - CLEAR - size.width, y: first.y - size.height / 2 },
    { x: first.x - size.width / 2, y: first.y + CLEAR },
    { x: first.x - size.width / 2, y: first.y - CLEAR - size.height },
  ].map(({ x, y }) => ({
    x: inRoom(x, size.width, room.width),
    y: inRoom(y, size.height, room.height),
  }))
  const hides = ({ x, y }: Point) =>
    points.filter(
      (point) =>
        point.x > x - CLEAR / 2 &&
        point.x < x + size.width + CLEAR / 2 &&
        point.y > y - CLEAR / 2 &&
        point.y < y + size.height + CLEAR / 2,
    ).length
  return spots.reduce((one, other) => (hides(other) < hides(one) ? other : one))
}

interface BesideProps {
  readonly lens: RefObject<Lens | null>
  readonly spots: readonly Spot[]
  readonly label: string
  readonly children: ReactNode
}

export function Beside({ lens, spots, label, children }: BesideProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const [{ current: box }, { current }] = [card, lens]
      if (box === null || current === null) return
      const points = spots.map(([x, y]) => current.place({ x, y }))
      const size = { width: box.offsetWidth, height: box.offsetHeight }
      const { x, y } = besideOf(points, size, current.window)
      box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    }
    follow()
    return lens.current?.subscribe(follow)
  })
  return (
    <div ref={card} className="im-chooser" role="dialog" aria-label={label}>
      {children}
    </div>
  )
}
