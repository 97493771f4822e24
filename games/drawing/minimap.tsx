// The whole drawing in a corner, with a frame around what is in sight. A press or a drag on it looks there.
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Box } from './camera.ts'
import type { Lens } from './lens.ts'
import { viewBoxOf } from './viewport.tsx'

interface MinimapProps {
  readonly world: Box
  readonly lens: RefObject<Lens | null>
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

export function Minimap({ world, lens, label, className, children }: MinimapProps) {
  const frame = useRef<SVGRectElement>(null)
  const edge = useRef<SVGRectElement>(null)
  useEffect(() => {
    const { current } = lens
    if (current === null) return
    const follow = () => {
      const { x, y, width, height } = current.shown
      for (const { current: rect } of [frame, edge]) {
        rect?.setAttribute('x', `${x}`)
        rect?.setAttribute('y', `${y}`)
        rect?.setAttribute('width', `${width}`)
        rect?.setAttribute('height', `${height}`)
      }
    }
    follow()
    return current.subscribe(follow)
  }, [lens])
  const look = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = lens
    if (current === null || (event.buttons === 0 && event.type !== 'pointerdown')) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = world.x + ((event.clientX - left) / width) * world.width
    const y = world.y + ((event.clientY - top) / height) * world.height
    current.look({ ...current.camera, x, y })
  }
  return (
    <svg
      className={`minimap ${className}`}
      viewBox={viewBoxOf(world)}
      role="img"
      aria-label={label}
      onPointerDown={look}
      onPointerMove={look}
    >
      {children}
      <rect ref={edge} className="minimap-edge" />
      <rect ref={frame} className="minimap-frame" />
    </svg>
  )
}
