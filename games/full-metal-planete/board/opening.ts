// Where to look first, and where to go by itself.
import { type RefObject, useEffect, useRef } from 'react'
import { type Camera, middleOf, type Size } from '../../drawing/camera.ts'
import type { Lens } from '../../drawing/lens.ts'
import { ownShip } from './choosing.ts'
import type { Now } from './deeds.ts'
import { centreOf, VIEW } from './geometry.ts'

/** Landing: the planet from edge to edge. Afterwards what is asked, close enough to touch. */
export function openingFor(now: Now, window: Size): Camera | undefined {
  const at = ownShip(now)?.at
  if (now.view.phase === 'landing' || at == null) {
    const zoom = Math.min(1, Math.max(window.width / VIEW.width, window.height / VIEW.height))
    return window.width < window.height ? { ...middleOf(VIEW), zoom } : undefined
  }
  return { ...centreOf(at), zoom: Math.min(1.4, Math.max(1.06, window.width / VIEW.width)) }
}

/** Once one has landed, one looks at one's own ship. */
export function useHomecoming(now: Now, lens: RefObject<Lens | null>): void {
  const { phase } = now.view
  const before = useRef(phase)
  useEffect(() => {
    const { current } = lens
    if (before.current === 'landing' && phase !== 'landing' && current !== null) {
      const home = openingFor(now, current.window)
      if (home !== undefined) current.glideTo({ ...home, zoom: Math.max(1.25, home.zoom) })
    }
    before.current = phase
  }, [phase, now, lens])
}
