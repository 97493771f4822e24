// On a phone part of the sea is out of sight: zones in reach that are there have a tab at the edge, on their side and at their height.
import { type RefObject, useEffect, useState } from 'react'
import type { Box } from '../../drawing/camera.ts'
import type { Lens } from '../../drawing/lens.ts'
import { placeOf } from './chart-map.ts'
import { useHands } from './hands.ts'
import type { Way } from './reach.ts'
import { useTalk } from './words/index.ts'

export interface EdgeTab {
  readonly way: Way
  readonly side: 'left' | 'right'
  /** Share of the height of the window. */
  readonly at: number
}

/** Nearest first; no more than fit, and so far apart that they can be pressed. */
const MOST = 3
const APART = 34
/** From the edges of the window; below on the right stands the button for the whole chart. */
const KEEPS = { top: 16, bottom: { left: 16, right: 66 } }

/** `high` is the window's height in pixels. */
export function edgeTabs(
  ways: readonly Way[],
  { x, y, width, height }: Box,
  high: number,
): EdgeTab[] {
  const fitting = (keeps: number) =>
    Math.min(MOST, Math.max(1, 1 + Math.floor((high - KEEPS.top - keeps) / APART)))
  const isOut = ([left, top]: readonly [number, number]) =>
    left < x + 14 || left > x + width - 14 || top < y + 8 || top > y + height - 8
  const onSide = (side: EdgeTab['side']) =>
    spread(
      ways
        .filter(({ zone }) => isOut(placeOf(zone)))
        .filter(({ zone }) => placeOf(zone)[0] < x + width / 2 === (side === 'left'))
        .sort((a, b) => a.steps - b.steps)
        .slice(0, fitting(KEEPS.bottom[side]))
        .map((way) => ({ way, side, at: (placeOf(way.zone)[1] - y) / height }))
        .sort((a, b) => a.at - b.at),
      high,
      1 - KEEPS.bottom[side] / high,
    )
  return [...onSide('left'), ...onSide('right')]
}

function spread(tabs: readonly EdgeTab[], high: number, lowest: number): EdgeTab[] {
  const apart = APART / high
  let least = KEEPS.top / high
  return tabs.map((tab, index) => {
    const most = lowest - (tabs.length - 1 - index) * apart
    const at = Math.min(Math.max(tab.at, least), most)
    least = at + apart
    return { ...tab, at }
  })
}

interface EdgesProps {
  readonly ways: readonly Way[]
  readonly lens: RefObject<Lens | null>
}

/** They follow the window once it rests. */
export function Edges({ ways, lens }: EdgesProps) {
  const { say } = useTalk()
  const { press } = useHands()
  const shown = useShown(lens)
  if (shown === null || ways.length === 0) return null
  return edgeTabs(ways, shown, lens.current?.window.height ?? 300).map(
    ({ way: { zone, steps }, side, at }) => (
      <button
        key={zone}
        type="button"
        className={`ser-edge is-${side}`}
        style={{ top: `${Math.round(at * 1000) / 10}%` }}
        onClick={() => press(`zone ${zone}`)}
      >
        {zone === 'MARE' ? say('board.mare') : say(`zone.${zone}`)} <b>{steps}</b>
      </button>
    ),
  )
}

const RESTS = 150

function useShown(lens: RefObject<Lens | null>): Box | null {
  const [shown, setShown] = useState<Box | null>(null)
  useEffect(() => {
    const { current } = lens
    if (current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setShown(current.shown)
    look()
    const forget = current.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(look, RESTS)
    })
    return () => {
      forget()
      clearTimeout(timer)
    }
  }, [lens])
  return shown
}
