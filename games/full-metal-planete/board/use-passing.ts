// What the player's cues do to what is there already: machines are led along their ways, and the window follows.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import type { Passing } from '../../drawing/player.ts'
import { centreOf, type Point } from './geometry.ts'
import type { Cue } from './staging.ts'

export function usePassing(
  passing: readonly Passing<Cue>[],
  machines: RefObject<SVGSVGElement | null>,
  lens: RefObject<Lens | null>,
): void {
  const begun = useRef(0)
  useLayoutEffect(() => {
    for (const { id, cue, ms } of passing) {
      if (id <= begun.current) continue
      begun.current = id
      const at = cue.kind === 'march' ? cue.path[0] : cue.kind === 'tide' ? undefined : cue.at
      if (at !== undefined) lens.current?.show(centreOf(at))
      if (cue.kind === 'march') lead(machines.current, cue, ms)
    }
  }, [passing, machines, lens])
}

/** The machine stands at the end of its way already: it is led there once more, and looks where it goes. */
function lead(
  machines: SVGSVGElement | null,
  { unit, path }: Extract<Cue, { kind: 'march' }>,
  ms: number,
): void {
  const machine = machines?.querySelector(`[data-unit="${unit}"]`)
  if (machine == null || path.length < 2) return
  const points = path.map(centreOf)
  const turns = !unit.startsWith('barge')
  const frames = points.map((point, n) => {
    const [from, to] = n === 0 ? [point, points[1] ?? point] : [points[n - 1] ?? point, point]
    const turn = turns ? ` rotate(${degreesFrom(from, to)}deg)` : ''
    return { transform: `translate(${point.x}px, ${point.y}px)${turn}` }
  })
  machine.animate(frames, { duration: ms, easing: 'linear' })
}

const degreesFrom = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
