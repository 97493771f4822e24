// A window onto a drawing that is larger than it: moved by mouse, finger, pinch, wheel and keys. Moving it draws nothing anew:
// the world is one layer of the compositor that is shifted, and gets its new size once a zoom has come to rest.
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Box, Camera, Point } from './camera.ts'
import type { Grab, Press } from './gestures.ts'
import { Lens } from './lens.ts'
import './viewport.css'

export interface ViewportProps {
  /** What the drawing covers, in its own units. */
  readonly world: Box
  /** Pixels a unit, at most. */
  readonly closest?: number
  /** Where to look first; the whole drawing if missing. It is asked once the size of the window is known. */
  opening?(window: { readonly width: number; readonly height: number }): Camera | undefined
  readonly label: string
  /** The id of what describes the keys. */
  readonly describedBy?: string
  readonly motion: boolean
  onPress(at: Point, press: Press): void
  /** Where the mouse is; null once it has left. */
  onHover?(at: Point | null): void
  /** Something lies there that can be carried elsewhere: a drag that begins on it does not move the window. */
  onGrab?(at: Point): Grab | undefined
  /** True if it knew the key. */
  onKey?(event: KeyboardEvent): boolean
  /** `<Layer>`s from below to above. What changes together lies in one: only that one is painted anew. */
  readonly layers: ReactNode
  /** Panels over the window. */
  readonly children?: ReactNode
  readonly lens?: Ref<Lens>
}

export function Viewport(props: ViewportProps) {
  const { world, label, describedBy, layers, children, closest = 2.2 } = props
  const stage = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const lens = useMemo(() => new Lens(world, closest), [world, closest])
  const latest = useRef(props)
  latest.current = props
  useImperativeHandle(props.lens, () => lens, [lens])
  useLayoutEffect(() => {
    const { current: box } = stage
    const { current: moved } = ground
    if (box === null || moved === null) return
    return lens.mount(box, moved, {
      press: (at, press) => latest.current.onPress(at, press),
      hover: (at) => latest.current.onHover?.(at),
      grab: (at) => latest.current.onGrab?.(at),
      opening: (window) => latest.current.opening?.(window),
    })
  }, [lens])
  useEffect(() => {
    lens.isStill = !props.motion
  }, [lens, props.motion])
  return (
    <div className="viewport">
      <div
        ref={stage}
        className="viewport-stage"
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map that is read and played by keys
        tabIndex={0}
        onKeyDown={(event) => {
          if (lens.knows(event.nativeEvent) || props.onKey?.(event) === true) event.preventDefault()
        }}
      >
        <div ref={ground} className="viewport-world" aria-hidden="true">
          {layers}
        </div>
      </div>
      {children}
    </div>
  )
}

interface LayerProps {
  readonly world: Box
  readonly className?: string
  readonly ref?: Ref<SVGSVGElement>
  readonly children?: ReactNode
}

export const Layer = ({ world, ...rest }: LayerProps) => (
  <svg viewBox={viewBoxOf(world)} aria-hidden="true" {...rest} />
)

export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`
