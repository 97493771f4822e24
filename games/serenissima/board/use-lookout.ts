// Where the window looks, by itself: at the galley that plays, at what was just chosen, and at the whole as long as that is seen.
import { type RefObject, useEffect, useRef } from 'react'
import { filling, furthest, isInSight, type Size, wholeView } from '../../drawing/camera.ts'
import type { Lens } from '../../drawing/lens.ts'
import type { ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/state.ts'
import { placeOf, SHEET } from './chart-map.ts'
import type { Choice } from './choosing/choice.ts'
import { cameraOn, LEAST_SCALE } from './opening.ts'

type Lensed = RefObject<Lens | null>

/** With every galley that plays, the window goes there, where not all is in sight. */
export function useLookout(
  { asked, stage }: State,
  lens: Lensed,
  sites: () => readonly ZoneId[],
): void {
  const latest = useRef(sites)
  latest.current = sites
  const seen = useRef({ asked, stage })
  useEffect(() => {
    const before = seen.current
    if (before.asked === asked) return
    seen.current = { asked, stage }
    const { current } = lens
    const camera = current === null ? undefined : cameraOn(latest.current(), current.window)
    if (current === null || camera === undefined) return
    if (before.stage === stage) current.show(camera)
    else current.glideTo(camera) // what is asked about lies otherwise: another closeness is right
  }, [asked, stage, lens])
}

/** What is chosen in a list is brought into sight; a port that is chosen from all of them is seen with what lies around it. */
export function useSight(lens: Lensed, { port, zone }: Choice): void {
  const place = port ?? zone
  useEffect(() => {
    const { current } = lens
    if (place === null || current === null) return
    const { camera, window } = current
    const [x, y] = placeOf(place)
    const close = cameraOn([place], window)
    const isFar = port !== null && close !== undefined && camera.zoom < LEAST_SCALE
    if (isFar) current.glideTo(close)
    else if (!isInSight({ x, y }, camera, window, 0.8))
      current.glideTo({ ...(close ?? { x, y }), zoom: camera.zoom })
  }, [lens, port, place])
}

/** When the dock or the window grows, whoever sees the whole sheet goes on seeing it, and nobody looks beyond its edge. */
export function useWhole(lens: Lensed, root: RefObject<HTMLElement | null>): void {
  const before = useRef<Size | null>(null)
  useEffect(() => {
    const stage = root.current?.querySelector('.viewport-stage')
    const { current } = lens
    if (stage == null || current === null) return
    const look = () => {
      const { window } = current
      const then = before.current
      before.current = window
      const limits = { world: SHEET, window, closest: 2.2 }
      const wasWhole =
        then !== null &&
        Math.abs(current.camera.zoom - furthest({ ...limits, window: then })) < 0.01
      current.look(wasWhole ? wholeView(limits) : filling(current.camera, SHEET, window))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [lens, root])
}
