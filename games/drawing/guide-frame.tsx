// The frame of a guide's picture, with a tip for its arrows: `<name>` and `<name>-tip` are its classes, and the tip's id.
import type { ReactNode } from 'react'
import './guide-frame.css'

interface GuideFrameProps {
  readonly name: string
  /** Where the picture begins, if not at 0. */
  readonly top?: number
  readonly tipSize?: number
  readonly children: ReactNode
}

export function GuideFrame({ name, top = 0, tipSize = 5, children }: GuideFrameProps) {
  const tip = `${name}-tip`
  return (
    <svg
      className={`guide-frame ${name}`}
      viewBox={`0 ${top} 480 204`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <marker
          id={tip}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth={tipSize}
          markerHeight={tipSize}
          orient="auto"
        >
          <path d="M0 0L10 5L0 10z" className={tip} />
        </marker>
      </defs>
      {children}
    </svg>
  )
}
