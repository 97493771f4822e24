// A few words beside a place of a drawing. They keep their size whatever the zoom, and follow the size of letters that a reader wants.
import type { CSSProperties, ReactNode } from 'react'
import type { Box, Point } from './camera.ts'
import './kit.css'

/** On which side of its place something has the most room within a box, as a word each way. */
export function sideOf(at: Point, within: Box): string {
  const [x, y] = [(at.x - within.x) / within.width, (at.y - within.y) / within.height]
  const across = x < 0.3 ? 'right' : x > 0.7 ? 'left' : 'middle'
  return `${y < 0.3 ? 'below' : 'above'} is-${across}`
}

interface CalloutProps {
  readonly at: Point
  /** The world of the viewport in whose `layers` it stands. */
  readonly world: Box
  /** What is in sight, if that is known (`lens.current?.shown`); the side with more room is taken. */
  readonly within?: Box | undefined
  /** How far from the place it stands, in units of the drawing. */
  readonly away?: number
  readonly tone?: 'plain' | 'warn' | 'bad'
  readonly children: ReactNode
}

export function Callout({
  at,
  world,
  within = world,
  away = 0,
  tone = 'plain',
  children,
}: CalloutProps) {
  const style = { '--x': at.x - world.x, '--y': at.y - world.y, '--away': away } as CSSProperties
  return (
    <div className={`kit-callout is-${tone} is-${sideOf(at, within)}`} style={style}>
      {children}
    </div>
  )
}
